/**
 * Preloaded into a child process with an IPC channel to its parent: ends it soon after its parent, even if
 * the parent was killed.
 */
const GRACE_MS = 10_000;

// The child's own children have other channels.
process.execArgv.splice(process.execArgv.indexOf('--require'), 2);

process.once('disconnect', () => {
  // The signal is that of Ctrl-C, so that the child can end what it has started.
  process.kill(process.pid, 'SIGINT');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref();
});
// Without this, the channel would keep a finished child running.
process.channel?.unref();
