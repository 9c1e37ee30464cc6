import { testRun } from '../scripts/lib/stages';
import { ordersOf } from './orderDatabase';
import { noOrders, placeButton, placedId, prepareOrder, takesOrders } from './orders';
import {
  expect,
  expectBasketCount,
  interfere,
  lookAgain,
  orderPanel,
  product1,
  provoked,
  test,
} from './shop';

test.skip(!takesOrders, noOrders);

const dontKnow = 'We don’t know yet whether it arrived; we are asking.';
const notArrived =
  'It did not arrive: nothing was placed. Press again to send it; it can’t arrive twice.';
const database = `${testRun.firestoreUrl}/**`;

test('an order that the network loses is placed by the next press, once, though its answer is lost', async ({
  page,
  watch,
  account,
}) => {
  watch.allow(...provoked.noConnection);
  await prepareOrder(page, account, product1);
  await test.step('the database can’t be reached', async () => {
    const { mend } = await interfere(page, database, (route) => route.abort('failed'));
    await placeButton(page).click();
    await expect(orderPanel(page)).toContainText(dontKnow);
    mend();
    await expect(orderPanel(page)).toContainText(notArrived);
    await expect(placeButton(page)).toBeFocused();
    expect(await ordersOf(account)).toEqual([]);
  });

  const { mend } = await interfere(page, database, async (route) => {
    await route.fetch();
    await route.abort('failed');
  });
  await test.step('it does what it is asked for, and no answer arrives', async () => {
    await placeButton(page).click();
    await expect(orderPanel(page)).toContainText(dontKnow);
    await expectBasketCount(page, 1);
    await page.reload();
    await expect(orderPanel(page)).toContainText(dontKnow);
    await expect(placeButton(page)).toBeHidden();
  });
  mend();
  await lookAgain(page);
  for (let visit = 0; visit < 2; visit += 1) {
    const id = await placedId(page);
    expect(await ordersOf(account)).toMatchObject([{ id, state: 'placed' }]);
    await expectBasketCount(page, 0);
    await page.reload();
  }
});
