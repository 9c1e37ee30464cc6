import type { Order } from '../../orders/model/order';
import { SHOP_OWNER } from '../../orders/model/states';
import { rateIn } from '../../orders/model/tax';
import { buildAddress } from '../../testing/address';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { readCsv } from '../../testing/readCsv';
import { setShop } from '../../testing/setShop';
import { csv, csvFiles } from './csv';
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

const titleOf = ({ productId: id }: { productId: string }) => `Title of ${id}`;
const catalogue = {
  titleOf,
  rateOf: (_item: { productId: string }): number | undefined => undefined,
};

/** The cells of each order, by the names of their columns. */
const cellsOf = (...orders: Order[]) => cellsIn(csvFiles.orders(orders, catalogue, 'spreadsheet'));
const itemCellsOf = (...orders: Order[]) =>
  cellsIn(csvFiles.items(orders, catalogue, 'spreadsheet'));

function cellsIn(text: string) {
  const [columns = [], ...rows] = readCsv(text);
  return rows.map((row) =>
    Object.fromEntries(row.map((cell, place): [string, string] => [columns[place] ?? '', cell])),
  );
}

it('has each order’s tax and each item’s rate in a shop that states its taxes', () => {
  setShop({ tax: { rate: 18, categories: { Books: 5 } } });
  jest
    .spyOn(catalogue, 'rateOf')
    .mockImplementation(({ productId: id }) => (id === '1236' ? 18 : 5));
  const [order] = cellsOf(orderWith({ state: 'delivered' }));
  expect(order).toMatchObject({ 'Sold (₹)': '2053', 'Tax included in sold (₹)': '310' });
  const rates = itemCellsOf(orderWith()).map((row) => row['Tax rate']);
  expect(rates).toEqual(['18%', '5%']);
});

it('has each item’s HSN code as it was recorded, if there is one', () => {
  const record = { title: 'Tea', taxCode: '0902' };
  const items = [{ productId: 'tea', price: 90, count: 1, record }];
  expect(itemCellsOf(orderWith({ items }))[0]).toMatchObject({ 'HSN code': "'0902" });
  expect(itemCellsOf(orderWith())[0]).not.toHaveProperty('HSN code');
});

it('has what a code took off each order, and each item for what was paid for it', () => {
  const order = orderWith({ state: 'delivered', code: 'DIWALI10', discount: { percent: 10 } });
  const [cells] = cellsOf(order);
  expect(cells).toMatchObject({
    Code: 'DIWALI10',
    'Subtotal (₹)': '2004',
    'Delivery (₹)': '49',
    'Discount (₹)': '200',
    'Total (₹)': '1853',
    'Sold (₹)': '1853',
  });
  expect(itemCellsOf(order)).toMatchObject([
    { 'Amount (₹)': '1980', 'Sold (₹)': '1782' },
    { 'Amount (₹)': '24', 'Sold (₹)': '22' },
  ]);
  setShop({ codes: undefined });
  expect(cellsOf(order)[0]).toHaveProperty('Code', 'DIWALI10');
  expect(cellsOf(orderWith())[0]).not.toHaveProperty('Code');
});

it('has the amounts of an order in another currency as texts, which a spreadsheet doesn’t add up', () => {
  const order = orderWith({ terms: { currency: 'EUR' }, digits: 2, payment: 'paid' });
  const [cells] = cellsOf(order);
  expect(cells).toMatchObject({ 'Total (₹)': "'€2053.00", 'Received (₹)': "'€2053.00" });
  const [item] = itemCellsOf(order);
  expect(item).toMatchObject({ 'Price (₹)': "'€990.00", 'Amount (₹)': "'€1980.00" });
  const raw = csvFiles.orders([order], catalogue, 'program');
  expect(raw).toContain('EUR 2053.00');
});

