import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { billedPart, billedTaxes } from './invoiceAmounts';

const invoice = { number: 'HA-7', at: 1, seller: 'Haat', taxes: [] };
const orderOf = (more: Parameters<FakeOrders['add']>[0]) => new FakeOrders().add(more);

it('divides the tax of a rate equally among the taxes that it consists of', () => {
  const items = [{ productId: 'lamp', price: 990, count: 1 }];
  const taxes = ['CGST', 'SGST'];
  const order = orderOf({ owner: 'asha', items, invoice: { ...invoice, taxes } });
  expect(billedTaxes(order, 'invoice', () => 18)).toEqual([
    {
      rate: 18,
      gross: 990,
      tax: 151,
      net: 839,
      parts: taxes.map((name) => ({ name, rate: 9, amount: 75.5 })),
    },
  ]);
  expect(billedTaxes({ ...order, invoice }, 'invoice', () => 18)).toEqual([]);
});

it('a credit note is about all of an order, or the items that came back, without delivery', () => {
  const items = [
    { productId: 'lamp', price: 990, count: 2 },
    { productId: 'tea', price: 100, count: 1 },
  ];
  const order = orderOf({ owner: 'asha', items, delivery: { price: 49 }, state: 'returned' });
  expect(billedPart(order, 'creditNote')).toEqual(order);
  const part = billedPart({ ...order, returning: { lamp: 1 } }, 'creditNote');
  expect(part).toEqual({ items: [{ ...items[0], count: 1, off: 0 }], delivery: {} });
  expect(billedPart({ ...order, returning: { lamp: 1 } }, 'invoice').items).toEqual(items);
});
