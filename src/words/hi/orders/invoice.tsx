import type { Series } from '../../../orders/model/invoice';
import type { invoiceWords as englishInvoice } from '../../en/orders/invoice';
import { placeWords } from './places';

const headings: Record<Series, (isTaxed: boolean, hasNumber: boolean) => string> = {
  invoice: (isTaxed, hasNumber) => (hasNumber ? (isTaxed ? 'टैक्स इनवॉइस' : 'सप्लाई बिल') : 'इनवॉइस'),
  creditNote: () => 'क्रेडिट नोट',
};

export const invoiceWords = {
  heading: (series: Series, isTaxed: boolean, hasNumber: boolean) =>
    headings[series](isTaxed, hasNumber),
  number: (number: string, date: string) => `सं. ${number}, ${date}`,
  order: (id: string, date: string) => `ऑर्डर ${id}, ${date}`,
  sentOn: (date: string) => `भेजने की तारीख: ${date}`,
  takesBack: (number: string, date: string) => `इनवॉइस ${number}, ${date} के लिए`,
  taxNumber: (number: string) => `GSTIN ${number}`,
  billTo: 'ख़रीदार',
  buyerHidden:
    'इस पेज पर ख़रीदार का नाम और पता नहीं है, क्योंकि लिंक मिलने पर इसे कोई भी खोल सकता है; पूरा इनवॉइस ख़रीदार के खाते में है, और बिना खाते के ऑर्डर करने वालों को दुकान से मिलता है।',
  placeOfSupply: (state: string) => `आपूर्ति का स्थान: ${placeWords.stateName(state)}`,
  columns: { item: 'सामान', taxCode: 'HSN', count: 'संख्या', price: 'दाम', amount: 'रकम' },
  delivery: 'डिलीवरी',
  total: 'कुल',
  taxColumns: { rate: 'टैक्स की दर', net: 'टैक्स योग्य मूल्य', gross: 'टैक्स सहित' },
  tax: (rate: string, amount: string) => `${rate}: ${amount}`,
  reverseCharge: 'रिवर्स चार्ज पर देय टैक्स: नहीं',
  withoutTax: (hasNumber: boolean) =>
    hasNumber ? 'कंपोज़िशन योजना के करदाता, सप्लाई पर टैक्स लेने के पात्र नहीं।' : undefined,
} satisfies typeof englishInvoice;
