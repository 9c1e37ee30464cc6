import { shop } from '../src/config';
import { basketOf } from './support/database';
import { product1, product2, product3 } from './support/catalogue';
import { expectSignedOut, signIn } from './support/login';
import {
  addToBasket,
  basketItems,
  expectBasketCount,
  greeting,
  openShop,
  removeButtons,
  signInLink,
  signOutLink,
} from './support/page';
import { expect, test } from './support/test';

test(
  'signing in and out applies to every tab, and my basket comes and goes with me',
  { tag: '@main' },
  async ({ page, context, account }) => {
    const stored = async () => JSON.stringify(await context.storageState({ indexedDB: true }));
    const other = await context.newPage();
    await openShop(other, '/checkout');
    await expectSignedOut(other);
    // Loads Firebase at once; without the hover it loads after five seconds.
    await signInLink(other).hover();
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
