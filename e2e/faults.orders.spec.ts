import type { Page } from '@playwright/test';
import { testRun } from '../scripts/lib/stages';
import { formatRupees } from '../src/shared/formatRupees';
import { cutDatabase, expectSent, loseAnswers } from './database';
import { ordersOf } from './orderDatabase';
import {
  check,
  expectTyped,
  fillAddress,
  noOrders,
  placeButton,
  placedId,
  prepareOrder,
  proceed,
  refusal,
  reviewOrder,
  takesOrders,
  typed,
} from './orders';
import {
  addToBasket,
  expect,
  expectBasketCount,
  fillLoginForm,
  heading,
  hold,
  loginForm,
  lookAgain,
  openBasket,
  openShop,
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
const commit = `${testRun.firestoreUrl}/**:commit*`;

/** The one order of the account has arrived, the shopper knows it, and the basket is empty. */
async function expectOneOrder(page: Page, account: Account) {
  const id = await placedId(page);
  expect(await ordersOf(account)).toMatchObject([{ id, state: 'placed' }]);
  await expectBasketCount(page, 0);
}

test('an order that is sent and its answer is lost is asked for, also after a reload, and is placed once', async ({
  page,
  watch,
  account,
}) => {
  watch.allow(...provoked.noConnection);
  await prepareOrder(page, account, product1);
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

test('an order that the network loses has not arrived; pressed again, it is placed once', async ({
  page,
  watch,
  account,
}) => {
  watch.allow(...provoked.noConnection);
  await prepareOrder(page, account, product1);
  const { mend } = await cutDatabase(page);
  await placeButton(page).click();
  await expect(orderPanel(page)).toContainText(dontKnow);
  mend();
  await expect(orderPanel(page)).toContainText(notArrived);
  await expect(placeButton(page)).toBeFocused();
  expect(await ordersOf(account)).toEqual([]);
  await placeButton(page).click();
  await expectOneOrder(page, account);
});

test('an order that is pressed in two tabs at once is placed once, and both tabs say so', async ({
  page,
  context,
  watch,
  account,
}) => {
  // The second is refused: it is there already.
  watch.allow(refusal);
  await prepareOrder(page, account, product1);
  const other = await context.newPage();
  await openShop(other, '/checkout');
  await reviewOrder(other);
  const tabs = [page, other];
  const held = await Promise.all(tabs.map((tab) => hold(tab, commit)));
  for (const tab of tabs) await placeButton(tab).click();
  for (const { asked } of held) await expect.poll(() => asked).toHaveLength(1);
  for (const { release } of held) release();
  const [one, another] = [await placedId(page), await placedId(other)];
  expect(one).toBe(another);
  for (const tab of tabs) await expectOneOrder(tab, account);
});

test('a reload, Back and the sign-in keep what I have typed', async ({ page, account }) => {
  await openShop(page);
  await addToBasket(page, product1.title);
  await openBasket(page);
  /** Whatever was open before, the address is filled in. */
  const expectKept = async () => {
    await proceed(page).click();
    await expectTyped(page);
  };
  await proceed(page).click();
  await fillAddress(page);
  await page.reload();
  await expectKept();
  await test.step('Back, and there again', async () => {
    await page.goBack();
    await expect(heading(page)).toHaveCount(1);
    await page.goForward();
    await expectKept();
  });
  await test.step('while I sign in', async () => {
    await check(page).click();
    await placeButton(page).click();
    await fillLoginForm(page, account);
    await loginForm(page).signIn.click();
    await expect(placeButton(page)).toBeFocused();
    await expectSent(page);
    await page.reload();
    await expectKept();
  });
  await check(page).click();
  await placeButton(page).click();
  await expectOneOrder(page, account);
  expect((await ordersOf(account))[0]?.address).toContain(typed.Name);
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
