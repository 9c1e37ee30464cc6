import { doc, updateDoc } from 'firebase/firestore/lite';
import { shop } from '#shop/config';
import { pagePath } from '../src/catalogue/model/pagePath';
import { tagOf } from '../src/firebase/priceDocument';
import { product1, product2 } from './support/catalogue';
import { database } from './support/database';
import { boxes } from './support/layout';
import { test as ownTest } from './support/ownDatabase';
import {
  addButton,
  expectBasketCount,
  expectLoaded,
  heading,
  openBasket,
  storeBasket,
  storedIds,
} from './support/page';
import { expect, test } from './support/test';

const path = pagePath(product1);

test(
  'a shared link opens the product, which becomes the shop without a visible change',
  { tag: '@main' },
  async ({ page }) => {
    await storeBasket(page, [product2.id]);
    // The scripts wait until the page was seen without them.
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/static/js/main.*', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(heading(page)).toHaveText(product1.title);
    await expectLoaded(page.getByRole('main').locator('img').first());
    await expectBasketCount(page, 1);
    await addButton(page, product1.title).press('Enter');
    await expectBasketCount(page, 2);
    const parts = page.locator('h1, .product :is(img, .price, .button)');
    await page.evaluate(() => document.fonts.ready);
    const before = await boxes(parts);
    const elements = await page.locator('h1').elementHandles();
    release();

    await expect(page).toHaveURL(`${shop.basePath}#/?product=${product1.id}`);
    await expect(page.locator('.buy').getByText('1 in basket')).toBeVisible();
    expect((await boxes(parts)).slice(0, before.length)).toEqual(before);
    // React must not have rendered the picture again.
    expect(await elements[0]?.evaluate((element) => element.isConnected)).toBe(true);
    await addButton(page, product1.title).click();
    await expectBasketCount(page, 3);
    await openBasket(page);
    expect(await storedIds(page)).toEqual([product2.id, product1.id, product1.id]);
    await page.goBack();
    await expect(heading(page)).toHaveText(product1.title);
  },
);

test('the page works with the keyboard and for everybody, at any width', async ({ page }) => {
  await page.goto(path);
  await expect(page).toHaveURL(/#/);
  const button = addButton(page, product1.title);
  for (
    let tabs = 0;
    tabs < 20 && !(await button.evaluate((it) => it === document.activeElement));
  ) {
    await page.keyboard.press('Tab');
    tabs += 1;
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expectBasketCount(page, 1);
  await page.getByRole('searchbox').fill(product2.title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: product2.title })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page can be read, says what it needs, and leads to the shop', async ({ page }) => {
    await page.goto(path);
    await expect(heading(page)).toHaveText(product1.title);
    await expect(page.getByText('To fill a basket or sign in, please update')).toBeVisible();
    await page.getByRole('link', { name: shop.name, exact: true }).click();
    await expect(page).toHaveURL(`${shop.basePath}#/`);
    await expect(heading(page)).toHaveText(shop.welcome.heading);
  });
});

ownTest(
  'the page has today’s price and stock, and offers what is on sale again',
  async ({ page }) => {
    const { id, price, title } = product1;
    const change = (fields: Record<string, string[]>) =>
      updateDoc(doc(database, 'shop/prices'), fields);
    const offer = page.locator('.product-offer');
    await change({ tags: [tagOf(id, price + 41)], left: [tagOf(id, 2)] });
    await page.goto(path);
    await expect(offer.getByText(`₹${price + 41}`)).toBeVisible();
    await expect(offer.getByText('Only 2 left')).toBeVisible();
    await change({ tags: [], soldOut: [tagOf(id, price)], left: [] });
    await page.clock.install();
    await page.reload();
    await expect(offer.getByText('Sold out')).toBeVisible();
    await expect(addButton(page, title)).toHaveCount(0);
    await change({ tags: [tagOf(id, price)], soldOut: [] });
    await page.clock.fastForward(61_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await addButton(page, title).click();
    await expectBasketCount(page, 1);
  },
);

test('a former address leads to the product in the shop', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  const slug = `an-earlier-title-${product1.id}`;
  await page.goto(`${shop.basePath}products/${slug}/`);
  await page.waitForURL(`**${shop.basePath}#/?product=${slug}`);
  await expect(heading(page)).toHaveText(product1.title);
});

test('search engines find the pages through robots.txt and the sitemap', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const home = shop.origin + shop.basePath;
  expect(robots).toContain(`\nSitemap: ${home}sitemap.xml\n`);
  const response = await request.get('./sitemap.xml');
  expect(response.headers()['content-type']).toMatch(/xml/);
  expect(await response.text()).toContain(`<loc>${shop.origin}${path}</loc>`);
});
