import type { Market } from '../market';

export const germany: Market = {
  name: 'germany',
  country: 'DE',
  callingCode: '49',
  language: 'de-DE',
  currency: 'EUR',
  digits: 2,
  grouping: 'always',
  isTaxIncluded: true,
  withdrawal: true,
  timeZone: 'Europe/Berlin',
};
