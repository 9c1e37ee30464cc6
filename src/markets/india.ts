import type { Market } from './market';

export const india: Market = {
  country: 'IN',
  callingCode: '91',
  // The first two digits are those of a postal circle, or the army's, and no office has the last three 000.
  postalCode:
    '(1[1-9]|2[0-8]|3[0-46-9]|4[0-9]|5[0-36-9]|6[0-47-9]|7[0-9]|8[0-5]|9[0-9])[0-9]([0-9][0-9][1-9]|[0-9][1-9]0|[1-9]00)',
  language: 'en-IN',
  currency: 'INR',
  digits: 0,
  timeZone: 'Asia/Kolkata',
};

export const indiaHindi: Market = { ...india, language: 'hi-IN' };
