import type { Page } from '@playwright/test';
import { shop } from '../../src/config';
import { addressFields, addressTable } from '../../src/model/addressFields';
import { addressLabels } from '../../src/testing/address';
import { product1, product2 } from '../support/catalogue';
import { proceedButton, reviewButton, typed } from '../support/orders';
import { heading, openShop, orderPanel, storeBasket } from '../support/page';
import { expect, test } from '../support/test';

const stepHeading = (page: Page, name: string) =>
  orderPanel(page).getByRole('heading', { level: 3, name, exact: true });
const nameField = (page: Page) => page.getByLabel(addressLabels.name, { exact: true });

async function openBasket(page: Page) {
  await storeBasket(page, [product1.id, product2.id]);
  await openShop(page);
  await openShop(page, '/checkout');
}

/** Fills in what the PIN code doesn't. */
async function fillIn(page: Page) {
  for (const field of addressFields) {
    const control = page.getByLabel(addressLabels[field], { exact: true });
    if (field === 'city' || field === 'state') await expect(control).toHaveValue(typed[field]);
    else if (!addressTable[field].optional) await control.fill(typed[field]);
  }
}

test('Back, Forward and a reload lead me through the steps of the checkout', async ({ page }) => {
  await openBasket(page);
  await proceedButton(page).click();
  await expect(page).toHaveURL(/#\/checkout\?step=address$/);
  await fillIn(page);
  await reviewButton(page).click();
  await expect(stepHeading(page, 'Review your order')).toBeFocused();
  await expect(stepHeading(page, 'Review your order')).toBeInViewport();
  await expect(page).toHaveURL(/\?step=review$/);

  await test.step('a reload stays', async () => {
    await page.reload();
    await expect(stepHeading(page, 'Review your order')).toBeInViewport();
    await expect(orderPanel(page)).toContainText(typed.name);
  });
  await test.step('Back leads to the address, then to the basket', async () => {
    await page.goBack();
    await expect(stepHeading(page, 'Delivery address')).toBeFocused();
    await expect(nameField(page)).toHaveValue(typed.name);
    await nameField(page).fill('Asha');
    await page.reload();
    await expect(nameField(page)).toHaveValue('Asha');
    await page.goBack();
    await expect(page).toHaveURL(/#\/checkout$/);
    await expect(orderPanel(page)).toHaveCount(0);
    await expect(proceedButton(page)).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('Forward returns, and the way to another page and back does, too', async () => {
    await page.goForward();
    await expect(nameField(page)).toHaveValue('Asha');
    await page.goForward();
    await expect(stepHeading(page, 'Review your order')).toBeFocused();
    await page.goto(`${shop.basePath}${shop.conditions ?? ''}`);
    await page.goBack();
    await expect(stepHeading(page, 'Review your order')).toBeVisible();
    await expect(orderPanel(page)).toContainText('Asha');
  });
  await test.step('with an address, I proceed to the review at once', async () => {
    await page.goto('./#/checkout');
    await expect(heading(page)).toHaveText('Your Shopping basket');
    await expect(orderPanel(page)).toHaveCount(0);
    await proceedButton(page).click();
    await expect(stepHeading(page, 'Review your order')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/#\/checkout$/);
  });
});
