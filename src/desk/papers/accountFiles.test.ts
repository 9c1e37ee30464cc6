import { sumOf } from '../../orders/model/apportion';
import type { Order } from '../../orders/model/order';
import { SHOP_OWNER } from '../../orders/model/states';
import { rateIn } from '../../orders/model/tax';
import { buildAddress } from '../../testing/address';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { readCsv } from '../../testing/readCsv';
import { spanOf } from '../orders/figures';
import { accountFilesOf } from './accountFiles';

const always = { start: 0, end: Infinity };
const rateOf = rateIn({});
const AT = Date.UTC(2026, 10, 23, 8, 35);

const item = (price: number, rate: number, taxCode?: string, count = 1) => ({
  productId: `p${price}`,
  price,
  count,
  record: { title: 'Lamp', rate, ...(taxCode && { taxCode }) },
});

/** An order of a seller in Karnataka with an invoice, and maybe a credit note. */
function invoiced(number: number, state: string, more: Partial<Order> & { backAt?: number }) {
  const { backAt, ...order } = more;
  const taxes = state === 'Karnataka' ? ['CGST', 'SGST'] : ['IGST'];
  const at = AT + number;
  return new FakeOrders().add({
    owner: 'asha',
    id: `ORDER-${number}`,
    delivery: {},
    buyer: { ...buildAddress(), state },
    invoice: { number: `HA-${number}`, at, seller: 'Haat', taxNumber: '29ABCDE1234F1Z5', taxes },
    ...(backAt !== undefined && { creditNote: { number: `HA-C${number}`, at: backAt } }),
    ...order,
  });
}

/** The cells of each file by the names of its columns. */
const filesOf = (orders: readonly Order[], span = always) =>
  new Map(
    accountFilesOf(orders, rateOf, span).map(({ name, format }) => {
      const [columns = [], ...rows] = readCsv(`\uFEFF${format()}`);
      const cellsOf = (row: string[]) =>
        Object.fromEntries(row.map((cell, place) => [columns[place] ?? '', cell]));
      return [name.replace('gstr1-', ''), rows.map(cellsOf)];
    }),
  );

type Cells = Record<string, string>;
const sumIn = (rows: readonly Cells[] = [], column: string) =>
  sumOf(rows.map((row) => Number(row[column] ?? 0)));

const business = {
  ...buildAddress(),
  name: 'Ravi & Sons',
  state: 'Delhi',
  gstin: '07ABCDE1234F1Z2',
};

