import { setShop } from '../../testing/setShop';
import { taxesOf, taxRateOf } from './tax';

const delivery = { price: 490 };

it('computes how much of 64,87 € is tax', () => {
  const items = [{ productId: 'lamp', price: 1999, count: 3 }];
  expect(taxesOf({ items, delivery }, () => 19)).toEqual([{ rate: 19, gross: 6487, tax: 1036 }]);
});

it('divides the delivery among the rates in proportion to their products’ cost', () => {
  const items = [
    { productId: 'lamp', price: 1000, count: 1 },
    { productId: 'book', price: 500, count: 4 },
  ];
  expect(taxesOf({ items, delivery }, ({ productId: id }) => (id === 'book' ? 7 : 19))).toEqual([
    { rate: 7, gross: 2327, tax: 152 },
    { rate: 19, gross: 1163, tax: 186 },
  ]);
});

it('finds a product’s rate by its category, and none for an unknown product', () => {
  setShop({ tax: { rate: 19, categories: { Books: 7 } } });
  expect([{ category: 'Books' }, { category: 'Lamps' }, undefined].map(taxRateOf)).toEqual([
    7,
    19,
    undefined,
  ]);
  const items = [{ productId: 'gone', price: 1000, count: 1 }];
  expect(taxesOf({ items, delivery }, () => taxRateOf(undefined))).toEqual([]);
});
