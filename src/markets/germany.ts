import type { Market } from './market';

export const germany: Market = {
  country: 'DE',
  callingCode: '49',
  // None starts with two zeros.
  postalCode: '0[1-9][0-9]{3}|[1-9][0-9]{4}',
  language: 'de-DE',
  currency: 'EUR',
  digits: 2,
  grouping: 'always',
  isTaxIncluded: true,
  withdrawal: true,
  timeZone: 'Europe/Berlin',
};
