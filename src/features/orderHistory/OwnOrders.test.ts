/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { shop } from '../../config';
import { FakeOrders } from '../../testing/fakeOrders';
import { openAccount, shownOrders } from '../../testing/openAccount';
import { products } from '../catalogue/products';

const DAY_MS = 86_400_000;
const returns = 14;
const [product] = products;
if (!product) throw new Error('The catalogue is empty.');
const sold = { productId: product.id, price: product.price + 100, count: 2 };
const gone = { productId: 'no-longer-there', price: 10, count: 1 };

let confirm: jest.SpyInstance<boolean>;
beforeEach(() => {
  confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
});
beforeAll(() => {
  // The shop itself may take nothing back.
  shop.returns = returns;
});

const id = 'MINE';
/** The account of somebody who has placed one order. */
async function openWith(order: Partial<Parameters<FakeOrders['add']>[0]> = {}) {
  const account = await openAccount({
    fill: (orders, uid) => orders.add({ owner: uid, id, items: [sold], ...order }),
  });
  await screen.findByRole('heading', { name: `Order ${id}` });
  return account;
}

const said = () => screen.getByRole('status');

it.each([
  ['I have not ordered anything yet', true, 'You have not ordered anything yet.'],
  ['the shop has no database', false, /^Orders can’t be placed in this shop yet/],
])('says that %s', async (_what, hasDatabase, sentence) => {
  const orders = new FakeOrders();
  orders.hasDatabase = hasDatabase;
  await openAccount({ orders });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryAllByText(/^(You have not|Orders can’t)/)).toHaveLength(1);
});

it('shows my orders, the newest first, and nobody else’s', async () => {
  await openAccount({
    fill: (orders, uid) => {
      orders.add({ owner: uid, id: 'OLD', placedAt: 1 });
      orders.add({ owner: uid, id: 'NEW', placedAt: 2 });
      orders.add({ owner: 'somebody else', id: 'OTHER' });
    },
  });
  await screen.findByRole('heading', { name: 'Order NEW' });
  expect(shownOrders()).toEqual(['Order NEW', 'Order OLD']);
});

it('says of an order its state, what it holds and costs, and where it goes', async () => {
  const { order } = await openWith({ state: 'sent' });
  const item = within(order(id));
  expect(item.getByText('Sent')).toBeVisible();
  expect(item.getByText(/on its way/)).toBeVisible();
  expect(item.getByText(product.title)).toBeVisible();
  expect(order(id)).toHaveTextContent('Asha Rao');
  expect(item.queryByRole('button', { name: /^(Cancel|Ask to return)/ })).not.toBeInTheDocument();
});

it('cancels an order that is only placed, once I agree', async () => {
  confirm.mockReturnValue(false);
  const { button, order, orders, user } = await openWith();
  await user.click(button('Cancel', id));
  expect(orders.orders.get(id)?.state).toBe('placed');
  confirm.mockReturnValue(true);
  await user.click(button('Cancel', id));
  expect(await within(order(id)).findByText('Cancelled')).toBeVisible();
  expect(orders.orders.get(id)?.state).toBe('cancelled');
  expect(said()).toHaveTextContent(`Order ${id}: it is cancelled.`);
  expect(screen.getByRole('heading', { name: `Order ${id}` })).toHaveFocus();
  expect(within(order(id)).queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
});

it('offers to return an order within the days that the shop gives by its own clock, not later', async () => {
  const orders = new FakeOrders();
  // Not the time of this device.
  const now = (orders.now = Date.now() - 5 * DAY_MS);
  const { button, order, user } = await openAccount({
    orders,
    fill: (_orders, uid) => {
      const delivered = { owner: uid, state: 'delivered', placedAt: 1 } as const;
      orders.add({ ...delivered, id: 'EARLY', stateAt: now - (returns + 1) * DAY_MS });
      orders.add({ ...delivered, id: 'LATE', stateAt: now - (returns - 1) * DAY_MS });
    },
  });
  await screen.findByRole('heading', { name: 'Order LATE' });
  expect(within(order('EARLY')).getAllByRole('button')).toHaveLength(1);
  await user.click(button('Ask to return', 'LATE'));
  expect(await within(order('LATE')).findByText('Return asked for')).toBeVisible();
});

it('says what an order has become where the merchant was faster', async () => {
  const { button, order, orders, user } = await openWith();
  orders.merchants.add('merchant');
  const [placed] = await orders.serviceOf('merchant').listUnfinished();
  if (placed) await orders.serviceOf('merchant').move(placed, 'accepted', 'merchant');
  await user.click(button('Cancel', id));
  const sentence = `Order ${id} was changed by somebody else in the meantime: it is accepted now.`;
  expect(await within(order(id)).findByText(sentence)).toBeVisible();
  expect(within(order(id)).getByText('Accepted')).toBeVisible();
  expect(said()).toHaveTextContent(sentence);
});

it('sees that a change has come about although its answer was lost', async () => {
  const { button, order, orders, user } = await openWith();
  orders.fate = 'lost';
  await user.click(button('Cancel', id));
  expect(await within(order(id)).findByText('Cancelled')).toBeVisible();
});

it('puts an order into the basket again, at today’s prices, and names what is no longer sold', async () => {
  const { address, button, order, store, user } = await openWith({ items: [sold, gone] });
  await user.click(button('Order again', id));
  expect(store.getState().basket.items.map((line) => line.product)).toEqual([product, product]);
  const sentence = `2 items are in your basket again, at today’s prices. No longer sold: product ${gone.productId}.`;
  expect(order(id)).toHaveTextContent(sentence);
  expect(said()).toHaveTextContent(sentence);
  await user.click(within(order(id)).getByRole('link', { name: 'Go to your basket' }));
  expect(address()).toBe('/checkout');
});
