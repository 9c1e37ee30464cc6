/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen } from '@testing-library/react';
import type { FakeOrders } from '../../testing/fakeOrders';
import { openAccount, shownOrders } from '../../testing/openAccount';
import type { OrderState } from '../../services/orderService';

/** The account of somebody who has placed so many orders. */
const openWith = (count: number, readFate: FakeOrders['readFate'] = 'answered') =>
  openAccount({
    fill: (orders, uid) => {
      for (let each = 0; each < count; each += 1) orders.add({ owner: uid, placedAt: each });
      orders.readFate = readFate;
    },
  });

/** The shop moves the one order on. */
function move({ orders }: FakeOrders, state: OrderState) {
  for (const order of orders.values())
    orders.set(order.id, { ...order, state, changedAt: order.changedAt + 1 });
}

it('shows ten orders, then more when I ask for them', async () => {
  const { user } = await openWith(13);
  const more = await screen.findByRole('button', { name: 'Show more' });
  expect(shownOrders()).toHaveLength(10);
  await user.click(more);
  expect(shownOrders()).toHaveLength(13);
  expect(more).not.toBeInTheDocument();
  await act(() => new Promise(requestAnimationFrame));
  expect(screen.getAllByRole('heading', { level: 3 })[10]).toHaveFocus();
});

it('follows what the shop does when I come back, and says of when my orders are once it can’t', async () => {
  const { comeBack, orders, uid } = await openWith(1);
  await screen.findByText('Placed');
  move(orders, 'sent');
  orders.add({ owner: uid, id: 'SECOND' });
  await comeBack();
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Order SECOND' })).toBeVisible();
  orders.readFate = 'unreachable';
  await comeBack();
  const [sentence] = await screen.findAllByText(/^We couldn’t connect\. Your orders are shown as/);
  expect(sentence).toBeVisible();
  expect(shownOrders()).toHaveLength(2);
});

it('says what to do when the orders can’t be reached, and tries again', async () => {
  const { orders, user } = await openWith(1, 'unreachable');
  const sentence = /^We couldn’t connect, so your orders can’t be shown/;
  const [inView] = (await screen.findAllByText(sentence)).filter((each) => each.closest('main'));
  expect(inView).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
  expect(screen.queryByText('Loading your orders…')).not.toBeInTheDocument();
  orders.readFate = 'answered';
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Placed')).toBeVisible();
  expect(inView).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Your account' })).toHaveFocus();
});

it('polls less and less often while nothing changes, and soon again once something has', async () => {
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  jest.useFakeTimers();
  const { orders } = await openWith(1);
  await screen.findByText('Placed');
  await pass(10 * 60_000);
  expect(orders.calls.length).toBeLessThanOrEqual(6);
  move(orders, 'sent');
  await pass(150_000);
  expect(screen.getByText('Sent')).toBeVisible();
  move(orders, 'delivered');
  await pass(30_000);
  expect(screen.getByText('Delivered')).toBeVisible();
  jest.useRealTimers();
});
