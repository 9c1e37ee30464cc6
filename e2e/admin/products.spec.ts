/** A merchant changes what shoppers see and can order, in two browsers. */
import type { Page } from '@playwright/test';
import { tagOf } from '../../src/model/priceTags';
import { formatRupees } from '../../src/shared/formatRupees';
import { product1, subtotal } from '../support/catalogue';
import { cheaper, publish, readLive } from '../support/liveChanges';
import { signIn } from '../support/login';
import { ordersOf } from '../support/orderDatabase';
import {
  fillInAddress,
  openAccount,
  orderButton,
  placeButton,
  placedId,
  placeName,
  prepareOrder,
  proceedButton,
  reviewButton,
} from '../support/orders';
import { setOffline, test } from '../support/ownDatabase';
import {
  addButton,
  addToBasket,
  button,
  openBasket,
  orderPanel,
  totalPanel,
} from '../support/page';
import { expect } from '../support/test';

const saved = 'Saved. Shoppers now see these prices.';

const priceField = (page: Page) => page.getByLabel(`Price of ${product1.title}`, { exact: true });
const leftField = (page: Page) =>
  page.getByLabel(`Left in stock: ${product1.title}`, { exact: true });

async function openProducts(page: Page) {
  await page.goto('./#/login?section=products');
  await expect(priceField(page)).toBeVisible();
}

async function save(page: Page) {
  await button(page, 'Save changes').click();
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
}

/** The product's card, for somebody who has just come to the shop. */
async function visit(page: Page) {
  await page.goto('about:blank');
  await page.goto('./#/');
  const title = page.getByRole('heading', { name: product1.title, exact: true });
  return page.getByRole('article').filter({ has: title });
}

test('a new price reaches an open checkout, and its undoing the next visit', async ({
  page,
  account,
  merchant,
}) => {
  await signIn(page, account);
  await addToBasket(page, product1.title);
  await openBasket(page);
  await expect(totalPanel(page)).toContainText(subtotal(product1));

  await openProducts(merchant.page);
  await priceField(merchant.page).fill(String(cheaper.price));
  await save(merchant.page);

  await proceedButton(page).click();
  await fillInAddress(page);
  await reviewButton(page).click();
  await expect(orderPanel(page)).toContainText(
    `${product1.title}: ${formatRupees(cheaper.price)}, down from ${formatRupees(product1.price)}`,
  );
  await button(page, 'Continue with the new prices').click();
  await expect(placeButton(page)).toHaveText(placeName(cheaper));
  await placeButton(page).click();
  await placedId(page);
  expect(await ordersOf(account)).toMatchObject([{ items: [tagOf(cheaper.id, cheaper.price)] }]);
  await expect(await visit(page)).toContainText(formatRupees(cheaper.price));

  await button(merchant.page, 'Undo').click();
  await expect(merchant.page.getByText('Undone. Shoppers see what they saw before.')).toBeVisible();
  await expect(await visit(page)).toContainText(formatRupees(product1.price));
});

test('sold out in the admin is sold out for the next visitor', async ({ page, merchant }) => {
  await openProducts(merchant.page);
  await merchant.page.getByLabel(`Sold out: ${product1.title}`, { exact: true }).check();
  await save(merchant.page);
  await expect(await visit(page)).toContainText('Sold out');
  await expect(addButton(page, product1.title)).toHaveCount(0);
});

test('each accepted order lowers the count, and after the last one the product is sold out', async ({
  page,
  account,
  merchant,
}) => {
  await openProducts(merchant.page);
  await leftField(merchant.page).fill('1');
  await save(merchant.page);
  await expect(await visit(page)).toContainText('Only 1 left');

  await prepareOrder(page, account, product1);
  await placeButton(page).click();
  const id = await placedId(page);
  await openAccount(merchant.page);
  await merchant.page.reload();
  await orderButton(merchant.page, 'Accept', id).click();
  await expect(orderButton(merchant.page, 'Accept', id)).toHaveCount(0);
  await expect.poll(async () => (await readLive())?.left).toEqual({ [product1.id]: 0 });
  await expect(await visit(page)).toContainText('Sold out');
});

test('what I type while the network is gone stays, and is saved when it’s back', async ({
  page,
  merchant,
}) => {
  const { page: admin, watch } = merchant;
  watch.allow(
    /^failed request: .* net::ERR_INTERNET_DISCONNECTED$/,
    /^console error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/,
  );
  await openProducts(admin);
  await setOffline(admin.context(), true);
  await priceField(admin).fill(String(cheaper.price));
  await button(admin, 'Save changes').click();
  const bar = admin.getByRole('region', { name: 'Unsaved changes' });
  await expect(bar).toContainText('Your changes are stored on this device');
  expect(await readLive()).toBeUndefined();

  await setOffline(admin.context(), false);
  await admin.reload();
  await expect(priceField(admin)).toHaveValue(String(cheaper.price));
  await save(admin);
  await expect(await visit(page)).toContainText(formatRupees(cheaper.price));
});

test('after a deployment I see what no longer applies, and apply it again', async ({
  page,
  merchant,
}) => {
  await publish({
    release: 'former',
    withdrawn: [tagOf(product1.id, product1.price)],
    offered: [tagOf(cheaper.id, cheaper.price)],
  });
  await expect(await visit(page)).toContainText(formatRupees(product1.price));
  await openProducts(merchant.page);
  const notice = merchant.page.getByRole('region', { name: 'The shop was deployed' });
  await expect(notice).toContainText(
    `${product1.title}: ${formatRupees(product1.price)} → ${formatRupees(cheaper.price)}`,
  );
  await button(merchant.page, 'Apply them again').click();
  await save(merchant.page);
  await expect(notice).toHaveCount(0);
  await expect(await visit(page)).toContainText(formatRupees(cheaper.price));
});
