import type { Page, Request } from '@playwright/test';
import { testRun } from '../scripts/lib/stages';
import { shop } from '../src/config';
import { expectAccessible } from './axe';
import { expectSent } from './database';
import { endInterval, makeMerchant, ordersOf, seedOrders } from './orderDatabase';
import {
  check,
  noOrders,
  openAccount,
  orderButton,
  orderOf,
  placeButton,
  placedId,
  placeName,
  prepareOrder,
  proceed,
  takesOrders,
} from './orders';
import {
  expect,
  expectBasketCount,
  greeting,
  lookAgain,
  newAccount,
  orderPanel,
  product1,
  product2,
  registerAccount,
  signIn,
  test as shopTest,
  Watch,
} from './shop';

/** The merchant, at another desk, watched as the shopper is. */
const test = shopTest.extend<{ desk: Page }>({
  desk: async ({ browser, baseURL, request, identityUrl }, provide) => {
    const merchant = await registerAccount(request, identityUrl, newAccount());
    await makeMerchant(merchant);
    const context = await browser.newContext();
    const watch = new Watch(context, baseURL, identityUrl);
    const page = await context.newPage();
    await signIn(page, merchant);
    await openAccount(page);
    await provide(page);
    expect(await watch.unexpected(), 'what the merchant should not see').toEqual([]);
    await context.close();
  },
});

test.skip(!takesOrders, noOrders);

/** `batchGet`, `commit`, `prices.json` */
const nameOf = (request: Request) => new URL(request.url()).pathname.split(/[/:]/).pop() ?? '';

/** What a page reads of the account's basket every now and then, whatever it shows. */
const isBasketRead = (request: Request) =>
  nameOf(request) === 'batchGet' && Boolean(request.postData()?.includes('/documents/baskets/'));

test('I follow what the merchant does with my order, return it, and order the same again', async ({
  page,
  account,
  desk,
}) => {
  test.slow();
  await prepareOrder(page, account, product1, product2);
  await test.step('what is missing in the address is asked for', async () => {
    const name = page.getByLabel('Name', { exact: true });
    await page.getByRole('button', { name: 'Change the address' }).click();
    await name.clear();
    await check(page).click();
    await expect(name).toBeFocused();
    await expectAccessible(page);
    await name.fill('Asha');
    await check(page).click();
  });
  await placeButton(page).click();
  const id = await placedId(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue shopping' }).click();
  await openAccount(page);
  await lookAgain(desk);
  const see = (each: Page, state: string) =>
    expect(orderOf(each, id).getByText(state, { exact: true })).toBeVisible();
  for (const [mover, words, state] of [
    [desk, 'Accept', 'Accepted'],
    [desk, 'Mark as sent', 'Sent'],
    [desk, 'Mark as delivered', 'Delivered'],
    [desk, 'Undo', 'Sent'],
    [desk, 'Mark as delivered', 'Delivered'],
    ...(shop.returns ? [[page, 'Ask to return', 'Return asked for'] as const] : []),
    [desk, 'Mark as returned', 'Returned'],
  ] as const) {
    await orderButton(mover, words, id).click();
    await see(mover, state);
    const other = mover === page ? desk : page;
    await lookAgain(other);
    await see(other, state);
  }
  for (const each of [page, desk]) await expectAccessible(each);

  await test.step('again takes four requests, and removes my lines with no other', async () => {
    await endInterval(account);
    await orderButton(page, 'Order again', id).click();
    await page.getByRole('link', { name: 'Go to your basket' }).click();
    await expectBasketCount(page, 2);
    await expectSent(page);
    await page.reload();
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => {
      const name = nameOf(request);
      const isData = name === 'prices.json' || request.url().startsWith(testRun.firestoreUrl);
      if (isData && !isBasketRead(request)) asked.push(name);
    });
    await proceed(page).click();
    await expect(orderPanel(page)).toContainText('This is the address of your last order.');
    await check(page).click();
    await expect(placeButton(page)).toHaveText(placeName(product1, product2));
    await placeButton(page).click();
    expect(await placedId(page)).not.toBe(id);
    const read = page.waitForResponse((response) => isBasketRead(response.request()));
    await lookAgain(page);
    await read;
    expect(asked.sort()).toEqual(['batchGet', 'batchGet', 'commit', 'prices.json']);
    expect(await ordersOf(account)).toHaveLength(2);
    await expectBasketCount(page, 0);
  });
});

test('the browser lays out for paper also the orders that the list has not shown yet', async ({
  desk,
}) => {
  await seedOrders(60, `${product1.id}:${product1.price}`);
  await desk.reload();
  const orders = desk.getByRole('region', { name: 'Orders of the shop' });
  await orders.getByRole('button', { name: /^All \d+\+?$/ }).click();
  await expect(orders.getByRole('heading', { level: 3 })).toHaveCount(50);
  await desk.evaluate(() => {
    addEventListener('beforeprint', () => {
      const { length } = document.querySelectorAll('.shop-orders .order');
      document.body.dataset.printed = String(length);
    });
  });
  await desk.pdf();
  const printed = await desk.locator('body').getAttribute('data-printed');
  expect(Number(printed)).toBeGreaterThanOrEqual(60);
});
