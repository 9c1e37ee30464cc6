/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { shop } from '../../config';
import { FakeOrders } from '../../testing/fakeOrders';
import { openAccount } from '../../testing/openAccount';

const filter = (name: string) =>
  within(screen.getByRole('group', { name: 'Orders by state' })).getByRole('button', {
    name: new RegExp(`^${name}`),
  });
const shown = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const said = () => screen.getByRole('status');

/** The screen of a merchant, and the same orders. */
async function openShop(fill: (orders: FakeOrders) => void, orders = new FakeOrders()) {
  const account = await openAccount({ orders, isMerchant: true, fill });
  await screen.findByRole('group', { name: 'Orders by state' });
  return account;
}

const one = (orders: FakeOrders) => orders.add({ owner: 'asha', id: 'FIRST' });

it('is for the merchant alone', async () => {
  await openAccount({ fill: one });
  await screen.findByText('You have not ordered anything yet.');
  expect(screen.queryByRole('heading', { name: 'Orders of the shop' })).not.toBeInTheDocument();
});

it('is above my own orders, and starts at the new ones', async () => {
  await openShop((orders) => {
    one(orders);
    orders.add({ owner: 'asha', id: 'SENT', state: 'sent' });
  });
  const headings = screen.getAllByRole('heading', { level: 2 });
  const names = headings.map(({ textContent }) => textContent);
  expect(names.slice(0, 2)).toEqual(['Orders of the shop', 'Returns & Orders']);
  expect(filter('New')).toHaveAttribute('aria-pressed', 'true');
  expect(filter('New')).toHaveTextContent('New 1');
  expect(filter('All')).toHaveTextContent('All 2');
  expect(shown()).toEqual(['Order FIRST']);
});

it('moves an order on at a press, once the database has it, and leaves it in view', async () => {
  const { button, order, orders, user } = await openShop(one);
  orders.hang();
  await user.click(button('Accept', 'FIRST'));
  expect(button('Accept', 'FIRST')).toHaveAttribute('aria-busy', 'true');
  expect(within(order('FIRST')).getByText('Placed')).toBeVisible();
  orders.answerAll();
  expect(await within(order('FIRST')).findByText('Accepted')).toBeVisible();
  expect(said()).toHaveTextContent('Order FIRST: it is accepted.');
  expect(filter('New')).toHaveTextContent('New 0');
  expect(button('Mark as sent', 'FIRST')).toBeVisible();
  await user.click(filter('New'));
  expect(shown()).toEqual([]);
  expect(said()).toHaveTextContent('No orders here.');
});

it('lets go of the order before at the next move', async () => {
  const { button, order, user } = await openShop((orders) => {
    one(orders);
    orders.add({ owner: 'asha', id: 'SECOND' });
  });
  await user.click(button('Accept', 'FIRST'));
  await within(order('FIRST')).findByText('Accepted');
  await user.click(button('Cancel order', 'SECOND'));
  await within(order('SECOND')).findByText('Cancelled');
  expect(shown()).toEqual(['Order SECOND']);
});

it('takes a move back within a minute', async () => {
  const { button, order, user } = await openShop(one);
  await user.click(button('Accept', 'FIRST'));
  await within(order('FIRST')).findByText('Accepted');
  await user.click(button('Undo', 'FIRST'));
  expect(await within(order('FIRST')).findByText('Placed')).toBeVisible();
  expect(button('Accept', 'FIRST')).toBeVisible();
});

it('offers no undo of what was moved long ago, or by somebody else', async () => {
  const { order, user } = await openShop((orders) => {
    const [uid = ''] = orders.merchants;
    const moved = { owner: 'asha', state: 'accepted', before: 'placed' } as const;
    orders.add({ ...moved, id: 'OLD', by: uid, placedAt: 1, stateAt: Date.now() - 61_000 });
    orders.add({ ...moved, id: 'OTHER', by: 'another merchant' });
  });
  await user.click(filter('Accepted'));
  for (const id of ['OLD', 'OTHER']) {
    expect(within(order(id)).queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  }
});

it('announces new orders, and counts them in the title', async () => {
  const { comeBack, orders, user } = await openShop(one);
  expect(document.title).toBe(`(1) Your account · ${shop.name}`);
  orders.now += 1000;
  orders.add({ owner: 'bilal', id: 'SECOND' });
  await comeBack();
  expect(await screen.findByRole('heading', { name: 'Order SECOND' })).toBeVisible();
  expect(said()).toHaveTextContent('1 new order');
  expect(document.title).toBe(`(2) Your account · ${shop.name}`);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(document.title).toBe(`Sign in · ${shop.name}`);
});

it('says since when the list is as it is, when the connection is lost', async () => {
  const { comeBack, orders } = await openShop(one);
  orders.readFate = 'unreachable';
  await comeBack();
  const [sentence] = await screen.findAllByText(/^We couldn’t connect\. The list is as it was on/);
  expect(sentence).toBeVisible();
  expect(shown()).toEqual(['Order FIRST']);
});

it('shows a shopper and a merchant the same order, and tells either who was faster', async () => {
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  const { button, order, orders, user, comeBack } = await openShop(one);
  const shopper = orders.serviceOf('asha');
  const [placed] = await shopper.listOf('asha');
  if (!placed) throw new Error('There is no order.');
  orders.now += 1000;
  await shopper.move(placed, 'cancelled', 'asha');
  await user.click(button('Accept', 'FIRST'));
  const sentence = 'Order FIRST was changed by somebody else in the meantime: it is cancelled now.';
  expect(await within(order('FIRST')).findByText(sentence)).toBeVisible();
  expect(within(order('FIRST')).getByText('Cancelled')).toBeVisible();

  orders.now += 31_000;
  const next = orders.add({ owner: 'asha', id: 'SECOND' });
  await comeBack();
  await user.click(await screen.findByRole('button', { name: 'Accept, order SECOND' }));
  await within(order('SECOND')).findByText('Accepted');
  await expect(act(() => shopper.move(next, 'cancelled', 'asha'))).rejects.toMatchObject({
    reason: 'refused',
  });
  expect((await shopper.find('SECOND'))?.state).toBe('accepted');
});
