import { webcrypto } from 'node:crypto';
import {
  type Code,
  codeStateAt,
  createCode,
  missingFor,
  readCode,
  shareOff,
  takenOff,
  customerIdOf,
} from './discount';
import {
  discountOf,
  fullTotalOf,
  type Order,
  owedOf,
  refundOf,
  returnedPart,
  totalOf,
} from './order';
import { soldItemsOf } from './movements';
import { taxesOf } from './tax';
import { FakeOrders } from '../../testing/fakes/fakeOrders';

// jsdom has no Web Crypto.
beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
});

describe('a typed code', () => {
  it.each([
    ['diwali10', 'DIWALI10'],
    [' Diwali 10 ', 'DIWALI10'],
    ['DIWALI-10', 'DIWALI10'],
    ['diwali१०', 'DIWALI10'],
    ['ＤＩＷＡＬＩ１０', 'DIWALI10'],
    ['di\u200bwali10\n', 'DIWALI10'],
    ['abc', 'ABC'],
    ['ab', undefined],
    ['', undefined],
    ['a'.repeat(21), undefined],
    ['दिवाली10', undefined],
    ['../orders', undefined],
    ['DIWALI¹⁰', undefined],
  ])('%j is %s', (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });

  it('can be one that the shop has proposed, of eight letters that don’t look alike', () => {
    const codes = Array.from({ length: 50 }, createCode);
    expect(new Set(codes).size).toBe(50);
    for (const code of codes) {
      expect(code).toMatch(/^[A-Z]{8}$/);
      expect(code).not.toMatch(/[BILOSZ]/);
      expect(readCode(code.toLowerCase())).toBe(code);
    }
  });
});

describe('the state of a code', () => {
  const code: Omit<Code, 'code'> = {
    terms: { percent: 10 },
    since: 1000,
    until: 2000,
    most: 2,
    used: 1,
  };

  it.each([
    ['planned', 999, {}],
    ['usable', 1000, {}],
    ['usable', 1999, {}],
    ['over', 2000, {}],
    ['usedUp', 1500, { used: 2 }],
    ['over', 2000, { used: 2 }],
  ] as const)('is %s at %s with %j', (state, now, more) => {
    expect(codeStateAt(now, { ...code, ...more })).toBe(state);
  });
});

describe('a discount', () => {
  it.each([
    ['ten percent', { percent: 10 }, 1000, 49, 100],
    ['half a unit, rounded up', { percent: 10 }, 1005, 0, 101],
    ['less than half a unit', { percent: 1 }, 49, 49, 0],
    ['an amount', { amount: 150 }, 1000, 49, 150],
    ['an amount above the subtotal, with delivery to pay', { amount: 150 }, 100, 49, 100],
    ['an amount above the subtotal, without delivery', { amount: 150 }, 100, 0, 99],
    ['all percent, without delivery', { percent: 100 }, 100, 0, 99],
    ['all percent of the smallest order', { percent: 100 }, 1, 0, 0],
    ['an amount, of the least subtotal', { amount: 50, from: 500 }, 500, 0, 50],
    ['an amount, below the least subtotal', { amount: 50, from: 500 }, 499, 49, 0],
    ['delivery', { delivery: true }, 500, 49, 49],
    ['delivery that is free', { delivery: true }, 1000, 0, 0],
    ['delivery, below the least subtotal', { delivery: true, from: 501 }, 500, 49, 0],
    ['nothing of nothing', { percent: 100 }, 0, 0, 0],
  ] as const)('takes off %s', (_what, discount, subtotal, delivery, off) => {
    expect(takenOff(discount, subtotal, delivery)).toBe(off);
  });

  it('keeps the amounts of an order whose shop has another scale now', () => {
    // 15.55 with 10%, placed in hundredths: 1.56, and not 2.
    expect(takenOff({ percent: 10, step: 0.01 }, 15.55, 0)).toBe(1.56);
    expect(takenOff({ percent: 100, step: 0.01 }, 15.55, 0)).toBe(15.54);
    // Placed in whole units, read in hundredths.
    expect(takenOff({ percent: 10, step: 100 }, 1500, 0)).toBe(200);
    expect(shareOff(200, [1000, 500], 100)).toEqual([100, 100]);
    expect(shareOff(1.56, [7.78, 7.77], 0.01)).toEqual([0.78, 0.78]);
  });

  it('says how much is missing until it takes something off', () => {
    expect(missingFor({ percent: 10, from: 500 }, 380)).toBe(120);
    expect(missingFor({ percent: 10, from: 500 }, 500)).toBe(0);
    expect(missingFor({ percent: 10 }, 0)).toBe(0);
  });

  it('is used once for each phone number, however that is written', async () => {
    const id = await customerIdOf('DIWALI10', '98765 43210');
    expect(id).toMatch(/^[0-9a-f]{64}$/);
    expect(await customerIdOf('DIWALI10', '09876543210')).toBe(id);
    expect(await customerIdOf('DIWALI10', '9876543211')).not.toBe(id);
    expect(await customerIdOf('DIWALI1', '98765 43210')).not.toBe(id);
  });
});

