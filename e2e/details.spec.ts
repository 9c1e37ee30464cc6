import type { Locator, Page } from '@playwright/test';
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

/** Presses the button; what it and the header show in the next frame. */
const pressed = (button: Locator) =>
  button.evaluate(
    (element: HTMLElement) =>
      new Promise((resolve) => {
        element.click();
        requestAnimationFrame(() => {
          const { opacity } = getComputedStyle(element, '::after');
          resolve([opacity, document.querySelector('.basket-count')?.textContent]);
        });
      }),
  );
const answerOf = (button: Locator) =>
  button.evaluate((element) => getComputedStyle(element, '::after').opacity);

for (const width of [360, 640, 768, 1280]) {
  test(`“Add to basket” answers at once where it is, and how many stand clear of the picture, ${width} pixels wide`, async ({
    page,
  }) => {
    const [, ...shown] = products.slice(0, 6);
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page);
    const parts = page.locator('.product-card :is(h2, img, .price, [data-product])');
    const places = async () =>
      (await boxes(parts)).map(({ left, top, bottom }) => [left, top, bottom]);
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await page.evaluate(() => document.fonts.ready);
    const before = await places();
    for (const [place, { title }] of shown.entries()) {
      const card = cardOf(page, title);
      const button = addButton(page, title);
      await button.scrollIntoViewIfNeeded();
      const { top } = await boxOf(button);
      expect(await pressed(button)).toEqual(['1', String(place + 2)]);
      await expect(card.getByRole('button', { name: `One more: ${title}` })).toBeVisible();
      expect((await boxOf(button)).top).toBeCloseTo(top);
      const count = await boxOf(card.locator('.in-basket'));
      const picture = await boxOf(card.locator('.picture'));
      expect(count.top >= picture.bottom || count.left >= picture.right).toBe(true);
      expect(count.right).toBeLessThan((await boxOf(card)).right);
    }
    if (width === 1280) {
      await page.evaluate(() => {
        scrollTo({ top: 0, behavior: 'instant' });
      });
      expect(await places()).toEqual(before);
    }
    const last = shown.at(-1)?.title ?? '';
    await expect.poll(() => answerOf(addButton(page, last))).toBe('0');
    await cardOf(page, last).getByRole('link', { name: '1 in basket' }).click();
    await expect(page).toHaveURL(/#\/checkout$/);
  });
}

for (const width of [360, 768, 1280]) {
  test(`“Add to basket” answers in the buy box, and nothing else moves, ${width} pixels wide`, async ({
    page,
  }) => {
    const { id, title } = product2;
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page);
    await page.goto(`./#/?product=${id}`);
    await expect(heading(page)).toHaveText(title);
    const others = page.locator('.product-offer :is(h1, .price, .product-terms)');
    await page.evaluate(() => document.fonts.ready);
    const before = await boxes(others);
    expect(await pressed(addButton(page, title))).toEqual(['1', '2']);
    const box = page.locator('.buy');
    await expect(box.getByRole('link', { name: '1 in basket' })).toBeInViewport();
    await expect(box.getByRole('button', { name: `One more: ${title}` })).toBeInViewport();
    expect(await boxes(others)).toEqual(before);
  });
}

test('on a phone I can scroll every line of the basket clear of the bar with the total', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page);
  await openBasket(page);
  await expect(page.locator('.basket-total-bar')).toBeVisible();
  const parts = page.locator('.basket-item > *, .basket-total .checkbox, .basket-terms > *');
  for (const part of await parts.all()) {
    await part.evaluate((element) => {
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
    const bar = await boxOf(page.locator('.basket-total-bar'));
    const { top, bottom } = await boxOf(part);
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    expect(bottom <= bar.top || top >= bar.bottom).toBe(true);
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
  await addButton(page, title).click();
  await expect(page.getByRole('button', { name: `One more: ${title}` })).toBeInViewport();
  await last.focus();
  const bar = await boxOf(page.locator('.buy'));
  expect(bar.height).toBeLessThanOrEqual(64);
  expect((await boxOf(last)).bottom).toBeLessThanOrEqual(bar.top);
});
