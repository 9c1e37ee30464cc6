/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, within } from '@testing-library/react';
import type { FakeOrders } from '../../testing/fakes/fakeOrders';
import { openShop, shownOrders, stateFilter } from '../../testing/openAccount';
import { setShop } from '../../testing/setShop';
import { startOfDay } from '../../words/calendar';
import { todayWords } from '../../words/en/admin/today';
import { typedCourier } from './MoveButton';
import { groupByDay } from './ShopOrders';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Noon in India. */
const NOON = startOfDay(Date.UTC(2026, 10, 23)) + 12 * HOUR_MS;
const item = { productId: '1', price: 100, count: 1 };

const stateButtons = () =>
  within(screen.getByRole('group', { name: 'Filter by status' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent.trim());
const dates = () =>
  within(screen.getByRole('region', { name: 'Shop orders' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

it('reads finished orders of earlier days only when I ask for them', async () => {
  const { comeBack, orders, user } = await openShop((fake) => {
    fake.now = NOON;
    fake.add({ owner: 'asha', id: 'STUCK', state: 'sent', placedAt: NOON - 9 * DAY_MS });
    const paid = { owner: 'asha', state: 'delivered', payment: 'paid' } as const;
    fake.add({ ...paid, id: 'EARLIER', placedAt: NOON - DAY_MS });
    fake.add({ owner: 'asha', id: 'TODAY', state: 'delivered', placedAt: NOON - HOUR_MS });
  });
  expect(stateFilter('All')).toHaveTextContent('All 2+');
  await comeBack();
  expect(stateFilter('All')).toHaveTextContent('All 2+');
  expect(orders.calls).not.toContain('listAll');
  await user.click(stateFilter('Delivered'));
  expect(await screen.findByRole('heading', { name: 'Order EARLIER' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 orders');
  await user.click(stateFilter('All'));
  expect(stateFilter('All')).toHaveTextContent('All 3');
  expect(orders.calls.filter((call) => call === 'listAll')).toHaveLength(1);
  // What is looked up comes newest first, under its dates.
  expect(shownOrders()).toEqual(['Order TODAY', 'Order EARLIER', 'Order STUCK']);
  expect(dates()).toEqual(['Today', 'Yesterday', 'Sat 14 Nov']);
});

it('sums up today, and leads to what has waited longest and to a payment to check', async () => {
  setShop({ upi: { id: 'shop@bank', name: 'Shop' } });
  const { user } = await openShop((fake) => {
    fake.now = NOON;
    const add = (id: string, hours: number, more: Partial<Parameters<typeof fake.add>[0]> = {}) =>
      fake.add({ owner: 'asha', id, items: [item], placedAt: NOON - hours * HOUR_MS, ...more });
    add('OLDEST', 50, { state: 'accepted' });
    add('CASH', 2);
    add('UPI', 3, { pay: 'upi', payment: 'claimed', state: 'sent' });
    add('CANCELLED', 1, { state: 'cancelled' });
    add('DONE', 1, { state: 'delivered' });
  });
  const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
  expect(figure('Today')).toHaveTextContent(/^3 orders, ₹300$/);
  expect(figure('Cash to collect')).toHaveTextContent(/^₹200$/);
  expect(figure('Waiting longest')).toHaveTextContent(/^2 days$/);
  await user.type(screen.getByRole('searchbox'), 'nothing like it');
  await user.click(screen.getByRole('button', { name: 'Waiting longest: 2 days, order OLDEST' }));
  expect(await screen.findByRole('heading', { name: 'Order OLDEST' })).toHaveFocus();
  expect(stateFilter('Accepted')).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'UPI to check: 1, order UPI' }));
  expect(await screen.findByRole('heading', { name: 'Order UPI' })).toHaveFocus();
});

it.each([
  [20 * 60_000, '20 min'],
  [200 * 60_000, '3 h 20 min'],
  [30 * HOUR_MS, '1 day'],
  [-5000, '0 min'],
])('says how long an order has waited: %d ms', (ms, text) => {
  expect(todayWords.duration(ms)).toBe(text);
});

it('starts a day at midnight in India, and names the year of another one', () => {
  const midnight = startOfDay(NOON);
  const order = (placedAt: number) => ({ placedAt }) as Parameters<typeof groupByDay>[0][number];
  const days = groupByDay([order(midnight - 1), order(midnight), order(midnight + 1)]);
  expect(days.map(({ orders }) => orders.length)).toEqual([1, 2]);
  expect(todayWords.day(startOfDay(Date.UTC(2025, 0, 1)), NOON)).toBe('Wed 1 Jan 2025');
});

it('has its filters always in the same order, and after a reload the one that I pressed and the tracking number that I typed', async () => {
  const fill = (fake: FakeOrders) => {
    for (const id of ['FIRST', 'SECOND']) fake.add({ owner: 'asha', id, state: 'accepted' });
    const earlier = { placedAt: NOON - DAY_MS, payment: 'paid' } as const;
    fake.add({ owner: 'asha', id: 'EARLIER', state: 'delivered', ...earlier });
  };
  const field = () => screen.getByLabelText<HTMLInputElement>('Courier and tracking number');
  const between = ['Delivered', 'Return requested 0', 'Returned', 'Cancelled'];
  const states = ['New 0', 'Accepted 2', 'Sent 0', ...between, 'All 2+'];
  const { button, user, unmount } = await openShop(fill);
  expect(stateButtons()).toEqual(states);
  await user.click(stateFilter('Accepted'));
  expect(stateButtons()).toEqual(states);
  await user.click(button('Mark as sent', 'SECOND'));
  await user.type(field(), 'Quick Post AB-77');
  // A reload removes no element before the page is gone.
  const typed = typedCourier.read();
  unmount();
  typedCourier.write(typed);
  const again = await openShop(fill);
  expect(stateFilter('Accepted')).toHaveAttribute('aria-pressed', 'true');
  expect(within(again.order('SECOND')).getByRole('textbox')).toBe(field());
  expect(field()).toHaveValue('Quick Post AB-77');
  await again.user.click(again.button('Mark as sent', 'FIRST'));
  await again.user.click(again.button('Not yet', 'FIRST'));
  expect(typedCourier.read()).toEqual(typed);
  await again.user.click(again.button('Not yet', 'SECOND'));
  await again.user.click(again.button('Mark as sent', 'SECOND'));
  expect(field()).toHaveValue('');
  await again.user.click(stateFilter('Delivered'));
  again.unmount();
  await openShop(fill);
  expect(await screen.findByRole('heading', { name: 'Order EARLIER' })).toBeVisible();
});

it('goes on to the next order after each one, which stays above it, folded, with Undo', async () => {
  const { button, order, user } = await openShop((fake) => {
    for (const id of ['FIRST', 'SECOND', 'THIRD']) fake.add({ owner: 'asha', id });
  });
  const [first = '', second = '', third = ''] = shownOrders().map((name) => name.slice(6));
  button('Accept', first).focus();
  await user.keyboard('{Enter}');
  expect(
    await screen.findByRole('button', { name: `Undo: accepted, order ${first}` }),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: `Order ${second}` })).toHaveFocus();
  expect(within(order(first)).getByText('Deliver to')).not.toBeVisible();
  await user.tab();
  expect(button('Accept', second)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(
    await screen.findByRole('button', { name: `Undo: accepted, order ${second}` }),
  ).toBeVisible();
  expect(shownOrders()).toEqual([`Order ${second}`, `Order ${third}`]);
  expect(screen.getByRole('heading', { name: `Order ${third}` })).toHaveFocus();
});
