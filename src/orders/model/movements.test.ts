import { FakeOrders } from '../../testing/fakes/fakeOrders';
import type { Charge } from './charge';
import { movementsOf, outcomeOf, soldItemsOf, soldTaxesOf, taxedMovementsOf } from './movements';
import type { Order } from './order';
import { apportion } from './apportion';

const JUNE = Date.UTC(2026, 5, 10);
const JULY = Date.UTC(2026, 6, 10);
const AUGUST = Date.UTC(2026, 7, 10);

/** An order for 6066: a book at 7% and two lamps at 19%, with delivery. */
const orderWith = (more: Partial<Order> = {}) =>
  new FakeOrders().add({
    owner: 'asha',
    items: [
      { productId: 'book', price: 1000, count: 1 },
      { productId: 'lamp', price: 2000, count: 2 },
    ],
    delivery: { price: 1066 },
    placedAt: JUNE,
    ...more,
  });
const rateOf = ({ productId: id }: { productId: string }) => (id === 'book' ? 7 : 19);
/** Its refunds were made at once, in July, unless the test lists them. */
const charge = ({ paid = 0, refunded = 0, ...more }: Partial<Charge>): Charge => ({
  until: JUNE,
  paid,
  refunded,
  ...(paid > 0 && { paidAt: JUNE }),
  ...(refunded > 0 && { refunds: [{ amount: refunded, at: JULY }] }),
  ...more,
});
const paidOnline = (more: Partial<Charge>) =>
  ({
    pay: 'online',
    payment: 'paid',
    charge: charge({ paid: 6066, ...more }),
  }) as const;
const returned = { state: 'returned', times: { returned: AUGUST } } as const;
const amountsOf = (order: Order) => movementsOf(order).map(({ at, amount }) => [at, amount]);

describe('movements of money', () => {
  it.each<[what: string, more: Partial<Order>, movements: [at: number, amount: number][]]>([
    ['cash with the courier', { state: 'delivered' }, []],
    ['cash, handed over', { state: 'delivered', payment: 'paid', checkedAt: JULY }, [[JULY, 6066]]],
    ['UPI, claimed', { pay: 'upi', payment: 'claimed', claimedAt: JUNE }, []],
    [
      'UPI, a lamp returned',
      {
        ...returned,
        pay: 'upi',
        payment: 'refunded',
        checkedAt: JUNE,
        refundedAt: AUGUST,
        returning: { lamp: 1 },
      },
      [
        [JUNE, 6066],
        [AUGUST, -2000],
      ],
    ],
    ['online, unpaid', { pay: 'online', charge: charge({}) }, []],
    [
      'online, too little',
      { pay: 'online', payment: 'claimed', charge: charge({ paid: 50 }) },
      [[JUNE, 50]],
    ],
    [
      'online, refunded in parts',
      paidOnline({
        refunded: 6066,
        refunds: [
          { amount: 5016, at: AUGUST },
          { amount: 1050, at: JULY },
        ],
      }),
      [
        [JUNE, 6066],
        [JULY, -1050],
        [AUGUST, -5016],
      ],
    ],
    [
      'cash beside a payment online, which was refunded',
      {
        pay: 'cash',
        payment: 'paid',
        state: 'delivered',
        checkedAt: AUGUST,
        charge: charge({ paid: 6066, refunded: 6066 }),
      },
      [
        [JUNE, 6066],
        [JULY, -6066],
        [AUGUST, 6066],
      ],
    ],
  ])('lists amounts received and refunded, with their times: %s', (_what, more, movements) => {
    expect(amountsOf(orderWith(more))).toEqual(movements);
  });
});

