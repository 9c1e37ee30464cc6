import type { Page } from '@playwright/test';
import { product1, product6, searchFor } from '../support/catalogue';
import { expectSent } from '../support/database';
import { expectSignedOut, fillLoginForm, loginForm, signIn, signOut } from '../support/login';
import { makeMerchant } from '../support/orderDatabase';
import {
  addToBasket,
  expectBasketCount,
  greeting,
  heading,
  openShop,
  signInLink,
  storedIds,
} from '../support/page';
import { expect, test } from '../support/test';
import { provoked } from '../support/watch';

/**
 * Freezes the page as the back/forward cache does: nothing runs, and no event of another tab arrives.
 * (Playwright loses a page that is really in that cache.)
 *
 * @returns restores it
 */
async function freeze(page: Page) {
  await page.evaluate(() => {
    const away = new AbortController();
    const stop = (event: Event) => {
      event.stopImmediatePropagation();
    };
    const end = () => {
      away.abort();
    };
    addEventListener('storage', stop, { capture: true, signal: away.signal });
    addEventListener('pageshow', end, { capture: true, once: true });
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
  return async () => {
    await browser.send('Page.setWebLifecycleState', { state: 'active' });
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
  };
}

test('a page restored from the back/forward cache is up to date, and still has what I typed', async ({
  page,
  context,
  account,
}) => {
  await signIn(page, account);
  await addToBasket(page, product1.title);
  const other = await context.newPage();
  await openShop(other);
  await expect(greeting(other, `Hello ${account.email}`)).toBeVisible();
  const restore = await freeze(page);
  await addToBasket(other, product6.title);
  await expect.poll(() => storedIds(other)).toContain(product6.id);
  await signOut(other);
  await restore();
  await expectBasketCount(page, 0);
  await expectSignedOut(page);

  await signInLink(page).click();
  await fillLoginForm(page, account);
  const restoreAgain = await freeze(page);
  await restoreAgain();
  await loginForm(page).signIn.click();
  for (const tab of [page, other]) {
    await expect(greeting(tab, `Hello ${account.email}`)).toBeVisible();
    await expectBasketCount(tab, 2);
  }
});

test('nothing keeps a screen out of the back/forward cache', async ({ page, account }) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  const browser = await page.context().newCDPSession(page);
  /** The features that keep a page out of the cache: https://web.dev/articles/bfcache */
  const bars = async () => {
    const { result } = await browser.send('Runtime.evaluate', { expression: 'window' });
    const { listeners } = await browser.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    });
    const unloading = listeners.filter(({ type }) => type.endsWith('unload'));
    const locks = await page.evaluate(() => navigator.locks.query());
    return { unloading: unloading.map(({ type }) => type), locks: locks.held, sockets };
  };
  const document = await page.request.get('./');
  expect(document.headers()['cache-control']).not.toContain('no-store');

  await makeMerchant(account);
  await signIn(page, account);
  await addToBasket(page, product1.title);
  // Without this wait, the next page would send the basket again, sooner than the rules accept another write.
  await expectSent(page);
  const search = `/?q=${encodeURIComponent(searchFor(product6).word)}`;
  const checkout = '/checkout?step=address';
  const desk = ['/login', '/login?section=products'];
  for (const path of ['/', search, `/?product=${product1.id}`, '/checkout', checkout, ...desk]) {
    await page.goto('about:blank');
    await openShop(page, path);
    await expect(heading(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect.poll(bars, path).toEqual({ unloading: [], locks: [], sockets: [] });
  }
});

test('I stay signed in, with my basket, when the clock jumps ten years or a day passes', async ({
  page,
  account,
  watch,
}) => {
  // The database's clock doesn't jump: it rejects a write of the basket that comes too soon for it.
  watch.allow(provoked.forbidden);
  const tenYearsMs = 10 * 365.25 * 24 * 3_600_000;
  await page.clock.install();
  await signIn(page, account);
  const jumps = [
    () => page.clock.setSystemTime(Date.now() - tenYearsMs),
    () => page.clock.setSystemTime(Date.now() + tenYearsMs),
    () => page.clock.fastForward('24:00:00'),
  ];
  for (const [index, jump] of jumps.entries()) {
    await jump();
    await addToBasket(page, product1.title);
    await page.reload();
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    await expectBasketCount(page, index + 1);
  }
  await signOut(page);
  await signIn(page, account);
  await expectBasketCount(page, 3);
});
