/** Runs only in the fuller shop of `npm start -- sample`: see `checks/language/language.test.ts`. */
import { type Product, variantsOf } from '../src/catalogue/model/product';
import { products, searchFor, subtotal } from './support/catalogue';
import { boxes } from './support/layout';
import {
  addButton,
  addToBasket,
  basketItems,
  expectBasketCount,
  heading,
  openBasket,
  openShop,
  totalPanel,
} from './support/page';
import { expect, test } from './support/test';

const [mug, stole, dinnerSet] = ['mug', 'stole', 'dinner-set'].map((id) =>
  products.find((product) => product.id === id),
) as [Product, Product, Product];

test('I search, choose a colour that isn’t sold out, and find it in my basket', async ({
  page,
}) => {
  await openShop(page);
  const { word, heading: found } = searchFor(mug);
  await page.getByRole('searchbox').fill(word);
  await expect(heading(page)).toHaveText(found);
  await page.getByRole('link', { name: mug.title }).first().click();
  await expect(heading(page)).toHaveText(mug.title);
  const [indigo, ochre, leaf] = variantsOf(mug) as [Product, Product, Product];
  const options = page.getByRole('combobox', { name: mug.title });
  await expect(options.locator(`[value=${leaf.id}]`)).toBeDisabled();
  await options.selectOption(ochre.id);
  await addToBasket(page, ochre.title);
  await options.selectOption(indigo.id);
  await addToBasket(page, indigo.title);
  await expectBasketCount(page, 2);
  await openBasket(page);
  await expect(basketItems(page)).toHaveCount(2);
  await expect(totalPanel(page)).toContainText(subtotal(ochre, indigo));
});

test('I choose a colour, and see its picture on the card, the product’s screen and in the basket', async ({
  page,
}) => {
  await openShop(page, `/?q=${mug.title}`);
  const card = page.getByRole('article').filter({ hasText: mug.title });
  await expect(card.getByRole('img').first()).toHaveAttribute('src', /mug-all/);
  const [indigo, ochre] = variantsOf(mug) as [Product, Product];
  await card.getByRole('combobox').selectOption(ochre.id);
  await expect(card.getByRole('img').first()).toHaveAttribute('src', /mug-ochre/);
  await card.getByRole('link', { name: mug.title }).click();
  await expect(heading(page)).toHaveText(mug.title);
  const picture = page.getByRole('button', { name: /^Enlarge picture/ });
  await expect(picture.locator('img[src*=mug-ochre]')).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('combobox', { name: mug.title }).selectOption(indigo.id);
  await expect(picture.locator('img[src*=mug-indigo]')).toBeInViewport({ ratio: 0.9 });
  await addToBasket(page, indigo.title);
  await openBasket(page);
  await expect(basketItems(page).getByRole('img').first()).toHaveAttribute('src', /mug-indigo/);
});

test('what is sold out can be seen, but not added', async ({ page }) => {
  await openShop(page, `/?product=${stole.id}`);
  await expect(heading(page)).toHaveText(stole.title);
  await expect(page.getByText('Sold out', { exact: true }).first()).toBeVisible();
  await expect(addButton(page, stole.title)).toHaveCount(0);
});

test('the small pictures of a product stay below the large one, 768 pixels wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openShop(page, `/?product=${mug.id}`);
  const small = page.getByRole('button', { name: /^Show picture/ });
  await expect(small).toHaveCount(5);
  const [strip] = await boxes(page.getByRole('button', { name: /^Enlarge picture 1/ }));
  const right = strip?.right ?? 0;
  expect((await boxes(small)).filter((each) => each.right > right + 1)).toEqual([]);
});

for (const width of [360, 768, 1280]) {
  test(`a list of forty products fits, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openShop(page, '/?category=Home%20and%20kitchen');
    await expect(addButton(page, dinnerSet.title)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const cards = await boxes(page.getByRole('article'));
    expect(cards.length).toBeGreaterThan(12);
    expect(cards.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
  });
}
