/** Calls `start` when the browser is idle, after 2 seconds at the latest. */
export function whenIdle(start: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 1000);
}

/** Calls `start` when the browser has painted what is rendered now; soon in a page that isn't painted, as in another tab. */
export function afterPaint(start: () => void): void {
  if (document.hidden) setTimeout(start);
  else requestAnimationFrame(() => setTimeout(start));
}
