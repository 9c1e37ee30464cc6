/** Places and finds orders, for shoppers and merchants. */
import type { Browser, Page } from '@playwright/test';
import { typedAddress } from '#market/example';
import { shop } from '#shop/config';
import type { Product } from '../../src/catalogue/model/product';
import { deliveryPrice } from '../../src/catalogue/model/terms';
import {
  addressFields,
  addressTable,
  type Address,
  isAskedFor,
} from '../../src/orders/model/address';
import { addressLabels } from '../../src/testing/address';
import { formatMoney } from '../../src/words/money';
import { expectSent } from './database';
import { signIn } from './login';
import { addToBasket, heading, openBasket, orderPanel } from './page';
import { type Account, expect } from './test';

export const typed: Address = typedAddress;

export const proceedButton = (page: Page) =>
  page.getByRole('button', { name: 'Proceed to checkout', exact: true });
export const reviewButton = (page: Page) =>
  page.getByRole('button', { name: 'Review your order', exact: true });
export const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order: / });

/** The label of the last button for an order of these products. */
export function placeName(...products: Product[]) {
  const sum = products.reduce((total, { price }) => total + price, 0);
  const total = sum + deliveryPrice(sum, shop.delivery ?? {});
  return `Place order: ${formatMoney(total)}, cash on delivery`;
}

/** The thank-you's summary of the order. */
export const placedOrder = (page: Page) =>
  page.getByRole('region', { name: 'Order placed', exact: true });

/** The id of the order on the thank-you screen. */
export async function placedId(page: Page): Promise<string> {
  await expect(heading(page)).toHaveText(/^Thank you! Order \S+ has been placed\.$/);
  return heading(page).locator('.order-number').innerText();
}

/** Signs in, fills the basket, syncs it to the account, and fills in everything before 'Place order'. */
export async function prepareOrder(page: Page, account: Account, ...products: Product[]) {
  await signIn(page, account);
  await addToBasket(page, ...products.map(({ title }) => title));
  await expectSent(page);
  await fillInOrder(page);
}

/** Opens the review of what is in the basket. `changed` is what the example's address doesn't have. */
export async function openReview(page: Page, changed?: Partial<Address>) {
  await openBasket(page);
  await proceedButton(page).click();
  await fillInAddress(page, changed);
  await reviewButton(page).click();
}

/** Fills in everything before 'Place order', for what is in the basket. */
export async function fillInOrder(page: Page) {
  await openReview(page);
  await expect(placeButton(page)).toBeVisible();
  await expect(orderPanel(page)).toContainText('You haven’t placed the order yet.');
}

export async function fillInAddress(page: Page, changed?: Partial<Address>) {
  const address = { ...typed, ...changed };
  // The GSTIN of businesses is folded.
  for (const field of addressFields.filter((each) => isAskedFor(each) && each !== 'gstin')) {
    const control = page.getByLabel(addressLabels[field], { exact: true });
    if (addressTable[field].options) await control.selectOption(address[field]);
    else await control.fill(address[field]);
  }
}

/** Opens the signed-in user's account. */
export async function openAccount(page: Page) {
  await page.goto('./#/login');
  await expect(heading(page)).toHaveText('Your account');
}

/** An order in the desk's list. */
export const shopOrder = (merchant: Page, id: string) =>
  merchant.locator('.shop-orders .order').filter({ hasText: id });

/** Accepts an order that the desk, which polls once a minute, may not show yet. */
export async function acceptOrder(merchant: Page, id: string) {
  await merchant.reload();
  await openAccount(merchant);
  await orderButton(merchant, 'Accept', id).click();
}

/** Opens an order by its link on another device. @returns its page, whose end is the device’s */
export async function openElsewhere(browser: Browser, link: string, id: string) {
  const other = await browser.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: `Order ${id}` })).toBeVisible();
  return other;
}

/** An order in a list on the account screen. */
export const orderOf = (page: Page, id: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Order ${id}` }) });

export const orderButton = (page: Page, words: string, id: string) =>
  page.getByRole('button', { name: `${words}, order ${id}`, exact: true });
