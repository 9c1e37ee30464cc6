/**
 * Preloaded into a child process (`node --import`): ends it within a few seconds of its parent's
 * end, even when the parent was killed and could not say goodbye.
 */
import { whenParentEnds } from './parent.mjs';

const GRACE_MS = 10_000;

whenParentEnds(() => {
  // What Ctrl-C would send, so that the child may still save what it has.
  process.kill(process.pid, 'SIGINT');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref();
});
