import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { searchFor, unknownWord } from './catalogue';
import {
  addToBasket,
  basketLink,
  catalogue,
  expect,
  expectBasketCount,
  header,
  heading,
  openShop,
  product4,
  test,
} from './shop';

const box = (page: Page) => header(page).getByRole('searchbox', { name: 'Search', exact: true });
const titles = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
const titlesOf = (products: readonly { title: string }[]) => products.map(({ title }) => title);
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const search = searchFor(product4);
const foundTitles = titlesOf(search.found.slice(0, catalogue.length));

test('the address of a search can be shared, and its screens are accessible', async ({
  page,
  context,
}) => {
  await openShop(page);
  await box(page).pressSequentially(search.word);
  await expect(heading(page)).toHaveText(search.heading);
  await expect(page.getByRole('status')).toHaveText(search.heading);

  const friend = await context.newPage();
  await friend.goto(page.url());
  await expect(heading(friend)).toHaveText(search.heading);
  await expect(box(friend)).toHaveValue(search.word);
  await addToBasket(friend, product4.title);
  await expectBasketCount(page, 1);
  await expectAccessible(friend);
  await box(friend).fill(unknownWord);
  await expect(heading(friend)).toHaveText(`No results for “${unknownWord}”`);
  await expectAccessible(friend);
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

test('the address is right after a held key, although the browser limits its changes', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Chromium as shoppers have it: it changes its address 200 times in 10 seconds, and then ignores it.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-ipc-flooding-protection'],
  });
  const page = await browser.newPage({ baseURL, serviceWorkers: 'block' });
  await openShop(page);
  await box(page).evaluate(async (element: HTMLInputElement) => {
    for (let change = 0; change < 300; change += 1) {
      const { length } = element.value;
      const isTyped = change < 150 || change >= 290;
      element.setRangeText(isTyped ? 'x' : '', isTyped ? length : length - 1, length, 'end');
      element.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  const text = 'x'.repeat(20);
  await expect(heading(page)).toHaveText(`No results for “${text}”`);
  await expect(box(page)).toHaveValue(text);
  await expect(page).toHaveURL(new RegExp(`#/\\?q=${text}$`));
  await browser.close();
});
