import type { Page } from '@playwright/test';
import { formatRupees } from '../src/shared/formatRupees';
import { cutDatabase, loseAnswers } from './database';
import { ordersOf } from './orderDatabase';
import {
  check,
  noOrders,
  placeButton,
  placedId,
  prepareOrder,
  proceed,
  refusal,
  takesOrders,
} from './orders';
import {
  expect,
  expectBasketCount,
  lookAgain,
  orderPanel,
  product1,
  provoked,
  test,
  type Account,
} from './shop';

test.skip(!takesOrders, noOrders);

const dontKnow = 'We don’t know yet whether it arrived; we are asking.';
const notArrived =
  'It did not arrive: nothing was placed. Press again to send it; it can’t arrive twice.';
const notTaken =
  'The shop could not take this order. Nothing was placed. Please tell us, or try later.';
const prices = '**/prices.json';

/** The one order of the account has arrived, the shopper knows it, and the basket is empty. */
async function expectOneOrder(page: Page, account: Account) {
  const id = await placedId(page);
  expect(await ordersOf(account)).toMatchObject([{ id, state: 'placed' }]);
  await expectBasketCount(page, 0);
}

test('an order that the network loses is placed by the next press, once, though its answer is lost', async ({
  page,
  watch,
  account,
}) => {
  watch.allow(...provoked.noConnection);
  await prepareOrder(page, account, product1);
  const cut = await cutDatabase(page);
  await placeButton(page).click();
  await expect(orderPanel(page)).toContainText(dontKnow);
  cut.mend();
  await expect(orderPanel(page)).toContainText(notArrived);
  await expect(placeButton(page)).toBeFocused();
  expect(await ordersOf(account)).toEqual([]);

  const { mend } = await loseAnswers(page);
  await placeButton(page).click();
  await expect(orderPanel(page)).toContainText(dontKnow);
  await expectBasketCount(page, 1);
  await page.reload();
  await expect(orderPanel(page)).toContainText(dontKnow);
  await expect(placeButton(page)).toBeHidden();
  mend();
  await lookAgain(page);
  await expectOneOrder(page, account);
  await page.reload();
  await expectOneOrder(page, account);
});

test('prices that are not those of the shop are shown, then refused: nothing is placed', async ({
  page,
  watch,
  account,
}) => {
  watch.allow(refusal);
  await prepareOrder(page, account, product1);
  const other = product1.price + 1;
  await page.route(prices, async (route) => {
    const response = await route.fetch();
    const today = (await response.json()) as { prices: Record<string, number> };
    today.prices[product1.id] = other;
    await route.fulfill({ response, json: today });
  });
  // A page knows its prices for a minute.
  await page.reload();
  await proceed(page).click();
  await check(page).click();
  await expect(orderPanel(page)).toContainText(
    `${product1.title}: ${formatRupees(product1.price)} → ${formatRupees(other)}`,
  );
  expect(await ordersOf(account)).toEqual([]);
  await orderPanel(page).getByRole('button', { name: 'Go on with this' }).click();
  await expect(orderPanel(page)).toContainText(`1 × ${formatRupees(other)}`);
  await placeButton(page).click();
  await expect(orderPanel(page)).toContainText(notTaken);
  expect(await ordersOf(account)).toEqual([]);
  await expectBasketCount(page, 1);

  await page.unroute(prices);
  await placeButton(page).click();
  await orderPanel(page).getByRole('button', { name: 'Go on with this' }).click();
  await placeButton(page).click();
  await expectOneOrder(page, account);
});
