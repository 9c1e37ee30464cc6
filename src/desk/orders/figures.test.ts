import type { Order } from '../../orders/model/order';
import { orderStates } from '../../orders/model/states';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { DAY_MS, shopTime } from '../../words/calendar';
import { readCsv } from '../../testing/readCsv';
import { csvFiles } from '../papers/csv';
import {
  countsByDay,
  figuresOf,
  movementsIn,
  type Period,
  spanOf,
  sumOfOrders,
  sumOfShares,
  taxSums,
} from './figures';

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
  return [sumOfOrders(ordered), ...[sold, unpaid, cameBack].map(sumOfShares)];
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
  'divides an order with its delivery into sold, unpaid and came back: %s',
  (_what, more, ...expected) => {
    expect(sums([add(more)])).toEqual(expected);
  },
);

it('counts each order of a month in exactly one of its figures, whatever its state and payment', () => {
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

it('has a sold column that adds up to the figure, whatever was refunded or returned', () => {
  const orders = [
    add({ state: 'delivered' }),
    add({ state: 'delivered', items: [{ productId: '1', price: 999, count: 3 }] }),
    add({ state: 'returned', returning: { 1: 1 } }),
    add({ state: 'undelivered' }),
  ];
  const { sold } = figuresOf(month, orders);
  const catalogue = {
    titleOf: ({ productId }: { productId: string }) => productId,
    rateOf: () => undefined,
  };
  const soldOrders = sold.map(({ order }) => order);
  const [head = [], ...rows] = readCsv(csvFiles.orders(soldOrders, catalogue, 'spreadsheet'));
  const column = head.indexOf('Sold (₹)');
  const total = rows.reduce((sum, row) => sum + Number(row[column]), 0);
  expect(total).toBe(sumOfShares(sold));
  expect(sold.map(({ amount }) => amount)).toEqual([249, 2997, 149]);
});

describe('money received and refunded', () => {
  const last = spanOf('lastMonth', now);
  const noRate = () => undefined;
  const amountsIn = (span: typeof month, orders: Order[]) =>
    movementsIn(span, orders, noRate).map(({ amount }) => amount);

  it('counts in the period in which it moved, also for earlier orders', () => {
    const paid = { payment: 'paid', ...byUpi, placedAt: last.start - DAY_MS } as const;
    const times = { checkedAt: last.end - 1, refundedAt: now };
    const orders = [
      add({ ...paid, checkedAt: last.start }),
      add({ ...paid, checkedAt: month.start }),
      add({ ...paid, payment: 'refunded', state: 'cancelled', ...times }),
    ];
    expect(amountsIn(last, orders)).toEqual([249, 249]);
    expect(amountsIn(month, orders)).toEqual([249, -249]);
  });

  it('subtracts a partial refund after delivery from what is sold, in the refund’s month', () => {
    const order = add({
      items: [{ productId: '1', price: 6066, count: 1 }],
      delivery: {},
      placedAt: last.start,
      state: 'delivered',
      pay: 'online',
      payment: 'paid',
      charge: {
        until: 0,
        paid: 6066,
        paidAt: last.start,
        refunded: 1050,
        refunds: [{ amount: 1050, at: now }],
      },
    });
    expect(amountsIn(last, [order])).toEqual([6066]);
    expect(amountsIn(month, [order])).toEqual([-1050]);
    expect(sums([order], last)).toEqual([6066, 5016, 0, 1050]);
  });

  it('is summed by tax rate, apart from products without a known rate', () => {
    const paid = { state: 'delivered', payment: 'paid', checkedAt: now, delivery: {} } as const;
    const orders = ['book', 'lamp', 'book', 'gone'].map((productId) =>
      add({ ...paid, items: [{ productId, price: 100, count: 1 }] }),
    );
    const rates: Record<string, number> = { book: 5, lamp: 18 };
    expect(taxSums(movementsIn(month, orders, ({ productId }) => rates[productId]))).toEqual([
      { rate: 5, gross: 200, tax: 10 },
      { rate: 18, gross: 100, tax: 15 },
      { rate: undefined, gross: 100, tax: 0 },
    ]);
  });
});

describe('codes', () => {
  const used = { code: 'DIWALI10', discount: { percent: 10 } };
  const orders = [
    add(used),
    add({ ...used, state: 'cancelled', placedAt: now - DAY_MS }),
    add({ ...used, placedAt: now - 2 * 3_600_000 }),
    add({ code: 'POST', discount: { delivery: true } }),
    add({ code: 'BIG', discount: { amount: 50, from: 500 } }),
    add({}),
  ];

  it('take off what the orders of a period would cost beside that', () => {
    const { ordered, discounts } = figuresOf(month, orders);
    expect(sumOfOrders(ordered) + sumOfShares(discounts)).toBe(5 * 249);
    expect(sumOfShares(discounts)).toBe(49 + 2 * 20);
  });

  it('were used on these days, by cancelled orders, too', () => {
    expect(countsByDay(orders.filter(({ code }) => code === used.code))).toEqual([
      { day: timeOf('2026-11-23 00:00'), count: 2 },
      { day: timeOf('2026-11-22 00:00'), count: 1 },
    ]);
  });
});
