import { shop } from '../../../shop/config';
import type { Country } from '../../markets/market';
import { plainNumber } from './tidyText';

const { country, callingCode } = shop.market;

/**
 * Complete phone numbers as they are stored: see `phoneNumber`. In India, a mobile number; a landline, where area code and
 * number have ten digits and 10, 110, 111, 118, 119 and 555 begin none; or a number of another country. In Germany,
 * with its zero; the longest have 13 digits.
 */
export const telephonePatterns: Readonly<Record<Country, string>> = {
  IN: [
    '[6-9][0-9]{4} [0-9]{5}',
    '0(11[2-7]|1[2-9][0-9]|[2-46-8][0-9]{2}|5[0-46-9][0-9]|55[0-46-9])[0-9]{7}',
    '[+]([1-8][0-9]|9[02-9])[0-9]{8,11}',
  ].join('|'),
  DE: '0[1-9][0-9]{5,12}|[+]([1-35-9][0-9]|4[0-8])[0-9]{6,12}',
};

/** A number of the country without spaces or calling code, as it is stored. */
const storedForm: Readonly<Record<Country, (zero: string, national: string) => string>> = {
  IN(zero, national) {
    if (!/^[1-9]\d{9}$/.test(national)) return '';
    // With a zero, it may be a landline that starts like a mobile number.
    const isMobile = zero ? national.startsWith('9') : /^[6-9]/.test(national);
    return isMobile ? `${national.slice(0, 5)} ${national.slice(5)}` : `0${national}`;
  },
  DE: (_zero, national) => `0${national}`,
};

const mobile: Readonly<Record<Country, RegExp>> = { IN: /^[6-9]/, DE: /^01[5-7]/ };

const withCode = new RegExp(`^(?:[+]?${callingCode}|00${callingCode})?(0?)([1-9]\\d+)$`);
const withPrefix = new RegExp(`^(?:(?:[+]|00)${callingCode}0?|0)([1-9]\\d+)$`);

/**
 * A phone number in the one form that it is stored in, so that orders can be found by it. Indian mobile numbers:
 * `98765 43210`; landlines: `08023456789`; German ones: `0301234567`; others, which start with a plus: `+442079460958`.
 * Anything else is left as it is.
 */
export function phoneNumber(text: string): string {
  const number = plainNumber(text).replaceAll(' ', '');
  // In India, the code may stand without a plus sign, because all numbers have ten digits.
  const [, zero = '', national = ''] =
    country === 'IN' ? (withCode.exec(number) ?? []) : ['', '', withPrefix.exec(number)?.[1] ?? ''];
  return (national && storedForm[country](zero, national)) || number;
}

const complete = new RegExp(`^(${telephonePatterns[country]})$`);

/** A phone number with its country code; `undefined` if it isn't complete. */
export function internationalNumber(telephone: string): string | undefined {
  const number = phoneNumber(telephone);
  if (!complete.test(number)) return undefined;
  return number.startsWith('+') ? number : `+${callingCode}${number.replace(/^0| /, '')}`;
}

/** Landlines have no SMS. */
export const isLandline = (telephone: string) => {
  const number = phoneNumber(telephone);
  return number.startsWith('0') && !mobile[country].test(number);
};

/** With a space, so that spreadsheets keep the zero of a landline's number. */
export const spaced = (telephone: string) => telephone.replace(/^(0\d\d)(\d+)$/, '$1 $2');
