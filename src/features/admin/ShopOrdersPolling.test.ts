/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { shop } from '../../config';
import type { FakeOrders } from '../../testing/fakeOrders';
import { openShop, stateFilter } from '../../testing/openAccount';

const MINUTE_MS = 60_000;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
});

const press = (button: HTMLElement) =>
  act(async () => {
    button.click();
    await Promise.resolve();
  });

/** Somebody else does something, and a minute passes. */
const elsewhere = (orders: FakeOrders, happen: () => unknown) => {
  orders.now += 1000;
  happen();
  return pass(MINUTE_MS);
};

/** The screen of a merchant with one order. */
const openWith = (order: Partial<Parameters<FakeOrders['add']>[0]>) =>
  openShop((orders) => {
    orders.add({ owner: 'asha', id: 'FIRST', ...order });
  });

const said = () => screen.getByRole('status');

it('notices within a minute what waits for me, also in a hidden tab, and counts it in the title', async () => {
  const { orders } = await openShop((fake) => {
    fake.add({ owner: 'asha', id: 'FIRST' });
    fake.add({ owner: 'asha', id: 'BACK', state: 'delivered' });
  });
  expect(document.title).toBe(`(1) Your account · ${shop.name}`);
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  await elsewhere(orders, () => orders.add({ owner: 'bilal', id: 'SECOND' }));
  expect(screen.getByRole('heading', { name: 'Order SECOND' })).toBeVisible();
  expect(said()).toHaveTextContent('1 new order');
  expect(document.title).toBe(`(2) Your account · ${shop.name}`);
  await elsewhere(orders, () => {
    const [, back] = orders.orders.values();
    return back && orders.serviceOf('asha').move(back, 'returnAsked', 'asha');
  });
  expect(said()).toHaveTextContent('1 return requested');
  expect(document.title).toBe(`(3) Your account · ${shop.name}`);
  await press(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(document.title).toBe(`Sign in · ${shop.name}`);
});

it('makes one request a minute while I do nothing, for everything on the page', async () => {
  const { orders } = await openWith({});
  await pass(MINUTE_MS);
  orders.calls.length = 0;
  await pass(60 * MINUTE_MS);
  expect(orders.calls).toHaveLength(60);
  expect(new Set(orders.calls)).toEqual(new Set(['listChanged']));
});

it('shows an address no longer, within a minute of its deletion elsewhere', async () => {
  const { orders, order } = await openWith({ state: 'delivered' });
  await press(stateFilter('Delivered'));
  expect(order('FIRST')).toHaveTextContent('Asha Rao');
  await elsewhere(orders, () => orders.serviceOf('asha').forget('asha'));
  expect(order('FIRST')).not.toHaveTextContent('Asha Rao');
  expect(within(order('FIRST')).getByText('The address was deleted.')).toBeVisible();
});

it('shows no order any more, within a minute, to an account that is no longer a merchant’s', async () => {
  const { orders, uid } = await openWith({});
  await elsewhere(orders, () => orders.merchants.delete(uid));
  const sentence = 'This account can no longer see the shop’s orders.';
  expect(screen.queryByText(/Asha Rao/)).not.toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByText(sentence)).toBeVisible();
  expect(said()).toHaveTextContent(sentence);
  expect(document.title).toBe(`Your account · ${shop.name}`);
  await elsewhere(orders, () => orders.merchants.add(uid));
  expect(screen.getByRole('heading', { name: 'Order FIRST' })).toBeVisible();
});

it.each([
  ['two minutes fast', 120_000],
  ['two minutes slow', -120_000],
])('offers to undo a move for a minute where the clock of this device is %s', async (_what, ms) => {
  const { button, order, orders } = await openShop((fake) => {
    fake.now = Date.now() - ms;
    fake.add({ owner: 'asha', id: 'FIRST' });
  });
  const undo = () => within(order('FIRST')).queryByRole('button', { name: /^Undo/ });
  await press(button('Accept', 'FIRST'));
  await within(order('FIRST')).findByText('Accepted');
  await pass(55_000);
  expect(undo()).toBeVisible();
  await pass(5000);
  expect(undo()).not.toBeInTheDocument();
  expect(orders.orders.get('FIRST')?.state).toBe('accepted');
});

it('follows my own orders by those of the shop', async () => {
  const { orders } = await openShop((fake, own) => {
    fake.add({ owner: own, id: 'MINE', state: 'sent' });
  });
  await screen.findByRole('heading', { name: 'Order MINE' });
  orders.merchants.add('another merchant');
  await elsewhere(orders, () => {
    const [own] = orders.orders.values();
    if (own) void orders.serviceOf('another merchant').move(own, 'delivered', 'another merchant');
  });
  expect(await screen.findByText('Your order has arrived.')).toBeVisible();
  expect(orders.calls.filter((call) => call === 'listOf')).toHaveLength(1);
});
