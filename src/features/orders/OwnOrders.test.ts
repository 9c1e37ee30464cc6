/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { shop } from '../../config';
import { FakeOrders } from '../../testing/fakeOrders';
import { openAccount } from '../../testing/openAccount';
import { products } from '../catalogue/products';

const DAY_MS = 86_400_000;
const [product] = products;
if (!product) throw new Error('The catalogue is empty.');
const sold = { productId: product.id, price: product.price + 100, count: 2 };
const gone = { productId: 'no-longer-there', price: 10, count: 1 };

/** The account of somebody who has placed one order. */
async function openWith(order: Partial<Parameters<FakeOrders['add']>[0]> = {}) {
  let id = '';
  const fill = (orders: FakeOrders, uid: string) => {
    ({ id } = orders.add({ owner: uid, items: [sold], ...order }));
  };
  const account = await openAccount({ fill });
  await screen.findByRole('heading', { name: `Order ${id}` });
  return { ...account, id };
}

const said = () => screen.getByRole('status');

it('says that I have not ordered anything yet', async () => {
  await openAccount();
  expect(await screen.findByText('You have not ordered anything yet.')).toBeVisible();
  expect(screen.queryByText(/^Orders can’t be placed/)).not.toBeInTheDocument();
});

it('says so where the shop turns out to have no database', async () => {
  await openAccount({
    fill: (orders) => {
      orders.hasDatabase = false;
    },
  });
  expect(await screen.findByText(/^Orders can’t be placed in this shop yet/)).toBeVisible();
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
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Order NEW', 'Order OLD']);
});

it('says of an order its state, what it holds and costs, and where it goes', async () => {
  const { id, order } = await openWith({ state: 'sent' });
  const item = within(order(id));
  expect(item.getByText('Sent')).toBeVisible();
  expect(item.getByText(/on its way/)).toBeVisible();
  expect(item.getByText(product.title)).toBeVisible();
  expect(order(id)).toHaveTextContent('Asha Rao');
  expect(item.queryByRole('button', { name: /^(Cancel|Ask to return)/ })).not.toBeInTheDocument();
});

it('cancels an order that is only placed, once I agree', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { id, button, order, orders, user } = await openWith();
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

const returns = 14;
beforeAll(() => {
  // The shop itself may take nothing back.
  shop.returns = returns;
});

it('asks to return an order within the days that the shop gives, and not later', async () => {
  const within14 = Date.now() - (returns - 1) * DAY_MS;
  const { id, button, order, user } = await openWith({ state: 'delivered', stateAt: within14 });
  await user.click(button('Ask to return', id));
  expect(await within(order(id)).findByText('Return asked for')).toBeVisible();
});

it('does not offer to return what was delivered too long ago', async () => {
  const tooLongAgo = Date.now() - (returns + 1) * DAY_MS;
  const { id, order } = await openWith({ state: 'delivered', stateAt: tooLongAgo });
  expect(within(order(id)).getAllByRole('button')).toHaveLength(1);
});

it('goes by the clock of the shop, not of this device, for how long I can return an order', async () => {
  const now = Date.now() - 5 * DAY_MS;
  const fake = new FakeOrders();
  fake.now = now;
  const fill = (orders: FakeOrders, uid: string) => {
    const delivered = { owner: uid, state: 'delivered', placedAt: 1 } as const;
    orders.add({ ...delivered, id: 'EARLY', stateAt: now - (returns + 1) * DAY_MS });
    orders.add({ ...delivered, id: 'LATE', stateAt: now - (returns - 1) * DAY_MS });
  };
  const { button, order } = await openAccount({ orders: fake, fill });
  await screen.findByRole('heading', { name: 'Order LATE' });
  expect(button('Ask to return', 'LATE')).toBeVisible();
  expect(within(order('EARLY')).getAllByRole('button')).toHaveLength(1);
});

it('says what an order has become where the merchant was faster', async () => {
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  const { id, button, order, orders, user } = await openWith();
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
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  const { id, button, order, orders, user } = await openWith();
  orders.fate = 'lost';
  await user.click(button('Cancel', id));
  expect(await within(order(id)).findByText('Cancelled')).toBeVisible();
});

it('shows a button busy until the database has answered', async () => {
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  const { id, button, order, orders, user } = await openWith();
  orders.hang();
  await user.click(button('Cancel', id));
  await user.click(button('Cancel', id));
  expect(button('Cancel', id)).toHaveAttribute('aria-busy', 'true');
  expect(orders.calls.filter((call) => call.startsWith('move'))).toHaveLength(1);
  expect(within(order(id)).getByText('Placed')).toBeVisible();
  orders.answerAll();
  expect(await within(order(id)).findByText('Cancelled')).toBeVisible();
});

it('puts an order into the basket again, at today’s prices, and names what is no longer sold', async () => {
  const { address, id, button, order, store, user } = await openWith({ items: [sold, gone] });
  await user.click(button('Order again', id));
  expect(store.getState().basket.items.map((line) => line.product)).toEqual([product, product]);
  const sentence = `2 items are in your basket again, at today’s prices. No longer sold: product ${gone.productId}.`;
  expect(order(id)).toHaveTextContent(sentence);
  expect(said()).toHaveTextContent(sentence);
  await user.click(within(order(id)).getByRole('link', { name: 'Go to your basket' }));
  expect(address()).toBe('/checkout');
});
