import { doc, updateDoc } from 'firebase/firestore/lite';
import { shop } from '../src/config';
import { pagePath } from '../src/catalogue/pagePath';
import { tagOf } from '../src/firebase/priceDocument';
import { expectAccessible, expectFits } from './support/axe';
import { product1, product2 } from './support/catalogue';
import {
  basketItems,
  basketLink,
  expectBasketCount,
  expectLoaded,
  heading,
  storeBasket,
  storedIds,
} from './support/page';
import { database } from './support/database';
import { test as ownTest } from './support/ownDatabase';
import { expect, test } from './support/test';

const path = pagePath(product1);
const add = { name: 'Add to basket', exact: true };

test(
  'a shared link opens the product, and what I add there is in my basket',
  { tag: '@main' },
  async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.resourceType()));
    await storeBasket(page, [product2.id]);
    await page.goto(path);
    await expect(heading(page)).toHaveText(product1.title);
    await expectLoaded(page.getByRole('main').locator('img').first());
    await expectBasketCount(page, 1);
    await page.getByRole('button', add).press('Enter');
    await expect(page.getByRole('status')).toHaveText('Added. 1 of these in your basket');
    await expectBasketCount(page, 2);
    // Neither scripts nor fonts; today's prices, if there is a database.
    const loaded = [...new Set(requests)].filter((type) => type !== 'fetch');
    expect(loaded.sort()).toEqual(['document', 'image']);
    await page.getByRole('link', { name: 'Go to your basket' }).click();
    await expect(basketItems(page)).toHaveCount(2);
    expect(await storedIds(page)).toEqual([product2.id, product1.id]);
  },
);

test('the page works with the keyboard and for everybody, at any width', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('link', { name: shop.name, exact: true }).focus();
  for (const link of [basketLink(page), page.getByRole('link', { name: 'Home' })]) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  const button = page.getByRole('button', add);
  for (let tabs = 0; tabs < 3 && !(await button.evaluate((it) => it === document.activeElement));) {
    await page.keyboard.press('Tab');
    tabs += 1;
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expectBasketCount(page, 1);
  await expectFits(page, [320, 360, 768, 1280]);
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page can be read, offers no button, and leads to the shop', async ({ page }) => {
    await page.goto(path);
    await expect(heading(page)).toHaveText(product1.title);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByText('To fill a basket or sign in, please update')).toBeVisible();
    const link = page.getByRole('link', { name: 'See it in the shop' });
    await expect(link).toHaveAttribute('href', `${shop.basePath}#/?product=${product1.id}`);
  });
});

ownTest(
  'the page has today’s price and stock, and offers what is on sale again',
  async ({ page }) => {
    const { id, price } = product1;
    const change = (fields: Record<string, string[]>) =>
      updateDoc(doc(database, 'shop/prices'), fields);
    const main = page.getByRole('main');
    await change({ tags: [tagOf(id, price + 41)], left: [tagOf(id, 2)] });
    await page.goto(path);
    await expect(main.getByText(`₹${price + 41}`)).toBeVisible();
    await expect(main.getByText('Only 2 left')).toBeVisible();
    await change({ tags: [], soldOut: [tagOf(id, price)], left: [] });
    await page.clock.install();
    await page.reload();
    await expect(main.getByText('Sold out')).toBeVisible();
    await expect(page.getByRole('button', add)).toHaveCount(0);
    await expectAccessible(page);
    await change({ tags: [tagOf(id, price)], soldOut: [] });
    await page.clock.fastForward(61_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('button', add).click();
    await expectBasketCount(page, 1);
  },
);

test('a former address leads to the product in the shop', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  const slug = `an-earlier-title-${product1.id}`;
  await page.goto(`${shop.basePath}products/${slug}/`);
  await page.waitForURL(`**${shop.basePath}#/?product=${product1.id}`);
  await expect(page.getByRole('main')).toBeVisible();
});

test('search engines find the pages through robots.txt and the sitemap', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const home = shop.origin + shop.basePath;
  expect(robots).toContain(`\nSitemap: ${home}sitemap.xml\n`);
  const response = await request.get('./sitemap.xml');
  expect(response.headers()['content-type']).toMatch(/xml/);
  expect(await response.text()).toContain(`<loc>${shop.origin}${path}</loc>`);
});
