import fc from 'fast-check';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { discountIn } from '../../firebase/codeDocument';
import { sumOf } from './apportion';
import { type Discount, isSameDiscount, missingFor, readCode, shareOff } from './discount';
import { billedPart, billedTaxes } from './invoiceAmounts';
import { movementsOf, outcomeOf, soldItemsOf, soldTaxesOf, taxedMovementsOf } from './movements';
import {
  discountOf,
  fullTotalOf,
  itemDiscountsOf,
  type Order,
  owedOf,
  refundOf,
  splitItems,
  subtotalOf,
  totalOf,
} from './order';
import { type OrderState, orderStates } from './states';
import { taxesOf } from './tax';

const rates: Record<string, number> = { book: 7, lamp: 19, tea: 0 };
const rateOf = ({ productId }: { productId: string }) => rates[productId];
const item = fc.record({
  productId: fc.constantFrom('book', 'lamp', 'tea'),
  price: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 999_999 })),
  count: fc.integer({ min: 1, max: 20 }),
});
const items = fc.uniqueArray(item, { minLength: 1, selector: ({ productId }) => productId });
const delivery = fc.record(
  { price: fc.nat(999), freeFrom: fc.integer({ min: 1, max: 100_000 }) },
  { requiredKeys: [] },
);
const percent = fc.integer({ min: 1, max: 100 });
const amount = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 999_999_999 }));
const from = fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: undefined });
/** Any discount that the rules let a merchant make. */
const discount: fc.Arbitrary<Discount> = fc
  .tuple(
    fc.oneof(
      fc.record({ percent }),
      fc.record({ amount }),
      fc.constant({ delivery: true as const }),
    ),
    from,
  )
  .map(([terms, least]) => ({ ...terms, ...(least !== undefined && { from: least }) }));
const returning = fc.option(
  fc.record({ book: fc.nat(20), lamp: fc.nat(20), tea: fc.nat(20) }, { requiredKeys: [] }),
  { nil: undefined },
);

const orderWith = (more: Partial<Order>) =>
  new FakeOrders().add({ owner: 'asha', code: 'DIWALI10', ...more });

it('takes off no more than the products cost, and leaves something to pay', () => {
  fc.assert(
    fc.property(items, delivery, discount, (some, terms, code) => {
      const order = orderWith({ items: some, delivery: terms, discount: code });
      const [off, subtotal] = [discountOf(order), subtotalOf(order)];
      expect(off).toBeGreaterThanOrEqual(0);
      expect(totalOf(order)).toBeGreaterThanOrEqual(1);
      expect(Number.isInteger(totalOf(order))).toBe(true);
      expect(totalOf(order)).toBe(fullTotalOf(order) - off);
      if (!('delivery' in code)) expect(off).toBeLessThanOrEqual(subtotal);
      if (missingFor(code, subtotal) > 0) expect(off).toBe(0);
      if ('percent' in code && off > 0 && off < subtotal - 1)
        expect(Math.abs(off - (subtotal * code.percent) / 100)).toBeLessThanOrEqual(0.5);
    }),
  );
});