it('has the tax of payments at the rates of their orders, whatever the shop states today', () => {
  const order = (rate: number | undefined, more: Partial<Order>) => {
    const record = { title: 'Lamp', ...(rate !== undefined && { rate }) };
    const items = [{ productId: 'lamp', price: 1190, count: 1, record }];
    const paid = { payment: 'paid', state: 'delivered', delivery: {} } as const;
    return orderWith({ ...paid, pay: 'upi', items, ...more });
  };
  const orders = [order(19, { id: 'TAXED' }), order(undefined, { id: 'UNTAXED' })];
  const byToday = { titleOf, rateOf: rateIn({}) };
  const span = { start: 0, end: Infinity };
  for (const tax of [{ rate: 21 }, undefined]) {
    setShop({ tax });
    const [taxed, untaxed] = cellsIn(csvFiles.movements(orders, byToday, 'spreadsheet', span));
    expect(taxed).toMatchObject({ 'Net at 19% (₹)': '1000', 'Tax at 19% (₹)': '190' });
    expect(untaxed).toMatchObject({ 'Tax at 19% (₹)': '0', 'Tax rate unknown (₹)': '1190' });
    const [whole] = cellsIn(csvFiles.orders(orders, byToday, 'spreadsheet'));
    expect(whole).toMatchObject({ 'Tax included in sold (₹)': '190' });
    const [item] = cellsIn(csvFiles.items(orders, byToday, 'spreadsheet'));
    expect(item).toMatchObject({ 'Tax rate': '19%' });
  }
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
    'Payment reference': '',
    'Received on': '',
    'Received (₹)': '0',
    'Refund reference': '',
    'Refunded on': '',
    'Refunded (₹)': '0',
    'To refund (₹)': '0',
    Items: '2 × Title of 1236 (1236) at ₹990; 1 × Title of gone (gone) at ₹24',
    'Subtotal (₹)': '2004',
    'Delivery (₹)': '49',
    Code: '',
    'Discount (₹)': '0',
    'Total (₹)': '2053',
    'Sold (₹)': '0',
    Name: 'Asha Rao',
    Phone: '98765 43210',
    'House number, street, area': '12 Lake View Road',
    Landmark: 'Near the clock tower',
    'PIN code': '560001',
    'City, town or village': 'Bengaluru',
    State: 'Karnataka',
    'Note for the courier': 'Leave it with the guard',
    'Email for updates': '',
    GSTIN: '',
    Gift: 'No',
    Guest: 'No',
    Courier: '',
    'Shop’s reason': '',
    'Shopper’s reason': '',
  });
});

it('has a file with one row for each item, whose amounts add up without delivery', () => {
  const items = itemCellsOf(orderWith({ state: 'delivered', payment: 'paid' }));
  const order = {
    Order: '7K3M-9QXT-2B4D',
    Placed: '2026-11-23 14:05',
    Status: 'Delivered',
    Payment: 'Cash',
    Paid: 'Yes',
  };
  const amounts = (amount: string) => ({ 'Amount (₹)': amount, 'Sold (₹)': amount });
  const of = (id: string) => ({ ...order, 'Product ID': id, Product: `Title of ${id}` });
  expect(items).toEqual([
    { ...of('1236'), 'Price (₹)': '990', Count: '2', Returned: '0', ...amounts('1980') },
    { ...of('gone'), 'Price (₹)': '24', Count: '1', Returned: '0', ...amounts('24') },
  ]);
});

it('has a row for each rate of an invoice, and takes them back in those of its credit note', () => {
  setShop({ tax: { rate: 18, categories: { Books: 5 } } });
  const at = Date.UTC(2026, 10, 23, 8, 35);
  const order = orderWith({
    items: [
      { productId: '1236', price: 990, count: 2, record: { title: 'Lamp', rate: 18 } },
      { productId: 'book', price: 24, count: 1, record: { title: 'Book', rate: 5 } },
    ],
    state: 'returned',
    buyer: { ...buildAddress(), state: 'Delhi', gstin: '07ABCDE1234F1Z2' },
    invoice: { number: 'HA-7', at, seller: 'Haat', taxes: ['CGST', 'SGST'] },
    creditNote: { number: 'HA-C1', at: at + 1 },
  });
  const later = { start: at + 1, end: Infinity };
  const always = { start: 0, end: Infinity };
  const catalogue = { titleOf, rateOf: rateIn({}) };
  const rows = cellsIn(csvFiles.invoices([order], catalogue, 'spreadsheet', always));
  expect(rows.map((row) => [row.Number, row['For invoice'], row['Tax rate']])).toEqual([
    ['HA-7', '', '5%'],
    ['HA-7', '', '18%'],
    ['HA-C1', 'HA-7', '5%'],
    ['HA-C1', 'HA-7', '18%'],
  ]);
  expect(rows[1]).toMatchObject({
    GSTIN: '07ABCDE1234F1Z2',
    'Place of supply': 'Delhi',
    'Taxable value (₹)': '1719',
    'CGST (₹)': '154.50',
    'SGST (₹)': '154.50',
    'With tax (₹)': '2028',
  });
  const sumOf = (column: string) => rows.reduce((sum, row) => sum + Number(row[column]), 0);
  expect(['Taxable value (₹)', 'CGST (₹)', 'SGST (₹)', 'With tax (₹)'].map(sumOf)).toEqual([
    0, 0, 0, 0,
  ]);
  expect(cellsIn(csvFiles.invoices([order], catalogue, 'spreadsheet', later))).toHaveLength(2);
  const items = [{ productId: 'gone', price: 24, count: 1 }];
  const unknown = csvFiles.invoices([{ ...order, items }], catalogue, 'spreadsheet', later);
  expect(cellsIn(unknown)).toMatchObject([{ 'Taxable value (₹)': '', 'With tax (₹)': '-73' }]);
});

