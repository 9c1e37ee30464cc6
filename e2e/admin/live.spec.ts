/** What merchants change reaches shoppers without a build or a deployment. */
import type { Page } from '@playwright/test';
import type { Product } from '../../src/features/catalogue/product';
import { tagOf } from '../../src/model/priceTags';
import { formatRupees } from '../../src/shared/formatRupees';
import { product1, product2, subtotal } from '../support/catalogue';
import { cheaper, publish } from '../support/liveChanges';
import { signIn } from '../support/login';
import { ordersOf } from '../support/orderDatabase';
import {
  fillInAddress,
  placeButton,
  placedId,
  placeName,
  prepareOrder,
  proceedButton,
  reviewButton,
} from '../support/orders';
import {
  addButton,
  addToBasket,
  basketItems,
  button,
  openBasket,
  openShop,
  orderPanel,
  storeBasket,
  totalPanel,
} from '../support/page';
import { test } from '../support/ownDatabase';
import { expect, type Account } from '../support/test';
import { provoked } from '../support/watch';

const tag = ({ id, price }: Product) => tagOf(id, price);
const repriced = { withdrawn: [tag(product1)], offered: [tag(cheaper)] };

const card = (page: Page, { title }: Product) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const expectPrice = (page: Page, { price }: Product) =>
  expect(card(page, product1)).toContainText(formatRupees(price));

/** Places the order that is reviewed, the account's only one. */
async function expectOrdered(page: Page, account: Account, product: Product) {
  await placeButton(page).click();
  await placedId(page);
  expect(await ordersOf(account)).toMatchObject([{ items: [tag(product)] }]);
}

test('a page that is open shows the new price at the checkout, and orders at it', async ({
  page,
  account,
}) => {
  await signIn(page, account);
  await addToBasket(page, product1.title);
  await openBasket(page);
  await expect(totalPanel(page)).toContainText(subtotal(product1));
  await publish(repriced);
  await proceedButton(page).click();
  await fillInAddress(page);
  await reviewButton(page).click();
  await expect(orderPanel(page)).toContainText('Prices have changed. You haven’t placed the order');
  await button(page, 'Continue with the new prices').click();
  await expect(placeButton(page)).toHaveText(placeName(cheaper));
  await expectOrdered(page, account, cheaper);
});

test('an order at the old price is refused, and goes through at the new one', async ({
  page,
  account,
  watch,
}) => {
  await prepareOrder(page, account, product1);
  await publish(repriced);
  watch.allow(provoked.forbidden);
  const refusal = page.waitForResponse((response) => response.url().includes(':commit'));
  await placeButton(page).click();
  expect((await refusal).status()).toBe(403);
  await expect(orderPanel(page)).toContainText(
    `${product1.title}: ${formatRupees(cheaper.price)}, down from ${formatRupees(product1.price)}`,
  );
  expect(await ordersOf(account)).toEqual([]);
  await button(page, 'Continue with the new prices').click();
  await expectOrdered(page, account, cheaper);
});

// A small shop repeats some.
if (product2.id !== product1.id) {
  test('a sold-out product has a badge and no button, and a basket with it is ordered without it', async ({
    page,
    account,
  }) => {
    await publish({ withdrawn: [tag(product1)] });
    await storeBasket(page, [product1.id, product2.id]);
    await openShop(page);
    await expect(card(page, product1)).toContainText('Sold out');
    await expect(addButton(page, product1.title)).toHaveCount(0);
    await signIn(page, account);
    await openBasket(page);
    await expect(basketItems(page).first()).toContainText('It won’t be part of your order.');
    await expect(totalPanel(page)).toContainText(subtotal(product2));
    await proceedButton(page).click();
    await fillInAddress(page);
    await reviewButton(page).click();
    await expectOrdered(page, account, product2);
  });

  test('what sells out while I’m at the checkout can’t be ordered', async ({
    page,
    account,
    watch,
  }) => {
    await prepareOrder(page, account, product1, product2);
    await publish({ withdrawn: [tag(product1)] });
    watch.allow(provoked.forbidden);
    await placeButton(page).click();
    await expect(orderPanel(page)).toContainText(`${product1.title} is sold out`);
    expect(await ordersOf(account)).toEqual([]);
    await button(page, 'Continue with the rest').click();
    await expectOrdered(page, account, product2);
  });
}

test('changes made for an earlier release count neither on the page nor in the database', async ({
  page,
  account,
}) => {
  await publish({ ...repriced, release: 'former', left: { [product1.id]: 3 } });
  const read = page.waitForResponse((response) => response.url().includes(':batchGet'));
  await openShop(page);
  await read;
  await prepareOrder(page, account, product1);
  await expect(placeButton(page)).toHaveText(placeName(product1));
  await expectOrdered(page, account, product1);
  await page.getByRole('link', { name: 'Continue shopping' }).click();
  await expectPrice(page, product1);
  await expect(card(page, product1)).not.toContainText('left');
});
