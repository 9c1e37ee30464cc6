import * as fc from 'fast-check';
import { sumOf } from '../../orders/model/apportion';
import { rateIn } from '../../orders/model/tax';
import { buildAddress } from '../../testing/address';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { holds } from '../../testing/properties';
import { readCsv } from '../../testing/readCsv';
import { accountFilesOf } from './accountFiles';
import { csvFiles } from './csv';

const always = { start: 0, end: Infinity };
const rateOf = rateIn({});

const item = fc
  .record({
    productId: fc.constantFrom('a', 'b', 'c', 'd'),
    price: fc.integer({ min: 1, max: 90_000 }),
    count: fc.integer({ min: 1, max: 3 }),
    rate: fc.constantFrom(0, 5, 18, 40),
    taxCode: fc.constantFrom('', '9405', '33051090'),
  })
  .map(({ rate, taxCode, ...rest }) => ({
    ...rest,
    record: { title: 'Lamp', rate, ...(taxCode && { taxCode }) },
  }));
const sale = fc.record({
  items: fc.uniqueArray(item, { minLength: 1, selector: ({ productId }) => productId }),
  state: fc.constantFrom('Karnataka', 'Delhi'),
  gstin: fc.constantFrom('', '07ABCDE1234F1Z2'),
  price: fc.nat(99),
  back: fc.constantFrom('nothing', 'a part', 'all'),
});
type Sale = typeof sale extends fc.Arbitrary<infer Value> ? Value : never;

/** The order of a sale by a seller in Karnataka. */
const orderOf = ({ items, state, gstin, price, back }: Sale, place: number) =>
  new FakeOrders().add({
    owner: 'asha',
    items,
    delivery: { price },
    buyer: { ...buildAddress(), state, gstin },
    state: back === 'nothing' ? 'delivered' : 'returned',
    ...(back === 'a part' && { returning: { [items[0]?.productId ?? '']: 1 } }),
    ...(back !== 'nothing' && { creditNote: { number: `HA-C${place}`, at: 2 } }),
    invoice: {
      number: `HA-${place}`,
      at: 1,
      seller: 'Haat',
      taxNumber: '29ABCDE1234F1Z5',
      taxes: state === 'Karnataka' ? ['CGST', 'SGST'] : ['IGST'],
    },
  });

/** Adds up a column of a file. */
function sumIn(text: string, column: string) {
  const [columns = [], ...rows] = readCsv(`\uFEFF${text}`);
  return sumOf(rows.map((row) => Number(row[columns.indexOf(column)] ?? 0)));
}

holds(
  'the files for GSTR-1 add up to the file of invoices, whatever was sold and came back',
  1000,
  [fc.array(sale, { minLength: 1, maxLength: 5 })],
  (sales) => {
    const orders = sales.map(orderOf);
    const files = new Map(
      accountFilesOf(orders, rateOf, always).map(({ name, format }) => [name, format()]),
    );
    const sum = (name: string, column = 'Taxable Value') => {
      const text = files.get(`gstr1-${name}`);
      return text ? sumIn(text, column) : 0;
    };
    const invoices = csvFiles.invoices(orders, { titleOf: String, rateOf }, 'program', always);
    const net = sumIn(invoices, 'net');
    const exempt = sum('exemp', 'Nil Rated Supplies');
    const forConsumers = [sum('b2cl'), sum('b2cs'), -sum('cdnur')];
    expect(sumOf([...forConsumers, sum('b2b'), -sum('cdnr'), exempt])).toBe(net);
    const goods = (column?: string) => sumOf([sum('hsn-b2b', column), sum('hsn-b2c', column)]);
    expect(goods()).toBe(net);
    expect(goods('Total Value')).toBe(sumIn(invoices, 'gross'));
    expect(goods('Central Tax Amount')).toBe(sumIn(invoices, 'CGST'));
    expect(goods('State/UT Tax Amount')).toBe(sumIn(invoices, 'SGST'));
    expect(goods('Integrated Tax Amount')).toBe(sumIn(invoices, 'IGST'));
  },
);
