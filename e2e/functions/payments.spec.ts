/** Tests with a stand-in for the payment service that the shop learns of each payment, even if no shopper returns. */
import type { Page } from '@playwright/test';
import { doc, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { startPaymentStandIn } from '../../scripts/lib/paymentStandIn';
import { runSweep } from '../../scripts/lib/runSweep';
import { testRun } from '../../scripts/lib/stages';
import { shop } from '#shop/config';
import { formatMoney } from '../../src/words/money';
import { product1, product2 } from '../support/catalogue';
import { database, readDatabase } from '../support/database';
import { test } from '../support/merchant';
import { seedCode } from '../support/orderDatabase';
import {
  acceptOrder,
  openAccount,
  openElsewhere,
  openReview,
  orderButton,
  placedId,
  shopOrder,
} from '../support/orders';
import { addToBasket, openShop, refocus } from '../support/page';
import { expect } from '../support/test';

const { ports, functionsPorts } = testRun;

// The tests share the stand-in, and an account can order once in 30 seconds.
test.describe.configure({ mode: 'serial' });

let standIn: Awaited<ReturnType<typeof startPaymentStandIn>>;
test.beforeAll(async () => {
  standIn = await startPaymentStandIn({
    port: functionsPorts.payments,
    webhookSecret: 'secret',
    webhookUrl: `http://127.0.0.1:${ports.hosting}${shop.basePath}functions/webhook`,
  });
});
test.afterAll(() => standIn.close());
test.beforeEach(({ watch }) => {
  watch.allow(new RegExp(`^third party contacted: \\w+ ${standIn.url}/page/`));
});

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay ₹.* at Razorpay$/ });
const payLink = (page: Page) => page.getByRole('link', { name: /^Pay ₹.* at Razorpay$/ });
const onPage = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
// Texts for screen readers are excluded.
const paid = (page: Page) =>
  page.locator('.payment-panel').getByText(/^We’ve received ₹.*\. Thank you\.$/);

/** The order whose payment page was opened last, and its bill. */
function lastBill() {
  const bill = [...standIn.bills.values()].at(-1);
  if (!bill) throw new Error('There is no bill.');
  return { id: bill.orderId, bill };
}

/** Pays a bill without telling the shop. */
function payUnseen(bill: ReturnType<typeof lastBill>['bill']) {
  Object.assign(bill, { status: 'paid', paid: bill.amount });
}

async function sweep() {
  expect(shop.functions && (await runSweep(functionsPorts.emulator, shop.functions))).toBe(true);
}

/** When an order's time to pay ends, and when the sweep first asks about it. */
const setEnd = (id: string, until: number, lookAt = until) =>
  updateDoc(doc(database, 'orders', id), { 'charge.until': until, 'charge.lookAt': lookAt });

/** Reloads the desk to see the current state. @returns the order in its list */
async function openOrder(merchant: Page, id: string) {
  await merchant.reload();
  await openAccount(merchant);
  await merchant.locator('.orders-filter-state').last().click();
  return shopOrder(merchant, id);
}

async function cancelOrder(merchant: Page, id: string) {
  const card = shopOrder(merchant, id);
  await orderButton(merchant, 'Cancel order', id).first().click();
  await card.getByLabel('Reason').selectOption({ index: 1 });
  await orderButton(merchant, 'Cancel order', id).last().click();
  await expect(card.locator('[data-state=cancelled]')).toBeVisible();
}

/** Orders products, or one, up to the payment service's page. */
async function order(page: Page, products = [product1]) {
  await addToBasket(page, ...products.map(({ title }) => title));
  await openReview(page);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Payment (stand-in)' })).toBeVisible();
}

test('a shopper pays and sees the thank-you at once; the merchant refunds in two parts', async ({
  page,
  merchant,
}) => {
  test.slow();
  await openShop(page);
  await order(page);
  await onPage(page, 'Pay').click();
  await expect(paid(page)).toBeVisible();
  const id = await placedId(page);
  await expect(page.getByText('We’ll confirm it soon.')).toBeVisible();

  await acceptOrder(merchant, id);
  const card = shopOrder(merchant, id);
  await expect(card.locator('[data-state=accepted]')).toBeVisible();
  await expect(card.getByText(/^Online: ₹.* received\.$/)).toBeVisible();
  await card.locator('summary').first().click();
  await cancelOrder(merchant, id);
  for (const amount of ['100', undefined]) {
    await orderButton(merchant, 'Refund', id).click();
    if (amount) await card.getByLabel('Amount').fill(amount);
    await orderButton(merchant, 'Refund', id).last().click();
    await expect(
      card.getByText(amount ? '₹100 refunded.' : /^Online: ₹.* refunded\.$/),
    ).toBeVisible();
  }
  const bill = standIn.billOf(id);
  expect([...(bill?.refunds.values() ?? [])]).toEqual([10_000, (bill?.amount ?? 0) - 10_000]);
});

test('a shopper who left without paying pays on another device, and the first device shows it', async ({
  page,
  browser,
}) => {
  await openShop(page);
  await order(page);
  await onPage(page, 'Fail').click();
  await onPage(page, 'Close').click();
  await page.goto(`${shop.basePath}#/checkout`);
  const id = await placedId(page);
  await expect(payLink(page)).toBeVisible();
  await expect(
    page.getByText(/^Please pay by .*\. After that, we cancel the order\.$/),
  ).toBeVisible();
  const { returnTo = '' } = standIn.billOf(id) ?? {};
  const other = await openElsewhere(browser, returnTo, id);
  await payLink(other).click();
  await onPage(other, 'Pay').click();
  await expect(paid(other)).toBeVisible();
  await other.close();
  await refocus(page);
  await expect(paid(page)).toBeVisible({ timeout: 60_000 });
});

