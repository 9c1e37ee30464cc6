/**
 * Preloaded into a child process with an IPC channel to its parent: ends it soon after its parent, even if
 * the parent was killed.
 */
const GRACE_MS = 10_000;

// Not in its own children: they have channels of their own.
process.execArgv.splice(process.execArgv.indexOf('--require'), 2);

process.once('disconnect', () => {
  // As on Ctrl-C, so that the child can end what it has started.
  process.kill(process.pid, 'SIGINT');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref();
});
// Otherwise the channel would keep a finished child running.
process.channel?.unref();
