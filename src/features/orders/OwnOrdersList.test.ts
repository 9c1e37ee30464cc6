/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { openAccount } from '../../testing/openAccount';
import type { FakeOrders } from '../../testing/fakeOrders';

const shown = () => screen.queryAllByRole('heading', { level: 3 });
const fillWith = (count: number) => (orders: FakeOrders, uid: string) => {
  for (let each = 0; each < count; each += 1) orders.add({ owner: uid, placedAt: each });
};

it('shows ten orders, then more when I ask for them', async () => {
  const { user } = await openAccount({ fill: fillWith(13) });
  await screen.findByRole('button', { name: 'Show more' });
  expect(shown()).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(shown()).toHaveLength(13);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  await act(() => new Promise(requestAnimationFrame));
  expect(shown()[10]).toHaveFocus();
});

it('follows what the shop does with my order when I come back to the page', async () => {
  const { comeBack, orders, uid } = await openAccount({ fill: fillWith(1) });
  const [order] = orders.orders.values();
  if (!order) throw new Error('There is no order.');
  await screen.findByText('Placed');
  orders.orders.set(order.id, { ...order, state: 'sent', changedAt: order.changedAt + 1 });
  orders.add({ owner: uid, id: 'SECOND' });
  await comeBack();
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Order SECOND' })).toBeVisible();
});

it('says what to do when the orders can’t be reached, and tries again', async () => {
  const { orders, user } = await openAccount({
    fill: (fake, uid) => {
      fillWith(1)(fake, uid);
      fake.readFate = 'unreachable';
    },
  });
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

it('keeps the orders in view, and says of when they are, when the connection is lost', async () => {
  const { comeBack, orders } = await openAccount({ fill: fillWith(1) });
  await screen.findByText('Placed');
  orders.readFate = 'unreachable';
  await comeBack();
  const [sentence] = await screen.findAllByText(/^We couldn’t connect\. Your orders are shown as/);
  expect(sentence).toBeVisible();
  expect(shown()).toHaveLength(1);
});

describe('while the page is open', () => {
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('polls less and less often while nothing changes, and soon again once something has', async () => {
    const { orders } = await openAccount({ fill: fillWith(1) });
    await screen.findByText('Placed');
    await pass(10 * 60_000);
    expect(orders.calls.length).toBeLessThanOrEqual(6);

    const [order] = orders.orders.values();
    if (!order) throw new Error('There is no order.');
    orders.orders.set(order.id, { ...order, state: 'sent', changedAt: order.changedAt + 1 });
    await pass(150_000);
    expect(screen.getByText('Sent')).toBeVisible();
    orders.orders.set(order.id, { ...order, state: 'delivered', changedAt: order.changedAt + 2 });
    await pass(30_000);
    expect(screen.getByText('Delivered')).toBeVisible();
  });
});
