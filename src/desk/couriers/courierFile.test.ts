import type { Order } from '../../orders/model/order';
import type { TitleOf } from '../../orders/model/records';
import { buildAddress } from '../../testing/address';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { readCsv } from '../../testing/readCsv';
import { courierFile, filesOfCouriers } from './courierFile';
import type { Measures } from './parcelMeasures';

const items = [
  { productId: 'mug', price: 250, count: 2, record: { title: 'Mug, blue' } },
  { productId: 'cap-l', price: 350, count: 1, record: { title: 'Cap, Large' } },
];
const measures: Measures = { weight: 1250, size: { length: 30, width: 20.5, height: 8 } };

const orderWith = (more: Partial<Order> = {}) =>
  new FakeOrders().add({
    owner: 'asha',
    id: '7K3M-9QXT-2B4D',
    items,
    delivery: { price: 49 },
    state: 'accepted',
    placedAt: Date.UTC(2026, 10, 23, 8, 35),
    ...more,
  });

/** The rows of a courier's file, by the names of its columns. */
function rowsFor(
  courier: string,
  order: Order,
  { measured = measures, own = undefined as Parameters<typeof filesOfCouriers>[0] } = {},
) {
  const file = filesOfCouriers(own)[courier];
  if (!file) throw new Error('It is unknown.');
  const titleOf: TitleOf = ({ record, productId }) => record?.title ?? productId;
  const text = courierFile(file, [{ order, ...measured }], titleOf);
  const [columns = [], ...rows] = readCsv(`\uFEFF${String(text)}`);
  const cellsOf = (row: string[]): Record<string, string> =>
    Object.fromEntries(row.map((cell, place) => [columns[place] ?? '', cell]));
  return rows.map(cellsOf);
}

describe('the file for Shiprocket', () => {
  it('has a row for each product, and prices and charges that add up to the cash to collect', () => {
    const rows = rowsFor('Shiprocket', orderWith({ code: 'DIWALI', discount: { percent: 10 } }));
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      '*Order Id': '7K3M-9QXT-2B4D',
      'Order Date as dd-mm-yyyy hh:MM': '23-11-2026 14:05',
      '*Channel': 'Custom',
      '*Payment Method(COD/Prepaid)': 'COD',
      '*Customer First Name': 'Asha',
      'Customer Last Name': 'Rao',
      '*Customer Mobile': '9876543210',
      '*Shipping Address Line 1': '12 Lake View Road',
      'Shipping Address Line 2': 'Near the clock tower',
      '*Shipping Address State': 'Karnataka',
      '*Shipping Address City': 'Bengaluru',
      '*Shipping Address Postcode': '560001',
      '*Length (cm)': '30',
      '*Breadth (cm)': '20.5',
      '*Weight Of Shipment(kg)': '1.25',
    });
    const sum = rows.reduce(
      (total, row) =>
        total +
        Number(row['*Product Quantity']) *
          Number(row['*Selling Price(Per Unit Item, Inclusive of Tax)']),
      0,
    );
    const [{ 'Shipping Charges(Per Order)': delivery, 'Total Discount (Per Order)': off } = {}] =
      rows;
    expect([sum, delivery, off]).toEqual([850, '49', '85']);
  });
});

describe('the file for Delhivery', () => {
  it('has the cash to collect of an order in cash, and none of one that was paid by UPI', () => {
    expect(rowsFor('Delhivery', orderWith())[1]).toMatchObject({
      '*Sale Order Number': '7K3M-9QXT-2B4D',
      '*Payment Mode': 'COD',
      'COD Amount': '899',
      '*Customer Phone': '9876543210',
      '*Item Sku Code': 'cap-l',
      '*Item Sku Name': 'Cap, Large',
      'Packaged Product Weight (gm)': '1250',
    });
    const paid = orderWith({ pay: 'upi', payment: 'paid' });
    expect(rowsFor('Delhivery', paid)[0]).toMatchObject({
      '*Payment Mode': 'Prepaid',
      'COD Amount': '0',
    });
  });

  it('has what the shop’s configuration says in place of its own columns', () => {
    const own = { Delhivery: { '*Pickup Location Name': 'Bengaluru store', Zone: 'South' } };
    const [row] = rowsFor('Delhivery', orderWith(), { own });
    expect(row).toMatchObject({
      '*Pickup Location Name': 'Bengaluru store',
      '*Transport Mode': 'Surface',
      Zone: 'South',
    });
  });
});

describe('a file of the shop’s own', () => {
  const own = {
    'Quick Post': {
      'Order no': '{id}',
      To: '{name}, {city} {postalCode}',
      Phone: '{phone}',
      Kilos: '{weightKg}',
      Contents: '{contents}',
      Service: 'Express',
    },
  };

  it('has a row for each parcel, and empty cells for what isn’t known', () => {
    const address = { ...buildAddress(), telephone: '08023456789' };
    const measured = { weight: undefined, size: undefined };
    expect(rowsFor('Quick Post', orderWith({ address }), { own, measured })).toEqual([
      {
        'Order no': '7K3M-9QXT-2B4D',
        To: 'Asha Rao, Bengaluru 560001',
        Phone: '08023456789',
        Kilos: '',
        Contents: '2 × Mug, blue; 1 × Cap, Large',
        Service: 'Express',
      },
    ]);
  });

  it('disarms a name that a spreadsheet would run', () => {
    const address = { ...buildAddress(), name: '=HYPERLINK("https://x.example")' };
    expect(rowsFor('Quick Post', orderWith({ address }), { own })[0]?.To).toMatch(/^'=HYPERLINK/);
  });
});
