import { type Order, totalOf } from '../../orders/model/order';
import { orderStates } from '../../orders/model/states';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { DAY_MS, shopTime } from '../../words/calendar';
import { csvOf } from '../papers/csv';
import { figuresOf, type Period, spanOf, sumOf } from './figures';

const timeOf = (india: string) => Date.parse(`${india.replace(' ', 'T')}:00+05:30`);

it.each<[Period, now: string, start: string]>([
  ['today', '2026-11-23 00:00', '2026-11-23 00:00'],
  ['week', '2026-11-23 00:00', '2026-11-23 00:00'],
  ['week', '2026-11-22 23:59', '2026-11-16 00:00'],
  ['week', '2027-01-01 12:00', '2026-12-28 00:00'],
  ['month', '2026-11-01 00:00', '2026-11-01 00:00'],
  ['month', '2028-02-29 23:59', '2028-02-01 00:00'],
  ['lastMonth', '2028-03-31 23:59', '2028-02-01 00:00'],
  ['lastMonth', '2027-01-01 00:00', '2026-12-01 00:00'],
  ['lastMonth', '2026-12-31 12:00', '2026-11-01 00:00'],
])('%s, at %s in India, started at %s', (period, now, start) => {
  expect(shopTime(spanOf(period, timeOf(now)).start)).toBe(start);
});

it('last month ends where this month starts, and no other period ends before now', () => {
  const now = timeOf('2026-12-31 23:59');
  expect(shopTime(spanOf('lastMonth', now).end)).toBe('2026-12-01 00:00');
  for (const period of ['today', 'week', 'month'] as const) {
    expect(spanOf(period, now).end).toBeGreaterThan(now + 1);
  }
});

const now = timeOf('2026-11-23 12:00');
const month = spanOf('month', now);
const database = new FakeOrders();
database.now = now;
const add = (more: Partial<Order>) =>
  database.add({
    owner: 'asha',
    delivery: { price: 49, freeFrom: 999 },
    items: [{ productId: '1', price: 100, count: 2 }],
    ...more,
  });
const sums = (orders: Order[], span = month) => {
  const { ordered, sold, unpaid, cameBack } = figuresOf(span, orders);
  return [ordered, sold, unpaid, cameBack].map((each) => sumOf(each));
};
const byUpi = { pay: 'upi' } as const;

it.each<[string, Partial<Order>, ordered: number, sold: number, unpaid: number, cameBack: number]>([
  ['cash, just placed', {}, 249, 0, 249, 0],
  ['cash, on its way', { state: 'sent' }, 249, 0, 249, 0],
  ['cash, delivered', { state: 'delivered' }, 249, 249, 0, 0],
  ['cash, received', { state: 'delivered', payment: 'paid' }, 249, 249, 0, 0],
  ['cash, refused at the door', { state: 'undelivered' }, 249, 0, 0, 249],
  ['cash, returned', { state: 'returned', payment: 'paid' }, 249, 0, 0, 249],
  ['cash, returned and refunded', { state: 'returned', payment: 'refunded' }, 249, 0, 0, 249],
  [
    'cash, one of two returned',
    { state: 'returned', payment: 'refunded', returning: { 1: 1 } },
    249,
    149,
    0,
    100,
  ],
  [
    'UPI, one of two returned',
    { ...byUpi, state: 'returned', payment: 'paid', returning: { 1: 1 } },
    249,
    149,
    0,
    100,
  ],
  ['cash, a return is only requested', { state: 'returnAsked' }, 249, 249, 0, 0],
  ['cash, the return is declined', { state: 'returnDeclined', payment: 'paid' }, 249, 249, 0, 0],
  ['UPI, paid and not sent yet', { ...byUpi, payment: 'paid' }, 249, 249, 0, 0],
  ['UPI, claimed', { ...byUpi, payment: 'claimed', state: 'accepted' }, 249, 0, 249, 0],
  ['UPI, delivered and never paid', { ...byUpi, state: 'delivered' }, 249, 0, 249, 0],
  ['UPI, back and never paid', { ...byUpi, state: 'undelivered' }, 249, 0, 0, 249],
  ['UPI, back, refund due', { ...byUpi, payment: 'paid', state: 'undelivered' }, 249, 0, 0, 249],
  ['cancelled', { state: 'cancelled' }, 0, 0, 0, 0],
  ['cancelled, refund due', { ...byUpi, payment: 'paid', state: 'cancelled' }, 0, 0, 0, 0],
  ['placed last month', { placedAt: month.start - 1, state: 'delivered' }, 0, 0, 0, 0],
])(
  'what was ordered, sold, isn’t paid and came back, with delivery, of an order: %s',
  (_what, more, ...expected) => {
    expect(sums([add(more)])).toEqual(expected);
  },
);

it('each order of a month is in one of the figures, whatever its state and payment, and last month’s in last month’s', () => {
  const ways = [
    ...(['due', 'paid', 'refunded'] as const).map((payment) => ({ pay: 'cash', payment }) as const),
    ...(['due', 'claimed', 'paid', 'refunded'] as const).map(
      (payment) => ({ pay: 'upi', payment }) as const,
    ),
  ];
  const at = (placedAt: number) =>
    orderStates.flatMap((state) => ways.map((way) => add({ ...way, state, placedAt })));
  const last = spanOf('lastMonth', now);
  const orders = [
    ...at(now),
    ...at(month.start - 1),
    ...at(last.start),
    ...at(last.start - DAY_MS),
  ];
  for (const [span, times] of [
    [month, 1],
    [last, 2],
  ] as const) {
    const [ordered = 0, ...parts] = sums(orders, span);
    expect(ordered).toBe(times * (orderStates.length - 1) * ways.length * 249);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(ordered);
    expect(Math.min(...parts)).toBeGreaterThan(0);
  }
});

it('the totals of the spreadsheet of what was sold add up to it, to the rupee', () => {
  const orders = [
    add({ state: 'delivered' }),
    add({ state: 'delivered', items: [{ productId: '1', price: 999, count: 3 }] }),
    add({ state: 'undelivered' }),
  ];
  const { sold } = figuresOf(month, orders);
  const [head = '', ...rows] = csvOf(
    sold,
    (id) => id,
    () => undefined,
  )
    .trim()
    .split('\r\n');
  const column = head.split(',').findIndex((name) => name.includes('Total'));
  const total = rows.reduce((sum, row) => sum + Number(row.split(',')[column]), 0);
  expect(total).toBe(sumOf(sold));
  expect(total).toBe(249 + 2997);
  expect(sold.map(totalOf)).toEqual([249, 2997]);
});

it('money is counted when it came and went, also for earlier orders', () => {
  const last = spanOf('lastMonth', now);
  const paid = { payment: 'paid', ...byUpi, placedAt: last.start - DAY_MS } as const;
  const orders = [
    add({ ...paid, checkedAt: last.start }),
    add({ ...paid, checkedAt: month.start }),
    add({
      ...paid,
      payment: 'refunded',
      state: 'cancelled',
      checkedAt: last.end - 1,
      refundedAt: now,
    }),
  ];
  const moneyIn = (span: typeof month) => {
    const { received, refunded } = figuresOf(span, orders);
    return [received.length, refunded.length];
  };
  expect(moneyIn(last)).toEqual([2, 0]);
  expect(moneyIn(month)).toEqual([1, 1]);
});