describe('the outcome of an order', () => {
  const delivered = { state: 'delivered' } as const;
  it.each<[what: string, more: Partial<Order>, sold: number, unpaid: number, cameBack: number]>([
    ['a part refunded', { ...delivered, ...paidOnline({ refunded: 1050 }) }, 5016, 0, 1050],
    [
      'a part of a unit refunded',
      { ...delivered, ...paidOnline({ refunded: 10.4 }) },
      6055.6,
      0,
      10.4,
    ],
    ['all refunded', { ...delivered, ...paidOnline({ refunded: 6066 }) }, 0, 0, 6066],
    ['paid twice', { ...delivered, ...paidOnline({ paid: 12_132 }) }, 6066, 0, 0],
    [
      'paid twice, one refunded',
      { ...delivered, ...paidOnline({ paid: 12_132, refunded: 6066 }) },
      6066,
      0,
      0,
    ],
    [
      'too little paid',
      { pay: 'online', payment: 'claimed', charge: charge({ paid: 6000 }) },
      6000,
      66,
      0,
    ],
    [
      'a lamp returned, nothing refunded yet',
      { ...returned, ...paidOnline({}), returning: { lamp: 1 } },
      4066,
      0,
      2000,
    ],
    [
      'a lamp returned and refunded',
      { ...returned, ...paidOnline({ refunded: 2000 }), returning: { lamp: 1 } },
      4066,
      0,
      2000,
    ],
    [
      'a lamp returned, more refunded',
      { ...returned, ...paidOnline({ refunded: 2500 }), returning: { lamp: 1 } },
      3566,
      0,
      2500,
    ],
    [
      'a part refunded, then a lamp returned',
      { ...returned, ...paidOnline({ refunded: 1050 }), returning: { lamp: 1 } },
      4066,
      0,
      2000,
    ],
    [
      'a lamp returned, never paid',
      { ...returned, pay: 'upi', returning: { lamp: 1 } },
      0,
      4066,
      2000,
    ],
    [
      'all returned, a part refunded',
      { ...returned, ...paidOnline({ refunded: 1050 }) },
      0,
      0,
      6066,
    ],
    [
      'cash with the courier, a lamp returned',
      { ...returned, returning: { lamp: 1 } },
      4066,
      0,
      2000,
    ],
    [
      'cash and online, online refunded',
      { ...delivered, ...paidOnline({ refunded: 6066 }), pay: 'cash' },
      6066,
      0,
      0,
    ],
  ])('divides the total by what was paid and refunded: %s', (_what, more, ...amounts) => {
    const { sold, unpaid, cameBack } = outcomeOf(orderWith(more));
    expect([sold, unpaid, cameBack]).toEqual(amounts);
  });

  it('divides the sold amount among the kept items and their delivery', () => {
    const order = orderWith({
      ...returned,
      ...paidOnline({ refunded: 2500 }),
      returning: { lamp: 1 },
    });
    const { items, delivery } = soldItemsOf(order);
    expect(items.map(({ kept, sold }) => [kept, sold])).toEqual([
      [1, 877],
      [1, 1754],
    ]);
    expect(delivery).toBe(3566 - 877 - 1754);
  });
});

describe('the tax of movements', () => {
  const taxesOf = (order: Order) =>
    taxedMovementsOf(order, rateOf).map(({ taxes }) =>
      taxes.map(({ rate, gross, tax }) => [rate, gross, tax]),
    );

  it('divides a refund by the tax rates of the whole order, or of the returned items', () => {
    const part = paidOnline({ refunded: 1050 });
    expect(taxesOf(orderWith(part))[1]).toEqual([
      [7, -210, -13],
      [19, -840, -134],
    ]);
    const lamp = paidOnline({ refunded: 2000, refunds: [{ amount: 2000, at: AUGUST }] });
    const order = orderWith({ ...returned, ...lamp, returning: { lamp: 1 } });
    expect(taxesOf(order)[1]).toEqual([
      [7, 0, 0],
      [19, -2000, -319],
    ]);
  });

  it('keeps an earlier month’s refund unchanged when an item is returned later', () => {
    const before = orderWith({ state: 'delivered', ...paidOnline({ refunded: 1050 }) });
    const after = { ...before, ...returned, returning: { lamp: 1 } };
    expect(taxesOf(after)).toEqual(taxesOf(before));
  });

  it('adds up to zero if all was refunded, in however many parts', () => {
    const refunds = [1050, 1, 1, 3333, 1681].map((amount, day) => ({ amount, at: JULY + day }));
    const order = orderWith(paidOnline({ refunded: 6066, refunds }));
    const sums = new Map<number, [gross: number, tax: number]>();
    for (const { rate, gross, tax } of taxedMovementsOf(order, rateOf).flatMap(
      ({ taxes }) => taxes,
    )) {
      const [grossBefore, taxBefore] = sums.get(rate) ?? [0, 0];
      sums.set(rate, [grossBefore + gross, taxBefore + tax]);
    }
    expect([...sums.values()]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('includes cash that the courier still has', () => {
    expect(soldTaxesOf(orderWith({ state: 'delivered' }), rateOf)).toEqual([
      { rate: 7, gross: 1213, tax: 79 },
      { rate: 19, gross: 4853, tax: 775 },
    ]);
  });

  it('is unknown if the rate of a product is', () => {
    const order = orderWith(paidOnline({}));
    expect(taxedMovementsOf(order, () => undefined)).toMatchObject([{ amount: 6066, taxes: [] }]);
  });
});

describe('apportioning an amount', () => {
  it.each<[amount: number, weights: number[], shares: number[]]>([
    [10, [1, 1, 1], [4, 3, 3]],
    [-10, [1, 1, 1], [-4, -3, -3]],
    [1, [0, 5, 0], [0, 1, 0]],
    [0, [0, 0], [0, 0]],
    [10.4, [1, 2], [3.47, 6.93]],
    [0.1 + 0.2, [1, 1], [0.15, 0.15]],
    [80_000_000_000, [39_999_999_999, 40_000_000_001], [39_999_999_999, 40_000_000_001]],
  ])('divides %i by %j', (amount, weights, shares) => {
    expect(apportion(amount, weights)).toEqual(shares);
  });
});
