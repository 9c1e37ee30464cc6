import type { Series } from '../../../orders/model/invoice';
import { formatDate } from '../../dates';
import type { invoiceWords as englishInvoice } from '../../en/orders/invoice';

const headings: Record<Series, string> = {
  invoice: 'Rechnung',
  creditNote: 'Rechnungskorrektur',
};

export const invoiceWords = {
  heading: (series: Series) => headings[series],
  number: (number: string, at: number) => `Nr. ${number} vom ${formatDate(at)}`,
  order: (id: string, placedAt: number) => `Bestellung ${id} vom ${formatDate(placedAt)}`,
  sentOn: (at: number) => `Lieferdatum: ${formatDate(at)} (Versand)`,
  takesBack: (number: string, at: number) => `Zur Rechnung ${number} vom ${formatDate(at)}`,
  taxNumber: (number: string) =>
    `${number.startsWith('DE') ? 'USt-IdNr.' : 'Steuernummer'} ${number}`,
  billTo: 'Rechnung an',
  buyerHidden: 'Name und Anschrift stehen auf der Rechnung im Kundenkonto.',
  placeOfSupply: () => '',
  columns: {
    item: 'Artikel',
    taxCode: 'HSN',
    count: 'Anzahl',
    price: 'Einzelpreis',
    amount: 'Betrag',
  },
  delivery: 'Versand',
  total: 'Gesamtbetrag',
  taxColumns: { rate: 'Steuersatz', net: 'Netto', gross: 'Brutto' },
  tax: (rate: string, amount: string) => `${rate}: ${amount}`,
  withoutTax: () => 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.',
} satisfies typeof englishInvoice;
