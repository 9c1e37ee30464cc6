/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { shop } from '#shop/config';
import { products } from '#shop/products';
import { firstPriceList, offersOf } from '../../catalogue/model/priceList';
import type { Counts } from '../../catalogue/model/prices';
import type { Order } from '../../orders/model/order';
import { changeOffer } from '../../testing/changeOffer';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { openShop, stateFilter } from '../../testing/openAccount';
import { setShop } from '../../testing/setShop';

jest.mock('#shop/products', () => jest.requireActual<object>('../../testing/sampleCatalogue'));

const PHONE = '1236';
const WAX = '1234';
const itemOf = (count: number, productId = PHONE) => ({ productId, price: 999, count });

/** Opens the shop with an order for a product that is counted. */
async function openStock(
  counts: Counts = { [PHONE]: 5 },
  order: Partial<Order> = { items: [itemOf(3)] },
) {
  const orders = new FakeOrders();
  const offers = Object.entries(offersOf(products)).map(([id, offer]) => {
    return [id, { ...offer, left: counts[id] }] as const;
  });
  orders.list = firstPriceList(Object.fromEntries(offers), shop.delivery);
  const account = await openShop((to) => to.add({ owner: 'asha', id: 'FIRST', ...order }), orders);
  const see = (state: string) =>
    within(account.order('FIRST')).findByText(state, { selector: '.order-state' });
  const press = (label: string) => account.user.click(account.button(label, 'FIRST'));
  const left = () => orders.list?.offers[PHONE]?.left;
  return { ...account, left, press, see };
}

/** The same with an order that was accepted, maybe on another device. */
async function openAccepted(taken: Order['taken'], counts?: Counts) {
  const items = [itemOf(5), itemOf(1, WAX)];
  const account = await openStock(counts, { items, taken, state: 'accepted', before: 'placed' });
  await account.user.click(stateFilter('Accepted'));
  return account;
}

it('asks before it accepts an order with too few left, takes what is left, and undoes that', async () => {
  const { button, left, order, orders, press, see, user } = await openStock({});
  changeOffer(orders, { id: PHONE, left: 2 });
  await press('Accept');
  const question = 'Only 2 of “5G phone, midnight blue” left, and this order needs 3.';
  expect(await screen.findByRole('group', { name: question })).toHaveFocus();
  expect(within(order('FIRST')).getByText('Placed')).toBeVisible();
  await press('Not yet');
  expect(button('Accept', 'FIRST')).toHaveFocus();
  expect(left()).toBe(2);
  // The items are taken only once, even if the answer is lost.
  for (const fate of ['answered', 'lost'] as const) {
    await press('Accept');
    orders.fate = fate;
    await user.click(button('Accept anyway', 'FIRST'));
    expect(await see('Accepted')).toBeVisible();
    expect(left()).toBe(0);
    orders.fate = 'answered';
    await press('Undo: accepted');
    expect(await see('Placed')).toBeVisible();
    expect(left()).toBe(2);
  }
});

it('ends the sale with the last one, and stores in the order what it took from stock', async () => {
  const { left, orders, press, see } = await openStock({ [PHONE]: 3 });
  await press('Accept');
  expect(await see('Accepted')).toBeVisible();
  expect(left()).toBe(0);
  expect(orders.orders.get('FIRST')?.taken).toEqual({ [PHONE]: 3 });
  expect(orders.today.prices).not.toHaveProperty(PHONE);
  await press('Undo: accepted');
  expect(await see('Placed')).toBeVisible();
  expect(left()).toBe(3);
  expect(orders.today.prices).toHaveProperty(PHONE);
});

it('restocks what a cancelled order took, on any device, and takes it again at Undo', async () => {
  const { left, orders, press, see } = await openAccepted({ [PHONE]: 1 }, { [PHONE]: 4 });
  await press('Cancel order');
  expect(screen.getByRole('checkbox', { name: 'Put 1 back in stock' })).toBeChecked();
  await press('Cancel order');
  expect(await see('Cancelled')).toBeVisible();
  expect(left()).toBe(5);
  changeOffer(orders, { id: PHONE, left: 2 });
  await press('Undo: cancelled');
  const question = 'Only 2 of “5G phone, midnight blue” left, and this order needs 5.';
  expect(await screen.findByRole('group', { name: question })).toHaveFocus();
  expect(left()).toBe(2);
  await press('Accept anyway');
  expect(await see('Accepted')).toBeVisible();
  expect(left()).toBe(0);
  expect(orders.orders.get('FIRST')?.taken).toEqual({ [PHONE]: 2 });
});

