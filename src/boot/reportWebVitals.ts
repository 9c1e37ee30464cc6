import type { MetricType } from 'web-vitals';

export type WebVitalsReporter = (metric: MetricType) => void;

/**
 * Hands each of the page's web vitals to the reporter, once it is known. The library is loaded only
 * when there is a reporter.
 */
export async function reportWebVitals(reporter?: WebVitalsReporter): Promise<void> {
  if (!reporter) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((observe) => {
    observe(reporter);
  });
}
