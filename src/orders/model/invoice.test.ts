import { setShop } from '../../testing/setShop';
import { buildAddress } from '../../testing/address';
import { numberedFields, seriesOf } from './invoice';

const invoice = { number: 'HA-7', at: 1, seller: 'Haat' };

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
