import { catalogue, product1, subtotal } from './support/catalogue';
import { basketOf } from './support/database';
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

test('a basket of 1,000 items has a row for each product, and reaches my account', async ({
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
  const titles = basketItems(page).getByRole('heading');
  await expect(titles).toHaveText(catalogue.map(({ title }) => title));
  await removeButtons(page).nth(2).press('Enter');
  await expectBasketCount(page, 999);
  // The row stays where it was, although the product's first line is gone.
  await expect(titles).toHaveText(catalogue.map(({ title }) => title));
  const kept = products.toSpliced(2, 1).map(({ id }) => id);
  await expect.poll(async () => (await basketOf(account)).ids).toEqual(kept);
});
