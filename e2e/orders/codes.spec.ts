/** Tests codes that take something off an order, in a real browser and under the real rules. */
import { shop } from '#shop/config';
import { deliveryPrice } from '../../src/catalogue/model/terms';
import { formatMoney } from '../../src/words/money';
import { expectAccessible } from '../support/axe';
import { product1 } from '../support/catalogue';
import { readDatabase } from '../support/database';
import { signIn } from '../support/login';
import { seedCode } from '../support/orderDatabase';
import {
  fillInOrder,
  openAccount,
  orderOf,
  placeButton,
  placedId,
  placedOrder,
  prepareOrder,
} from '../support/orders';
import { addToBasket, button, openBasket, orderPanel, totalPanel } from '../support/page';
import { expect, test } from '../support/test';
import { provoked } from '../support/watch';

const { price } = product1;
const total = price + deliveryPrice(price, shop.delivery ?? {});
const off = Math.round(price / 10);
const placeFor = (amount: number) => `Place order: ${formatMoney(amount)}, cash on delivery`;

test('a link with a code takes something off my next order, whose page shows it', async ({
  page,
  account,
}) => {
  await seedCode('WALK10', { percent: 10 });
  await signIn(page, account);
  await page.goto('./?code=walk10');
  await addToBasket(page, product1.title);
  await openBasket(page);
  await expect(totalPanel(page)).toContainText(`Code WALK10: ${formatMoney(-off)}`);
  await expect(totalPanel(page)).toContainText(`Total: ${formatMoney(total - off)}`);
  await expectAccessible(page);

  await fillInOrder(page);
  await expect(orderPanel(page)).toContainText('10% off with WALK10.');
  await expect(placeButton(page)).toHaveText(placeFor(total - off));
  await placeButton(page).click();
  const id = await placedId(page);
  await expect(placedOrder(page)).toContainText('Code WALK10:');
  expect(await readDatabase(`orders/${id}`)).toMatchObject({
    code: 'WALK10',
    discount: { percent: 10 },
  });
  expect(await readDatabase('codes/WALK10')).toMatchObject({ used: 1 });

  await openAccount(page);
  await expect(orderOf(page, id)).toContainText(formatMoney(total - off));
  await expect(orderOf(page, id)).toContainText('Code WALK10:');
});

test('a code that is stopped at the review no longer applies, and the order costs its full price', async ({
  page,
  account,
  watch,
}) => {
  // The browser reports the rejected order, and that the code can't be read any more.
  watch.allow(provoked.forbidden);
  await seedCode('STOPPED', { percent: 10 });
  await prepareOrder(page, account, product1);
  await button(page, 'Have a code?').click();
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('stop ped');
  await button(page, 'Apply').click();
  await expect(placeButton(page)).toHaveText(placeFor(total - off));

  await seedCode('STOPPED', { percent: 10 }, { until: Date.now() });
  await placeButton(page).click();
  await expect(orderPanel(page)).toContainText('Your code can’t be used any more');
  await expect(orderPanel(page)).toContainText(`The total is now ${formatMoney(total)}`);
  await expectAccessible(page);
  await expect(placeButton(page)).toHaveText(placeFor(total));
  await placeButton(page).click();
  const id = await placedId(page);
  expect(await readDatabase(`orders/${id}`)).not.toHaveProperty('code');
});
