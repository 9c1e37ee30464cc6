import type { Page } from '@playwright/test';
import { product2, product3, products } from './support/catalogue';
import { boxes, boxOf } from './support/layout';
import { addButton, openHydrated } from './support/page';
import { expect, test } from './support/test';

const cardOf = (page: Page, title: string) =>
  page.locator('.product-card').filter({ has: addButton(page, title) });

/** The products in rows of several. */
const row = products.slice(0, 5);
const detailed = row.find(({ pictures }) => pictures) ?? row.find(({ details }) => details);

// A merchant may sell products without any details.
for (const { title, details, pictures = [] } of detailed ? [detailed] : []) {
  test('details open in place, load their pictures only then, and don’t shift the cards beside them', async ({
    page,
  }) => {
    const fact = Object.values(details?.facts ?? {})[0] ?? details?.text ?? title;
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const askedFor = () =>
      pictures.filter((path) => {
        const [name = path] = /[^/]+(?=\.jpg$)/.exec(path) ?? [];
        return requested.some((url) => url.includes(`/${name}.`));
      });
    await page.setViewportSize({ width: 1280, height: 800 });
    await openHydrated(page);
    const card = cardOf(page, title);
    const others = page.locator('.product-row').filter({ has: card }).locator('.price, .button');
    const before = await boxes(others);
    expect(askedFor()).toEqual([]);

    await page.getByLabel(`Details: ${title}`, { exact: true }).press('Enter');
    await expect(card.getByText(fact, { exact: true })).toBeVisible();
    await expect.poll(askedFor).toEqual(pictures);
    expect(await boxes(others)).toEqual(before);
  });
}

test('a press on “Add to basket” is confirmed over the card’s picture, and nothing shifts', async ({
  page,
}) => {
  const { title } = product2;
  await page.setViewportSize({ width: 360, height: 800 });
  await openHydrated(page);
  const card = cardOf(page, title);
  // Not the closed details: a browser may or may not give them a box.
  const all = page.locator('.product-card, .product-card :is(h2, img, .price, button, summary)');
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

test('a tap on a product’s picture shows it first with its details open, and Back returns', async ({
  page,
}) => {
  const { id, title } = product3;
  const share = page.getByRole('button', { name: `Share: ${title}`, exact: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page);
  await addButton(page, title).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  const picture = await cardOf(page, title).locator('img').first().boundingBox();
  const { x, y, width, height } = picture ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height - 40);
  await expect(page).toHaveURL(new RegExp(`#/\\?product=${id}$`));
  await expect(page.locator('.product-card h2').first()).toHaveText(title);
  await expect(share).toBeVisible();
  await page.goBack();
  await expect(share).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});
