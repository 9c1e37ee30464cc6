import { lazy, type ComponentType } from 'react';
import { loadChunk } from '../shared/loadChunk';
import { paths } from '../shared/paths';

interface Loaded {
  default: ComponentType;
}

/** A screen that is loaded when it is first opened, or before. */
function lazyScreen(path: string, importScreen: () => Promise<ComponentType>) {
  let loaded: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  const load = () => {
    // Shared: a second load of a chunk that is being loaded would share its failure, but not its retry.
    loading ??= loadChunk(importScreen).then(
      (screen) => (loaded = { default: screen }),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  // React renders at once what it doesn't have to await.
  const now = {
    // oxlint-disable-next-line unicorn/no-thenable
    then: (resolve: (screen?: Loaded) => void) => {
      resolve(loaded);
    },
  };
  return {
    load,
    create: () => lazy(() => (loaded ? (now as unknown as Promise<Loaded>) : load())),
    isMissing: (pathname: string) => !loaded && pathname.toLowerCase().startsWith(path),
  };
}

const checkout = lazyScreen(
  paths.checkout,
  async () => (await import('../pages/CheckoutPage')).CheckoutPage,
);
const login = lazyScreen(paths.login, async () => (await import('../pages/LoginPage')).LoginPage);

/** The screens that the first paint does not need. */
export const lazyScreens = {
  /** React keeps a failed `lazy` for ever: each try needs its own. */
  create: () => ({ CheckoutPage: checkout.create(), LoginPage: login.create() }),
  /** Whether the screen at a path has to be loaded first. */
  isMissing: (pathname: string) => checkout.isMissing(pathname) || login.isMissing(pathname),
};

/** Loads all of them, so that they open at once. A failure shows when the screen is opened. */
export function preloadScreens(): void {
  for (const { load } of [checkout, login]) load().catch(() => undefined);
}
