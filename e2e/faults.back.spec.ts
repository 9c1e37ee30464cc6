import type { Page } from '@playwright/test';
import {
  addToBasket,
  product6,
  expect,
  expectBasketCount,
  expectSignedOut,
  fillLoginForm,
  greeting,
  product1,
  loginForm,
  openShop,
  signIn,
  signInLink,
  signOutLink,
  storedIds,
  test,
} from './shop';

/**
 * Freezes the page as the browser does with one that it keeps after it was left: nothing runs, and
 * no event of another tab reaches it. (The real cache of pages left takes the page from Playwright's hands.)
 *
 * @returns what brings it back.
 */
async function leave(page: Page) {
  await page.evaluate(() => {
    const away = new AbortController();
    const stop = (event: Event) => {
      event.stopImmediatePropagation();
    };
    addEventListener('storage', stop, { capture: true, signal: away.signal });
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

test('a page restored from the cache of pages left is up to date, and still has what I typed', async ({
  page,
  context,
  account,
}) => {
  await signIn(page, account);
  const other = await context.newPage();
  await openShop(other);
  await expect(greeting(other, `Hello ${account.email}`)).toBeVisible();
  await addToBasket(page, product1.title);
  await expectBasketCount(other, 1);

  await test.step('it knows what another tab did', async () => {
    const comeBack = await leave(page);
    await addToBasket(other, product6.title);
    await expectBasketCount(other, 2);
    await expect.poll(() => storedIds(other)).toContain(product6.id);
    await signOutLink(other).click();
    await expectSignedOut(other);
    await comeBack();
    await expectBasketCount(page, 0);
    await expectSignedOut(page);
  });

  await test.step('what is done on it reaches the other tab', async () => {
    await addToBasket(page, product1.title);
    await expectBasketCount(other, 1);
    await signInLink(page).click();
    await fillLoginForm(page, account);
    const comeBack = await leave(page);
    await comeBack();
    await expect(loginForm(page).email).toHaveValue(account.email);
    await loginForm(page).signIn.click();
    for (const tab of [page, other]) {
      await expect(greeting(tab, `Hello ${account.email}`)).toBeVisible();
    }
  });
});