it('says what was returned of an order, and what is refunded', () => {
  const order = orderWith({ state: 'returned', payment: 'paid', returning: { 1236: 1 } });
  expect(cellsOf(order)[0]).toMatchObject({
    'Total (₹)': '2053',
    'Received (₹)': '2053',
    'Refunded (₹)': '0',
    'To refund (₹)': '990',
    'Sold (₹)': '1063',
  });
  expect(itemCellsOf(order)).toMatchObject([
    { Returned: '1', 'Amount (₹)': '1980', 'Sold (₹)': '990' },
    { Returned: '0', 'Amount (₹)': '24', 'Sold (₹)': '24' },
  ]);
});

it('says which orders the shop has taken itself, if there are any', () => {
  const taken = orderWith({ owner: SHOP_OWNER, by: 'meera', address: undefined });
  expect(cellsOf(orderWith(), taken)).toMatchObject([
    { 'Taken by the shop': 'No', Name: 'Asha Rao' },
    { 'Taken by the shop': 'Yes', Name: '' },
  ]);
  expect(cellsOf(orderWith())[0]).not.toHaveProperty('Taken by the shop');
});

it('says who ordered, how the order ended, and why', () => {
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
])('says where an order’s money is: %j', (more, paid) => {
  expect(cellsOf(orderWith(more))).toEqual([expect.objectContaining({ Paid: paid })]);
});

it('has phone numbers as the screens show them, and an address in one line', () => {
  const phones = ['98765 43210', '0341998877', '08023456789', '01712345671', '+442079460958'];
  const orders = phones.map((telephone) =>
    orderWith({ address: { ...buildAddress(), telephone, street: '12 "Lake View"\nझील मार्ग' } }),
  );
  const cells = cellsOf(...orders, orderWith({ address: undefined }));
  expect(cells.map(({ Phone }) => Phone)).toEqual([
    '98765 43210',
    "'0341998877",
    "'08023456789",
    "'01712345671",
    "'+442079460958",
    '',
  ]);
  expect(cells[0]).toMatchObject({
    'House number, street, area': '12 "Lake View", झील मार्ग',
  });
});

it('has the amounts received and refunded with their times, and the tax of what is sold', () => {
  setShop({ tax: { rate: 18 } });
  jest.spyOn(catalogue, 'rateOf').mockReturnValue(18);
  const order = orderWith({
    pay: 'online',
    payment: 'paid',
    state: 'delivered',
    charge: {
      until: PLACED_AT,
      paid: 2053,
      paidAt: PLACED_AT,
      refunded: 353,
      refunds: [
        { amount: 300, at: Date.UTC(2026, 11, 1) },
        { amount: 53, at: Date.UTC(2026, 11, 2) },
      ],
    },
  });
  expect(cellsOf(order)).toMatchObject([
    {
      'Received on': '2026-11-23 14:05',
      'Received (₹)': '2053',
      'Refunded on': '2026-12-02 05:30',
      'Refunded (₹)': '353',
      'Sold (₹)': '1700',
      'Tax included in sold (₹)': '259',
    },
  ]);
});

describe('file of payments and refunds', () => {
  const month = (number: number) => ({
    start: Date.UTC(2026, number - 1),
    end: Date.UTC(2026, number),
  });
  const order = orderWith({
    pay: 'upi',
    payment: 'refunded',
    state: 'returned',
    returning: { 1236: 1 },
    reference: '412345678901',
    refundReference: 'R 12',
    checkedAt: PLACED_AT,
    refundedAt: Date.UTC(2026, 11, 1),
    times: { returned: Date.UTC(2026, 11, 1) },
  });
  const rowsIn = (number: number) =>
    cellsIn(csvFiles.movements([order], catalogue, 'spreadsheet', month(number)));

  it('has a row for each in its month, whose net amounts and taxes add up to it', () => {
    setShop({ tax: { rate: 18, categories: { Books: 5 } } });
    jest
      .spyOn(catalogue, 'rateOf')
      .mockImplementation(({ productId: id }) => (id === '1236' ? 18 : 5));
    expect(rowsIn(11)).toEqual([
      {
        Date: '2026-11-23 14:05',
        Order: '7K3M-9QXT-2B4D',
        Type: 'Received',
        Payment: 'UPI',
        Reference: "'412345678901",
        'Amount (₹)': '2053',
        'Net at 5% (₹)': '24',
        'Tax at 5% (₹)': '1',
        'Net at 18% (₹)': '1719',
        'Tax at 18% (₹)': '309',
        'Tax rate unknown (₹)': '0',
      },
    ]);
    expect(rowsIn(12)).toMatchObject([
      {
        Date: '2026-12-01 05:30',
        Type: 'Refunded',
        Reference: 'R 12',
        'Amount (₹)': '-990',
        'Net at 5% (₹)': '0',
        'Tax at 5% (₹)': '0',
        'Net at 18% (₹)': '-839',
        'Tax at 18% (₹)': '-151',
      },
    ]);
  });

  it('has the whole amount in a column of its own if the rate of a product isn’t known', () => {
    setShop({ tax: { rate: 18, categories: { Books: 5 } } });
    expect(rowsIn(11)).toMatchObject([
      { 'Amount (₹)': '2053', 'Tax at 18% (₹)': '0', 'Tax rate unknown (₹)': '2053' },
    ]);
  });

  it('has no taxes in a shop that states none', () => {
    expect(Object.keys(rowsIn(11)[0] ?? {})).toEqual([
      'Date',
      'Order',
      'Type',
      'Payment',
      'Reference',
      'Amount (₹)',
    ]);
  });
});

