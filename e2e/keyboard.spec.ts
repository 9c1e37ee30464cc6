import type { Page } from '@playwright/test';
import { focusOf, typeInto, type Keyboard } from './focus';
import {
  addButton,
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
} from './shop';

/** The keys of the page; backwards they go with Shift and Tab. */
const keysOf = (page: Page, tab: 'Tab' | 'Shift+Tab' = 'Tab'): Keyboard => ({
  run: (expression) => page.evaluate(expression),
  type: (text) => (text === '\t' ? page.keyboard.press(tab) : page.keyboard.type(text)),
});
const add = ({ title }: { title: string }) => `Add to basket: ${title}`;
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
  await typeInto(keysOf(page), add(product6), ' ');
  await expectBasketCount(page, 2);

  await typeInto(keysOf(page, 'Shift+Tab'), 'Basket 2 items', '');
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Your Shopping basket');
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await typeInto(keysOf(page), 'This Order Contains a gift', ' ');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await typeInto(keysOf(page), 'Proceed to checkout', '');
});

test('shows the focus at every stop on a phone too, under the sticky header', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openShop(page);
  await typeInto(keysOf(page), add(product6), '');
  await typeInto(keysOf(page, 'Shift+Tab'), add(product1), '');
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
      expect(await focusOf(keysOf(page), 15_000)).toMatchObject({ hasRing: true, isInView: true });
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
