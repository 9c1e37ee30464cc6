import type { Page, Request } from '@playwright/test';
import { testRun } from '../../scripts/lib/stages';
import { shop } from '../../src/config';
import { expectAccessible } from '../support/axe';
import { expectSent } from '../support/database';
import { endInterval, makeMerchant, ordersOf, seedOrders } from '../support/orderDatabase';
import {
  reviewButton,
  openAccount,
  orderButton,
  orderOf,
  placeButton,
  placedId,
  placeName,
  prepareOrder,
  proceedButton,
} from '../support/orders';
import { product1, product2 } from '../support/catalogue';
import { signIn } from '../support/login';
import { expectBasketCount, greeting, orderPanel, refocus } from '../support/page';
import { expect, newAccount, registerAccount, test as shopTest } from '../support/test';
import { Watch } from '../support/watch';

/** `merchantPage`: a signed-in merchant's own browser, watched like the shopper's. */
const test = shopTest.extend<{ merchantPage: Page }>({
  merchantPage: async ({ browser, baseURL, request }, provide) => {
    const merchant = await registerAccount(request, newAccount());
    await makeMerchant(merchant);
    const context = await browser.newContext();
    const watch = new Watch(context, baseURL);
    const page = await context.newPage();
    await signIn(page, merchant);
    await openAccount(page);
    await provide(page);
    expect(await watch.unexpected(), 'what the merchant should not see').toEqual([]);
    await context.close();
  },
});

/** `batchGet`, `commit`, `prices.json` */
const nameOf = (request: Request) => new URL(request.url()).pathname.split(/[/:]/).pop() ?? '';

/** Every screen reads the account's basket now and then. */
const isBasketRead = (request: Request) =>
  nameOf(request) === 'batchGet' && Boolean(request.postData()?.includes('/documents/baskets/'));

const isLiveRead = (request: Request) =>
  Boolean(request.postData()?.includes('/documents/shop/live'));

test('I can follow my order, return it, and order the same again', async ({
  page,
  account,
  merchantPage,
}) => {
  test.slow();
  await prepareOrder(page, account, product1, product2);
  await test.step('a missing field of the address gets the focus', async () => {
    const name = page.getByLabel('Name', { exact: true });
    await page.getByRole('button', { name: 'Change the address' }).click();
    await name.clear();
    await reviewButton(page).click();
    await expect(name).toBeFocused();
    await expectAccessible(page);
    await name.fill('Asha');
    await reviewButton(page).click();
  });
  await placeButton(page).click();
  const id = await placedId(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue shopping' }).click();
  await openAccount(page);
  await refocus(merchantPage);
  const expectState = (each: Page, state: string) =>
    expect(orderOf(each, id).locator('.order-state')).toHaveText(state);
  const sees = (each: Page, text: string) =>
    expect(orderOf(each, id).getByText(text, { exact: true })).toBeVisible();
  const courier = async () => {
    await merchantPage.getByLabel('Courier and tracking number').fill('Blue Dart 7741');
    await orderButton(merchantPage, 'Mark as sent', id).click();
    await sees(merchantPage, 'Blue Dart 7741');
  };
  const giveReason = async () => {
    await page.getByLabel('Reason').selectOption('I’ve changed my mind');
    await orderButton(page, 'Request return', id).click();
    await sees(page, 'I’ve changed my mind');
  };
  const requestReturn = [page, 'Request a return', 'Return requested', giveReason] as const;
  for (const [presser, button, state, answer] of [
    [merchantPage, 'Accept', 'Accepted'],
    [merchantPage, 'Mark as sent', 'Sent', courier],
    [merchantPage, 'Mark as delivered', 'Delivered'],
    [merchantPage, 'Undo', 'Sent'],
    [merchantPage, 'Mark as delivered', 'Delivered'],
    ...(shop.returns
      ? [requestReturn, [page, 'Withdraw request', 'Delivered'] as const, requestReturn]
      : []),
    [merchantPage, 'Mark as returned', 'Returned'],
  ] as const) {
    await orderButton(presser, button, id).click();
    await answer?.();
    await expectState(presser, state);
    const other = presser === page ? merchantPage : page;
    // A page that is polling at that moment doesn't poll again.
    await expect(async () => {
      await refocus(other);
      await expect(orderOf(other, id).locator('.order-state')).toHaveText(state, { timeout: 3000 });
    }).toPass();
  }
  await test.step('each of us sees what the other one has noted', async () => {
    await sees(page, 'Blue Dart 7741');
    if (shop.returns) await sees(merchantPage, 'I’ve changed my mind');
  });
  for (const each of [page, merchantPage]) await expectAccessible(each);

  await test.step('ordering again takes five requests, which also empty the basket', async () => {
    await endInterval(account);
    await orderButton(page, 'Order again', id).click();
    await page.getByRole('link', { name: 'Go to your basket' }).click();
    await expectBasketCount(page, 2);
    await expectSent(page);
    // Every visit begins with it.
    const liveRead = page.waitForRequest(isLiveRead);
    await page.reload();
    await liveRead;
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    const requested: string[] = [];
    page.on('request', (request) => {
      const name = nameOf(request);
      const isData = name === 'prices.json' || request.url().startsWith(testRun.firestoreUrl);
      if (isData && !isBasketRead(request)) requested.push(isLiveRead(request) ? 'live' : name);
    });
    await proceedButton(page).click();
    await expect(orderPanel(page)).toContainText('We’ve filled in your last address.');
    await expect(placeButton(page)).toHaveText(placeName(product1, product2));
    await placeButton(page).click();
    expect(await placedId(page)).not.toBe(id);
    const read = page.waitForResponse((response) => isBasketRead(response.request()));
    await refocus(page);
    await read;
    expect(requested.sort()).toEqual(['batchGet', 'batchGet', 'commit', 'live', 'prices.json']);
    expect(await ordersOf(account)).toHaveLength(2);
    await expectBasketCount(page, 0);
  });
});

test('printing includes the orders that the list hasn’t shown yet', async ({ merchantPage }) => {
  await seedOrders(60, `${product1.id}:${product1.price}`);
  await merchantPage.reload();
  const orders = merchantPage.getByRole('region', { name: 'Shop orders' });
  await orders.getByRole('button', { name: /^All/ }).click();
  await expect(orders.getByRole('heading', { level: 4 })).toHaveCount(50);
  await merchantPage.evaluate(() => {
    addEventListener('beforeprint', () => {
      const { length } = document.querySelectorAll('.papers .paper');
      document.body.dataset.printed = String(length);
    });
  });
  await merchantPage.pdf();
  const printed = await merchantPage.locator('body').getAttribute('data-printed');
  expect(Number(printed)).toBeGreaterThanOrEqual(60);
});
