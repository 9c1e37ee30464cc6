import { notAllAlike, type PostalCodes } from '../postalCodes';

export const postalCodes: PostalCodes = {
  patterns: [
    // The first two digits are those of a postal circle, or the army's, and no office has the last three 000.
    '(1[1-9]|2[0-8]|3[0-46-9]|4[0-9]|5[0-36-9]|6[0-47-9]|7[0-9]|8[0-5]|9[0-9])[0-9]([0-9][0-9][1-9]|[0-9][1-9]0|[1-9]00)',
    notAllAlike,
  ],
  length: 6,
  plausible: /^[^9]/,
  labels: [
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
};
