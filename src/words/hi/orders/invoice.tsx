import type { Series } from '../../../orders/model/invoice';
import { formatDate } from '../../dates';
import type { invoiceWords as englishInvoice } from '../../en/orders/invoice';
import { placeWords } from './places';

const headings: Record<Series, (isTaxed: boolean, hasNumber: boolean) => string> = {
  invoice: (isTaxed, hasNumber) => (hasNumber ? (isTaxed ? 'टैक्स इनवॉइस' : 'सप्लाई बिल') : 'इनवॉइस'),
  creditNote: () => 'क्रेडिट नोट',
};

export const invoiceWords = {
  heading: (series: Series, isTaxed: boolean, hasNumber: boolean) =>
    headings[series](isTaxed, hasNumber),
  number: (number: string, at: number) => `सं. ${number}, ${formatDate(at)}`,
  order: (id: string, placedAt: number) => `ऑर्डर ${id}, ${formatDate(placedAt)}`,
  sentOn: (at: number) => `भेजने की तारीख: ${formatDate(at)}`,
  takesBack: (number: string, at: number) => `इनवॉइस ${number}, ${formatDate(at)} के लिए`,
  taxNumber: (number: string) => `GSTIN ${number}`,
  billTo: 'ख़रीदार',
  buyerHidden: 'ख़रीदार का नाम और पता उसके खाते में दिए इनवॉइस पर है।',
  placeOfSupply: (state: string) => `आपूर्ति का स्थान: ${placeWords.stateName(state)}`,
  columns: { item: 'सामान', taxCode: 'HSN', count: 'संख्या', price: 'दाम', amount: 'रकम' },
  delivery: 'डिलीवरी',
  total: 'कुल',
  taxColumns: { rate: 'टैक्स की दर', net: 'टैक्स योग्य मूल्य', gross: 'टैक्स सहित' },
  tax: (rate: string, amount: string) => `${rate}: ${amount}`,
  withoutTax: (hasNumber: boolean) =>
    hasNumber ? 'कंपोज़िशन योजना के करदाता, सप्लाई पर टैक्स लेने के पात्र नहीं।' : undefined,
} satisfies typeof englishInvoice;
