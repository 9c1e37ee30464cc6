import type { Page } from '@playwright/test';
import {
  addToBasket,
  basketItems,
  catalogue,
  expect,
  expectBasketCount,
  hairWax,
  heading,
  laptop,
  openBasket,
  openShop,
  phone,
  test,
  totalPanel,
} from './shop';

const COUNT = 10_000;
/** What the basket holds: a laptop, then the catalogue over and over. */
const products = [
  laptop,
  ...Array.from({ length: COUNT - 1 }, (_, index) => catalogue[index % catalogue.length] ?? laptop),
];
const sumOf = (prices: { price: number }[]) => prices.reduce((sum, { price }) => sum + price, 0);

const moreButton = (page: Page) => page.getByRole('button', { name: 'Show more', exact: true });

async function openFullBasket(page: Page) {
  await openShop(page);
  await addToBasket(page, laptop.title);
  await expectBasketCount(page, 1);
  await page.evaluate((presses) => {
    const buttons = document.querySelectorAll<HTMLButtonElement>('[data-product]');
    for (let press = 0; press < presses; press += 1) buttons[press % buttons.length]?.click();
  }, COUNT - 1);
  await expectBasketCount(page, COUNT);
  await openBasket(page);
}

test.describe('a basket of 10,000 items', () => {
  test('opens with its total and the first part of its list', async ({ page }) => {
    await openFullBasket(page);
    await expect(heading(page)).toHaveText('Your Shopping basket');
    await expect(totalPanel(page)).toContainText(`Subtotal ${COUNT} items: ₹${sumOf(products)}`);
    await expect(moreButton(page)).toBeVisible();
    const titles = await basketItems(page).getByRole('heading').allTextContents();
    expect(titles.length).toBeGreaterThanOrEqual(20);
    expect(titles.length).toBeLessThanOrEqual(200);
    expect(titles).toEqual(products.slice(0, titles.length).map(({ title }) => title));
  });

  test('shows more of its list to whoever scrolls', async ({ page }) => {
    await openFullBasket(page);
    for (let time = 0; time < 3; time += 1) {
      const before = await basketItems(page).count();
      await basketItems(page).last().scrollIntoViewIfNeeded();
      await expect.poll(() => basketItems(page).count()).toBeGreaterThan(before);
    }
    await expect(moreButton(page)).toBeVisible();
  });

  test('shows more of its list at the press of a key', async ({ page }) => {
    // The list would lengthen by itself as the focus brings the button into view.
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => undefined;
    });
    await openFullBasket(page);
    const before = await basketItems(page).count();
    await moreButton(page).press('Enter');
    await expect.poll(() => basketItems(page).count()).toBeGreaterThan(before);
    const after = await basketItems(page).count();
    await moreButton(page).press('Space');
    await expect.poll(() => basketItems(page).count()).toBeGreaterThan(after);
  });

  test('lets one item go, and the focus goes on to the next', async ({ page }) => {
    await openFullBasket(page);
    const third = basketItems(page).nth(2);
    await expect(third.getByRole('heading')).toHaveText(hairWax.title);
    await third.getByRole('button').press('Enter');
    await expect(third.getByRole('heading')).toHaveText(phone.title);
    await expect(third.getByRole('button')).toBeFocused();
    const sum = sumOf(products) - hairWax.price;
    await expect(totalPanel(page)).toContainText(`Subtotal ${COUNT - 1} items: ₹${sum}`);
    await expectBasketCount(page, COUNT - 1);
  });
});
