/** Runs only in a shop with thousands of products: see `checks/merchant/merchant.test.ts`. */
import type { Page } from '@playwright/test';
import { variantsOf } from '../src/catalogue/model/product';
import { products, subtotal } from './support/catalogue';
import { stall } from './support/network';
import { heading, openShop, storeBasket, totalPanel } from './support/page';
import { expect, test } from './support/test';

/** The catalogue's files that a page loads from now on: `0.json` and so on are products. */
function watchFiles(page: Page) {
  const files: string[] = [];
  page.on('request', (request) => {
    files.push(...(/(?<=\/static\/catalogue\/\w+\/).+/.exec(request.url()) ?? []));
  });
  const shards = () => files.filter((file) => /^\d/.test(file));
  return { files, shards };
}

const cards = (page: Page) => page.getByRole('article');
const titleOf = (page: Page, place: number) => cards(page).nth(place).getByRole('heading').first();

test('a search for one letter finds products from every file', async ({ page }) => {
  const { files, shards } = watchFiles(page);
  await openShop(page);
  await page.getByRole('searchbox').fill('k');
  await expect(heading(page)).toHaveText(/^\d,?\d\d\d results for “k”$/);
  await expect(cards(page)).toHaveCount(24);
  expect(shards().length).toBeLessThanOrEqual(24);
  expect(files.filter((file) => file.startsWith('details'))).toEqual([]);
});

test('a footer’s link that has the focus stays in view while the list grows above it', async ({
  page,
}) => {
  const { release } = await stall(page, '**/static/catalogue/**');
  await openShop(page);
  const link = page.getByRole('link', { name: 'Open-source licences' });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
  const count = await cards(page).count();
  release();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(count);
  await expect(link).toBeInViewport();
  await expect(link).toBeFocused();
});

test('a category is listed from the files with its products', async ({ page }) => {
  const books = products.filter(({ category }) => category === 'Books').slice(0, 24);
  const { files, shards } = watchFiles(page);
  await openShop(page, '/?category=Books');
  await expect(titleOf(page, 23)).toHaveText(books[23]?.title ?? '');
  await expect(titleOf(page, 0)).toHaveText(books[0]?.title ?? '');
  expect(shards().length).toBeLessThanOrEqual(2);
  expect(files).not.toContain('search.json');
});

test('a product’s link loads the details from a single file', async ({ page }) => {
  const product = products[9_876];
  const { files, shards } = watchFiles(page);
  await openShop(page, `/?product=${product?.id ?? ''}`);
  await expect(page.getByText(product?.details?.text ?? '')).toBeVisible();
  const [shard = ''] = shards();
  const others = files.filter((file) => !shards().includes(file));
  expect(new Set(others)).toEqual(new Set(['index.json', `details-${shard}`]));
  // The second file has more products of its category.
  expect(shards().length).toBeLessThanOrEqual(2);
});

test('a basket loads only the files with its products', async ({ page }) => {
  const picked = products.filter(({ soldOut }, place) => place % 501 === 0 && !soldOut);
  const bought = picked.flatMap((product) => variantsOf(product)[0] ?? []);
  expect(bought.length).toBeGreaterThanOrEqual(19);
  await storeBasket(
    page,
    bought.map(({ id }) => id),
  );
  const { files, shards } = watchFiles(page);
  await openShop(page, '/checkout');
  await expect(totalPanel(page)).toContainText(subtotal(...bought));
  expect(shards().length).toBeLessThanOrEqual(bought.length);
  expect(files.filter((file) => !shards().includes(file))).toEqual(['index.json']);
});
