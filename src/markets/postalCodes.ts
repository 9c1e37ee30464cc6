import type { Country } from './market';

/** What each country's postal codes look like, in JavaScript and in RE2 alike. */
export const postalCodes: Readonly<Record<Country, string>> = {
  // The first two digits are those of a postal circle, or the army's, and no office has the last three 000.
  IN: '(1[1-9]|2[0-8]|3[0-46-9]|4[0-9]|5[0-36-9]|6[0-47-9]|7[0-9]|8[0-5]|9[0-9])[0-9]([0-9][0-9][1-9]|[0-9][1-9]0|[1-9]00)',
  // None starts with two zeros.
  DE: '0[1-9][0-9]{3}|[1-9][0-9]{4}',
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
