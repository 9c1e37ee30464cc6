import type { Order } from '../../orders/model/order';
import { buildAddress } from '../../testing/address';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { readCsv } from '../../testing/readCsv';
import { setShop } from '../../testing/setShop';
import { csv, csvOf, csvOfItems } from './csv';
import { pickListOf } from './Papers';

const PLACED_AT = Date.UTC(2026, 10, 23, 8, 35);

const orderWith = (more: Partial<Order> = {}) =>
  new FakeOrders().add({
    owner: 'asha',
    id: '7K3M-9QXT-2B4D',
    placedAt: PLACED_AT,
    items: [
      { productId: '1236', price: 990, count: 2 },
      { productId: 'gone', price: 24, count: 1 },
    ],
    delivery: { price: 49 },
    ...more,
  });

const titleOf = (id: string) => `Title of ${id}`;
const noRate = () => undefined;

/** The cells of each order, by the names of their columns. */
const cellsOf = (...orders: Order[]) => cellsIn(csvOf(orders, titleOf, noRate));

function cellsIn(text: string) {
  const [columns = [], ...rows] = readCsv(text);
  return rows.map((row) =>
    Object.fromEntries(row.map((cell, place): [string, string] => [columns[place] ?? '', cell])),
  );
}

it('says in a shop that states its taxes how much each order includes, and each item’s rate', () => {
  setShop({ tax: { rate: 18, categories: { Books: 5 } } });
  const rateOf = (id: string) => (id === '1236' ? 18 : 5);
  const [order] = cellsIn(csvOf([orderWith()], titleOf, rateOf));
  expect(order).toMatchObject({ 'Total (₹)': '2053', 'Tax included (₹)': '310' });
  const rates = cellsIn(csvOfItems([orderWith()], titleOf, rateOf)).map((row) => row['Tax rate']);
  expect(rates).toEqual(['18%', '5%']);
});

it('has one row for each order, with times of India and amounts that add up', () => {
  const [order] = cellsOf(orderWith());
  expect(order).toEqual({
    Order: '7K3M-9QXT-2B4D',
    Placed: '2026-11-23 14:05',
    Status: 'Placed',
    'Status since': '2026-11-23 14:05',
    Payment: 'Cash',
    Paid: 'No',
    Claimed: '',
    'Payment checked': '',
    'Payment reference': '',
    Refunded: '',
    'Refund reference': '',
    'Refund (₹)': '',
    Items: '2 × Title of 1236 (1236) at ₹990; 1 × Title of gone (gone) at ₹24',
    'Subtotal (₹)': '2004',
    'Delivery (₹)': '49',
    'Total (₹)': '2053',
    Name: 'Asha Rao',
    Phone: '98765 43210',
    'House number, street, area': '12 Lake View Road',
    Landmark: 'Near the clock tower',
    'PIN code': '560001',
    'City, town or village': 'Bengaluru',
    State: 'Karnataka',
    'Note for the courier': 'Leave it with the guard',
    'Email for updates': '',
    Gift: 'No',
    Guest: 'No',
    Courier: '',
    'Shop’s reason': '',
    'Shopper’s reason': '',
  });
});

it('has one row for each item in a file of its own, whose amounts add up without delivery', () => {
  const items = cellsIn(
    csvOfItems([orderWith({ state: 'delivered', payment: 'paid' })], titleOf, noRate),
  );
  const order = {
    Order: '7K3M-9QXT-2B4D',
    Placed: '2026-11-23 14:05',
    Status: 'Delivered',
    Payment: 'Cash',
    Paid: 'Yes',
  };
  const of = (id: string) => ({ ...order, 'Product ID': id, Product: `Title of ${id}` });
  expect(items).toEqual([
    { ...of('1236'), 'Price (₹)': '990', Count: '2', Returned: '0', 'Amount (₹)': '1980' },
    { ...of('gone'), 'Price (₹)': '24', Count: '1', Returned: '0', 'Amount (₹)': '24' },
  ]);
});

it('says what was returned of an order, and what is refunded', () => {
  const order = orderWith({ state: 'returned', payment: 'paid', returning: { 1236: 1 } });
  expect(cellsOf(order)[0]).toMatchObject({ 'Refund (₹)': '990', 'Total (₹)': '2053' });
  const items = cellsIn(csvOfItems([order], titleOf, noRate));
  expect(items).toMatchObject([{ Returned: '1' }, { Returned: '0' }]);
});

