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
  let failure: { error: unknown } | undefined;
  const load = () => {
    loading ??= loadChunk(importScreen).then(
      (screen) => (loaded = { default: screen }),
      (error: unknown) => {
        failure = { error };
        throw error;
      },
    );
    return loading;
  };
  /** The next load is another try. */
  const forgetFailure = () => {
    if (failure) loading = undefined;
    failure = undefined;
  };
  // React renders at once what it doesn't have to await.
  const settled = {
    // oxlint-disable-next-line unicorn/no-thenable
    then: (resolve: (screen?: Loaded) => void, reject: (error: unknown) => void) => {
      if (failure) reject(failure.error);
      else resolve(loaded);
    },
  };
  return {
    load,
    open: () => {
      forgetFailure();
      return load();
    },
    create: () => {
      forgetFailure();
      return lazy(() => (loaded || failure ? (settled as unknown as Promise<Loaded>) : load()));
    },
    isLoaded: () => loaded !== undefined,
    isAt: (pathname: string) => pathname.toLowerCase().startsWith(path),
  };
}

const checkout = lazyScreen(
  paths.checkout,
  async () => (await import('../pages/CheckoutPage')).CheckoutPage,
);
const login = lazyScreen(paths.login, async () => (await import('../pages/LoginPage')).LoginPage);

const screenAt = (pathname: string) => [checkout, login].find(({ isAt }) => isAt(pathname));

/** The screens that the first paint does not need. */
export const lazyScreens = {
  /** React keeps a failed `lazy` for ever: each try needs its own. */
  create: () => ({ CheckoutPage: checkout.create(), LoginPage: login.create() }),
  /** Whether the screen at a path has to be loaded first. */
  isMissing: (pathname: string) => screenAt(pathname)?.isLoaded() === false,
  open: async (pathname: string) => screenAt(pathname)?.open(),
};

/** Loads all of them, so that they open at once. A failure shows when the screen is opened. */
export function preloadScreens(): void {
  for (const { load } of [checkout, login]) load().catch(() => undefined);
}
