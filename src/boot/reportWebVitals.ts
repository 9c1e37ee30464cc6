import type { MetricType } from 'web-vitals';
import { whenIdle } from './whenIdle';

export type WebVitalsReporter = (metric: MetricType) => void;

/**
 * Loads the web-vitals library when the browser is idle, and passes each of the page's web vitals to
 * the reporter, if there is one, as soon as it is known. If the library can't be loaded, nothing is
 * reported.
 */
export function reportWebVitals(reporter?: WebVitalsReporter): void {
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
