import type { Page } from '@playwright/test';
import { shop } from '#shop/config';
import { expectFits } from './support/axe';
import { product4, searchFor } from './support/catalogue';
import { basketLink, heading, openShop } from './support/page';
import { expect, test } from './support/test';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search', exact: true });

test('Back restores the results and the scroll position', { tag: '@main' }, async ({ page }) => {
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const search = searchFor(product4);
  await page.setViewportSize({ width: 360, height: 400 });
  await openShop(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await box(page).fill(search.word);
  await expect.poll(scrolled).toBe(0);
  await box(page).press('Enter');
  await expect(heading(page)).toHaveText(search.heading);
  await page.evaluate(() => {
    scrollTo({ top: 150, behavior: 'instant' });
  });
  const place = await scrolled();
  expect(place).toBeGreaterThan(50);
  // The mouse clicks by coordinates, because Playwright's own click would scroll the page.
  const link = await basketLink(page).boundingBox();
  await page.mouse.click((link?.x ?? 0) + 20, (link?.y ?? 0) + 20);
  await expect(page).toHaveURL(/#\/checkout$/);
  for (const move of [() => page.goBack(), () => page.goForward()]) {
    await move();
    await expect(heading(page)).toHaveText(search.heading);
    await expect.poll(scrolled).toBe(place);
    await expect(box(page)).toHaveValue(search.word);
    await page.goBack();
    await expect(page).toHaveURL(/#\/$/);
  }
});

test('any search text stays within the page', async ({ page }) => {
  await openShop(page);
  for (const text of [
    'asha'.repeat(2500),
    'مرحبا بكم في السوق \u202Eabc\u202C שלום',
    '👩🏽‍🌾🛒🇮🇳 zé̶̷q ﷽ 🧺',
    '\u200B\u200D\uFEFF\u00AD asha \u2028 rao',
  ]) {
    await box(page).fill('');
    await expect(heading(page)).toHaveText(shop.welcome.heading);
    await box(page).fill(text);
    await expect(heading(page)).toContainText('No results for “');
    await expectFits(page, [360, 1280]);
  }
});
