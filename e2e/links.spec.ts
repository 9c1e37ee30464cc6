import type { Page } from '@playwright/test';
import { product3 } from './support/catalogue';
import { addButton, openHydrated } from './support/page';
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
  await page.goBack();
  await expect(share(page, title)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});
