/** The steps of a shopper in any language and country. */
import type { Locator, Page } from '@playwright/test';
import { addressFields, addressTable } from '../../src/orders/model/address';
import { typed } from '../support/orders';
import { type Account, expect } from '../support/test';
import { translate } from './translate';

/** Presses the first button with this English label, translated. */
export const press = (where: Page | Locator, english: string) =>
  where
    .getByRole('button')
    .filter({ hasText: translate(english) })
    .first()
    .click();

/** Adds a product, and two of another one, on the home screen. */
export async function addProducts(page: Page) {
  await page.goto('./');
  for (const place of [0, 1, 1]) await page.locator('[data-product]').nth(place).click();
}

/** Types the example of the country. */
export async function typeAddress(page: Page) {
  for (const field of addressFields) {
    const control = page.locator(`form [name=${field}]`);
    if (addressTable[field].options) await control.selectOption(typed[field]);
    // A shop without functions asks for no email, and the GSTIN of businesses is folded.
    else if (typed[field]) await control.fill(typed[field]);
  }
}

/** Fills in the example of the country, and goes on to the review. */
export async function fillInAddress(page: Page) {
  await typeAddress(page);
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('.order-placing .button-wide')).toBeVisible();
}

export const placeOrder = (page: Page) => page.locator('.order-placing .button-wide').click();

export async function signIn(page: Page, account: Account) {
  await page.goto('./#/login');
  await page.locator('.login-form input').nth(0).fill(account.email);
  await page.locator('.login-form input').nth(1).fill(account.password);
  await press(page, 'Sign in');
  await expect(page).toHaveURL(/#\/$/);
}
