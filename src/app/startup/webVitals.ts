import type { MetricType } from 'web-vitals';
import { whenIdle } from '../../ui/whenIdle';

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
