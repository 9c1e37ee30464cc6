/** A merchant arranges the products, and shoppers see that order in pages that were built before. */
import type { Page } from '@playwright/test';
import { productOrderWords } from '#words/desk/productOrder';
import { productsWords } from '#words/desk/products';
import { expectSound } from '../support/axe';
import { product1, product6, products } from '../support/catalogue';
import { test } from '../support/ownDatabase';
import { button } from '../support/page';
import { expect } from '../support/test';

const listed = products.filter(({ hidden }) => !hidden);

/** The home screen of somebody who has just come to the shop. */
async function visit(page: Page) {
  await page.goto('about:blank');
  await page.goto('./#/');
}

const titles = (page: Page) => page.getByRole('article').getByRole('heading');

async function openOrder(merchant: Page, width: number) {
  await merchant.setViewportSize({ width, height: 844 });
  await merchant.goto('./#/login?section=products');
  await button(merchant, productOrderWords.open).click();
}

const moved = ({ title }: typeof product1, place: number) =>
  productOrderWords.moved(title, place, listed.length);

for (const width of [390, 1280]) {
  test(`a merchant moves a product to the top, and the next visit shows it first, at ${width} pixels`, async ({
    page,
    merchant,
  }) => {
    await visit(page);
    await expect(titles(page).first()).toHaveText(product1.title);

    await openOrder(merchant, width);
    await button(merchant, productOrderWords.move.top(product6.title)).click();
    await expect(merchant.getByRole('status')).toHaveText(moved(product6, 1));
    await expectSound(merchant);
    await button(merchant, productsWords.save).click();
    await expect(merchant.getByText(productsWords.saved).first()).toBeVisible();

    await visit(page);
    for (const [place, { title }] of [product6, ...listed.slice(0, 5)].entries()) {
      await expect(titles(page).nth(place)).toHaveText(title);
    }
    // The rows of two, three and one follow.
    const [first, second, third] = await Promise.all(
      [0, 1, 2].map(async (place) => (await page.getByRole('article').nth(place).boundingBox())?.y),
    );
    expect(second).toBe(first);
    expect(third).toBeGreaterThan(second ?? 0);

    await button(merchant, productsWords.undo).click();
    await expect(merchant.getByText(productsWords.undone).first()).toBeVisible();
    const order = page.waitForResponse(/documents:batchGet/);
    await visit(page);
    await order;
    await page.waitForLoadState('networkidle');
    await expect(titles(page).first()).toHaveText(product1.title);
  });
}

test('a merchant moves a product on with one thumb, as its button stays below it', async ({
  merchant,
}) => {
  await openOrder(merchant, 390);
  const down = button(merchant, productOrderWords.move.down(product1.title));
  await down.evaluate((pressed) => {
    pressed.scrollIntoView({ block: 'center' });
  });
  const { x = 0, y = 0 } = (await down.boundingBox()) ?? {};
  for (const place of [2, 3, 4]) {
    await merchant.mouse.click(x + 20, y + 20);
    await expect(merchant.getByRole('status')).toHaveText(moved(product1, place));
    await expect(down).toBeFocused();
  }
  await merchant.keyboard.press('Enter');
  await expect(merchant.getByRole('status')).toHaveText(moved(product1, 5));
  await expect(down).toBeFocused();
  await expect(button(merchant, productsWords.count(1))).toBeVisible();
});
