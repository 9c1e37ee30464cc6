import * as fc from 'fast-check';
import { buildProduct } from '../../testing/builders';
import { holds } from '../../testing/properties';
import { createCounter, type BasketLine } from './basketLines';

const products = [0, 1, 2].map((id) => buildProduct({ id: `${id}` }));
const all = Array.from({ length: 12 }, (_, index): BasketLine => {
  const product = products[index % products.length];
  if (!product) throw new Error('There is no such product.');
  return { lineId: String(index), product };
});

holds(
  'counts the lines of each product, whichever list follows which',
  5_000,
  [fc.array(fc.subarray(all), { maxLength: 6 })],
  (lists) => {
    const countOf = createCounter();
    for (const lines of lists) {
      const counts = countOf(lines);
      const expected = products.map(
        ({ id }) => lines.filter(({ product }) => product.id === id).length,
      );
      expect(products.map(({ id }) => counts.get(id) ?? 0)).toEqual(expected);
    }
  },
);
