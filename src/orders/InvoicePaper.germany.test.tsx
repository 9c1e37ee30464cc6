/** @jest-environment ./src/testing/browserEnvironment.ts */
import { typedAddress } from '#market/example';
import { FakeOrders } from '../testing/fakes/fakeOrders';
import { renderWithShop } from '../testing/renderApp';
import { tidyAddress } from './model/address';
import { Receipt } from './Receipt';

/** The invoice of a lamp for €19.99 and a book for €10, with delivery for €4.90, taxed at these rates. */
function print(lamp: number, book: number, taxes = ['USt']) {
  const order = new FakeOrders().add({
    owner: 'asha',
    items: [
      { productId: 'lamp', price: 1999, count: 1, record: { title: 'Lampe', rate: lamp } },
      { productId: 'book', price: 1000, count: 1, record: { title: 'Buch', rate: book } },
    ],
    delivery: { price: 490 },
    state: 'sent',
    times: { sent: Date.UTC(2026, 10, 30, 8) },
    buyer: tidyAddress(typedAddress),
    invoice: {
      number: 'HA-7',
      at: Date.UTC(2026, 10, 29, 8),
      seller: 'Haat Handel',
      taxNumber: 'DE123456789',
      taxes,
    },
  });
  const { container } = renderWithShop(<Receipt order={order} />);
  // The table of taxes is in a row itself.
  const rows = Array.from(container.querySelectorAll('tr:not(:has(table))'), ({ children }) =>
    Array.from(children, (cell) => cell.textContent.replace(/\s/g, ' ')).join(' | '),
  );
  return { text: container.textContent.replace(/\s+/g, ' '), rows };
}

it('a German invoice has the net amount and the tax of each rate', () => {
  const { text, rows } = print(19, 7);
  expect(text).toContain('Rechnung');
  expect(text).toContain('Nr. HA-7 vom 29. November 2026');
  expect(text).toContain('USt-IdNr. DE123456789');
  expect(text).toContain('Lieferdatum: 30. November 2026 (Versand)');
  expect(text).not.toContain('Steuerschuldnerschaft');
  expect(rows[1]).toBe('Lampe 19 % | 1 | 19,99 € | 19,99 €');
  expect(rows.slice(-4)).toEqual([
    'Gesamtbetrag | 34,89 €',
    'Steuersatz | Netto | USt | Brutto',
    '7 % | 10,87 € | 7 %: 0,76 € | 11,63 €',
    '19 % | 19,55 € | 19 %: 3,71 € | 23,26 €',
  ]);
});

it('the German invoice of a small business says why it has no tax, unlike that of goods at 0 %', () => {
  const sentence = 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.';
  expect(print(0, 0, []).text).toContain(sentence);
  expect(print(0, 0).text).not.toContain(sentence);
});
