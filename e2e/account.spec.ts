import type { Page } from '@playwright/test';
import { shop } from '#shop/config';
import { product1, product2, product3 } from './support/catalogue';
import { basketOf } from './support/database';
import { expectSignedOut, fillLoginForm, loginForm, signIn } from './support/login';
import { openWithoutScripts } from './support/network';
import {
  addToBasket,
  basketItems,
  expectBasketCount,
  greeting,
  heading,
  openShop,
  removeButtons,
  signInLink,
  signOutLink,
} from './support/page';
import { expect, test } from './support/test';

test(
  'signing in or out in one tab does so in every tab, with my basket',
  { tag: '@main' },
  async ({ page, context, account }) => {
    const stored = async () => JSON.stringify(await context.storageState({ indexedDB: true }));
    const other = await context.newPage();
    await openShop(other, '/checkout');
    await expectSignedOut(other);
    await signIn(page, account);
    await addToBasket(page, product1.title);
    await expect(greeting(other, `Hello ${account.email}`)).toBeVisible();
    await removeButtons(other).click();
    await expectBasketCount(page, 0);
    await addToBasket(page, product2.title, product3.title);
    await expect(basketItems(other)).toHaveCount(2);
    expect(await stored()).toContain(account.email);

    await signOutLink(page).click();
    for (const tab of [page, other]) {
      await expectSignedOut(tab);
      await expectBasketCount(tab, 0);
    }
    await expect(other).toHaveURL(/#\/checkout$/);
    await expect.poll(stored).not.toContain(account.email);
    expect(await basketOf(account)).toMatchObject({ ids: [product2.id, product3.id] });
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => key.startsWith(`${shop.basePath}basket`))).toEqual([]);
  },
);

for (const [how, goToSignIn] of [
  [
    'at an address that I type',
    async (page: Page) => {
      await openShop(page);
      await page.evaluate(() => (location.hash = '#/login'));
    },
  ],
  [
    'after Enter on a link that I reached before the scripts came',
    async (page: Page) => {
      const { release } = await openWithoutScripts(page);
      await signInLink(page).focus();
      // The shop reads prices when the browser is idle, after hydration.
      const prices = page.waitForResponse(/documents:batchGet/);
      release();
      await prices;
      await page.keyboard.press('Enter');
    },
  ],
] as const) {
  test(`I can sign in ${how}`, async ({ page, account }) => {
    await goToSignIn(page);
    await fillLoginForm(page, account);
    await loginForm(page).signIn.press('Enter');
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    await addToBasket(page, product1.title);
    await expect.poll(() => basketOf(account)).toMatchObject({ ids: [product1.id] });
  });
}

test('the sign-in screen finds my session even if its mark in local storage is gone', async ({
  page,
  account,
}) => {
  await signIn(page, account);
  await page.evaluate((key) => {
    localStorage.removeItem(key);
  }, `${shop.basePath}session`);
  await page.reload();
  await signInLink(page).press('Enter');
  await expect(heading(page)).toHaveText('Your account');
  await expect(page.getByText(`You’re signed in as ${account.email}.`)).toBeVisible();
});