it('has the exact amount of a refund in fractions of the shop’s smallest unit', () => {
  const refunds = [{ amount: 10.4, at: PLACED_AT }];
  const charge = { until: 0, paid: 2053, paidAt: PLACED_AT, refunded: 10.4, refunds };
  const order = orderWith({ pay: 'online', payment: 'paid', state: 'delivered', charge });
  expect(cellsOf(order)).toMatchObject([{ 'Refunded (₹)': '10.40', 'Sold (₹)': '2042.60' }]);
});

describe('file for a program', () => {
  const programCells = (...orders: Order[]) =>
    cellsIn(`\uFEFF${csvFiles.orders(orders, catalogue, 'program')}`);

  it('has raw values under the same column names in every language, without a byte order mark', () => {
    const order = orderWith({ state: 'delivered', payment: 'paid', checkedAt: PLACED_AT });
    expect(csvFiles.orders([order], catalogue, 'program')).toMatch(/^"id","placedAt",/);
    expect(programCells(order)).toMatchObject([
      {
        id: '7K3M-9QXT-2B4D',
        placedAt: '2026-11-23T08:35:00.000Z',
        status: 'delivered',
        pay: 'cash',
        paid: 'paid',
        claimedAt: '',
        received: '2053',
        receivedAt: '2026-11-23T08:35:00.000Z',
        items: '2 × Title of 1236; 1 × Title of gone',
        gift: 'false',
      },
    ]);
  });

  it.each([
    '0341998877',
    '04109',
    '+49 341 998877',
    '=HYPERLINK("x")',
    "'04109",
    '१२३',
    '1-2',
    '5. Mai',
    '12,50',
    'a;b,c\n"d"',
    ' x ',
    '-',
    '1e5',
  ])('has texts as they are, without an apostrophe: %j', (text) => {
    const address = { ...buildAddress(), name: text, telephone: text, street: text };
    const order = orderWith({ address, reference: text, notes: { sent: text } });
    expect(programCells(order)).toMatchObject([
      { name: text, telephone: text, street: text, reference: text, courier: text },
    ]);
  });
});

it('is UTF-8 with a byte order mark and CRLF line ends', () => {
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
])('survives being opened and saved in a spreadsheet: %s and others', (...texts) => {
  const orders = texts.map((reference) => orderWith({ reference }));
  expect(cellsOf(...orders).map((cells) => cells['Payment reference'])).toEqual(
    texts.map((text) => `'${text}`),
  );
});

it('puts no apostrophe before a text that spreadsheets don’t change', () => {
  const texts = ['0', '7', '560001', '98765432101', '7K3M-9QXT-2B4D', '98765 43210', 'cap-xl'];
  texts.push('Marble 5', 'May', '5 items', '12a', 'a12', '2 × 3', '3 for 2', 'UTR 0123', '12-ab');
  expect(readCsv(csv([texts]))).toEqual([texts]);
});

it('has a row of the pick list for each variant', () => {
  const items = [
    { productId: 'cap-s', price: 300, count: 2 },
    { productId: 'cap-l', price: 350, count: 1 },
  ];
  const capOf = ({ productId: id }: { productId: string }) =>
    id === 'cap-s' ? 'Cap, Small' : 'Cap, Large';
  expect(pickListOf([{ items }, { items: items.slice(1) }], capOf)).toEqual([
    { productId: 'cap-l', title: 'Cap, Large', count: 2, amount: 700 },
    { productId: 'cap-s', title: 'Cap, Small', count: 2, amount: 600 },
  ]);
});
