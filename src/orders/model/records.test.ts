import { buildProduct } from '../../testing/buildProduct';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { setShop } from '../../testing/setShop';
import { withRecords } from './records';
import { rateIn } from './tax';

it('records an item’s HSN code, which stays when the product gets another one', () => {
  const lamp = buildProduct({ id: 'lamp', title: 'Lamp', taxCode: '9405' });
  const items = [{ productId: 'lamp', price: 1, count: 1 }];
  const recorded = withRecords(new FakeOrders().add({ owner: 'asha', items }), { lamp });
  expect(recorded.items[0]?.record).toEqual({ title: 'Lamp', taxCode: '9405' });
  const changed = { lamp: { ...lamp, taxCode: '8539' } };
  expect(withRecords(recorded, changed).items).toEqual(recorded.items);
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
