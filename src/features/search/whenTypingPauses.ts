/** WebKit allows 100 changes of the history in 30 seconds; Chromium and Firefox 200 in 10. */
const PAUSE_MS = 400;
/** What shows that the shopper is done with typing: they may lead to another screen, or out of the shop. */
const ends = ['focusout', 'click', 'pagehide'];

/**
 * Calls `write` once, when typing pauses or ends. Back, Forward or another address are not waited for.
 *
 * @returns what keeps it from being called
 */
export function whenTypingPauses(write: () => void): () => void {
  const cancel = () => {
    clearTimeout(timer);
    for (const end of ends) removeEventListener(end, writeOnce, true);
    removeEventListener('popstate', cancel);
  };
  const writeOnce = () => {
    cancel();
    write();
  };
  const timer = setTimeout(writeOnce, PAUSE_MS);
  for (const end of ends) addEventListener(end, writeOnce, true);
  addEventListener('popstate', cancel);
  return cancel;
}
