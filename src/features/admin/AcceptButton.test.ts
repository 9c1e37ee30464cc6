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

it('accepting an order lowers what is left, and undoing that restores it', async () => {
  const { left, press, price, see } = await openStock();
  await press('Accept');
  expect(await see('Accepted')).toBeVisible();
  expect(left()).toBe(2);
  expect(price()).toBe(PRICE);
  await press('Undo');
  expect(await see('Placed')).toBeVisible();
  expect(left()).toBe(5);
});

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

it('asks first if there isn’t enough, also if that was changed on another device, and takes what is left', async () => {
  const { button, left, order, orders, press, see, user } = await openStock({ left: {} });
  orders.changes = { ...noChanges(orders.published, 2), left: { [PHONE]: 2 } };
  await press('Accept');
  const question = 'Only 2 of “5G phone, midnight blue” left, and this order needs 3.';
  expect(await screen.findByRole('group', { name: question })).toHaveFocus();
  expect(within(order('FIRST')).getByText('Placed')).toBeVisible();
  await press('Not yet');
  expect(button('Accept', 'FIRST')).toHaveFocus();
  expect(left()).toBe(2);
  await press('Accept');
  await user.click(button('Accept anyway', 'FIRST'));
  expect(await see('Accepted')).toBeVisible();
  expect(left()).toBe(0);
  await press('Undo');
  expect(await see('Placed')).toBeVisible();
  expect(left()).toBe(2);
});

it('lowers what another device has saved meanwhile', async () => {
  const { left, orders, press, see } = await openStock();
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

it('says so if the order itself has changed meanwhile', async () => {
  const { orders, left, press } = await openStock();
  const order = orders.orders.get('FIRST');
  if (order)
    orders.orders.set('FIRST', { ...order, state: 'cancelled', changedAt: orders.now + 9 });
  orders.refuseNext();
  await press('Accept');
  const sentence = 'Order FIRST has just changed to “Cancelled”, so your change wasn’t made.';
  expect(await screen.findByText(sentence, { selector: '.reason' })).toBeVisible();
  expect(left()).toBe(5);
});

it('says that another device has accepted the order, not that too few are left, when it took the last', async () => {
  const { orders, press } = await openStock({ left: { [PHONE]: 0 } });
  const order = orders.orders.get('FIRST');
  const accepted = { state: 'accepted', by: 'another', changedAt: orders.now + 9 } as const;
  if (order) orders.orders.set('FIRST', { ...order, ...accepted });
  await press('Accept');
  const sentence = 'Order FIRST has just changed to “Accepted”, so your change wasn’t made.';
  expect(await screen.findByText(sentence, { selector: '.reason' })).toBeVisible();
  expect(screen.queryByText(/^There’s no/)).not.toBeInTheDocument();
});

it('takes what is left only once when the answer was lost, and undoing that restores as much', async () => {
  const { left, orders, press, see, user, button } = await openStock({ left: { [PHONE]: 2 } });
  await press('Accept');
  orders.fate = 'lost';
  await user.click(button('Accept anyway', 'FIRST'));
  expect(await see('Accepted')).toBeVisible();
  orders.fate = 'answered';
  expect(left()).toBe(0);
  await press('Undo');
  expect(await see('Placed')).toBeVisible();
  expect(left()).toBe(2);
});