test('the shop learns of a payment even if the shopper never comes back', async ({
  page,
  merchant,
}) => {
  await openShop(page);
  await order(page);
  const { id, bill } = lastBill();
  payUnseen(bill);
  await page.close();
  expect(await standIn.tell(bill)).toBe(200);
  await merchant.reload();
  await openAccount(merchant);
  await expect(orderButton(merchant, 'Accept', id)).toBeVisible();
});

test('the sweep finds a payment whose webhook was lost, and the merchant reads why it is late', async ({
  page,
  merchant,
}) => {
  await openShop(page);
  await order(page);
  const { id, bill } = lastBill();
  payUnseen(bill);
  await setEnd(id, bill.until, Date.now());
  await sweep();
  const card = await openOrder(merchant, id);
  await expect(card.getByText('Razorpay didn’t tell the shop about this payment.')).toBeVisible();
  // The shopper returns after the deadline.
  await onPage(page, 'Close').click();
  await expect(paid(page)).toBeVisible();
});

test('an unpaid order is cancelled and stays so, and the merchant refunds a late payment', async ({
  page,
  merchant,
}) => {
  await openShop(page);
  await order(page);
  const { id, bill } = lastBill();
  bill.until = Date.now();
  await setEnd(id, bill.until);
  await sweep();
  await onPage(page, 'Pay').click();
  await expect(page.getByText('It wasn’t paid in time. You can order it again.')).toBeVisible();
  await expect(payLink(page)).toHaveCount(0);

  payUnseen(bill);
  expect(await standIn.tell(bill)).toBe(200);
  const card = await openOrder(merchant, id);
  await expect(card.locator('[data-state=cancelled]')).toBeVisible();
  await expect(card.getByText('It was paid after the order had been cancelled.')).toBeVisible();
  await orderButton(merchant, 'Refund', id).click();
  await orderButton(merchant, 'Refund', id).last().click();
  await expect(card.getByText(/^Online: ₹.* refunded\.$/)).toBeVisible();
  expect([...bill.refunds.values()]).toEqual([bill.amount]);
});

test('an order cancelled while the shopper pays stays cancelled, and the shop owes the money', async ({
  page,
  merchant,
}) => {
  await openShop(page);
  await order(page);
  const { id } = lastBill();
  const card = await openOrder(merchant, id);
  await cancelOrder(merchant, id);
  await onPage(page, 'Pay').click();
  await expect(
    page.getByText(/^This order was cancelled\. We’ll refund ₹.* the way you paid\.$/),
  ).toBeVisible();
  await openOrder(merchant, id);
  await expect(card.getByText('It was paid after the order had been cancelled.')).toBeVisible();
  await expect(orderButton(merchant, 'Refund', id)).toBeVisible();
});

test('a price that changes while I pay doesn’t change my bill', async ({ page }) => {
  await openShop(page);
  await order(page);
  const { bill } = lastBill();
  await onPage(page, 'Close').click();
  const prices = doc(database, 'shop/prices');
  const { tags = [], revision = 0 } = ((await readDatabase('shop/prices')) ?? {}) as {
    tags?: string[];
    revision?: number;
  };
  const before = `${product1.id}:${product1.price}`;
  const dearer = tags.map((tag) => (tag === before ? `${product1.id}:${product1.price + 5}` : tag));
  expect(dearer).not.toEqual(tags);
  await updateDoc(prices, { tags: dearer, revision: revision + 1 });
  try {
    await payLink(page).click();
    await onPage(page, 'Pay').click();
    await expect(paid(page)).toBeVisible();
    expect(standIn.bills.size).toBe([...standIn.bills.keys()].indexOf(bill.id) + 1);
    expect(bill.paid).toBe(bill.amount);
  } finally {
    await updateDoc(prices, { tags, revision });
  }
});

test('a merchant sees that a payment is disputed before sending the order', async ({
  page,
  merchant,
}) => {
  await openShop(page);
  await order(page);
  const { id, bill } = lastBill();
  await onPage(page, 'Pay').click();
  await expect(paid(page)).toBeVisible();
  bill.isDisputed = true;
  expect(await standIn.tell(bill)).toBe(200);
  const card = await openOrder(merchant, id);
  await expect(card.getByText('The shopper wants the money back from the bank.')).toBeVisible();
});

test('a shopper pays what a code leaves, and gets the share back of what is returned', async ({
  page,
  merchant,
}) => {
  test.slow();
  const [subtotal, off] = [product1.price + product2.price, 112];
  await seedCode('PAY10', { percent: 10 });
  await page.goto('./?code=PAY10');
  await order(page, [product1, product2]);
  await onPage(page, 'Pay').click();
  await expect(paid(page)).toBeVisible();
  const { id, bill } = lastBill();
  expect(bill.amount).toBe((subtotal - off) * 100);

  const now = Timestamp.now();
  await updateDoc(doc(database, 'orders', id), {
    state: 'returned',
    before: 'delivered',
    returning: { [`${product2.id}:${product2.price}`]: 1 },
    stateAt: now,
    changedAt: now,
  });
  const card = await openOrder(merchant, id);
  await orderButton(merchant, 'Refund', id).click();
  await orderButton(merchant, 'Refund', id).last().click();
  // Its share of the discount is 13 of 112.
  const back = product2.price - 13;
  await expect(card.getByText(`Online: ${formatMoney(back)} refunded.`)).toBeVisible();
  expect([...bill.refunds.values()]).toEqual([back * 100]);
  await expect(merchant.locator('.figures')).toContainText(formatMoney(off));
  await expect(merchant.locator('.figures')).toContainText('Code discounts');
});
