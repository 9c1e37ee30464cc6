import { setShop } from '../../testing/setShop';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { buildAddress } from '../../testing/address';
import { billedPart, billedTaxes, numberedFields, seriesOf } from './invoice';

const invoice = { number: 'HA-7', at: 1, seller: 'Haat' };
const orderOf = (more: Parameters<FakeOrders['add']>[0]) => new FakeOrders().add(more);

describe('a shop with invoices', () => {
  beforeEach(() => {
    setShop({ invoices: { prefix: 'HA-', seller: 'Haat' } });
  });

  it('numbers an invoice once, when the order is sent', () => {
    expect(seriesOf({ state: 'accepted' }, 'sent')).toBe('invoice');
    expect(seriesOf({ state: 'accepted', invoice }, 'sent')).toBeUndefined();
    // The sending of an order from before is undone, or what followed it.
    expect(seriesOf({ state: 'delivered' }, 'sent')).toBeUndefined();
  });

  it('numbers a credit note once, when an order with an invoice is undone', () => {
    expect(seriesOf({ state: 'accepted', invoice }, 'cancelled')).toBe('creditNote');
    expect(seriesOf({ state: 'sent', invoice }, 'undelivered')).toBe('creditNote');
    expect(seriesOf({ state: 'delivered', invoice }, 'returned')).toBe('creditNote');
    expect(seriesOf({ state: 'delivered' }, 'returned')).toBeUndefined();
    expect(seriesOf({ state: 'delivered', invoice, creditNote: invoice }, 'returned')).toBe(
      undefined,
    );
  });

  it('keeps of the buyer what an invoice says, not what is for messages and the courier', () => {
    const address = buildAddress();
    const { buyer } = numberedFields('invoice', 7, { address }, 1);
    expect(buyer).toEqual({ ...address, telephone: '', email: '', instructions: '' });
  });

  it('bills under the seller’s GSTIN, or else the tax number', () => {
    const fieldsOf = () => numberedFields('invoice', 7, { address: undefined }, 1).invoice;
    expect(fieldsOf()).toEqual({ number: 'HA-7', at: 1, seller: 'Haat' });
    setShop({ invoices: { prefix: 'HA-', seller: 'Haat', taxNumber: '12/345/67890' } });
    expect(fieldsOf()?.taxNumber).toBe('12/345/67890');
    setShop({ seller: { name: 'Haat', gstin: '07ABCDE1234F1Z5' } });
    expect(fieldsOf()?.taxNumber).toBe('07ABCDE1234F1Z5');
  });
});

it('a shop without invoices numbers none', () => {
  setShop({ invoices: undefined });
  expect(seriesOf({ state: 'accepted' }, 'sent')).toBeUndefined();
});

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
