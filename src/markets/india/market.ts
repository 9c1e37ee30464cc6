import type { Market } from '../market';

export const india: Market = {
  name: 'india',
  country: 'IN',
  callingCode: '91',
  language: 'en-IN',
  currency: 'INR',
  digits: 0,
  timeZone: 'Asia/Kolkata',
};

export const indiaHindi: Market = { ...india, language: 'hi-IN' };
