import type { Page } from '@playwright/test';
import { shop } from '#shop/config';
import { formatMoney } from '../src/words/money';
import { product2, product3, products } from './support/catalogue';
import { boxes, boxOf } from './support/layout';
import { addButton, heading, openBasket, openHydrated, openShop } from './support/page';
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
        const [name = path] = /[^/]+(?=\.\w+$)/.exec(path) ?? [];
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

for (const width of [360, 640, 768, 1280]) {
  test(`“Add to basket” confirms over the card’s picture, and nothing shifts, ${width} pixels wide`, async ({
    page,
  }) => {
    const shown = products.slice(0, 6);
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page);
    const all = page.locator('.product-card, .product-card :is(h2, img, .price, [data-product])');
    const allFromTop = async () => {
      await page.evaluate(() => {
        scrollTo({ top: 0, behavior: 'instant' });
      });
      return boxes(all);
    };
    const before = await allFromTop();
    for (const { title } of shown.slice(1)) {
      const card = cardOf(page, title);
      await addButton(page, title).click();
      await expect(card.getByText('1 in basket')).toBeVisible();
      await expect(card.getByRole('button', { name: `One more: ${title}` })).toBeVisible();
      const answer = await boxOf(card.locator('.in-basket'));
      const picture = await boxOf(card.locator('.picture'));
      expect(answer.bottom).toBeLessThanOrEqual(picture.bottom);
      expect(answer.top).toBeGreaterThanOrEqual(picture.top);
      expect(answer.left).toBeGreaterThanOrEqual(picture.left);
    }
    expect(await allFromTop()).toEqual(before);
  });
}

for (const width of [360, 768, 1280]) {
  test(`“Add to basket” confirms in the buy box, and nothing else moves, ${width} pixels wide`, async ({
    page,
  }) => {
    const { id, title } = product2;
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page);
    await page.goto(`./#/?product=${id}`);
    await expect(heading(page)).toHaveText(title);
    const others = page.locator('.product-offer :is(h1, .price, .product-terms)');
    const before = await boxes(others);
    await addButton(page, title).click();
    const box = page.locator('.product-buy');
    await expect(box.getByText('1 in basket')).toBeVisible();
    await expect(box.getByRole('button', { name: `One more: ${title}` })).toBeInViewport();
    expect(await boxes(others)).toEqual(before);
    const answer = await boxOf(box.locator('.in-basket'));
    const button = await boxOf(addButton(page, title));
    expect(answer.left).toBeGreaterThanOrEqual(button.right);
  });
}

test('on a phone I can scroll every line of the basket clear of the bar with the total', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page);
  await openBasket(page);
  await expect(page.locator('.basket-total-bar')).toBeVisible();
  const bar = await boxOf(page.locator('.basket-total-bar'));
  const parts = page.locator('.basket-total .checkbox, .basket-terms > *');
  for (const { top, bottom } of await boxes(parts)) {
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThanOrEqual(bar.top);
  }
});

test('a tap on a product’s picture opens its screen from the top, and Back returns to the card', async ({
  page,
}) => {
  const { id, title } = product3;
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page);
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

// A merchant's product may have too few facts to scroll.
for (const { id } of pictured?.details?.facts ? [pictured] : []) {
  test('on a desktop the price and the button stay beside the facts', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await openShop(page, `/?product=${id}`);
    await page.locator('.fact-list > :last-child').scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    for (const part of ['.price', '.button']) {
      await expect(page.locator('.product-offer').locator(part)).toBeInViewport({ ratio: 1 });
    }
  });
}

test('on a phone the price is below the title, and the button stays in view, covering nothing', async ({
  page,
}) => {
  const { id, title, price } = product3;
  await page.setViewportSize({ width: 360, height: 740 });
  await openShop(page, `/?product=${id}`);
  const amount = page.locator('.product-offer .price');
  await expect(amount).toHaveText(formatMoney(price));
  await expect(amount).toBeInViewport({ ratio: 1 });
  const last = page.getByRole('contentinfo').getByRole('link').last();
  for (const place of [heading(page), last]) {
    await place.scrollIntoViewIfNeeded();
    await expect(addButton(page, title)).toBeInViewport({ ratio: 1 });
  }
  await last.focus();
  const bar = await boxOf(page.locator('.product-buy'));
  expect((await boxOf(last)).bottom).toBeLessThanOrEqual(bar.top);
});
