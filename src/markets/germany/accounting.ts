import type { AccountFile } from '../accounting';

/**
 * Booking proposals for DATEV's import of ASCII files: a row for each rate, gross, as DATEV takes the tax out itself. Its own
 * format (EXTF) has account numbers and the numbers of adviser and client in each file, which only the accountant knows.
 */
export const accountFiles: readonly AccountFile[] = [
  {
    name: 'datev',
    label: 'DATEV',
    columns: [
      'Umsatz (ohne Soll/Haben-Kz)',
      'Soll/Haben-Kennzeichen',
      'WKZ Umsatz',
      'Steuersatz',
      'Belegdatum',
      'Belegfeld 1',
      'Belegfeld 2',
      'Buchungstext',
    ],
    rowsOf: (papers) =>
      papers.flatMap(({ number, day, isCreditNote, invoice, order, rates }) =>
        rates.map(({ rate = '', gross }) => [
          // The amount has no sign: a credit note is on the other side.
          { amount: Math.abs(gross) },
          isCreditNote ? 'H' : 'S',
          'EUR',
          rate,
          day.split('-').reverse().join('.'),
          number,
          isCreditNote ? invoice.number : '',
          `${isCreditNote ? 'Rechnungskorrektur' : 'Rechnung'}, Bestellung ${order}`,
        ]),
      ),
  },
];
