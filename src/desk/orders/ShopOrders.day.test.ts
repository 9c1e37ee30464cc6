/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, within } from '@testing-library/react';
import type { Order } from '../../orders/model/order';
import { buildAddress } from '../../testing/address';
import type { FakeOrders } from '../../testing/fakes/fakeOrders';
import { openShop, shownOrders, stateFilter } from '../../testing/openAccount';
import { setShop } from '../../testing/setShop';
import { startOfDay } from '../../words/calendar';
import { figuresWords } from '#words/desk/orders';
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

it('loads finished orders of earlier days only when I open them', async () => {
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
  // Finished orders come newest first, under their dates.
  expect(shownOrders()).toEqual(['Order TODAY', 'Order EARLIER', 'Order STUCK']);
  expect(dates()).toEqual(['Today', 'Yesterday', 'Sat 14 Nov']);
});

describe('sales figures', () => {
  const figure = (label: string) =>
    screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
  const orderCount = () => screen.getByLabelText('Period').closest('dt')?.nextElementSibling;
  const rows = () =>
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
  /** Monday 23 November, at noon. */
  const open = (fill: (add: (id: string, days: number, more?: Partial<Order>) => void) => void) =>
    openShop((fake) => {
      fake.now = NOON;
      fill((id, days, more = {}) => {
        const at = NOON - days * DAY_MS;
        fake.add({ owner: 'asha', id, items: [item], placedAt: at, ...more });
      });
    });

  it('show what codes have taken off this month’s orders, if they have', async () => {
    const used = { code: 'DIWALI10', discount: { percent: 10 } };
    const { user } = await open((add) => {
      add('PLAIN', 0);
      add('EARLIER', 2, used);
      add('CANCELLED', 0, { ...used, state: 'cancelled' });
    });
    expect(screen.queryByText('Code discounts')).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Period'), 'This month');
    expect(await screen.findByText('₹10, 1 order', { selector: 'dd' })).toBeVisible();
    expect(figure('Code discounts')).toBe('₹10, 1 order');
  });

  it('show what was sold and received today, this week and this month, by product', async () => {
    const paid = { state: 'delivered', payment: 'paid' } as const;
    const refunded = { state: 'returned', payment: 'refunded' } as const;
    const { orders, user } = await open((add) => {
      add('TODAY', 0, { state: 'delivered', delivery: { price: 40 } });
      add('WAITS', 0);
      add('REFUSED', 0, { state: 'undelivered' });
      add('CANCELLED', 0, { state: 'cancelled' });
      add('EARLIER', 2, { ...paid, checkedAt: NOON, changedAt: NOON });
      add('MONTH', 20, { ...paid, checkedAt: NOON - 18 * DAY_MS });
      const items = [{ productId: 'lamp', price: 50, count: 3 }];
      add('LAMPS', 9, { ...paid, items, checkedAt: NOON - 9 * DAY_MS });
      const times = { checkedAt: NOON - 30 * DAY_MS, refundedAt: NOON - 3 * DAY_MS };
      add('BEFORE', 40, { ...refunded, ...times, changedAt: NOON - 3 * DAY_MS });
      add('LONG AGO', 50, { ...paid, checkedAt: NOON - 50 * DAY_MS });
    });
    expect(orderCount()).toHaveTextContent(/^3 orders$/);
    expect(figure('Sold')).toBe('₹140');
    expect(figure('Not paid yet')).toBe('₹100, 1 order');
    expect(figure('Came back')).toBe('₹100, 1 order');
    expect(figure('Received')).toBe('₹100');
    const choose = (period: string) =>
      user.selectOptions(screen.getByLabelText('Period'), `${period} month`);
    await user.selectOptions(screen.getByLabelText('Period'), 'This week');
    expect(await screen.findByText('3 orders', { selector: 'dd' })).toBeVisible();
    orders.readFate = 'unreachable';
    await choose('This');
    expect(await screen.findAllByText('Not loaded')).toHaveLength(3);
    orders.readFate = 'answered';
    orders.now += 1000;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('6 orders', { selector: 'dd' })).toBeVisible();
    expect(figure('Received')).toBe('₹350, before refunds of ₹100');
    expect(orders.calls.filter((call) => call === 'listChanged')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Sold: ₹490, by product' }));
    expect(rows()).toEqual([
      ['Product', 'Sold', 'Amount'],
      ['Product 1, no longer sold', '3', '₹300'],
      ['Product lamp, no longer sold', '3', '₹150'],
      ['Delivery', '₹40'],
      ['Total', '₹490'],
    ]);
    await choose('Last');
    expect(await screen.findByText('2 orders', { selector: 'dd' })).toBeVisible();
    expect(figure('Sold')).toBe('₹100');
    expect(figure('Came back')).toBe('₹100, 1 order');
    expect(figure('Received')).toBe('₹200');
    expect(screen.queryByText('Not paid yet')).toBeNull();
  });

  it('show what was received and refunded this month, by tax rate', async () => {
    setShop({ tax: { rate: 18, categories: { Books: 5 } } });
    const { user } = await open((add) => {
      const charge = { until: 0, paid: 236, paidAt: NOON - 20 * DAY_MS };
      const online = { state: 'delivered', pay: 'online', payment: 'paid' } as const;
      const items = [{ productId: '1236', price: 236, count: 1 }];
      const refunds = [{ amount: 118, at: NOON }];
      add('REFUNDED', 20, {
        ...online,
        items,
        changedAt: NOON,
        charge: { ...charge, refunded: 118, refunds },
      });
    });
    await user.selectOptions(screen.getByLabelText('Period'), 'This month');
    await user.click(
      await screen.findByRole('button', {
        name: 'Received: ₹236, before refunds of ₹118, in detail',
      }),
    );
    expect(rows()).toEqual([
      ['Type', 'Amount', 'Tax included'],
      ['Received', '₹236', '₹36'],
      ['Refunded', '-₹118', '-₹18'],
      ['Balance', '₹118', '₹18'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Sold: ₹118, by product' }));
    expect(rows().slice(1)).toEqual([
      [expect.any(String), '1', '₹118'],
      ['Total', '₹118'],
    ]);
  });

  it('let me choose another period while one loads', async () => {
    const { orders, user } = await openShop((fake) => {
      // Two days later it's Wednesday.
      fake.now = NOON + 2 * DAY_MS;
      for (const placedAt of [fake.now, NOON - 20 * DAY_MS]) {
        fake.add({ owner: 'asha', items: [item], placedAt });
      }
    });
    const choose = (period: string) => user.selectOptions(screen.getByLabelText('Period'), period);
    orders.hang();
    await choose('This week');
    await choose('This month');
    orders.answerAll();
    expect(await screen.findByText('2 orders', { selector: 'dd' })).toBeVisible();
  });

  it('each lead to their orders, however old, as “Waiting longest” does to one', async () => {
    const upi = { pay: 'upi' } as const;
    const { user } = await open((add) => {
      add('OLDEST', 2, { ...upi, state: 'accepted' });
      add('CASH', 0, { state: 'sent' });
      add('COURIER', 70, { state: 'delivered' });
      add('CLAIM', 60, { ...upi, payment: 'claimed', state: 'delivered' });
      add('REFUND', 50, { ...upi, payment: 'paid', state: 'cancelled' });
      add('LATER', 40, { ...upi, payment: 'paid', state: 'cancelled' });
    });
    await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'nothing like it');
    for (const [label, sum, ...ids] of [
      ['Cash to collect', '₹100', 'CASH'],
      ['With the courier', '₹100', 'COURIER'],
      ['UPI to check', '₹100', 'CLAIM'],
      ['To refund', '₹200', 'REFUND', 'LATER'],
    ]) {
      expect(figure(label ?? '')).toBe(sum);
      await user.click(screen.getByRole('button', { name: new RegExp(`^${label}: ${sum}, `) }));
      expect(await screen.findByRole('heading', { name: `Order ${ids[0]}` })).toHaveFocus();
      expect(shownOrders()).toEqual(ids.map((id) => `Order ${id}`));
    }
    expect(figure('Waiting longest')).toBe('2 days');
    await user.click(screen.getByRole('button', { name: 'Waiting longest: 2 days, order OLDEST' }));
    expect(await screen.findByRole('heading', { name: 'Order OLDEST' })).toHaveFocus();
    expect(stateFilter('Accepted')).toHaveAttribute('aria-pressed', 'true');
  });

  it('mark the cash of all delivered orders as received at once, after a question', async () => {
    const { button, orders, user } = await open((add) => {
      for (const id of ['FIRST', 'SECOND', 'THIRD']) add(id, 70, { state: 'delivered' });
    });
    await user.click(screen.getByRole('button', { name: /^With the courier/ }));
    await user.click(button('Cash received', 'FIRST'));
    expect(
      await screen.findByRole('button', { name: 'Undo: cash received, order FIRST' }),
    ).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
    await user.click(screen.getByRole('button', { name: 'Cash received for 2' }));
    screen.getByRole('group', { name: 'Has the courier handed over ₹200 for 2 orders?' });
    await user.click(screen.getByRole('button', { name: 'Cash received for 2' }));
    expect(
      await screen.findByRole('button', { name: 'With the courier: ₹0, 0 orders' }),
    ).toBeVisible();
    const payments = [...orders.orders.values()].map(({ payment }) => payment);
    expect(payments).toEqual(['paid', 'paid', 'paid']);
  });
});

it.each([
  [20 * 60_000, '20 min'],
  [200 * 60_000, '3 h 20 min'],
  [30 * HOUR_MS, '1 day'],
  [-5000, '0 min'],
])('says how long an order has waited: %d ms', (ms, text) => {
  expect(figuresWords.duration(ms)).toBe(text);
});

it('starts a day at midnight in India, and names the year of another one', () => {
  const midnight = startOfDay(NOON);
  const order = (placedAt: number) => ({ placedAt }) as Parameters<typeof groupByDay>[0][number];
  const days = groupByDay([order(midnight - 1), order(midnight), order(midnight + 1)]);
  expect(days.map(({ orders }) => orders.length)).toEqual([1, 2]);
  expect(figuresWords.day(startOfDay(Date.UTC(2025, 0, 1)), NOON)).toBe('Wed 1 Jan 2025');
});

it('keeps the filter that I pressed and the tracking number that I typed across a reload', async () => {
  const fill = (fake: FakeOrders) => {
    for (const id of ['FIRST', 'SECOND']) fake.add({ owner: 'asha', id, state: 'accepted' });
    const address = { ...buildAddress(), telephone: '98450 27163' };
    const earlier = { placedAt: NOON - DAY_MS, payment: 'paid', address } as const;
    fake.add({ owner: 'bilal', id: 'EARLIER', state: 'delivered', ...earlier });
  };
  const field = () => screen.getByLabelText<HTMLInputElement>('Courier and tracking number');
  const first = ['New 0', 'Accepted 2', 'Return requested 0'];
  const states = [...first, 'Sent 0', 'Delivered', 'Returned', 'Cancelled', 'All 2+'];
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

it('moves on to the next order after each one, which stays above, folded, with Undo', async () => {
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
  expect(within(order(first)).getByText('Total (cash on delivery):')).not.toBeVisible();
  await user.tab();
  expect(button('Accept', second)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(
    await screen.findByRole('button', { name: `Undo: accepted, order ${second}` }),
  ).toBeVisible();
  expect(shownOrders()).toEqual([`Order ${second}`, `Order ${third}`]);
  expect(screen.getByRole('heading', { name: `Order ${third}` })).toHaveFocus();
});
