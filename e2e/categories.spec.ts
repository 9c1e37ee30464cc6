import type { Page } from '@playwright/test';
import { products } from './support/catalogue';
import { focusOf, keysOf, typeInto } from './support/focus';
import { boxes } from './support/layout';
import { openShop } from './support/page';
import { expect, test } from './support/test';

const categories = [...new Set(products.flatMap(({ category }) => category ?? []))];
const [category = ''] = categories;
const last = categories.at(-1) ?? '';

const line = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const link = (page: Page, name: string) =>
  line(page).getByRole('link', { name: new RegExp(`^${name} \\d+$`) });
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
/** The titles that a category shows at first. */
const titlesOf = (name: string) =>
  products
    .filter((product) => product.category === name)
    .slice(0, 24)
    .map(({ title }) => title);

test('on a phone no category is cut off, and the current one is in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openShop(page, `/?category=${encodeURIComponent(last)}`);
  await expect(titles(page)).toHaveText(titlesOf(last));
  await expect(link(page, last)).toBeInViewport({ ratio: 0.99 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const targets = await boxes(line(page).getByRole('link'));
  expect(targets.filter(({ height, width }) => height < 43.99 || width < 43.99)).toEqual([]);
  // More than a few scroll.
  if (categories.length < 7) {
    expect(targets.filter(({ left, right }) => left < 0 || right > 320)).toEqual([]);
  }
  // Every focused link must be in view, with a ring.
  await page.getByRole('searchbox').focus();
  await typeInto(keysOf(page), 'All', '\n');
  await expect(page).toHaveURL(/#\/$/);
  expect(await focusOf(keysOf(page))).toMatchObject({ name: 'All', isInView: true });
});

test('nothing moves while a category loads', async ({ page }) => {
  await page.addInitScript(() => {
    const state = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        state.shifted += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/', `/?category=${encodeURIComponent(category)}`]) {
      await openShop(page, address);
      if (address !== '/') await expect(titles(page)).toHaveText(titlesOf(category));
      await page.evaluate(() => document.fonts.ready);
      const shifted = await page.evaluate(() => (window as { shifted?: number }).shifted);
      expect(shifted, `${address}, ${width} pixels wide`).toBeLessThan(0.01);
      await page.goto('about:blank');
    }
  }
});
