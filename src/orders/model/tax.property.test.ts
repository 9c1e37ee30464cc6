import fc from 'fast-check';
import { totalOf } from './order';
import { taxesOf } from './tax';

const item = fc.record({
  productId: fc.constantFrom('book', 'lamp', 'gift'),
  price: fc.integer({ min: 1, max: 999_999 }),
  count: fc.integer({ min: 1, max: 20 }),
});
const rates: Record<string, number> = { book: 7, lamp: 19, gift: 0 };

it('adds up gross amounts to the total, each with its own tax', () => {
  fc.assert(
    fc.property(fc.array(item, { minLength: 1 }), fc.nat(99_999), (items, price) => {
      const order = { items, delivery: { price } };
      const taxes = taxesOf(order, ({ productId }) => rates[productId] ?? 0);
      expect(taxes.reduce((sum, { gross }) => sum + gross, 0)).toBe(totalOf(order));
      for (const { rate, gross, tax } of taxes) {
        expect(Math.abs(tax - (gross - gross / (1 + rate / 100)))).toBeLessThanOrEqual(0.5 + 1e-6);
      }
    }),
  );
});
