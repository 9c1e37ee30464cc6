import fc from 'fast-check';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { sumOf } from './apportion';
import { billedPart, billedTaxes } from './invoiceAmounts';
import { totalOf } from './order';

const rates: Record<string, number> = { book: 5, lamp: 18, tea: 0 };
const items = fc.uniqueArray(
  fc.record({
    productId: fc.constantFrom('book', 'lamp', 'tea'),
    price: fc.integer({ min: 1, max: 999_999 }),
    count: fc.integer({ min: 1, max: 20 }),
  }),
  { minLength: 1, selector: ({ productId }) => productId },
);
const returning = fc.record(
  { book: fc.nat(20), lamp: fc.nat(20), tea: fc.nat(20) },
  { requiredKeys: [] },
);

it('adds up net amounts and taxes to the total, and to what comes back of it', () => {
  fc.assert(
    fc.property(items, fc.nat(99_999), fc.option(returning), (some, price, back) => {
      const order = new FakeOrders().add({
        owner: 'asha',
        items: some,
        delivery: { price },
        invoice: { number: '1', at: 1, seller: 'Haat', taxes: ['CGST', 'SGST'] },
        state: 'returned',
        ...(back && { returning: back }),
      });
      for (const series of ['invoice', 'creditNote'] as const) {
        const taxes = billedTaxes(order, series, ({ productId }) => rates[productId]);
        const amounts = taxes.flatMap(({ net, parts }) => [
          net,
          ...parts.map(({ amount }) => amount),
        ]);
        expect(sumOf(amounts)).toBe(totalOf(billedPart(order, series)));
      }
    }),
  );
});
