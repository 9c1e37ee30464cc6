import type { Page } from '@playwright/test';
import {
  addToBasket,
  book,
  expect,
  expectBasketCount,
  expectSignedOut,
  fillLoginForm,
  greeting,
  laptop,
  loginForm,
  openShop,
  signIn,
  signInLink,
  signOutLink,
  test,
} from './shop';

/**
 * Freezes the page as the browser does with one that it keeps after it was left: nothing runs, and
 * it hears of no other tab. (The real cache of pages left takes the page from Playwright's hands.)
 *
 * @returns what brings it back.
 */
async function leave(page: Page) {
  await page.evaluate(() => {
    const away = new AbortController();
    const hear = (event: Event) => {
      event.stopImmediatePropagation();
    };
    addEventListener('storage', hear, { capture: true, signal: away.signal });
    addEventListener(
      'pageshow',
      () => {
        away.abort();
      },
      { capture: true, once: true },
    );
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

test.describe('a page restored from the cache of pages left', () => {
  test('shows the basket as another tab has changed it, and changes it further', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await openShop(page);
    await openShop(other);
    await addToBasket(page, laptop.title);
    await expectBasketCount(other, 1);
    const comeBack = await leave(page);
    await addToBasket(other, book.title);
    await expectBasketCount(other, 2);
    await other.waitForFunction(() => localStorage.getItem('/haat/basket')?.includes('1238'));
    await comeBack();
    await expectBasketCount(page, 2);
    await addToBasket(page, laptop.title);
    await expectBasketCount(other, 3);
  });

  test('knows that I have signed out in another tab, and signs me in again', async ({
    page,
    context,
    account,
  }) => {
    await signIn(page, account);
    const other = await context.newPage();
    await openShop(other);
    await expect(greeting(other, `Hello ${account.email}`)).toBeVisible();
    const comeBack = await leave(page);
    await signOutLink(other).click();
    await expectSignedOut(other);
    await comeBack();
    await expectSignedOut(page);
    await signInLink(page).click();
    await fillLoginForm(page, account);
    await loginForm(page).signIn.click();
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    await expect(greeting(other, `Hello ${account.email}`)).toBeVisible();
  });

  test('still has what I typed, and sends it', async ({ page, account }) => {
    await openShop(page, '/login');
    await fillLoginForm(page, account);
    const comeBack = await leave(page);
    await comeBack();
    await expect(loginForm(page).email).toHaveValue(account.email);
    await loginForm(page).signIn.click();
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  });
});
