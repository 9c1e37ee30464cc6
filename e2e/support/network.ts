import { once } from 'node:events';
import type { Page, Route } from '@playwright/test';
import { testRun } from '../../scripts/lib/stages';
import { scriptOf } from './builtScripts';

/**
 * Stalls the page's requests to the identity service until `release`.
 *
 * @returns `requested`: the kinds of the requests so far, such as `signUp`, in order
 */
export const stallIdentity = (page: Page) =>
  stall(page, `${testRun.authUrl}/**`, (url) => /accounts:(\w+)/.exec(url)?.[1] ?? 'other');

/**
 * Stalls requests for this pattern until `release`.
 *
 * @returns `requested`: what `nameOf` makes of the address of each request so far
 */
export async function stall(page: Page, pattern: string, nameOf = (url: string) => url) {
  const requested: string[] = [];
  const released = new AbortController();
  await page.route(pattern, async (route) => {
    requested.push(nameOf(route.request().url()));
    if (!released.signal.aborted) await once(released.signal, 'abort');
    await route.fallback();
  });
  const release = () => {
    released.abort();
  };
  return { requested, release };
}

/** Opens the page, and stalls its scripts until `release`. */
export async function openWithoutScripts(page: Page, route = '') {
  const scripts = await stall(page, '**/static/js/*.js');
  await page.goto(`./${route}`, { waitUntil: 'domcontentloaded' });
  return scripts;
}

/**
 * Answers the page's requests for this pattern with `handle` until `restore`.
 *
 * @returns `requested`: the addresses of the requests so far
 */
export async function intercept(
  page: Page,
  pattern: string,
  handle: (route: Route) => Promise<unknown> | undefined,
) {
  const requested: string[] = [];
  let isRestored = false;
  await page.route(pattern, (route) => {
    if (isRestored) return route.fallback();
    requested.push(route.request().url());
    return handle(route);
  });
  const restore = () => {
    isRestored = true;
  };
  return { requested, restore };
}

/** Replaces the script that contains a source file, such as one of `lazyPart`. */
export const breakScripts = (page: Page, source: string, body: 'missing' | (string & {})) =>
  intercept(page, `**/static/js/${scriptOf(source)}`, async (route) => {
    if (body === 'missing') return route.fulfill({ status: 404, body: 'Not Found' });
    // Hashed files are cached for ever, and the broken one must not be.
    const response = await route.fetch();
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    return route.fulfill({ response, headers, body });
  });

/** Lazy chunks, each by a source file that no other chunk contains. */
export const lazyPart = {
  basket: 'src/pages/BasketPage.tsx',
  checkout: 'src/checkout/OrderPanel.tsx',
  product: 'src/pages/ProductPage.tsx',
  login: 'src/pages/SignInPage.tsx',
  identity: 'src/firebase/firebaseAuth.ts',
  orders: 'src/firebase/firestoreOrders.ts',
  accountBasket: 'src/firebase/firestoreBasket.ts',
};
