import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  addToBasket,
  basketLink,
  book,
  catalogue,
  expect,
  expectBasketCount,
  header,
  heading,
  laptop,
  openBasket,
  openShop,
  phone,
  phone5g,
  test,
} from './shop';

const box = (page: Page) => header(page).getByRole('searchbox', { name: 'Search', exact: true });
const titles = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
const everything = catalogue.map(({ title }) => title);
const phones = [phone.title, phone5g.title];
const historyLength = (page: Page) => page.evaluate(() => history.length);
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 640 } });

    test('filters as one types, and the address can be shared', async ({ page, context }) => {
      await openShop(page);
      await box(page).pressSequentially('5g PHONE');
      await expect(heading(page)).toHaveText('1 result for “5g PHONE”');
      expect(await titles(page)).toEqual([phone5g.title]);
      await expect(page.getByRole('status')).toHaveText('1 result for “5g PHONE”');
      await expect(box(page)).toBeFocused();

      const friend = await context.newPage();
      await friend.goto(page.url());
      await expect(heading(friend)).toHaveText('1 result for “5g PHONE”');
      await expect(box(friend)).toHaveValue('5g PHONE');
      await addToBasket(friend, phone5g.title);
      await expectBasketCount(page, 1);
      expect((await new AxeBuilder({ page: friend }).analyze()).violations).toEqual([]);
    });

    test('says that nothing was found, and clears', async ({ page }) => {
      await openShop(page);
      await box(page).fill('elephant');
      await expect(heading(page)).toHaveText('No results for “elephant”');
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await page.getByRole('link', { name: 'Clear the search' }).click();
      await expect.poll(() => titles(page)).toEqual(everything);
      await expect(box(page)).toHaveValue('');
    });

    test('Back brings the result back, with its place on the page', async ({ page }) => {
      await openShop(page);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await box(page).fill('phone');
      await expect.poll(() => scrolled(page)).toBe(0);
      await box(page).press('Enter');
      await expect.poll(() => titles(page)).toEqual(phones);
      await page.mouse.wheel(0, 200);
      await expect.poll(() => scrolled(page)).toBeGreaterThan(50);
      const place = await scrolled(page);
      // By its place on the screen: a test's own way to a link would scroll the page.
      const link = await basketLink(page).boundingBox();
      await page.mouse.click((link?.x ?? 0) + 20, (link?.y ?? 0) + 20);
      await expect(page).toHaveURL(/#\/checkout$/);
      await page.goBack();
      await expect.poll(() => titles(page)).toEqual(phones);
      await expect.poll(() => scrolled(page)).toBe(place);
      await expect(box(page)).toHaveValue('phone');
      await page.goBack();
      await expect.poll(() => titles(page)).toEqual(everything);
      await expect(page).toHaveURL(/#\/$/);
      await page.goForward();
      await expect.poll(() => titles(page)).toEqual(phones);
      await expect.poll(() => scrolled(page)).toBe(place);
    });
  });
}

test('typing adds nothing to the history, Enter one entry', async ({ page }) => {
  await openShop(page);
  const before = await historyLength(page);
  await box(page).pressSequentially('phone');
  await expect(page).toHaveURL(/#\/\?q=phone$/);
  expect(await historyLength(page)).toBe(before);
  await box(page).press('Enter');
  await box(page).press('Enter');
  await expect.poll(() => historyLength(page)).toBe(before + 1);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(everything);
});

test('from the basket, Enter goes home with the result', async ({ page }) => {
  await openShop(page);
  await addToBasket(page, laptop.title);
  await openBasket(page);
  await box(page).fill('shops');
  await expect(page).toHaveURL(/#\/checkout$/);
  await box(page).press('Enter');
  await expect(page).toHaveURL(/#\/\?q=shops$/);
  await expect.poll(() => titles(page)).toEqual([book.title]);
  await page.goBack();
  await expect(page).toHaveURL(/#\/checkout$/);
  await expectBasketCount(page, 1);
});

test('the keys / and Ctrl-K lead to the box, but not out of a field', async ({ page }) => {
  await openShop(page);
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(box(page)).toHaveValue('a/b');
  await openBasket(page);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
});

test('unfiltered, the rows are of 2, 3 and 1', async ({ page }) => {
  await openShop(page);
  await box(page).fill('phone');
  await expect.poll(() => titles(page)).toEqual(phones);
  await box(page).fill('');
  await expect.poll(() => titles(page)).toEqual(everything);
  const lists = page.getByRole('main').getByRole('list');
  const lengths = await lists.evaluateAll((all) => all.map((list) => list.children.length));
  expect(lengths).toEqual([2, 3, 1]);
});

test('no text in the box or in the address breaks anything', async ({ page }) => {
  for (const text of [
    '%',
    '%E0%A4%A',
    '<img src=x onerror=alert(1)>',
    '&q=2#/checkout',
    '🪔',
    'שלום',
    'x'.repeat(3000),
  ]) {
    await page.goto('about:blank');
    await openShop(page);
    await box(page).fill(text);
    await expect(heading(page)).toHaveText(`No results for “${text}”`);
    await expect(box(page)).toHaveValue(text);
  }
  for (const hash of ['#/?q=%', '#/?q=%E0%A4%A', '#/?q', '#?q=phone', '#/?q=a&q=b', '#/?x=1']) {
    await page.goto('about:blank');
    await page.goto(`./${hash}`);
    await expect(heading(page)).toBeVisible();
  }
});
