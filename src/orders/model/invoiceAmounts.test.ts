import { buildAddress } from '../../testing/address';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { billedPart, billedTaxes } from './invoiceAmounts';

const invoice = { number: 'HA-7', at: 1, seller: 'Haat' };
const orderOf = (more: Parameters<FakeOrders['add']>[0]) => new FakeOrders().add(more);

describe('the tax of an Indian invoice', () => {
  const taxFor = (state: string, taxNumber = '07ABCDE1234F1Z5') => {
    const buyer = { ...buildAddress(), state };
    const items = [{ productId: 'lamp', price: 990, count: 1 }];
    const order = orderOf({ owner: 'asha', items, buyer, invoice: { ...invoice, taxNumber } });
    return billedTaxes(order, 'invoice', () => 18);
  };

  it('is half the centre’s and half the state’s within the seller’s state', () => {
    expect(taxFor('Delhi')).toEqual([
      {
        rate: 18,
        gross: 990,
        tax: 151,
        net: 839,
        parts: [
          { name: 'CGST', rate: 9, amount: 75.5 },
          { name: 'SGST', rate: 9, amount: 75.5 },
        ],
      },
    ]);
  });

  it('is half the union territory’s in one without a legislature', () => {
    const [tax] = taxFor('Ladakh', '38ABCDE1234F1Z5');
    expect(tax?.parts.map(({ name }) => name)).toEqual(['CGST', 'UTGST']);
  });

  it('is integrated into another state', () => {
    expect(taxFor('Karnataka')[0]?.parts).toEqual([{ name: 'IGST', rate: 18, amount: 151 }]);
  });
});

it('a credit note is about all of an order, or the items that came back, without delivery', () => {
  const items = [
    { productId: 'lamp', price: 990, count: 2 },
    { productId: 'tea', price: 100, count: 1 },
  ];
  const order = orderOf({ owner: 'asha', items, delivery: { price: 49 }, state: 'returned' });
  expect(billedPart(order, 'creditNote')).toEqual(order);
  const part = billedPart({ ...order, returning: { lamp: 1 } }, 'creditNote');
  expect(part).toEqual({ items: [{ ...items[0], count: 1 }], delivery: {} });
  expect(billedPart({ ...order, returning: { lamp: 1 } }, 'invoice').items).toEqual(items);
});
