/** What a shopper and a merchant do with orders, and what they see of them. */
import type { Page } from '@playwright/test';
import { shop } from '../src/config';
import { addressFields, addressTable, type Address } from '../src/model/addressFields';
import { formatRupees } from '../src/shared/formatRupees';
import { deliveryPrice } from '../src/shared/basketTerms';
import type { Product } from '../src/features/catalogue/product';
import { addToBasket, expect, heading, openBasket, orderPanel, signIn, type Account } from './shop';
import { expectSent } from './database';

/** A merchant's choice in `src/config.ts`: where it is no, there is nothing of orders to test. */
export const takesOrders = shop.orders !== false;
export const noOrders = 'this shop takes no orders';

export const typed: Address = {
  name: 'Kamala Devi Iyer',
  telephone: '+91 98450 27163',
  street: '17/4 Lotus Lane\nJayanagar',
  landmark: 'Behind the banyan',
  pin: '560041',
  city: 'Bengaluru',
  state: 'Karnataka',
  instructions: 'Ring twice, the dog is deaf',
};

export const proceed = (page: Page) =>
  page.getByRole('button', { name: 'Proceed to checkout', exact: true });
export const check = (page: Page) =>
  page.getByRole('button', { name: 'Check your order', exact: true });
export const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order: / });

/** What the last button says of an order of these products. */
export function placeName(...products: Product[]) {
  const sum = products.reduce((total, { price }) => total + price, 0);
  const total = sum + deliveryPrice(sum, shop.delivery ?? {});
  return `Place order: ${formatRupees(total)}, cash on delivery`;
}

/** The number of the order that the page gives thanks for. */
export async function placedId(page: Page): Promise<string> {
  const thanks = page.getByRole('heading', { name: /^Thank you\. Your order .* is placed\.$/ });
  return /order (\S+) is/.exec(await thanks.innerText())?.[1] ?? '';
}

/** Signs in, fills the basket and stops before the last press; the account has the basket then. */
export async function prepareOrder(page: Page, account: Account, ...products: Product[]) {
  await signIn(page, account);
  await addToBasket(page, ...products.map(({ title }) => title));
  await expectSent(page);
  await openBasket(page);
  await proceed(page).click();
  for (const field of addressFields) {
    const { label, options } = addressTable[field];
    const control = page.getByLabel(label, { exact: true });
    if (options) await control.selectOption(typed[field]);
    else await control.fill(typed[field]);
  }
  await check(page).click();
  await expect(placeButton(page)).toBeVisible();
  await expect(orderPanel(page)).toContainText('Nothing is ordered yet.');
}

/** Opens the account of whoever is signed in. */
export async function openAccount(page: Page) {
  await page.goto('./#/login');
  await expect(heading(page)).toHaveText('Your account');
}

/** An order of a list on the account's screen. */
export const orderOf = (page: Page, id: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Order ${id}` }) });

export const orderButton = (page: Page, words: string, id: string) =>
  page.getByRole('button', { name: `${words}, order ${id}`, exact: true });
