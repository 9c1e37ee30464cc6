import type { Page } from '@playwright/test';
import { expectFocusVisible, tabTo } from './focus';
import {
  addButton,
  basketLink,
  product6,
  expect,
  expectBasketCount,
  header,
  heading,
  product1,
  openHydrated,
  openShop,
  product3,
  test,
  totalPanel,
} from './shop';

const link = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true });

test('takes me past the header, back to it from deep in the page, and to the top of the basket', async ({
  page,
}) => {
  await openShop(page);
  const skip = page.getByRole('link', { name: 'Skip to content', exact: true });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/#\/$/);

  await page.keyboard.press('Tab');
  await expect(addButton(page, product1.title)).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, addButton(page, product6.title));
  await page.keyboard.press('Space');
  await expectBasketCount(page, 2);

  await tabTo(page, basketLink(page), 'Shift+Tab');
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Your Shopping basket');
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await tabTo(page, totalPanel(page).getByRole('checkbox'));
  await page.keyboard.press('Space');
  await expect(totalPanel(page).getByRole('checkbox')).toBeChecked();
  await tabTo(page, totalPanel(page).getByRole('button'));
});

test('shows the focus at every stop on a phone too, under the sticky header', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openShop(page);
  await tabTo(page, addButton(page, product6.title));
  await tabTo(page, addButton(page, product1.title), 'Shift+Tab');
});

test('leaves the page where it is when I reach for the header', async ({ page }) => {
  await openShop(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await addButton(page, product3.title).focus();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(200);
    for (const name of ['Sign In', 'Your Prime']) {
      await link(page, name).focus();
      await expectFocusVisible(page);
      expect(await page.evaluate(() => scrollY)).toBe(place);
    }
  }
});

test('puts no ring around the heading of an address that I type', async ({ page }) => {
  await openHydrated(page);
  // After a press of the mouse browsers draw none anyway.
  await page.keyboard.press('Tab');
  for (const [address, text] of [
    ['/checkout', 'Your Shopping basket'],
    ['/login', 'Sign in'],
    ['/nowhere', 'Unexpected Application Error!'],
  ] as const) {
    await page.goto(`./#${address}`);
    const focused = page.locator('h1:focus-visible');
    await expect(focused).toHaveText(text);
    await expect(focused).toHaveCSS('outline-style', 'none');
  }
});
