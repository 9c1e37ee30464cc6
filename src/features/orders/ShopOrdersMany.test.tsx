import { act, screen } from '@testing-library/react';
import type { FakeOrders } from '../../testing/fakeOrders';
import { openAccount } from '../../testing/openAccount';

/** Never says that the end of the list is near: a list grows at a press. */
class FarAway {
  observe() {
    return undefined;
  }

  disconnect() {
    return undefined;
  }
}

beforeEach(() => {
  Object.defineProperty(window, 'IntersectionObserver', { value: FarAway, configurable: true });
});

afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

const fillWith = (count: number) => (orders: FakeOrders) => {
  for (let each = 0; each < count; each += 1) orders.add({ owner: 'asha', placedAt: each + 1 });
};
const shown = () => screen.queryAllByRole('heading', { level: 3 }).length;
const older = () => screen.queryByRole('button', { name: 'Older orders' });

it('shows fifty of many orders, and finds among all that are loaded', async () => {
  const { user } = await openAccount({ isMerchant: true, fill: fillWith(500) });
  for (let page = 1; page < 5; page += 1) {
    await user.click(await screen.findByRole('button', { name: 'Older orders' }));
    await screen.findByText(`${(page + 1) * 100} orders`);
  }
  expect(shown()).toBe(50);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(shown()).toBe(100);
  await user.type(screen.getByRole('searchbox'), '0000-0000-0499');
  await screen.findByText('1 order');
  expect(shown()).toBe(1);
}, 120_000);

it('loads the orders before those that are there, as long as there are any', async () => {
  const { user } = await openAccount({ isMerchant: true, fill: fillWith(130) });
  await screen.findByText('100 orders');
  await user.click(screen.getByRole('button', { name: 'Older orders' }));
  expect(await screen.findByText('130 orders')).toBeVisible();
  expect(older()).not.toBeInTheDocument();
});

it('leaves out no older order because a still older one has changed', async () => {
  const { orders, user, comeBack } = await openAccount({ isMerchant: true, fill: fillWith(130) });
  await screen.findByText('100 orders');
  const [first] = orders.orders.values();
  if (!first) throw new Error('There is no order.');
  orders.orders.set(first.id, { ...first, changedAt: 1000 });
  await comeBack();
  await screen.findByText('101 orders');
  await user.click(screen.getByRole('button', { name: 'Older orders' }));
  expect(await screen.findByText('130 orders')).toBeVisible();
});

it('says when a search has found nothing', async () => {
  const { user } = await openAccount({ isMerchant: true, fill: fillWith(2) });
  await screen.findByText('2 orders');
  await user.type(screen.getByRole('searchbox'), 'zebra');
  expect(await screen.findByText('There are none here.')).toBeVisible();
  await act(() => Promise.resolve());
  expect(shown()).toBe(0);
});
