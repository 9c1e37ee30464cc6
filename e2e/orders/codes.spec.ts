/** Tests codes that take something off an order, in a real browser and under the real rules. */
import { shop } from '#shop/config';
import { deliveryPrice } from '../../src/catalogue/model/terms';
import { formatMoney } from '../../src/words/money';
import { expectAccessible } from '../support/axe';
import { product1, product2 } from '../support/catalogue';
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
import {
  addToBasket,
  button,
  openBasket,
  orderPanel,
  storeBasket,
  totalPanel,
} from '../support/page';
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

test('a guest whose code brings a large order below the limit for cash pays it by UPI', async ({
  page,
}) => {
  if (!shop.cash) throw new Error('This shop has no limit for cash.');
  const count = 20;
  const others = Math.ceil((shop.cash.upTo + 1 - count * price) / product2.price);
  const subtotal = count * price + others * product2.price;
  const half = Math.round(subtotal / 2);
  await seedCode('GUEST50', { percent: 50 });
  await storeBasket(page, [
    ...Array.from({ length: count }, () => product1.id),
    ...Array.from({ length: others }, () => product2.id),
  ]);
  await page.goto('./?code=GUEST50');
  await openBasket(page);
  await expect(totalPanel(page)).toContainText(`Code GUEST50: ${formatMoney(-half)}`);
  await fillInOrder(page);
  await expect(orderPanel(page)).toContainText(
    `Cash on delivery is available up to ${formatMoney(shop.cash.upTo)}, before`,
  );
  await expect(placeButton(page)).toHaveText(
    `Place order: ${formatMoney(subtotal - half)}, then pay by UPI`,
  );
  await placeButton(page).click();
  const id = await placedId(page);
  expect(await readDatabase(`orders/${id}`)).toMatchObject({
    guest: true,
    pay: 'upi',
    discount: { percent: 50 },
  });
});

test('of two guests who place the last order with a code at once, one pays its delivery after all', async ({
  page,
  browser,
  watch,
}) => {
  // The browser reports the rejected order, and that the code can't be read any more.
  watch.allow(provoked.forbidden);
  await seedCode('LASTONE', { delivery: true }, { most: 1 });
  const context = await browser.newContext();
  const pages = [page, await context.newPage()];
  for (const each of pages) {
    await each.goto('./?code=lastone');
    await addToBasket(each, product1.title);
    await fillInOrder(each);
    await expect(placeButton(each)).toHaveText(placeFor(price));
  }
  await Promise.all(pages.map((each) => placeButton(each).click()));
  const told = pages.map((each) => orderPanel(each).getByText(/The total is now/));
  const isTold = async (place: number) => (await told[place]?.isVisible()) === true;
  await expect.poll(async () => (await isTold(0)) !== (await isTold(1))).toBe(true);
  const [loser, winner] = (await isTold(0)) ? pages : [...pages].reverse();
  if (!winner || !loser) throw new Error('There are two guests.');
  const first = await placedId(winner);
  await expect(orderPanel(loser)).toContainText(`The total is now ${formatMoney(total)}`);
  await expect(placeButton(loser)).toHaveText(placeFor(total));
  await placeButton(loser).click();
  const second = await placedId(loser);
  expect(await readDatabase(`orders/${first}`)).toMatchObject({ discount: { delivery: true } });
  expect(await readDatabase(`orders/${second}`)).not.toHaveProperty('discount');
  expect(await readDatabase('codes/LASTONE')).toMatchObject({ used: 1 });
  await context.close();
});