it('divides what it takes off by items, returns and rates, into shares that add up', () => {
  fc.assert(
    fc.property(items, delivery, discount, returning, (some, terms, code, back) => {
      const order = orderWith({ items: some, delivery: terms, discount: code, returning: back });
      const shares = itemDiscountsOf(order);
      if (!('delivery' in code)) expect(sumOf(shares)).toBe(discountOf(order));
      for (const [place, { returned, kept }] of splitItems(order).entries()) {
        expect(returned.off + kept.off).toBe(shares[place]);
        expect(returned.count + kept.count).toBe(some[place]?.count);
        for (const part of [returned, kept]) {
          expect(part.off).toBeGreaterThanOrEqual(0);
          expect(part.off).toBeLessThanOrEqual(part.price * part.count);
        }
      }
      const taxes = taxesOf(order, rateOf);
      expect(sumOf(taxes.map(({ gross }) => gross))).toBe(totalOf(order));
      for (const { gross, tax } of taxes) {
        expect(gross).toBeGreaterThanOrEqual(0);
        expect(tax).toBeGreaterThanOrEqual(0);
      }
      for (const part of [refundOf(order), owedOf(order), totalOf(order) - refundOf(order)])
        expect(part).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('adds up on invoices and credit notes', () => {
  fc.assert(
    fc.property(items, delivery, discount, returning, (some, terms, code, back) => {
      const order = orderWith({
        items: some,
        delivery: terms,
        discount: code,
        returning: back,
        invoice: { number: '1', at: 1, seller: 'Haat', taxes: ['CGST', 'SGST'] },
        state: 'returned',
      });
      for (const series of ['invoice', 'creditNote'] as const) {
        const billed = billedPart(order, series);
        const amounts = billedTaxes(order, series, rateOf).flatMap(({ net, parts }) => [
          net,
          ...parts.map((part) => part.amount),
        ]);
        expect(sumOf(amounts)).toBe(totalOf(billed));
        expect(totalOf(billed)).toBe(fullTotalOf(billed) - discountOf(billed));
      }
    }),
  );
});

const charge = fc.record({
  paid: fc.double({ min: 0, max: 1.2, noNaN: true }),
  parts: fc.array(fc.nat(100), { maxLength: 4 }),
});

it('adds up to what was paid and refunded, in whatever parts, and leaves nothing below zero', () => {
  fc.assert(
    fc.property(
      items,
      delivery,
      discount,
      returning,
      fc.constantFrom<OrderState>(...orderStates),
      charge,
      fc.constantFrom('due', 'paid', 'refunded'),
      fc.constantFrom('cash', 'upi', 'online'),
      (some, terms, code, back, state, { paid: share, parts }, payment, pay) => {
        const placed = orderWith({ items: some, delivery: terms, discount: code });
        const paid = Math.round(totalOf(placed) * share);
        const refunds = shareOff(Math.floor(paid / 2), parts).map((each, at) => ({
          amount: each,
          at: at + 2,
        }));
        const order: Order = {
          ...placed,
          state,
          returning: state === 'returned' || state === 'returnAsked' ? back : undefined,
          pay,
          payment,
          checkedAt: 1,
          refundedAt: 2,
          ...(pay === 'online' && {
            charge: {
              until: 1,
              paid,
              paidAt: 1,
              refunded: sumOf(refunds.map((each) => each.amount)),
              refunds,
            },
          }),
        };
        const { sold, unpaid, cameBack } = outcomeOf(order);
        expect(sumOf([sold, unpaid, cameBack])).toBe(totalOf(order));
        for (const each of [sold, unpaid, cameBack]) expect(each).toBeGreaterThanOrEqual(0);
        const shares = soldItemsOf(order);
        expect(sumOf([...shares.items.map((each) => each.sold), shares.delivery])).toBe(sold);
        for (const each of shares.items) expect(each.sold).toBeGreaterThanOrEqual(0);
        const taxes = soldTaxesOf(order, rateOf);
        expect(sumOf(taxes.map(({ gross }) => gross))).toBe(sold);
        for (const { gross } of taxes) expect(gross).toBeGreaterThanOrEqual(0);
        const taxed = taxedMovementsOf(order, rateOf);
        expect(taxed).toHaveLength(movementsOf(order).length);
        for (const { amount: moved, taxes: its } of taxed)
          expect(sumOf(its.map(({ gross }) => gross))).toBe(moved);
      },
    ),
  );
});

it('is the same, whatever scale the shop has changed to since', () => {
  fc.assert(
    fc.property(items, discount, fc.constantFrom(1, 2), (some, code, digits) => {
      // The shop of the tests has whole rupees, and the order was placed with digits after the point.
      const order = orderWith({ items: some, discount: code });
      const scale = 10 ** digits;
      const since = orderWith({
        items: some.map((each) => ({ ...each, price: each.price / scale })),
        discount: discountIn(code, digits),
      });
      expect(discountOf(since) * scale).toBeCloseTo(discountOf(order), 5);
      expect(totalOf(since) * scale).toBeCloseTo(totalOf(order), 5);
      expect(sumOf(itemDiscountsOf(since))).toBeCloseTo(sumOf(itemDiscountsOf(order)) / scale, 5);
    }),
  );
});

it('has the same terms in whatever order they are written, and no others', () => {
  fc.assert(
    fc.property(discount, discount, (one, other) => {
      const reversed = Object.fromEntries(Object.entries(one).reverse()) as unknown as Discount;
      expect(isSameDiscount(one, reversed)).toBe(true);
      const isSame =
        JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
      expect(isSameDiscount(one, other)).toBe(isSame);
    }),
  );
});

it('reads every code as it is, however it is spaced and written', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-Z]{3,20}$/), fc.nat(20), (code, place) => {
      expect(readCode(code)).toBe(code);
      const typed = ` ${code.slice(0, place).toLowerCase()}- ${code.slice(place)}`;
      expect(readCode(typed)).toBe(code);
      const devanagari = code.replace(/\d/g, (digit) =>
        String.fromCodePoint(0x966 + Number(digit)),
      );
      expect(readCode(devanagari)).toBe(code);
    }),
  );
});
