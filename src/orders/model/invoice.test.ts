import { setShop } from '../../testing/setShop';
import { buildAddress } from '../../testing/address';
import { numberedFields, seriesOf } from './invoice';

const invoice = { number: 'HA-7', at: 1, seller: 'Haat', taxes: [] };

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
    const address = { ...buildAddress(), gstin: '29ABCDE1234F1ZW' };
    const { buyer } = numberedFields('invoice', 7, { address }, 1);
    expect(buyer).toEqual({ ...address, telephone: '', email: '', instructions: '' });
  });

  it('bills under the seller’s GSTIN, or else the tax number', () => {
    const fieldsOf = () => numberedFields('invoice', 7, { address: undefined }, 1).invoice;
    expect(fieldsOf()).toEqual({ number: 'HA-7', at: 1, seller: 'Haat', taxes: [] });
    setShop({ invoices: { prefix: 'HA-', seller: 'Haat', taxNumber: '12/345/67890' } });
    expect(fieldsOf()?.taxNumber).toBe('12/345/67890');
    setShop({ seller: { name: 'Haat', gstin: '07ABCDE1234F1Z2' } });
    expect(fieldsOf()?.taxNumber).toBe('07ABCDE1234F1Z2');
  });
});

describe('the taxes of an Indian invoice', () => {
  const taxesFor = (state: string | undefined, gstin = '07ABCDE1234F1Z2') => {
    setShop({ tax: { rate: 18 }, seller: { name: 'Haat', gstin } });
    const address = state === undefined ? undefined : { ...buildAddress(), state };
    return numberedFields('invoice', 7, { address }, 1).invoice?.taxes;
  };

  it('are the centre’s and the state’s within the seller’s state', () => {
    expect(taxesFor('Delhi')).toEqual(['CGST', 'SGST']);
  });

  it('are the centre’s and the union territory’s in one without a legislature', () => {
    expect(taxesFor('Ladakh', '38ABCDE1234F1ZX')).toEqual(['CGST', 'UTGST']);
  });

  it('are those of the seller’s state for a sale at the stall, which has no address', () => {
    expect(taxesFor(undefined)).toEqual(['CGST', 'SGST']);
    expect(taxesFor(undefined, '38ABCDE1234F1ZX')).toEqual(['CGST', 'UTGST']);
  });

  it('are one integrated tax into another state', () => {
    expect(taxesFor('Karnataka')).toEqual(['IGST']);
  });

  it('are none if the seller charges none', () => {
    setShop({ tax: { rate: 0 } });
    expect(numberedFields('invoice', 7, { address: buildAddress() }, 1).invoice?.taxes).toEqual([]);
  });
});

it('a shop without invoices numbers none', () => {
  setShop({ invoices: undefined });
  expect(seriesOf({ state: 'accepted' }, 'sent')).toBeUndefined();
});
