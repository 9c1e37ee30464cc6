import type { Discount } from '../../../orders/model/discount';
import type { codeWords as englishCode } from '../../en/orders/code';
import { type Amount, formatMoney } from '../../money';
import { formatPercent } from '../../percent';

/** What a code takes off, in a word or two. */
export const termsOf = (discount: Discount) => {
  if ('delivery' in discount) return 'मुफ़्त डिलीवरी';
  if ('amount' in discount) return `${formatMoney(discount.amount)} की छूट`;
  return `${formatPercent(discount.percent)} की छूट`;
};

export const codeWords = {
  label: 'कोड',
  apply: 'लगाएँ',
  checking: (code: string) => `${code} की जाँच हो रही है…`,
  terms: (code: string, discount: Discount) => `${code} से ${termsOf(discount)}।`,
  missing: (amount: Amount, code: string) =>
    `${code} इस्तेमाल करने के लिए ${formatMoney(amount)} का सामान और जोड़ें।`,
  nothing: (code: string) => `इस ऑर्डर पर ${code} से कोई छूट नहीं मिलती।`,
  row: (code: string) => `कोड ${code}:`,
  applied: (code: string, off: Amount) => `${code} से ${formatMoney(off)} की छूट मिली।`,
  remove: 'हटाएँ',
  removeOf: (code: string) => `${code} हटाएँ`,
  removed: (code: string) => `${code} हटाया गया`,
  wrong:
    'यह कोड इस्तेमाल नहीं हो सकता। स्पेलिंग जाँच लें: हो सकता है कि कोड की तारीख निकल गई हो या वह पूरा इस्तेमाल हो चुका हो।',
  rejected: (code: string) =>
    `${code} अब इस्तेमाल नहीं हो सकता: कोड की तारीख निकल गई है, वह पूरा इस्तेमाल हो चुका है, या इस फ़ोन नंबर से पहले ही इस्तेमाल हो चुका है।`,
  wait: (seconds: number) => `आप ${seconds} सेकंड में दूसरा कोड डाल सकते हैं।`,
  offline: 'आप ऑफ़लाइन हैं। कोड की जाँच के लिए इंटरनेट कनेक्शन चाहिए।',
  unreachable: 'हम आपके कोड की जाँच नहीं कर पाए। इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',
} satisfies typeof englishCode;
