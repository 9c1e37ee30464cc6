import type { ComponentType } from 'react';
import { loadChunk } from '../shared/loadChunk';
import { paths } from '../shared/paths';

export interface LazyScreen {
  path: string;
  /** Once it has loaded. */
  Component?: ComponentType;
  /** Why it could not be loaded the last time. */
  error?: unknown;
  /** Never rejects; calling it after a failure tries again. */
  load: () => Promise<void>;
}

function lazyScreen(path: string, importScreen: () => Promise<ComponentType>): LazyScreen {
  let loading: Promise<void> | undefined;
  const screen: LazyScreen = {
    path,
    load: () =>
      (loading ??= loadChunk(importScreen).then(
        (Component) => {
          screen.Component = Component;
        },
        (error: unknown) => {
          screen.error = error;
          loading = undefined;
        },
      )),
  };
  return screen;
}

/** The screens that the first paint does not need. */
export const lazyScreens = {
  checkout: lazyScreen(
    paths.checkout,
    async () => (await import('../pages/CheckoutPage')).CheckoutPage,
  ),
  login: lazyScreen(paths.login, async () => (await import('../pages/LoginPage')).LoginPage),
};

/** Loads all of them, so that they open at once. A failure shows when the screen is opened. */
export function preloadScreens(): void {
  for (const { load } of Object.values(lazyScreens)) void load();
}
