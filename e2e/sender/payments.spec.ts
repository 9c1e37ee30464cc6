/** With a stand-in of the payment service: what is paid there is known in the shop, on every way back and on none. */
import type { Page } from '@playwright/test';
import { startPaymentStandIn } from '../../scripts/lib/paymentStandIn';
import { testRun } from '../../scripts/lib/stages';
import { shop } from '../../shop/config';
import { product1 } from '../support/catalogue';
import { test } from '../support/merchant';
import {
  fillInAddress,
  openAccount,
  orderButton,
  placedId,
  proceedButton,
  reviewButton,
} from '../support/orders';
import { addToBasket, openBasket, openShop, refocus } from '../support/page';
import { expect } from '../support/test';

const { ports, senderPorts } = testRun;

// They share the stand-in, and an account can order once in 30 seconds.
test.describe.configure({ mode: 'serial' });

let standIn: Awaited<ReturnType<typeof startPaymentStandIn>>;
test.beforeAll(async () => {
  standIn = await startPaymentStandIn({
    port: senderPorts.payments,
    webhookSecret: 'secret',
    webhookUrl: `http://127.0.0.1:${ports.hosting}${shop.basePath}sender/webhook`,
  });
});
test.afterAll(() => standIn.close());
test.beforeEach(({ watch }) => {
  watch.allow(new RegExp(`^third party contacted: \\w+ ${standIn.url}/page/`));
});

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay ₹.* at Razorpay$/ });
const payLink = (page: Page) => page.getByRole('link', { name: /^Pay ₹.* at Razorpay$/ });
const onPage = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
// Not as it is read out.
const paid = (page: Page) => page.locator('.upi').getByText(/^We’ve received ₹.*\. Thank you\.$/);

/** Orders one product, up to the payment service's page. */
async function order(page: Page) {
  await openShop(page);
  await addToBasket(page, product1.title);
  await openBasket(page);
  await proceedButton(page).click();
  await fillInAddress(page);
  await reviewButton(page).click();
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Payment (stand-in)' })).toBeVisible();
}

test('an order is paid, thanked for at once, accepted, and refunded in two parts', async ({
  page,
  merchant,
}) => {
  test.slow();
  await order(page);
  await onPage(page, 'Pay').click();
  await expect(paid(page)).toBeVisible();
  const id = await placedId(page);
  await expect(page.getByText('We’ll confirm it soon.')).toBeVisible();

  await merchant.reload();
  await openAccount(merchant);
  await orderButton(merchant, 'Accept', id).click();
  const card = merchant.locator('.shop-orders .order').filter({ hasText: id });
  await expect(card.locator('[data-state=accepted]')).toBeVisible();
  await expect(card.getByText(/^Online: ₹.* received\.$/)).toBeVisible();
  await card.locator('summary').first().click();
  await orderButton(merchant, 'Cancel order', id).first().click();
  await card.getByLabel('Reason').selectOption({ index: 1 });
  await orderButton(merchant, 'Cancel order', id).last().click();
  await expect(card.locator('[data-state=cancelled]')).toBeVisible();
  for (const amount of ['100', undefined]) {
    await orderButton(merchant, 'Refund', id).click();
    if (amount) await card.getByLabel('Amount').fill(amount);
    await orderButton(merchant, 'Refund', id).last().click();
    await expect(
      card.getByText(amount ? '₹100 refunded.' : /^Online: ₹.* refunded\.$/),
    ).toBeVisible({ timeout: 20_000 });
  }
  const bill = standIn.billOf(id);
  expect([...(bill?.refunds.values() ?? [])]).toEqual([10_000, (bill?.amount ?? 0) - 10_000]);
});

test('a shopper who comes back without paying pays later, from another device, and the first one follows', async ({
  page,
  browser,
}) => {
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
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(returnTo);
  await expect(other.getByRole('heading', { name: `Order ${id}` })).toBeVisible();
  await payLink(other).click();
  await onPage(other, 'Pay').click();
  await expect(paid(other)).toBeVisible();
  await context.close();
  await refocus(page);
  await expect(paid(page)).toBeVisible({ timeout: 60_000 });
});

test('a payment is known although the shopper never comes back', async ({ page, merchant }) => {
  await order(page);
  const id = [...standIn.bills.values()].at(-1)?.orderId ?? '';
  const bill = standIn.billOf(id);
  if (!bill) throw new Error('There is no bill.');
  Object.assign(bill, { status: 'paid', paid: bill.amount });
  await page.close();
  expect(await standIn.tell(bill)).toBe(200);
  await merchant.reload();
  await openAccount(merchant);
  await expect(orderButton(merchant, 'Accept', id)).toBeVisible();
});
