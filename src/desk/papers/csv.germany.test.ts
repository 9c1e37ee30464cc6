import { buildAddress } from '../../testing/address';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { setShop } from '../../testing/setShop';
import { csv, csvFiles } from './csv';

/** The files of a sale for €60.66 with a later refund of €10.50. */
function fileFor(reader: 'spreadsheet' | 'program') {
  const order = new FakeOrders().add({
    owner: 'asha',
    items: [{ productId: 'lamp', price: 6066, count: 1 }],
    address: { ...buildAddress(), telephone: '0341998877' },
    pay: 'online',
    payment: 'paid',
    state: 'delivered',
    charge: {
      until: 0,
      paid: 6066,
      paidAt: Date.UTC(2026, 10, 23, 8, 35),
      refunded: 1050,
      refunds: [{ amount: 1050, at: Date.UTC(2026, 11, 1) }],
    },
  });
  const catalogue = {
    titleOf: ({ productId }: { productId: string }) => productId,
    rateOf: () => undefined,
  };
  const always = { start: 0, end: Infinity };
  return {
    orders: csvFiles.orders([order], catalogue, reader),
    movements: csvFiles.movements([order], catalogue, reader, always),
  };
}

beforeEach(() => {
  setShop({ tax: undefined });
});

it('writes semicolons and decimal commas for a German spreadsheet, but not for a program', () => {
  expect(fileFor('spreadsheet').orders).toContain(';"60,66";');
  expect(fileFor('spreadsheet').orders).toContain(';"\'0341998877";');
  expect(fileFor('spreadsheet').movements).toContain(';"-10,50"\r\n');
  expect(fileFor('program').orders).toContain(',60.66,');
  expect(fileFor('program').orders).toContain(',"0341998877",');
  expect(fileFor('program').movements).toBe(
    [
      '"at","id","kind","pay","reference","amount"',
      '2026-11-23T08:35:00.000Z,"0000-0000-0001","received","online",,60.66',
      '2026-12-01T00:00:00.000Z,"0000-0000-0001","refunded","online",,-10.50',
      '',
    ].join('\r\n'),
  );
});

it('protects what a German spreadsheet reads as a date, an amount or a truth value', () => {
  const converted = [
    '5. Mai',
    'Mai 26',
    '1. Dez. 2026',
    'MÄRZ 3',
    'Mrz 3',
    'Mo., 5. Okt 26',
    'wahr',
  ];
  converted.push('12,50 €', 'EUR 5', '5 EUR', '1.000,00', '04109', '24.12.');
  const kept = [
    'Maibaum 5',
    'Hauptstr. 5',
    'Mai',
    'Europa 5',
    '10115',
    '0341 998877',
    '5 Äpfel',
    'Moritz, 5',
  ];
  expect(csv([converted])).toBe(`\uFEFF${converted.map((text) => `"'${text}"`).join(';')}\r\n`);
  expect(csv([kept])).toBe(`\uFEFF${kept.map((text) => `"${text}"`).join(';')}\r\n`);
});

it('writes the net amount and the tax at each rate in cents', () => {
  setShop({ tax: { rate: 19, categories: { Books: 7 } } });
  const order = new FakeOrders().add({
    owner: 'asha',
    items: [
      { productId: 'lamp', price: 1190, count: 1 },
      { productId: 'book', price: 1070, count: 1 },
    ],
    pay: 'online',
    payment: 'paid',
    state: 'delivered',
    charge: { until: 0, paid: 2260, refunded: 0, paidAt: Date.UTC(2026, 10, 23, 8, 35) },
  });
  const catalogue = {
    titleOf: String,
    rateOf: ({ productId: id }: { productId: string }) => (id === 'book' ? 7 : 19),
  };
  const always = { start: 0, end: Infinity };
  const plain = (cell: string) => cell.replace(/\s/g, ' ').replaceAll('"', '');
  const [names = [], cells = []] = csvFiles
    .movements([order], catalogue, 'spreadsheet', always)
    .split('\r\n')
    .map((row) => row.split(';').map(plain));
  expect(Object.fromEntries(names.map((name, place) => [name, cells[place]]))).toMatchObject({
    'Netto zu 7 % (€)': '10,00',
    'MwSt. zu 7 % (€)': '0,70',
    'Netto zu 19 % (€)': '10,00',
    'MwSt. zu 19 % (€)': '1,90',
  });
});
