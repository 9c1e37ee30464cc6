import type { Page } from '@playwright/test';
import { shop } from '../src/config';
import { pagePath } from '../src/features/catalogue/pagePath';
import { product2, product3 } from './support/catalogue';
import { addButton, expectBasketCount, openHydrated, openShop } from './support/page';
import { expect, test } from './support/test';

const card = (page: Page, title: string) =>
  page.locator('.product-card').filter({ has: addButton(page, title) });
const share = (page: Page, title: string) =>
  page.getByRole('button', { name: `Share: ${title}`, exact: true });

test('a tap on a product’s picture shows it first with its details open, and Back returns', async ({
  page,
}) => {
  const { id, title } = product3;
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page);
  await addButton(page, title).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  const picture = await card(page, title).locator('img').first().boundingBox();
  const { x, y, width, height } = picture ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height - 40);
  await expect(page).toHaveURL(new RegExp(`#/\\?product=${id}$`));
  await expect(page.locator('.product-card h2').first()).toHaveText(title);
  await expect(share(page, title)).toBeVisible();
  // The rest of the card does something else.
  await addButton(page, title).click();
  await expectBasketCount(page, 2);
  await expect(page).toHaveURL(new RegExp(`product=${id}$`));
  await page.goBack();
  await expect(share(page, title)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('a title leads to its product by keyboard, and Share copies the address of its page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { title } = product2;
  await openHydrated(page);
  const link = card(page, title).getByRole('link', { name: title, exact: true });
  await link.press('Enter');
  await expect(page.locator('.product-card h2').first()).toHaveText(title);
  await expect(link).toBeFocused();
  await share(page, title).press('Enter');
  await expect(card(page, title).getByText('Link copied')).toBeVisible();
  await expect(page.getByRole('status').getByText('Link copied')).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(pagePath(product2), page.url()).href);
  await page.goto(copied);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('a link to a product that was shared opens it at once', async ({ page }) => {
  await openShop(page, `/?product=${product2.id}`);
  await expect(share(page, product2.title)).toBeVisible();
  await expect(page.locator('.product-card h2').first()).toHaveText(product2.title);
  await expect(page).toHaveTitle(shop.name);
});
