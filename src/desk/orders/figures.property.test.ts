import * as fc from 'fast-check';
import { apportion, sumOf } from '../../orders/model/apportion';
import { exact } from '../../orders/model/charge';
import {
  movementsOf,
  outcomeOf,
  soldItemsOf,
  soldTaxesOf,
  taxedMovementsOf,
} from '../../orders/model/movements';
import { type Order, totalOf } from '../../orders/model/order';
import { orderStates } from '../../orders/model/states';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { holds } from '../../testing/properties';
import { readCsv } from '../../testing/readCsv';
import { setShop } from '../../testing/setShop';
import { csvFiles } from '../papers/csv';
import { figuresOf, movementsIn, sumOfShares, taxSums } from './figures';

const rates: Record<string, number> = { book: 7, lamp: 19, gift: 0, gold: 5.5 };
const rateOf = ({ productId: id }: { productId: string }) => rates[id];
const products = Object.keys(rates);
const months = Array.from({ length: 12 }, (_, month) => ({
  start: month === 0 ? -Infinity : Date.UTC(2026, month),
  end: month === 11 ? Infinity : Date.UTC(2026, month + 1),
}));
const time = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2026, 11, 31) });
/** Amounts, with fractions too: a payment service may count in smaller units than the shop. */
const amount = fc.oneof(
  fc.nat(20),
  fc.nat(9_999_999),
  fc.nat(99_999).map((hundredths) => hundredths / 100),
);

const charge = fc
  .record({
    paid: amount,
    paidAt: time,
    refunds: fc.array(fc.record({ amount, at: time }), { maxLength: 4 }),
  })
  .map((more) => {
    const refunded = sumOf(more.refunds.map((each) => each.amount));
    return { until: 0, ...more, refunded };
  });

const someOrder = fc
  .record({
    items: fc.uniqueArray(
      fc.record({
        productId: fc.constantFrom(...products),
        price: fc.integer({ min: 1, max: 999_999 }),
        count: fc.integer({ min: 1, max: 20 }),
      }),
      { minLength: 1, selector: ({ productId }) => productId },
    ),
    delivery: fc.record({ price: fc.nat(9999) }),
    discount: fc.option(
      fc.oneof(
        fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
        fc.record({ amount: fc.integer({ min: 1, max: 999_999 }) }),
        fc.constant({ delivery: true as const }),
      ),
      { nil: undefined },
    ),
    returning: fc.option(
      fc.dictionary(fc.constantFrom(...products), fc.integer({ min: 1, max: 20 })),
      { nil: undefined },
    ),
    pay: fc.constantFrom('cash', 'upi', 'online'),
    payment: fc.constantFrom('due', 'claimed', 'paid', 'refunded'),
    state: fc.constantFrom(...orderStates),
    placedAt: time,
    stateAt: time,
    checkedAt: fc.option(time, { nil: undefined }),
    refundedAt: fc.option(time, { nil: undefined }),
    times: fc.record({ returnAsked: time, returned: time }, { requiredKeys: [] }),
    charge: fc.option(charge, { nil: undefined }),
  })
  .map((more) => new FakeOrders().add({ ...(more as Partial<Order>), owner: 'asha' }));

const orders = fc.array(someOrder, { minLength: 1, maxLength: 5 });

holds('sums over months are sums over orders, by rate, tax and amount', 1000, [orders], (all) => {
  const ofMonths = months.flatMap((month) => movementsIn(month, all, rateOf));
  const ofOrders = all.flatMap((order) => taxedMovementsOf(order, rateOf));
  expect(taxSums(ofMonths)).toEqual(taxSums(ofOrders));
  expect(sumOfShares(ofMonths)).toBe(sumOfShares(all.flatMap(movementsOf)));
});

