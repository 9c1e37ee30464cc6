/** A merchant changes what shoppers see and can order, in two browsers. */
import type { Page } from '@playwright/test';
import { deleteDoc, doc } from 'firebase/firestore/lite';
import { variantsOf } from '../../src/catalogue/model/product';
import { tagOf } from '../../src/firebase/priceDocument';
import { formatMoney } from '../../src/words/money';
import { product1, products } from '../support/catalogue';
import { database } from '../support/database';
import { signIn } from '../support/login';
import { ordersOf } from '../support/orderDatabase';
import {
  fillInOrder,
  placeButton,
  placedId,
  placeName,
  prepareOrder,
  proceedButton,
} from '../support/orders';
import { test } from '../support/ownDatabase';
import { addToBasket, button, openBasket, orderPanel } from '../support/page';
import { expect } from '../support/test';
import { provoked } from '../support/watch';

const cheaper = { ...product1, price: product1.price - 10 };

/** The price on the product's card, for somebody who has just come to the shop. */
async function expectPrice(page: Page, price: number) {
  await page.goto('about:blank');
  await page.goto('./#/');
  const title = page.getByRole('heading', { name: product1.title, exact: true });
  const card = page.getByRole('article').filter({ has: title });
  await expect(card).toContainText(formatMoney(price));
}

test(
  'after a merchant changes a price, orders at the old one are rejected until Undo',
  { tag: '@main' },
  async ({ page, account, merchant, watch }) => {
    await prepareOrder(page, account, product1);

    await merchant.goto('./#/login?section=products');
    await merchant
      .getByLabel(`Price of ${product1.title}`, { exact: true })
      .fill(String(cheaper.price));
    await button(merchant, 'Save changes').click();
    await expect(
      merchant.getByText(
        'Saved. Shoppers see this when they open the shop or come back to it, and at the checkout at once.',
      ),
    ).toBeVisible();

    watch.allow(provoked.forbidden);
    const refusal = page.waitForResponse((response) => response.url().includes(':commit'));
    await placeButton(page).click();
    expect((await refusal).status()).toBe(403);
    await expect(orderPanel(page)).toContainText(
      `${product1.title}: ${formatMoney(cheaper.price)}, down from ${formatMoney(product1.price)}`,
    );
    expect(await ordersOf(account)).toEqual([]);
    await button(page, 'Continue with the new prices').click();
    await expect(placeButton(page)).toHaveText(placeName(cheaper));
    await placeButton(page).click();
    await placedId(page);
    expect(await ordersOf(account)).toMatchObject([{ items: [tagOf(cheaper.id, cheaper.price)] }]);
    await expectPrice(page, cheaper.price);

    await button(merchant, 'Undo').click();
    await expect(merchant.getByText('Undone. Shoppers see what they saw before.')).toBeVisible();
    await expectPrice(page, product1.price);
  },
);

test('nobody can order until the merchant opens the shop with one press', async ({
  page,
  account,
  merchant,
}) => {
  await deleteDoc(doc(database, 'shop/prices'));
  await signIn(page, account);
  await addToBasket(page, product1.title);
  await openBasket(page);
  await proceedButton(page).click();
  await expect(orderPanel(page)).toContainText('Online ordering isn’t available right now.');

  await merchant.goto('./#/login');
  await button(merchant, `Publish ${products.flatMap(variantsOf).length} products`).click();
  await expect(merchant.getByRole('heading', { name: 'Your shop isn’t open yet' })).toBeHidden();
  await page.reload();
  await fillInOrder(page);
  await placeButton(page).click();
  await placedId(page);
  expect(await ordersOf(account)).toHaveLength(1);
});