describe('the files for GSTR-1', () => {
  it('have a sale at the stall as one in the seller’s own state', () => {
    const sale = invoiced(1, 'Karnataka', {
      owner: SHOP_OWNER,
      buyer: undefined,
      items: [item(118_000, 18)],
    });
    const files = filesOf([sale]);
    expect(files.get('b2cl')).toBeUndefined();
    expect(files.get('b2cs')).toMatchObject([{ 'Place Of Supply': '29-Karnataka' }]);
  });

  it('have sales by state and rate, less what came back, and large ones by their invoices', () => {
    const large = { items: [item(118_000, 18, '8517')] };
    const files = filesOf([
      invoiced(1, 'Karnataka', { items: [item(590, 18, '9405', 2), item(105, 5, '0902')] }),
      invoiced(2, 'Karnataka', {
        items: [item(590, 18, '9405')],
        state: 'returned',
        backAt: AT + 9,
      }),
      invoiced(3, 'Jammu and Kashmir', { items: [item(1180, 18)] }),
      invoiced(4, 'Delhi', large),
      invoiced(5, 'Delhi', { ...large, state: 'returned', backAt: AT + 10 }),
      invoiced(6, 'Karnataka', large),
    ]);
    expect([...files.keys()]).toEqual(['b2cl', 'b2cs', 'cdnur', 'hsn-b2c', 'docs']);
    expect(files.get('b2cl')).toMatchObject([
      { 'Invoice Number': 'HA-4', 'Invoice date': '23-Nov-2026', 'Invoice Value': '118000.00' },
      { 'Invoice Number': 'HA-5', Rate: '18', 'Taxable Value': '100000.00' },
    ]);
    expect(files.get('cdnur')).toMatchObject([
      { 'UR Type': 'B2CL', 'Note Number': 'HA-C5', 'Note Type': 'C', 'Note Value': '118000.00' },
    ]);
    expect(
      files.get('b2cs')?.map((row) => [row['Place Of Supply'], row.Rate, row['Taxable Value']]),
    ).toEqual([
      ['01-Jammu & Kashmir', '18', '1000.00'],
      ['29-Karnataka', '5', '100.00'],
      ['29-Karnataka', '18', '101000.00'],
    ]);
    expect(files.get('hsn-b2c')).toContainEqual({
      HSN: '9405',
      Description: '',
      UQC: 'NOS-NUMBERS',
      'Total Quantity': '2',
      'Total Value': '1180.00',
      Rate: '18',
      'Taxable Value': '1000.00',
      'Integrated Tax Amount': '0.00',
      'Central Tax Amount': '90.00',
      'State/UT Tax Amount': '90.00',
      'Cess Amount': '0.00',
    });
    expect(files.get('docs')?.map((row) => Object.values(row).join(' | '))).toEqual([
      'Invoices for outward supply | HA-1 | HA-6 | 6 | 0',
      'Credit Note | HA-C2 | HA-C5 | 2 | 0',
    ]);
  });

  it('list what businesses with a GSTIN bought by itself, with their credit notes', () => {
    const bought = { items: [item(118_000, 18, '8517')], buyer: business };
    const files = filesOf([
      invoiced(1, 'Delhi', bought),
      invoiced(2, 'Delhi', { ...bought, state: 'returned', backAt: AT + 9 }),
    ]);
    expect([...files.keys()]).toEqual(['b2b', 'cdnr', 'hsn-b2b', 'docs']);
    const buyer = { 'GSTIN/UIN of Recipient': business.gstin, 'Receiver Name': 'Ravi & Sons' };
    expect(files.get('b2b')).toMatchObject([
      { ...buyer, 'Invoice Number': 'HA-1', 'Invoice Type': 'Regular B2B' },
      { ...buyer, 'Invoice Number': 'HA-2', Rate: '18', 'Taxable Value': '100000.00' },
    ]);
    expect(files.get('cdnr')).toMatchObject([
      { ...buyer, 'Note Number': 'HA-C2', 'Note Type': 'C', 'Taxable Value': '100000.00' },
    ]);
  });

  it('have a business whose name begins with = as a text, not as a formula', () => {
    const buyer = { ...business, name: '=1+1, Ltd.' };
    const orders = [invoiced(1, 'Delhi', { items: [item(118, 18)], buyer })];
    expect(filesOf(orders).get('b2b')?.[0]?.['Receiver Name']).toBe("'=1+1, Ltd.");
  });

  it('list an invoice into another state by itself from above ₹1,00,000 on', () => {
    const of = (price: number) => filesOf([invoiced(1, 'Delhi', { items: [item(price, 18)] })]);
    expect(of(100_000).has('b2cl')).toBe(false);
    expect(of(100_001).has('b2cl')).toBe(true);
  });

  it('have what is sold at 0% in a table of its own', () => {
    const files = filesOf([invoiced(1, 'Delhi', { items: [item(100, 0)] })]);
    expect(files.has('b2cs')).toBe(false);
    expect(files.get('exemp')?.map((row) => Object.values(row).join(' | '))).toEqual([
      'Inter-State supplies to unregistered persons | 100.00 | 0.00 | 0.00',
    ]);
  });

  it('have an invoice of the first night of December in December, and a later return then', () => {
    const at = Date.parse('2026-12-01T00:30+05:30');
    const invoice = { number: 'HA-2', at, seller: 'Haat', taxNumber: '29ABCDE1234F1Z5' };
    const orders = [
      invoiced(1, 'Karnataka', { items: [item(590, 18)], state: 'returned', backAt: at }),
      invoiced(2, 'Karnataka', {
        items: [item(1180, 18)],
        invoice: { ...invoice, taxes: ['CGST'] },
      }),
    ];
    const now = Date.parse('2026-12-20T12:00+05:30');
    const taxable = (period: 'month' | 'lastMonth') =>
      sumIn(filesOf(orders, spanOf(period, now)).get('b2cs'), 'Taxable Value');
    expect([taxable('lastMonth'), taxable('month')]).toEqual([500, 500]);
  });

  it('aren’t there without a GSTIN, nor for a seller who pays by composition', () => {
    const invoice = { number: 'HA-1', at: AT, seller: 'Haat', taxes: [] };
    const items = [item(9, 0)];
    expect(filesOf([invoiced(1, 'Delhi', { items, invoice })]).size).toBe(0);
    const composed = { ...invoice, taxNumber: '29ABCDE1234F1Z5' };
    expect(filesOf([invoiced(1, 'Delhi', { items, invoice: composed })]).size).toBe(0);
  });
});
