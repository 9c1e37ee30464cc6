import { buildAddress } from '../../testing/address';
import type { Address } from '../../orders/model/address';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { courierFile, filesOfCouriers } from './courierFile';

const own = { DHL: { Abrechnungsnummer: '33333333330101' } };

/** The cells of an order's row for DHL by the names of its columns, as its portal decodes them. */
function rowFor(address: Partial<Address>, pay: 'cash' | 'online' = 'cash') {
  const { DHL: file } = filesOfCouriers(own);
  if (!file) throw new Error('It is unknown.');
  const order = new FakeOrders().add({
    owner: 'asha',
    id: '7K3M-9QXT-2B4D',
    items: [{ productId: 'lamp', price: 119_050, count: 1 }],
    delivery: { price: 490 },
    state: 'accepted',
    pay,
    payment: pay === 'cash' ? 'due' : 'paid',
    address: { ...buildAddress(), landmark: '', pin: '10969', city: 'Köln', ...address },
  });
  const size = { length: 30, width: 20.5, height: 8 };
  const bytes = courierFile(file, [{ order, weight: 1250, size }], () => 'Lampe');
  if (typeof bytes === 'string') throw new Error('It is UTF-8.');
  const [columns = [], cells = []] = new TextDecoder('latin1')
    .decode(bytes)
    .split('\r\n')
    .map((line) => line.split(';'));
  return Object.fromEntries<string | undefined>(
    cells.map((cell, place) => [columns[place] ?? '', cell]),
  );
}

describe('the file for DHL’s portal', () => {
  it('has street and house number apart, a decimal comma, and the shop’s account', () => {
    expect(rowFor({ name: 'Zoë Müßig', street: 'Straße des 17. Juni 135a' })).toEqual({
      Sendungsreferenz: '7K3M-9QXT-2B4D',
      'Empfänger Name 1': 'Zoë Müßig',
      'Empfänger Name 2 / Postnummer': '',
      'Empfänger Straße': 'Straße des 17. Juni',
      'Empfänger Hausnummer': '135a',
      'Empfänger PLZ': '10969',
      'Empfänger Ort': 'Köln',
      'Empfänger Land': 'DEU',
      Gewicht: '1,25',
      Länge: '30',
      Breite: '20,5',
      Höhe: '8',
      'Produkt- und Servicedetails': 'V01PAK',
      Abrechnungsnummer: '33333333330101',
      'Service - Nachnahme - Betrag': '1195,40',
      'Service - Nachnahme - Verwendungszweck 1': '7K3M-9QXT-2B4D',
    });
  });

  it('collects nothing of an order that was paid', () => {
    expect(rowFor({ street: 'Hauptstr. 5' }, 'online')['Service - Nachnahme - Betrag']).toBe('');
  });

  it.each([
    ['c/o Rao\nHauptstr. 12-14', 'Hauptstr.', '12-14', 'c/o Rao'],
    ['Hauptstr. 12 1/2', 'Hauptstr.', '12 1/2', ''],
    ['Packstation 123\n1234567890', 'Packstation', '123', '1234567890'],
    ['Musterstraße 5\nWohnung 12', 'Musterstraße', '5', 'Wohnung 12'],
    ['Whg. 12\nMusterstraße 5', 'Musterstraße', '5', 'Whg. 12'],
    ['Hausener Weg 5\nHaus 3\nApp. 12', 'Hausener Weg', '5', 'Haus 3, App. 12'],
    ['Zimmerstraße 5\nc/o Rao 24', 'Zimmerstraße', '5', 'c/o Rao 24'],
    ['Zimmerstraße 5\nAufgang 2', 'Zimmerstraße', '5', 'Aufgang 2'],
    ['Am Markt\nHaus 3', 'Haus', '3', 'Am Markt'],
    ['Am Markt', 'Am Markt', '', ''],
    ['Schlossplatz', 'Schlossplatz', '', ''],
  ])('splits the street %j', (street, name, number, addition) => {
    const row = rowFor({ street });
    expect(row['Empfänger Straße']).toBe(name);
    expect(row['Empfänger Hausnummer']).toBe(number);
    expect(row['Empfänger Name 2 / Postnummer']).toBe(addition);
  });

  it('writes letters that its encoding lacks without their signs', () => {
    expect(rowFor({ name: 'Łucja Dvořák' })['Empfänger Name 1']).toBe('Lucja Dvorák');
  });

  it('quotes German quotation marks, and disarms a dash, as its encoding writes them', () => {
    const row = rowFor({ name: 'Gasthaus „Zum Adler“', city: '–1+2' });
    expect(row['Empfänger Name 1']).toBe('"Gasthaus ""Zum Adler"""');
    expect(row['Empfänger Ort']).toBe("'-1+2");
  });
});
