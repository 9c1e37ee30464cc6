import { buildProduct } from '../../testing/buildProduct';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { setShop } from '../../testing/setShop';
import { rateIn, taxesOf, taxRateOf, withRecords } from './tax';

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

it('records an item’s title and rate once, and goes by that whatever the shop states later', () => {
  setShop({ tax: { rate: 19, categories: { Books: 7 } } });
  const products = {
    book: buildProduct({ id: 'book', title: 'Field guide', category: 'Books' }),
    lamp: buildProduct({ id: 'lamp', title: 'Lamp', category: 'Lamps' }),
  };
  const items = ['book', 'lamp', 'gone'].map((productId) => ({ productId, price: 1, count: 1 }));
  const order = new FakeOrders().add({ owner: 'asha', items });
  const recorded = withRecords(order, products);
  expect(recorded.items.map(({ record }) => record)).toEqual([
    { title: 'Field guide', rate: 7 },
    { title: 'Lamp', rate: 19 },
    undefined,
  ]);

  setShop({ tax: { rate: 20 } });
  const renamed = { ...products, book: { ...products.book, title: 'Guide' } };
  expect(withRecords(recorded, renamed).items).toEqual(recorded.items);
  expect(recorded.items.map(rateIn(renamed))).toEqual([7, 19, 20]);
  expect(order.items.map(rateIn(renamed))).toEqual([20, 20, 20]);

  setShop({ tax: undefined });
  const untaxed = withRecords(order, products);
  expect(untaxed.items[0]?.record).toEqual({ title: 'Field guide' });
  setShop({ tax: { rate: 19 } });
  expect(untaxed.items.map(rateIn(products))).toEqual([undefined, undefined, 19]);
});
