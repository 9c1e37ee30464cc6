/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { shop } from '../../config';
import { noChanges } from '../../model/changeProduct';
import { pricesOf, type LiveChanges } from '../../model/liveChanges';
import type { Order } from '../../services/orderService';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { openShop } from '../../testing/openAccount';
import { products } from '../catalogue/products';

jest.mock('../catalogue/products', () =>
  jest.requireActual<object>('../../testing/sampleCatalogue'),
);

const PHONE = '1236';
const PRICE = 999;
const itemsOf = (count: number, price = PRICE) => [{ productId: PHONE, price, count }];

/** Opens the shop with an order for a product that is counted. */
async function openStock(
  changes: Partial<LiveChanges> = {},
  order: Partial<Order> = { items: itemsOf(3) },
) {
  const orders = new FakeOrders();
  orders.today = pricesOf(products, shop.delivery);
  orders.changes = { ...noChanges(orders.published, 1), left: { [PHONE]: 5 }, ...changes };
  const account = await openShop((to) => to.add({ owner: 'asha', id: 'FIRST', ...order }), orders);
  const see = (state: string) =>
    within(account.order('FIRST')).findByText(state, { selector: '.order-state' });
  const press = (label: string) => account.user.click(account.button(label, 'FIRST'));
  const left = () => orders.today.left?.[PHONE];
  const price = () => orders.today.prices[PHONE];
  return { ...account, left, press, price, see };
}

it('ends the sale with the last one, and resumes it at the same price when the order is cancelled', async () => {
  const offer = { withdrawn: [`${PHONE}:${PRICE}`], offered: [`${PHONE}:${PRICE - 50}`] };
  const { button, left, press, price, see, user } = await openStock({
    ...offer,
    left: { [PHONE]: 3 },
  });
  await press('Accept');
  expect(await see('Accepted')).toBeVisible();
  expect(left()).toBe(0);
  expect(price()).toBeUndefined();
  await press('Cancel order');
  await user.click(button('Cancel order', 'FIRST'));
  expect(await see('Cancelled')).toBeVisible();
  expect(left()).toBe(3);
  expect(price()).toBe(PRICE - 50);
  await press('Undo');
  expect(await see('Accepted')).toBeVisible();
  expect(left()).toBe(0);
});

it('asks first if there isn’t enough, also if that was changed on another device, and takes what is left, which undoing restores', async () => {
  const { button, left, order, orders, press, see, user } = await openStock({ left: {} });
  orders.changes = { ...noChanges(orders.published, 2), left: { [PHONE]: 2 } };
  await press('Accept');
  const question = 'Only 2 of “5G phone, midnight blue” left, and this order needs 3.';
  expect(await screen.findByRole('group', { name: question })).toHaveFocus();
  expect(within(order('FIRST')).getByText('Placed')).toBeVisible();
  await press('Not yet');
  expect(button('Accept', 'FIRST')).toHaveFocus();
  expect(left()).toBe(2);
  // Only once, also when the answer is lost.
  for (const fate of ['answered', 'lost'] as const) {
    await press('Accept');
    orders.fate = fate;
    await user.click(button('Accept anyway', 'FIRST'));
    expect(await see('Accepted')).toBeVisible();
    expect(left()).toBe(0);
    orders.fate = 'answered';
    await press('Undo');
    expect(await see('Placed')).toBeVisible();
    expect(left()).toBe(2);
  }
});

it('lowers what is left, also what another device has saved meanwhile', async () => {
  const { left, orders, press, price, see } = await openStock();
  orders.hang();
  await press('Accept');
  orders.answerAll();
  orders.hang();
  await act(() => Promise.resolve());
  if (orders.changes) orders.changes = { ...orders.changes, left: { [PHONE]: 9 }, revision: 2 };
  orders.refuseNext();
  orders.answerAll();
  expect(await see('Accepted')).toBeVisible();
  expect(left()).toBe(6);
  expect(price()).toBe(PRICE);
  expect(orders.calls.filter((call) => call.startsWith('move'))).toHaveLength(2);
});

it('changes nothing but the order if nothing is counted, or only before the deployment', async () => {
  for (const changes of [{ left: {} }, { release: 'earlier' }]) {
    const { orders, press, see, unmount } = await openStock(changes);
    const before = orders.changes;
    await press('Accept');
    expect(await see('Accepted')).toBeVisible();
    expect(orders.changes).toBe(before);
    unmount();
  }
});

it('leaves a product sold out that the merchant has withdrawn while some were left', async () => {
  const withdrawn = [`${PHONE}:${PRICE}`];
  const { button, left, press, price, see, user } = await openStock(
    { withdrawn, left: { [PHONE]: 2 } },
    { items: itemsOf(3), state: 'accepted', before: 'placed' },
  );
  await user.click(screen.getByRole('button', { name: /^Accepted \d/ }));
  await press('Cancel order');
  await user.click(button('Cancel order', 'FIRST'));
  expect(await see('Cancelled')).toBeVisible();
  expect(left()).toBe(5);
  expect(price()).toBeUndefined();
});

it.each([
  ['cancelled', 'Cancelled', 5],
  // The other device took the last.
  ['accepted', 'Accepted', 0],
] as const)(
  'says if another device has moved the order meanwhile, not that too few are left: %s',
  async (state, name, count) => {
    const { left, orders, press } = await openStock({ left: { [PHONE]: count } });
    const order = orders.orders.get('FIRST');
    const moved = { state, by: 'another', changedAt: orders.now + 9 };
    if (order) orders.orders.set('FIRST', { ...order, ...moved });
    orders.refuseNext();
    await press('Accept');
    const sentence = `Order FIRST has just changed to “${name}”, so your change wasn’t made.`;
    expect(await screen.findByText(sentence, { selector: '.reason' })).toBeVisible();
    expect(screen.queryByText(/^There’s no/)).not.toBeInTheDocument();
    expect(left()).toBe(count);
  },
);
