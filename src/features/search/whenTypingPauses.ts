/** WebKit allows 100 changes of the history in 30 seconds; Chromium and Firefox 200 in 10. */
const PAUSE_MS = 400;
/** Signs that the shopper has stopped typing: they may lead to another screen, or out of the shop. */
const ends = ['focusout', 'click', 'pagehide'];

/**
 * Calls `write` once, when typing pauses or ends, unless Back, Forward or another address comes first.
 *
 * @returns cancels the call
 */
export function whenTypingPauses(write: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const cancel = () => {
    clearTimeout(timer);
    waiting.abort();
  };
  const writeOnce = () => {
    cancel();
    write();
  };
  const timer = setTimeout(writeOnce, PAUSE_MS);
  for (const end of ends) addEventListener(end, writeOnce, { capture: true, signal });
  addEventListener('popstate', cancel, { signal });
  return cancel;
}
