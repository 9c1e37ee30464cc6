import { preloadScreens } from '../app/lazyScreens';
import { whenIdle } from './whenIdle';

/**
 * Loads the other screens once the first one is there, except where the shopper saves data. (A
 * `prefetch` link would do it too, but Firefox holds it to `default-src` of the content security
 * policy.)
 */
export function preloadScreensWhenIdle(): void {
  if (!navigator.connection?.saveData) whenIdle(preloadScreens);
}
