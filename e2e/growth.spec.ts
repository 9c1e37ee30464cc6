import { basketOf } from './support/database';
import { catalogue, product1, subtotal } from './support/catalogue';
import { signIn } from './support/login';
import {
  basketItems,
  expectBasketCount,
  openBasket,
  removeButtons,
  storeBasket,
  totalPanel,
} from './support/page';
import { expect, test } from './support/test';

test('a basket of 1,000 items shows its first ones, also in print, more as I scroll, and reaches my account', async ({
  page,
  account,
}) => {
  const products = Array.from(
    { length: 1000 },
    (_, index) => catalogue[index % catalogue.length] ?? product1,
  );
  await storeBasket(
    page,
    products.map(({ id }) => id),
  );
  await signIn(page, account);
  await openBasket(page);
  await expect(totalPanel(page)).toContainText(subtotal(...products));
  const items = basketItems(page);
  const titles = await items.getByRole('heading').allTextContents();
  expect(titles.length).toBeGreaterThanOrEqual(20);
  expect(titles.length).toBeLessThanOrEqual(200);
  expect(titles).toEqual(products.slice(0, titles.length).map(({ title }) => title));

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`${titles.length} of 1000 items`, { exact: true })).toBeVisible();
  await page.emulateMedia({ media: null });

  await items.last().scrollIntoViewIfNeeded();
  await expect.poll(() => items.count()).toBeGreaterThan(titles.length);
  await removeButtons(page).nth(2).press('Enter');
  await expectBasketCount(page, 999);
  const kept = products.toSpliced(2, 1).map(({ id }) => id);
  await expect.poll(async () => (await basketOf(account)).ids).toEqual(kept);
});
