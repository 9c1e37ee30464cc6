import { catalogue, product1, subtotal } from './support/catalogue';
import {
  basketItems,
  expectBasketCount,
  openBasket,
  openShop,
  storeBasket,
  totalPanel,
} from './support/page';
import { expect, test } from './support/test';

test('a basket of 10,000 items shows its first ones, more as I scroll, and can be edited', async ({
  page,
}) => {
  const products = Array.from(
    { length: 10_000 },
    (_, index) => catalogue[index % catalogue.length] ?? product1,
  );
  const ids = products.map(({ id }) => id);
  await storeBasket(page, ids);
  await openShop(page);
  await expectBasketCount(page, 10_000);
  await openBasket(page);
  await expect(totalPanel(page)).toContainText(subtotal(...products));
  const items = basketItems(page);
  const titles = await items.getByRole('heading').allTextContents();
  expect(titles.length).toBeGreaterThanOrEqual(20);
  expect(titles.length).toBeLessThanOrEqual(200);
  expect(titles).toEqual(products.slice(0, titles.length).map(({ title }) => title));

  const removeThird = items.nth(2).getByRole('button', { name: /^Remove/ });
  await removeThird.press('Enter');
  await expect(removeThird).toHaveAccessibleName(`Remove from basket: ${products[3]?.title ?? ''}`);
  await expect(removeThird).toBeFocused();
  await expect(totalPanel(page)).toContainText(subtotal(...products.toSpliced(2, 1)));
  await page.reload();
  await expectBasketCount(page, 9_999);

  for (let time = 0; time < 3; time += 1) {
    const before = await items.count();
    await items.last().scrollIntoViewIfNeeded();
    await expect.poll(() => items.count()).toBeGreaterThan(before);
  }
});