holds('net and tax of each movement add up to it', 3000, [someOrder], (order) => {
  for (const { amount: whole, taxes } of taxedMovementsOf(order, rateOf)) {
    expect(sumOf(taxes.map(({ gross }) => gross))).toBe(whole);
    // The tax of whole amounts is whole.
    const rounded = Number.isInteger(whole) ? 0 : 0.5;
    for (const { gross, tax } of taxes) {
      expect(Math.abs(tax)).toBeLessThanOrEqual(Math.abs(gross) + rounded);
    }
  }
});

holds(
  'sold, unpaid and returned amounts add up to the total, and sold items to the sold amount',
  3000,
  [someOrder],
  (order) => {
    const outcome = outcomeOf(order);
    expect(sumOf(Object.values(outcome))).toBe(totalOf(order));
    expect(Math.min(...Object.values(outcome))).toBeGreaterThanOrEqual(0);
    const { items, delivery } = soldItemsOf(order);
    expect(sumOf([...items.map(({ sold }) => sold), delivery])).toBe(outcome.sold);
    const taxes = soldTaxesOf(order, rateOf);
    expect(sumOf(taxes.map(({ gross }) => gross))).toBe(outcome.sold);
    const movements = taxedMovementsOf(order, rateOf);
    if (movements.length === 0 || sumOfShares(movements) !== outcome.sold) return;
    const taxIn = (each: { tax: number }[]) => sumOf(each.map(({ tax }) => tax));
    expect(taxIn(taxes)).toBe(taxIn(movements.flatMap((movement) => [...movement.taxes])));
  },
);

holds('the columns of the files add up to the figures', 500, [orders], (all) => {
  setShop({ tax: { rate: 19, categories: { Books: 7, Gifts: 0, Gold: 5.5 } } });
  // Deleted products have no known rate.
  const catalogue = {
    titleOf: ({ productId }: { productId: string }) => productId,
    rateOf: ({ productId: id }: { productId: string }) => rates[id] || undefined,
  };
  const always = { start: -Infinity, end: Infinity };
  const rowsOf = (file: string) => {
    const [names = [], ...rows] = readCsv(`\uFEFF${file}`);
    return rows.map((row) => Object.fromEntries(names.map((name, place) => [name, row[place]])));
  };
  const sumIn = (file: string, column: string) =>
    sumOf(rowsOf(file).map(({ [column]: cell }) => Number(cell)));
  const movements = sumOfShares(movementsIn(always, all, rateOf));
  const ofOrders = csvFiles.orders(all, catalogue, 'program');
  expect(exact(sumIn(ofOrders, 'received') - sumIn(ofOrders, 'refunded'))).toBe(movements);
  const ofMovements = csvFiles.movements(all, catalogue, 'program', always);
  expect(sumIn(ofMovements, 'amount')).toBe(movements);
  for (const row of rowsOf(ofMovements)) {
    const shares = Object.entries(row).filter(([name]) => /^(net|tax|unknownRate)/.test(name));
    expect(shares).toHaveLength(9);
    expect(sumOf(shares.map(([, cell]) => Number(cell)))).toBe(Number(row.amount));
  }
  const notCancelled = all.filter(({ state }) => state !== 'cancelled');
  const sold = sumIn(csvFiles.orders(notCancelled, catalogue, 'program'), 'sold');
  expect(sold).toBe(sumOfShares(figuresOf(always, all).sold));
});

holds(
  'shares add up, are within one of the exact ones, and never fall when the amount grows',
  3000,
  [fc.array(fc.nat(999), { minLength: 1, maxLength: 3 }), fc.nat(5000)],
  (weights, whole) => {
    const sum = sumOf(weights);
    if (sum === 0) return;
    const shares = apportion(whole, weights);
    expect(sumOf(shares)).toBe(whole);
    const more = apportion(whole + 1, weights);
    for (const [place, share] of shares.entries()) {
      expect(Math.abs(share - (whole * (weights[place] ?? 0)) / sum)).toBeLessThan(1);
      expect(more[place]).toBeGreaterThanOrEqual(share);
    }
  },
);
