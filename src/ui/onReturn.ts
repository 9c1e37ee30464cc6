/**
 * Runs when the shopper comes back to the page, and when its connection comes back, also while it is hidden. One return
 * can be two events, almost at once.
 *
 * @returns a function that ends this
 */
export function onReturn(run: () => unknown, page: Window = window): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const runIfVisible = () => {
    if (page.document.visibilityState === 'visible') run();
  };
  page.addEventListener('online', run, { signal });
  page.addEventListener('focus', run, { signal });
  page.document.addEventListener('visibilitychange', runIfVisible, { signal });
  return () => {
    ending.abort();
  };
}
