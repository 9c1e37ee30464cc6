import type { Series } from '../../../orders/model/invoice';
import type { invoiceWords as englishInvoice } from '../../en/orders/invoice';

const headings: Record<Series, string> = {
  invoice: 'Rechnung',
  creditNote: 'Rechnungskorrektur',
};

export const invoiceWords = {
  heading: (series: Series) => headings[series],
  number: (number: string, date: string) => `Nr. ${number} vom ${date}`,
  order: (id: string, date: string) => `Bestellung ${id} vom ${date}`,
  sentOn: (date: string) => `Lieferdatum: ${date} (Versand)`,
  takesBack: (number: string, date: string) => `Zur Rechnung ${number} vom ${date}`,
  taxNumber: (number: string) =>
    `${number.startsWith('DE') ? 'USt-IdNr.' : 'Steuernummer'} ${number}`,
  billTo: 'Rechnung an',
  buyerHidden:
    'Diese Seite zeigt weder Name noch Anschrift, weil jeder mit dem Link sie öffnen kann; die vollständige Rechnung steht im Kundenkonto, und wer ohne Konto bestellt hat, bekommt sie vom Shop.',
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
  reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers: Nein',
  withoutTax: () => 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.',
} satisfies typeof englishInvoice;
