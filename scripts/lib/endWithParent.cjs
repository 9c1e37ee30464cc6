/**
 * Preloaded into a child process that has an IPC channel to its parent: ends it within seconds of its
 * parent's end, even when the parent was killed and could not end it.
 */
const GRACE_MS = 10_000;

// Not for what it forks: that has a channel of its own, and may use it.
process.execArgv.splice(process.execArgv.indexOf('--require'), 2);

process.once('disconnect', () => {
  // What Ctrl-C would send, so that the child can end what it has started.
  process.kill(process.pid, 'SIGINT');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref();
});
// Else the channel would keep a child running that has nothing left to do.
process.channel?.unref();
