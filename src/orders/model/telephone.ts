import { shop } from '#shop/config';
import type { Country } from '../../markets/market';
import { plainNumber } from './tidyText';

const { country, callingCode } = shop.market;

interface Numbering {
  /** Complete numbers as they are stored, in JavaScript and in RE2 alike. */
  complete: string;
  /** A number of the country as it may be typed: what stands before the number, and the number. */
  typed: RegExp;
  /** How such a number is stored. */
  store: (national: string, before: string) => string;
  /** Of stored numbers that take no SMS. */
  landline: RegExp;
}

export const numberings: Readonly<Record<Country, Numbering>> = {
  IN: {
    // A mobile number; a landline, where area code and number have ten digits and 10, 110, 111, 118, 119 and 555 begin
    // none; or a number of another country.
    complete: [
      '[6-9][0-9]{4} [0-9]{5}',
      '0(11[2-7]|1[2-9][0-9]|[2-46-8][0-9]{2}|5[0-46-9][0-9]|55[0-46-9])[0-9]{7}',
      '[+]([1-8][0-9]|9[02-9])[0-9]{8,11}',
    ].join('|'),
    typed: /^(?:[+]?91|0091)?(0?)([1-9]\d{9})$/,
    store(national, zero) {
      // With a zero, it may be a landline that starts like a mobile number.
      const isMobile = zero ? national.startsWith('9') : /^[6-9]/.test(national);
      return isMobile ? `${national.slice(0, 5)} ${national.slice(5)}` : `0${national}`;
    },
    landline: /^0/,
  },
  DE: {
    // With a zero and up to 13 digits after it, or of another country.
    complete: '0[1-9][0-9]{5,12}|[+]([1-35-9][0-9]|4[0-8])[0-9]{6,12}',
    typed: /^((?:[+]|00)490?|0)([1-9]\d+)$/,
    store: (national) => `0${national}`,
    landline: /^0(?!1[5-7])/,
  },
};

const { complete, typed, store, landline } = numberings[country];

/**
 * A phone number in the one form that it is stored in, so that orders can be found by it. Indian mobile numbers:
 * `98765 43210`; landlines: `08023456789`; German ones: `0301234567`; others, which start with a plus: `+442079460958`.
 * Anything else is left as it is.
 */
export function phoneNumber(text: string): string {
  const number = plainNumber(text)
    // `tel:`, “Mobile:”, `https://wa.me/`; “(home)”.
    .replace(/^(?:[\p{L}\p{M}]+ )+(?=[+\d])|(?: [\p{L}\p{M}]+)+$/gu, '')
    .replaceAll(' ', '');
  const [, before = '', national = ''] = typed.exec(number) ?? [];
  return national ? store(national, before) : number;
}

const isComplete = new RegExp(`^(${complete})$`);

/** A phone number with its country code; `undefined` if it isn't complete. */
export function internationalNumber(telephone: string): string | undefined {
  const number = phoneNumber(telephone);
  if (!isComplete.test(number)) return undefined;
  return number.startsWith('+') ? number : `+${callingCode}${number.replace(/^0| /, '')}`;
}

/** Landlines have no SMS. */
export const isLandline = (telephone: string) => landline.test(phoneNumber(telephone));
