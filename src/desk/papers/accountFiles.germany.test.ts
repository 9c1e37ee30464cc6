import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { rateIn } from '../../orders/model/tax';
import { sumOf } from '../../orders/model/apportion';
import { spanOf } from '../orders/figures';
import { accountFilesOf } from './accountFiles';
import { csvFiles } from './csv';

const always = { start: 0, end: Infinity };
const rateOf = rateIn({});

/** An order of a book and a lamp, of which the lamp came back; maybe without taxes. */
function order(at: number, taxes = ['USt']) {
  return new FakeOrders().add({
    owner: 'asha',
    items: [
      { productId: 'book', price: 1070, count: 1, record: { title: 'Buch', rate: 7 } },
      { productId: 'lamp', price: 1190, count: 2, record: { title: 'Lampe', rate: 19 } },
    ],
    delivery: { price: 490 },
    state: 'returned',
    returning: { lamp: 1 },
    invoice: { number: 'HAAT-7', at, seller: 'Haat', taxNumber: 'DE123456789', taxes },
    creditNote: { number: 'HAAT-C1', at: at + 86_400_000 },
  });
}

const rowsOf = (text = '') =>
  text
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(';'));
const numberOf = (cell = '') => Number(cell.replaceAll('"', '').replace(',', '.'));

describe('the file for DATEV', () => {
  it('has a row for each rate of an invoice, and what came back on the other side', () => {
    const at = Date.parse('2026-11-30T00:30+01:00');
    const [file] = accountFilesOf([order(at)], rateOf, always);
    expect(file?.label).toBe('DATEV');
    expect(rowsOf(file?.format())).toEqual([
      [
        'Umsatz (ohne Soll/Haben-Kz)',
        'Soll/Haben-Kennzeichen',
        'WKZ Umsatz',
        'Steuersatz',
        'Belegdatum',
        'Belegfeld 1',
        'Belegfeld 2',
        'Buchungstext',
      ],
      ['12,22', 'S', 'EUR', '7', '30.11.2026', 'HAAT-7', '', 'Rechnung, Bestellung 0000-0000-0001'],
      [
        '27,18',
        'S',
        'EUR',
        '19',
        '30.11.2026',
        'HAAT-7',
        '',
        'Rechnung, Bestellung 0000-0000-0001',
      ],
      [
        '11,90',
        'H',
        'EUR',
        '19',
        '01.12.2026',
        'HAAT-C1',
        'HAAT-7',
        'Rechnungskorrektur, Bestellung 0000-0000-0001',
      ],
    ]);
    const now = Date.parse('2026-12-20T12:00+01:00');
    const months = (['lastMonth', 'month'] as const).map((period) => spanOf(period, now));
    const counts = months.map((span) =>
      rowsOf(accountFilesOf([order(at)], rateOf, span)[0]?.format()),
    );
    expect(counts.map(({ length }) => length - 1)).toEqual([2, 1]);
  });

  it.each([[['USt']], [[]]])('adds up to the file of invoices, with the taxes %j', (taxes) => {
    const orders = [order(1, taxes)];
    const [, ...rows] = rowsOf(accountFilesOf(orders, rateOf, always)[0]?.format());
    const amounts = rows.map(([amount, side]) => (side === 'S' ? 1 : -1) * numberOf(amount));
    const catalogue = { titleOf: String, rateOf };
    const [head = [], ...all] = csvFiles
      .invoices(orders, catalogue, 'program', always)
      .trimEnd()
      .split('\r\n')
      .map((row) => row.split(','));
    const gross = all.map((row) => numberOf(row[head.indexOf('"gross"')]));
    expect(sumOf(amounts.map((amount) => Math.round(amount * 100)))).toBe(
      sumOf(gross.map((amount) => Math.round(amount * 100))),
    );
    if (taxes.length === 0) expect(rows.map((row) => row[3])).toEqual(['0', '0']);
  });
});
