import { lazy, type ComponentType } from 'react';
import { loadPart } from '../services/loadPart';

/** A wait that a shopper takes for one; a shorter one needs no word. */
const SLOW_MS = 1000;

let late = false;
const listeners = new Set<() => void>();
function setLate(next: boolean) {
  late = next;
  listeners.forEach((listener) => {
    listener();
  });
}

/** Whether a screen that was asked for is slow to arrive: a store, for `useSyncExternalStore`. */
export const lateScreen = {
  get: () => late,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

const lazyPage = (load: () => Promise<ComponentType>) =>
  lazy(async () => {
    const timer = setTimeout(setLate, SLOW_MS, true);
    try {
      return { default: await loadPart(load) };
    } finally {
      clearTimeout(timer);
      setLate(false);
    }
  });

/** The screens that the first paint does not need; fetched when the browser has nothing else to do. */
export const lazyPages = {
  CheckoutPage: lazyPage(
    async () => (await import(/* webpackPrefetch: true */ '../pages/CheckoutPage')).CheckoutPage,
  ),
  LoginPage: lazyPage(
    async () => (await import(/* webpackPrefetch: true */ '../pages/LoginPage')).LoginPage,
  ),
};
