import { whenIdle } from './whenIdle';

/** Longer than the answer to a press takes on a slow phone. */
const REST_MS = 1_000;
const LATEST_MS = 20_000;
const signs = ['pointerdown', 'keydown', 'scroll'];

/**
 * Calls `start` once, when the browser has nothing else to do: after the visitor's first touch, key
 * or scroll and its answer, or twenty seconds. What is loaded then costs nothing to a visitor who leaves at
 * once. A page that a service worker has brought has nothing to spare, and starts without a sign.
 */
export function onFirstInteraction(start: () => void): void {
  const startOnce = () => {
    for (const sign of signs) removeEventListener(sign, onSign);
    whenIdle(start);
  };
  const onSign = () => {
    clearTimeout(timer);
    timer = setTimeout(startOnce, REST_MS);
  };
  for (const sign of signs) addEventListener(sign, onSign, { passive: true });
  let timer = setTimeout(startOnce, navigator.serviceWorker.controller ? 0 : LATEST_MS);
}
