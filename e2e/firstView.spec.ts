import type { Locator, Page } from '@playwright/test';
import { boxes, expect, header, openHydrated, openShop, setTextSize, test, type Box } from './shop';

const TALLEST_BANNER = 480;
const SHARP_ENOUGH = 0.8;
const LEAST_SEARCH = 160;
const MOST_LINES = 3;

const banner = (page: Page) => page.locator('.banner');
const firstCard = (page: Page) => page.getByRole('article').first();

async function boxOf(locator: Locator): Promise<Box> {
  const [box] = await boxes(locator);
  if (!box) throw new Error('It is not on the page.');
  return box;
}

async function bannerHeight(page: Page, width: number, height = 800) {
  await page.setViewportSize({ width, height });
  return (await boxOf(banner(page))).height;
}

test('the banner leaves room for the first product, and its picture is sharp', async ({ page }) => {
  await openShop(page);
  await test.step('it is never tall, and does not jump', async () => {
    for (const width of [480, 600, 667, 700, 767]) {
      expect(await bannerHeight(page, width), `${width} wide`).toBeLessThanOrEqual(TALLEST_BANNER);
    }
    expect(await bannerHeight(page, 667, 375)).toBeLessThanOrEqual(TALLEST_BANNER);
    const jump = (await bannerHeight(page, 768)) - (await bannerHeight(page, 767));
    expect(Math.abs(jump)).toBeLessThanOrEqual(2);
  });
  await test.step('the first product is in view', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    expect((await boxOf(firstCard(page))).top).toBeLessThan(740 - 100);
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const title = await boxOf(firstCard(page).getByRole('heading'));
      expect(title.bottom, `${width} wide`).toBeLessThanOrEqual(height);
    }
  });
  for (const width of [1920, 2560]) {
    await test.step(`the picture is sharp on ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 1080 });
      await page.reload();
      const picture = banner(page).locator('img');
      const file = () => picture.evaluate((img: HTMLImageElement) => img.currentSrc);
      await expect.poll(file).toMatch(/-\d+\.avif$/);
      const pixels = Number(/-(\d+)\.avif$/.exec(await file())?.[1]);
      expect(pixels).toBeGreaterThanOrEqual(SHARP_ENOUGH * (await boxOf(picture)).width);
    });
  }
});

test('header and banner stay small in very large text', async ({ page }) => {
  await openShop(page);
  await setTextSize(page, 32);
  expect(await bannerHeight(page, 1280)).toBeLessThanOrEqual(TALLEST_BANNER);
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await boxOf(header(page))).height).toBeLessThanOrEqual(740 / 3);
});

test('a long name and a long title leave room for what is beside them', async ({ page }) => {
  await openHydrated(page);
  await test.step('a name of 20 letters leaves room for the search', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const logo = header(page).locator('.logo');
    await logo.evaluate((element) => {
      element.lastChild?.replaceWith('Wanderingfruitseller');
    });
    const search = await boxOf(page.getByRole('searchbox'));
    expect(search.width).toBeGreaterThanOrEqual(LEAST_SEARCH);
    expect(search.right).toBeLessThanOrEqual(360);
    expect(search.left).toBeGreaterThanOrEqual((await boxOf(logo)).right);
  });
  await test.step('a title of 200 characters leaves no hole in the cards beside it', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const rows = page.getByRole('main').getByRole('list');
    const titles = rows.first().getByRole('heading');
    for (const [index, text] of ['Lamp of many words, '.repeat(10), 'Lamp'].entries()) {
      const title = titles.nth(index);
      if (await title.count()) await title.evaluate((h2, words) => (h2.textContent = words), text);
    }
    const line = (await boxOf(titles.last())).height;
    const [long] = await boxes(titles);
    expect(long?.height).toBeLessThanOrEqual(MOST_LINES * line + 1);
  });
  await test.step('titles are of one size in all kinds of cards', async () => {
    const sizes = await page
      .getByRole('article')
      .getByRole('heading')
      .evaluateAll((titles) => titles.map((title) => getComputedStyle(title).fontSize));
    expect(new Set(sizes).size).toBe(1);
  });
});
