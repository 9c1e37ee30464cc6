import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { searchFor, unknownWord } from './catalogue';
import { basketLink, catalogue, expect, header, heading, openShop, product4, test } from './shop';

const box = (page: Page) => header(page).getByRole('searchbox', { name: 'Search', exact: true });
const titles = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
const titlesOf = (products: readonly { title: string }[]) => products.map(({ title }) => title);
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const search = searchFor(product4);
const foundTitles = titlesOf(search.found.slice(0, catalogue.length));

test('the screens of a search are accessible', async ({ page }) => {
  await openShop(page, `/?q=${encodeURIComponent(search.word)}`);
  await expect(heading(page)).toHaveText(search.heading);
  await expectAccessible(page);
  await box(page).fill(unknownWord);
  await expect(heading(page)).toHaveText(`No results for “${unknownWord}”`);
  await expectAccessible(page);
});

test('Back brings the result back, with its place on the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await openShop(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await box(page).fill(search.word);
  await expect.poll(() => scrolled(page)).toBe(0);
  await box(page).press('Enter');
  await expect.poll(() => titles(page)).toEqual(foundTitles);
  await page.evaluate(() => {
    scrollTo({ top: 150, behavior: 'instant' });
  });
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(50);
  // By its place on the screen: a test's own way to a link would scroll the page.
  const link = await basketLink(page).boundingBox();
  await page.mouse.click((link?.x ?? 0) + 20, (link?.y ?? 0) + 20);
  await expect(page).toHaveURL(/#\/checkout$/);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(foundTitles);
  await expect.poll(() => scrolled(page)).toBe(place);
  await expect(box(page)).toHaveValue(search.word);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(titlesOf(catalogue));
  await expect(page).toHaveURL(/#\/$/);
  await page.goForward();
  await expect.poll(() => titles(page)).toEqual(foundTitles);
  await expect.poll(() => scrolled(page)).toBe(place);
});
