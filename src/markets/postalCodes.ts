import type { Country } from './market';

interface PostalCodes {
  /** Each matches all of a code, in JavaScript and in RE2 alike. */
  patterns: readonly string[];
  /** How many characters a code has: so many that match no pattern are wrong, whatever would follow. */
  length: number;
  /** A code that doesn't match is of no place on the map, such as the army's: shoppers are asked about it. */
  plausible?: RegExp;
}

/** Somewhere a digit follows another one: no place has the same digit throughout, and people type that to try. */
const notAllAlike =
  '[0-9]*(0[1-9]|1[02-9]|2[013-9]|3[0-24-9]|4[0-35-9]|5[0-46-9]|6[0-57-9]|7[0-689]|8[0-79]|9[0-8])[0-9]*';

/** What each country's postal codes look like. */
export const postalCodes: Readonly<Record<Country, PostalCodes>> = {
  IN: {
    patterns: [
      // The first two digits are those of a postal circle, or the army's, and no office has the last three 000.
      '(1[1-9]|2[0-8]|3[0-46-9]|4[0-9]|5[0-36-9]|6[0-47-9]|7[0-9]|8[0-5]|9[0-9])[0-9]([0-9][0-9][1-9]|[0-9][1-9]0|[1-9]00)',
      notAllAlike,
    ],
    length: 6,
    plausible: /^[^9]/,
  },
  DE: {
    // None starts with 00, 05, 43 or 62.
    patterns: ['(0[1-46-9]|[1-35][0-9]|4[0-24-9]|6[013-9]|[7-9][0-9])[0-9]{3}', notAllAlike],
    length: 5,
  },
};

/** What people write before or after one, in any case; signs aside. */
export const postalCodeLabels: Readonly<Record<Country, readonly string[]>> = {
  IN: [
    'PIN',
    'PIN code',
    'Pincode',
    'PIN no',
    'Postal code',
    'Post code',
    'ZIP',
    'ZIP code',
    'India',
    'Bharat',
    'IND',
    'IN',
    'पिन',
    'पिन कोड',
    'पिनकोड',
    'भारत',
  ],
  DE: ['PLZ', 'Postleitzahl', 'Postal code', 'ZIP', 'Deutschland', 'Germany', 'DEU', 'DE', 'D'],
};

/** Whether a text is a postal code of a country, as far as its table knows. */
export const isPostalCode = (country: Country, text: string) =>
  postalCodes[country].patterns.every((pattern) => new RegExp(`^(${pattern})$`).test(text));