it('doesn’t restock a cancelled order’s products if I say so, nor at Undo', async () => {
  const taken = { [PHONE]: 5, [WAX]: 1 };
  const { left, orders, press, see, user } = await openAccepted(taken);
  await press('Cancel order');
  await user.click(
    screen.getByRole('checkbox', {
      name: 'Put 5 of “5G phone, midnight blue” and 1 of “Matte hair wax, 100 g” back in stock',
    }),
  );
  await press('Cancel order');
  expect(await see('Cancelled')).toBeVisible();
  await press('Undo: cancelled');
  expect(await see('Accepted')).toBeVisible();
  expect(left()).toBe(5);
  expect(orders.orders.get('FIRST')?.taken).toEqual(taken);
  expect(orders.list?.revision).toBe(1);
});

it('keeps a product sold out that a merchant has marked, however many are left', async () => {
  const { left, orders, press, see } = await openStock();
  changeOffer(orders, { id: PHONE, price: 'sold out', left: 3 });
  await press('Accept');
  expect(await see('Accepted')).toBeVisible();
  await press('Undo: accepted');
  expect(await see('Placed')).toBeVisible();
  expect(left()).toBe(3);
  expect(orders.list?.offers[PHONE]?.soldOut).toBe(true);
  expect(orders.today.prices).not.toHaveProperty(PHONE);
});

it('subtracts from the stock that another device has saved meanwhile', async () => {
  const { left, orders, press, see } = await openStock();
  orders.hang();
  await press('Accept');
  orders.answerAll();
  orders.hang();
  await act(() => Promise.resolve());
  changeOffer(orders, { id: PHONE, left: 9 });
  orders.refuseNext();
  orders.answerAll();
  expect(await see('Accepted')).toBeVisible();
  expect(left()).toBe(6);
  expect(orders.calls.filter((call) => call.startsWith('move'))).toHaveLength(2);
});

it('changes only the order if none of its products are counted', async () => {
  const { orders, press, see } = await openStock({});
  const before = orders.list;
  await press('Accept');
  expect(await see('Accepted')).toBeVisible();
  expect(orders.list).toBe(before);
});

it.each([
  ['cancelled', 'Cancelled', 5],
  // The other device took the last.
  ['accepted', 'Accepted', 0],
] as const)(
  'says that another device has moved the order, not that too few are left: %s',
  async (state, name, count) => {
    const { left, orders, press } = await openStock();
    changeOffer(orders, { id: PHONE, left: count });
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

describe('an order that the functions have counted since I loaded it', () => {
  const openCounted = async (state: Order['state'], taken: Order['taken']) => {
    setShop({ functions: { email: 'orders@shop.example', pushKey: 'B' } });
    const account = await openStock();
    const { orders, press } = account;
    if (state === 'accepted') {
      await press('Accept');
      await account.see('Accepted');
    }
    const placed = orders.orders.get('FIRST');
    if (placed) orders.orders.set('FIRST', { ...placed, taken, short: {} });
    changeOffer(orders, { id: PHONE, left: 2 });
    return account;
  };

  it('takes its items once, without a question, when I accept it and undo that', async () => {
    const { left, orders, press, see } = await openCounted('placed', { [PHONE]: 3 });
    await press('Accept');
    expect(await see('Accepted')).toBeVisible();
    await press('Undo: accepted');
    expect(await see('Placed')).toBeVisible();
    expect(left()).toBe(2);
    expect(orders.orders.get('FIRST')?.taken).toEqual({ [PHONE]: 3 });
  });

  it('keeps its items taken if I undo my earlier acceptance', async () => {
    const { left, orders, press, see } = await openCounted('accepted', { [PHONE]: 3 });
    await press('Undo: accepted');
    expect(await see('Placed')).toBeVisible();
    expect(left()).toBe(2);
    expect(orders.orders.get('FIRST')?.taken).toEqual({ [PHONE]: 3 });
  });

  it('restocks its items when I cancel it', async () => {
    const { left, press, see, user } = await openCounted('placed', { [PHONE]: 3 });
    await press('Cancel order');
    const question = screen.getByRole('group', { name: /^Cancel/ });
    await user.click(within(question).getByRole('button', { name: /^Cancel order/ }));
    expect(await see('Cancelled')).toBeVisible();
    expect(left()).toBe(5);
  });
});
