import { isListedBy } from '../src/catalogue/model/onlineAmounts';
import type { Payments } from '#shop/config';

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Whether it is the ISO 4217 code of a currency that every supported browser can name. */
export const isCurrency = (code: string) => currencies.has(code);

/**
 * How many digits ISO 4217 gives a currency after the point. Not from `Intl`, which leaves out those that nobody uses any
 * more, such as fillér.
 */
export function isoDigits(currency: string): number {
  const others = [
    [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
    [3, 'BHD IQD JOD KWD LYD OMR TND'],
    [4, 'CLF UYW'],
  ] as const;
  return others.find(([, codes]) => codes.split(' ').includes(currency))?.[0] ?? 2;
}

/** Whether the shop knows the units in which a payment service counts a currency. */
export const isCountedBy = (service: Payments['service'], currency: string) =>
  isoDigits(currency) === 2 || isListedBy(service, currency);

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    // Offsets and abbreviations are rejected, because browsers read them differently.
    return name === 'UTC' || /^[A-Z]\w+\//.test(name);
  } catch {
    return false;
  }
}
