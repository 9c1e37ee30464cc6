import type { Page } from '@playwright/test';
import { shop } from '../shop/config';
import { formatRupees } from '../src/words/rupees';
import { product2, product3, products } from './support/catalogue';
import { boxes, boxOf } from './support/layout';
import { addButton, heading, openHydrated, openShop } from './support/page';
import { expect, test } from './support/test';

const cardOf = (page: Page, title: string) =>
  page.locator('.product-card').filter({ has: addButton(page, title) });

const pictured = products.slice(0, 6).find(({ pictures }) => pictures);

// A merchant may sell products with one picture each.
for (const { id, title, pictures = [] } of pictured ? [pictured] : []) {
  test('further pictures load only on the product’s own screen', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const askedFor = () =>
      pictures.filter((path) => {
        const [name = path] = /[^/]+(?=\.jpg$)/.exec(path) ?? [];
        return requested.some((url) => url.includes(`/${name}.`));
      });
    await page.setViewportSize({ width: 1280, height: 800 });
    await openHydrated(page);
    expect(askedFor()).toEqual([]);
    await cardOf(page, title).getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`#/\\?product=${id}$`));
    await expect.poll(askedFor).toEqual(pictures);
  });
}

test('a press on “Add to basket” is confirmed over the card’s picture, and nothing shifts', async ({
  page,
}) => {
  const { title } = product2;
  await page.setViewportSize({ width: 360, height: 800 });
  await openHydrated(page);
  const card = cardOf(page, title);
  const all = page.locator('.product-card, .product-card :is(h2, img, .price, button)');
  await addButton(page, title).scrollIntoViewIfNeeded();
  const before = await boxes(all);
  await addButton(page, title).click();
  const note = card.getByRole('link', { name: /^Added/ });
  await expect(note).toBeVisible();
  expect(await boxes(all)).toEqual(before);
  const over = await boxOf(note);
  const picture = await boxOf(card.locator('.picture'));
  expect(over.height).toBeGreaterThanOrEqual(44);
  expect(over.bottom).toBeLessThanOrEqual(picture.bottom);
  expect(over.top).toBeGreaterThanOrEqual(picture.top);
});

test('a tap on a product’s picture opens its screen from the top, and Back returns to the card', async ({
  page,
}) => {
  const { id, title } = product3;
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page);
  // The notice would be over the picture.
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await addButton(page, title).scrollIntoViewIfNeeded();
  const picture = cardOf(page, title).locator('img');
  const topOf = async () => Math.round((await boxOf(picture)).top);
  const before = await topOf();
  const { left, top, width, height } = await boxOf(picture);
  await page.mouse.click(left + width / 2, top + height - 40);
  await expect(page).toHaveURL(new RegExp(`#/\\?product=${id}$`));
  await expect(heading(page)).toHaveText(title);
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText(shop.welcome.heading);
  await expect.poll(topOf).toBe(before);
});

test('on a phone the price and the button stay in reach, beside nothing that they cover', async ({
  page,
}) => {
  const { id, title, price } = product3;
  await page.setViewportSize({ width: 360, height: 740 });
  await openShop(page, `/?product=${id}`);
  const last = page.getByRole('contentinfo').getByRole('link').last();
  for (const place of [heading(page), last]) {
    await place.scrollIntoViewIfNeeded();
    await expect(addButton(page, title)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(formatRupees(price), { exact: true }).first()).toBeInViewport();
  }
  await last.focus();
  const bar = await boxOf(page.locator('.product-buy'));
  expect((await boxOf(last)).bottom).toBeLessThanOrEqual(bar.top);
});
