import type { ComponentType } from 'react';
import { loadChunk } from '../shared/loadChunk';
import { paths } from '../shared/paths';

export interface LazyScreen {
  path: string;
  /** Set once it has loaded. */
  Component?: ComponentType;
  /** Why the last attempt to load it failed. */
  error?: unknown;
  /** Never rejects; after a failure, the next call retries. */
  load: () => Promise<void>;
}

function lazyScreen(path: string, importScreen: () => Promise<ComponentType>): LazyScreen {
  let loading: Promise<void> | undefined;
  const screen: LazyScreen = { path, load: () => (loading ??= load()) };
  const load = async () => {
    try {
      screen.Component = await loadChunk(importScreen);
    } catch (error) {
      screen.error = error;
      loading = undefined;
    }
  };
  return screen;
}

export const lazyScreens = {
  checkout: lazyScreen(
    paths.checkout,
    async () => (await import('../pages/CheckoutPage')).CheckoutPage,
  ),
  login: lazyScreen(paths.login, async () => (await import('../pages/LoginPage')).LoginPage),
};

/** Loads all of them ahead of time; a failure shows only when the screen is opened. */
export function preloadScreens(): void {
  for (const { load } of Object.values(lazyScreens)) void load();
}
