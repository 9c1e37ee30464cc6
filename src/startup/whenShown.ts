/** How long what a page has read is good enough while it is out of view. */
const FRESH_MS = 60_000;

/**
 * Calls `read` once the page is shown, and again when it comes back into view after a minute. A page that the browser
 * prerenders is hidden until somebody opens it. Offline, the console would show a request as an error; the emulator needs
 * no network.
 */
export function whenShown(read: () => Promise<unknown>): Promise<void> {
  let readAt = -Infinity;
  const readIfDue = async () => {
    const now = performance.now();
    if (document.hidden || now - readAt <= FRESH_MS) return;
    if (!navigator.onLine && !process.env.FIRESTORE_EMULATOR_URL) return;
    readAt = now;
    await read();
  };
  document.addEventListener('visibilitychange', () => void readIfDue());
  return readIfDue();
}
