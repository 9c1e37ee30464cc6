import { createElement, lazy, useState, type ComponentType } from 'react';
import { loadChunk } from '../shared/loadChunk';
import { paths } from '../shared/paths';

/** The paths of the screens that are being loaded. */
const pending = new Set<string>();
const listeners = new Set<() => void>();
/** By its path, what loads each screen that has not been loaded. */
const unloaded = new Map<string, () => Promise<unknown>>();
/** What makes each screen that has failed ready for another try. */
const resets = new Set<() => void>();

function notify() {
  for (const listener of listeners) listener();
}

function lazyScreen(path: string, importScreen: () => Promise<ComponentType>) {
  const load = async () => {
    screen = await importScreen();
    unloaded.delete(path);
    return { default: screen };
  };
  const create = () =>
    lazy(async () => {
      pending.add(path);
      // Not now: React is rendering, and no other component may change meanwhile.
      queueMicrotask(notify);
      try {
        return await loadChunk(load);
      } catch (error) {
        resets.add(() => {
          screen = create();
        });
        throw error;
      } finally {
        pending.delete(path);
        notify();
      }
    });
  let screen: ComponentType = create();
  unloaded.set(path, load);
  return function LazyScreen() {
    // One that is shown stays as it is, with what was typed into it, when the screen has been loaded.
    const [type] = useState(() => screen);
    return createElement(type);
  };
}

/** The screens that the first paint does not need. */
export const lazyScreens = {
  CheckoutPage: lazyScreen(
    paths.checkout,
    async () => (await import('../pages/CheckoutPage')).CheckoutPage,
  ),
  LoginPage: lazyScreen(paths.login, async () => (await import('../pages/LoginPage')).LoginPage),
};

/** Loads all of them, so that they open at once. A failure shows when the screen is opened. */
export function preloadScreens(): void {
  for (const [path, load] of unloaded) {
    // The second try of a screen that is being loaded would share the failure of this one.
    if (!pending.has(path)) load().catch(() => undefined);
  }
}

/** Whether every screen can be rendered at once. */
export const areScreensLoaded = () => unloaded.size === 0;

/** Lets screens that could not be loaded be loaded again; React keeps a failed `lazy` for ever. */
export function forgetFailedScreens(): void {
  for (const reset of resets) reset();
  resets.clear();
}

/** Which screens are being loaded, for `useSyncExternalStore`. */
export const pendingScreens = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  isAny: () => pending.size > 0,
  has: (path: string) => pending.has(path),
};
