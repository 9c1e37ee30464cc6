const LATEST_MS = 20_000;
const signs = ['pointerdown', 'keydown', 'scroll'];

const whenIdle = (start: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 1000);
};

/**
 * Calls `start` once, when the browser has nothing else to do: after the visitor's first touch, key
 * or scroll, or twenty seconds. What is loaded then costs nothing to who only looks in. A page that
 * a service worker has brought has nothing to spare, and starts without a sign.
 */
export function whenVisitLasts(start: () => void): void {
  const startOnce = () => {
    for (const sign of signs) removeEventListener(sign, startOnce);
    clearTimeout(latest);
    whenIdle(start);
  };
  for (const sign of signs) addEventListener(sign, startOnce, { passive: true });
  const latest = setTimeout(startOnce, navigator.serviceWorker.controller ? 0 : LATEST_MS);
}
