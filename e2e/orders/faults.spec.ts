import { testRun } from '../../scripts/lib/stages';
import { product1 } from '../support/catalogue';
import { intercept } from '../support/network';
import { ordersOf } from '../support/orderDatabase';
import { placeButton, placedId, prepareOrder } from '../support/orders';
import { expectBasketCount, orderPanel, refocus } from '../support/page';
import { expect, test } from '../support/test';
import { provoked } from '../support/watch';

const dontKnow = 'Still checking whether your order went through…';
const notArrived = 'Your order didn’t go through. Try again: it can’t be placed twice.';
const database = `${testRun.firestoreUrl}/**`;

test('when the network loses an order, and then its answer, the order is placed once', async ({
  page,
  watch,
  account,
}) => {
  watch.allow(...provoked.noConnection);
  await prepareOrder(page, account, product1);
  await test.step('the database is unreachable', async () => {
    const { restore } = await intercept(page, database, (route) => route.abort('failed'));
    await placeButton(page).click();
    await expect(orderPanel(page)).toContainText(dontKnow);
    restore();
    await expect(orderPanel(page)).toContainText(notArrived);
    await expect(placeButton(page)).toBeFocused();
    expect(await ordersOf(account)).toEqual([]);
  });

  const { restore } = await intercept(page, database, async (route) => {
    await route.fetch();
    await route.abort('failed');
  });
  await test.step('the order arrives, but its answer doesn’t', async () => {
    await placeButton(page).click();
    await expect(orderPanel(page)).toContainText(dontKnow);
    await expectBasketCount(page, 1);
    await page.reload();
    await expect(orderPanel(page)).toContainText(dontKnow);
    await expect(placeButton(page)).toBeHidden();
  });
  restore();
  await refocus(page);
  for (let visit = 0; visit < 2; visit += 1) {
    const id = await placedId(page);
    expect(await ordersOf(account)).toMatchObject([{ id, state: 'placed' }]);
    await expectBasketCount(page, 0);
    await page.reload();
  }
});
