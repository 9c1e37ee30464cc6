/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, within } from '@testing-library/react';
import type { FakeOrders } from '../../testing/fakeOrders';
import { openAccount, openShop, shownOrders, stateFilter } from '../../testing/openAccount';

const said = () => screen.getByRole('status');
const addTwo = (orders: FakeOrders) => {
  for (const id of ['FIRST', 'SECOND']) orders.add({ owner: 'asha', id });
};

it('is for the merchant alone', async () => {
  await openAccount({ fill: addTwo });
  await screen.findByText('You have not ordered anything yet.');
  expect(screen.queryByRole('heading', { name: 'Orders of the shop' })).not.toBeInTheDocument();
});

it('is above my own orders, starts at the new ones, and has a number to call for each', async () => {
  const { order } = await openShop((orders) => {
    orders.add({ owner: 'asha', id: 'FIRST' });
    orders.add({ owner: 'asha', id: 'SENT', state: 'sent' });
  });
  const headings = screen.getAllByRole('heading', { level: 2 });
  const names = headings.map(({ textContent }) => textContent);
  expect(names.slice(0, 2)).toEqual(['Orders of the shop', 'Returns & Orders']);
  expect(stateFilter('New')).toHaveAttribute('aria-pressed', 'true');
  expect(stateFilter('New')).toHaveTextContent('New 1');
  expect(stateFilter('All')).toHaveTextContent('All 2');
  expect(shownOrders()).toEqual(['Order FIRST']);
  expect(within(order('FIRST')).getByRole('link')).toHaveAttribute('href', 'tel:9876543210');
});

it('moves an order on once the database has it, and back, and leaves it in view until the next move', async () => {
  const { button, order, orders, user } = await openShop(addTwo);
  const see = (id: string, state: string) => within(order(id)).findByText(state);
  orders.hang();
  await user.dblClick(button('Accept', 'FIRST'));
  expect(button('Accept', 'FIRST')).toHaveAttribute('aria-busy', 'true');
  expect(within(order('FIRST')).getByText('Placed')).toBeVisible();
  expect(orders.calls.filter((call) => call.startsWith('move'))).toHaveLength(1);
  orders.answerAll();
  expect(await see('FIRST', 'Accepted')).toBeVisible();
  expect(said()).toHaveTextContent('Order FIRST: it is accepted.');
  await user.click(button('Undo', 'FIRST'));
  expect(await see('FIRST', 'Placed')).toBeVisible();
  await user.click(button('Accept', 'FIRST'));
  expect(await see('FIRST', 'Accepted')).toBeVisible();
  expect(button('Mark as sent', 'FIRST')).toBeVisible();
  expect(stateFilter('New')).toHaveTextContent('New 1');
  await user.click(button('Cancel order', 'SECOND'));
  expect(await see('SECOND', 'Cancelled')).toBeVisible();
  expect(shownOrders()).toEqual(['Order SECOND']);
  await user.click(stateFilter('New'));
  expect(shownOrders()).toEqual([]);
  expect(said()).toHaveTextContent('No orders here.');
});

it('offers no undo of what was moved long ago, or by somebody else', async () => {
  const { order, user } = await openShop((orders, uid) => {
    const moved = { owner: 'asha', state: 'accepted', before: 'placed' } as const;
    orders.add({ ...moved, id: 'OLD', by: uid, placedAt: 1, stateAt: Date.now() - 61_000 });
    orders.add({ ...moved, id: 'OTHER', by: 'another merchant' });
  });
  await user.click(stateFilter('Accepted'));
  for (const id of ['OLD', 'OTHER']) {
    expect(within(order(id)).queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  }
});

it('offers to move an order without an address only to where nothing is on its way', async () => {
  const { order, user } = await openShop((orders) => {
    orders.add({ owner: 'asha', id: 'GONE', state: 'accepted', address: undefined });
  });
  await user.click(stateFilter('Accepted'));
  const [cancel, ...others] = within(order('GONE')).getAllByRole('button');
  expect(cancel).toHaveAccessibleName('Cancel order, order GONE');
  expect(others).toEqual([]);
});

it('deletes the address of an order that is finished, once I agree', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { button, order, orders, user } = await openShop((fake) => {
    fake.add({ owner: 'asha', id: 'DONE', state: 'delivered' });
  });
  await user.click(stateFilter('Delivered'));
  await user.click(button('Delete address', 'DONE'));
  expect(orders.orders.get('DONE')?.address).toBeDefined();
  confirm.mockReturnValue(true);
  await user.click(button('Delete address', 'DONE'));
  expect(await within(order('DONE')).findByText('The address was deleted.')).toBeVisible();
  expect(orders.orders.get('DONE')?.address).toBeUndefined();
});

it('says that a press has changed nothing where this account is no longer a merchant’s', async () => {
  const { button, order, orders, uid, user } = await openShop(addTwo);
  orders.merchants.delete(uid);
  await user.click(button('Accept', 'FIRST'));
  const sentence = 'Order FIRST can’t be changed like this any more. Nothing was changed.';
  expect(await within(order('FIRST')).findByText(sentence)).toBeVisible();
});

it('says since when the list is as it is, when the connection is lost', async () => {
  const { comeBack, orders } = await openShop(addTwo);
  orders.readFate = 'unreachable';
  await comeBack();
  const [sentence] = await screen.findAllByText(/^We couldn’t connect\. The list is as it was on/);
  expect(sentence).toBeVisible();
  expect(shownOrders()).toHaveLength(2);
});
