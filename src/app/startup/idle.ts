import type { MetricType } from 'web-vitals';

/** Calls `start` when the browser is idle, after 2 seconds at the latest. */
export function whenIdle(start: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 1000);
}

/**
 * Measures the page's web vitals with a library that is loaded when the browser is idle. If it can't
 * be loaded, nothing is reported.
 */
export function reportWebVitals(reporter?: (metric: MetricType) => void): void {
  whenIdle(() => {
    import('web-vitals').then(
      ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
        if (!reporter) return;
        for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(reporter);
      },
      () => undefined,
    );
  });
}
