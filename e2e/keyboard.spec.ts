import type { Page } from '@playwright/test';
import { shop } from '#shop/config';
import { product1, product6 } from './support/catalogue';
import { focusOf, keysOf, typeInto } from './support/focus';
import {
  addButton,
  expectBasketCount,
  header,
  heading,
  openHydrated,
  openShop,
} from './support/page';
import { expect, test } from './support/test';

const scrolled = (page: Page) => page.evaluate(() => scrollY);

for (const width of [360, 1280]) {
  test(`I can skip the header, return to it and open the basket by keyboard, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await openShop(page);
    const skip = page.getByRole('link', { name: 'Skip to content', exact: true });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
    await addButton(page, product1.title).focus();
    await page.keyboard.press('Enter');
    await typeInto(keysOf(page), `Add to basket: ${product6.title}`, ' ');
    await expectBasketCount(page, 2);
    await typeInto(keysOf(page, 'Shift+Tab'), `Add to basket: ${product1.title}`, '');

    await addButton(page, product6.title).focus();
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(200);
    for (const name of [shop.name, 'Sign In', 'Basket 2 items']) {
      await header(page).getByRole('link', { name, exact: true }).focus();
      expect(await focusOf(keysOf(page), 15_000)).toMatchObject({ hasRing: true, isInView: true });
      expect(await scrolled(page)).toBe(place);
    }
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Your Shopping basket');
    await expect(heading(page)).toBeFocused();
    expect(await scrolled(page)).toBe(0);
    await typeInto(keysOf(page), 'This Order Contains a gift', ' ');
    await expect(page.getByRole('checkbox')).toBeChecked();
    await typeInto(keysOf(page), 'Proceed to checkout', '');
  });
}

test('a heading that gets the focus after I type an address has no focus ring', async ({
  page,
}) => {
  await openHydrated(page);
  // Browsers draw no ring after a mouse press anyway.
  await page.keyboard.press('Tab');
  for (const address of ['/checkout', '/login', '/nowhere']) {
    await page.goto(`./#${address}`);
    const focused = page.locator('h1:focus-visible');
    await expect(focused).toHaveText(/basket$|^Sign in$|Error!$/);
    await expect(focused).toHaveCSS('outline-style', 'none');
  }
});
