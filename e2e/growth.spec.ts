import {
  addToBasket,
  basketItems,
  catalogue,
  expect,
  expectBasketCount,
  product2,
  heading,
  product1,
  openBasket,
  openShop,
  product3,
  storeBasket,
  subtotal,
  test,
  totalPanel,
} from './shop';

const COUNT = 10_000;
/** What the basket holds: the first product, then the catalogue over and over. */
const products = [
  product1,
  ...Array.from(
    { length: COUNT - 1 },
    (_, index) => catalogue[index % catalogue.length] ?? product1,
  ),
];

test('a basket of 10,000 items opens with its start, lets one item go, and lengthens as I scroll', async ({
  page,
}) => {
  await storeBasket(
    page,
    products.slice(0, -1).map(({ id }) => id),
  );
  await openShop(page);
  await expectBasketCount(page, COUNT - 1);
  await addToBasket(page, products.at(-1)?.title ?? '');
  await expectBasketCount(page, COUNT);
  await openBasket(page);
  const moreButton = page.getByRole('button', { name: 'Show more', exact: true });

  await test.step('its total, and the first part of its list', async () => {
    await expect(heading(page)).toHaveText('Your Shopping basket');
    await expect(totalPanel(page)).toContainText(subtotal(...products));
    await expect(moreButton).toBeVisible();
    const titles = await basketItems(page).getByRole('heading').allTextContents();
    expect(titles.length).toBeGreaterThanOrEqual(20);
    expect(titles.length).toBeLessThanOrEqual(200);
    expect(titles).toEqual(products.slice(0, titles.length).map(({ title }) => title));
  });
  await test.step('one item goes, and the focus goes on to the next', async () => {
    const third = basketItems(page).nth(2);
    await expect(third.getByRole('heading')).toHaveText(product2.title);
    await third.getByRole('button', { name: /^Remove/ }).press('Enter');
    await expect(third.getByRole('heading')).toHaveText(product3.title);
    await expect(third.getByRole('button', { name: /^Remove/ })).toBeFocused();
    await expect(totalPanel(page)).toContainText(subtotal(...products.toSpliced(2, 1)));
    await expectBasketCount(page, COUNT - 1);
  });
  await test.step('there is more, as often as I scroll to its end', async () => {
    for (let time = 0; time < 3; time += 1) {
      const before = await basketItems(page).count();
      await basketItems(page).last().scrollIntoViewIfNeeded();
      await expect.poll(() => basketItems(page).count()).toBeGreaterThan(before);
    }
    await expect(moreButton).toBeVisible();
  });
});