describe('an order with a discount', () => {
  const orderWith = (more: Partial<Order>) =>
    new FakeOrders().add({
      owner: 'asha',
      items: [
        { productId: 'book', price: 333, count: 1 },
        { productId: 'lamp', price: 100, count: 3 },
      ],
      delivery: { price: 49, freeFrom: 600 },
      ...more,
    });
  const rateOf = ({ productId }: { productId: string }) => (productId === 'book' ? 7 : 19);

  it('has free delivery by its subtotal before the discount, and the limit for cash, too', () => {
    const order = orderWith({ discount: { percent: 10 } });
    expect(fullTotalOf(order)).toBe(633);
    expect(discountOf(order)).toBe(63);
    expect(totalOf(order)).toBe(570);
  });

  it('pays back what was paid for what comes back, in parts that add up', () => {
    const order = orderWith({ discount: { amount: 100 }, state: 'returned', payment: 'paid' });
    const parts = [
      { book: 1, lamp: 0 },
      { book: 0, lamp: 3 },
    ].map((returning) => refundOf({ ...order, returning }));
    expect(parts).toEqual([280, 253]);
    expect(refundOf(order)).toBe(533);
    expect(owedOf({ ...order, returning: { lamp: 1 } })).toBe(84);
    const { items } = returnedPart({ ...order, returning: { lamp: 1 } });
    expect(items).toMatchObject([{ productId: 'lamp', count: 1, off: 16 }]);
  });

  it('sells each product for what was paid for it', () => {
    const order = orderWith({ discount: { amount: 100 }, state: 'delivered', payment: 'paid' });
    expect(soldItemsOf(order)).toMatchObject({
      items: [{ sold: 280 }, { sold: 253 }],
      delivery: 0,
    });
    const back = { ...order, state: 'returned', returning: { lamp: 2 } } as const;
    expect(soldItemsOf({ ...back, payment: 'refunded' }).items).toMatchObject([
      { kept: 1, sold: 280 },
      { kept: 1, sold: 84 },
    ]);
  });

  it('divides the discount by tax rate', () => {
    const order = orderWith({ discount: { percent: 100 }, delivery: { price: 49 } });
    expect(taxesOf(order, rateOf)).toEqual([
      { rate: 7, gross: 26, tax: 2 },
      { rate: 19, gross: 23, tax: 4 },
    ]);
    const free = { ...order, discount: { delivery: true } } as const;
    expect(taxesOf(free, rateOf).map(({ gross }) => gross)).toEqual([333, 300]);
    expect(soldItemsOf({ ...free, state: 'delivered' })).toMatchObject({ delivery: 0 });
  });
});