it('says who ordered, what came of it, and why', () => {
  const [order] = cellsOf(
    orderWith({
      gift: true,
      guest: true,
      pay: 'upi',
      payment: 'claimed',
      state: 'returnDeclined',
      stateAt: Date.UTC(2026, 11, 1, 19),
      notes: { sent: 'Quick Post 7741', returnAsked: 'Too loud', returnDeclined: 'Worn' },
      claimedAt: PLACED_AT,
      reference: '412345678901',
    }),
  );
  expect(order).toMatchObject({
    Gift: 'Yes',
    Guest: 'Yes',
    Payment: 'UPI',
    Paid: 'To check',
    Claimed: '2026-11-23 14:05',
    'Payment reference': "'412345678901",
    Status: 'Return declined',
    'Status since': '2026-12-02 00:30',
    Courier: 'Quick Post 7741',
    'Shopper’s reason': 'Too loud',
    'Shop’s reason': 'Worn',
  });
  const cancelled = { state: 'cancelled', notes: { cancelled: 'Too slow' } } as const;
  const cells = cellsOf(...['asha', 'merchant'].map((by) => orderWith({ ...cancelled, by })));
  expect(cells).toMatchObject([
    { 'Shopper’s reason': 'Too slow' },
    { 'Shop’s reason': 'Too slow' },
  ]);
});

it.each<[Partial<Order>, string]>([
  [{ state: 'sent' }, 'No'],
  [{ state: 'delivered' }, 'With the courier'],
  [{ state: 'delivered', payment: 'paid' }, 'Yes'],
  [{ state: 'undelivered' }, 'No'],
  [{ state: 'delivered', pay: 'upi' }, 'No'],
  [{ state: 'cancelled', pay: 'upi', payment: 'paid' }, 'Refund due'],
  [{ state: 'returned', payment: 'refunded' }, 'Refunded'],
])('says where the money is: %j', (more, paid) => {
  expect(cellsOf(orderWith(more))).toEqual([expect.objectContaining({ Paid: paid })]);
});

it('keeps phone numbers and addresses readable, in one line', () => {
  const phones = ['98765 43210', '08023456789', '01712345671', '+442079460958'];
  const orders = phones.map((telephone) =>
    orderWith({ address: { ...buildAddress(), telephone, street: '12 "Lake View"\nझील मार्ग' } }),
  );
  const cells = cellsOf(...orders, orderWith({ address: undefined }));
  expect(cells.map(({ Phone }) => Phone)).toEqual([
    '98765 43210',
    '080 23456789',
    // A German mobile's, or one of Chandigarh.
    '0171 2345671',
    "'+442079460958",
    '',
  ]);
  expect(cells[0]).toMatchObject({
    'House number, street, area': '12 "Lake View", झील मार्ग',
  });
});

it('is a file of UTF-8 with a byte order mark and full line ends', () => {
  expect(
    csv([
      ['A', 'say "₹"'],
      [12, 'x,y'],
    ]),
  ).toBe('\uFEFF"A","say ""₹"""\r\n12,"x,y"\r\n');
});

it.each([
  ['00123456', '012345678901', '123456e2', '1.5E3', '412345678901', '12345678901234567890'],
  ['1-2', '3/4', '12/05/26', '2026-11-23', '1.2.2026', '23-11-2026 14:05', '1 1/2'],
  ['mar5', 'MARCH1', 'Sept 2', '1dec2026', '5-Mar-26', 'Mon, 5 March 2026', 'jan-2026'],
  ['12:30', '1: 2', '7:05:00 pm', '5 p', '9am', 'true', 'FALSE'],
  [
    '₹1,250',
    '1,250',
    '1.50',
    '5%',
    '(12)',
    '1 000',
    ' 12 ',
    '１２３',
    '१२३',
    '.5',
    '-1',
    '5-',
    '+1e5',
  ],
])('comes back from a spreadsheet as it left: %s and others', (...texts) => {
  const orders = texts.map((reference) => orderWith({ reference }));
  expect(cellsOf(...orders).map((cells) => cells['Payment reference'])).toEqual(
    texts.map((text) => `'${text}`),
  );
});

it('leaves alone what spreadsheets leave alone', () => {
  const texts = ['0', '7', '560001', '98765432101', '7K3M-9QXT-2B4D', '98765 43210', 'cap-xl'];
  texts.push('Marble 5', 'May', '5 items', '12a', 'a12', '2 × 3', '3 for 2', 'UTR 0123', '12-ab');
  expect(readCsv(csv([texts]))).toEqual([texts]);
});

it('has a row of the pick list for each variant', () => {
  const items = [
    { productId: 'cap-s', price: 300, count: 2 },
    { productId: 'cap-l', price: 350, count: 1 },
  ];
  const capOf = (id: string) => (id === 'cap-s' ? 'Cap, Small' : 'Cap, Large');
  expect(pickListOf([{ items }, { items: items.slice(1) }], capOf)).toEqual([
    { productId: 'cap-l', title: 'Cap, Large', count: 2, amount: 700 },
    { productId: 'cap-s', title: 'Cap, Small', count: 2, amount: 600 },
  ]);
});
