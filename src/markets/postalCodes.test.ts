import { postalCodes as german } from './germany/postalCodes';
import { postalCodes as indian } from './india/postalCodes';
import { isPostalCode } from './postalCodes';

describe('postal codes', () => {
  it.each([
    ['India', indian, '110001 560041 400099 744101 900056 999998 111112 110100'],
    ['Germany', german, '01067 10115 11011 20095 44135 60311 99998 11112'],
  ] as const)('accepts postal codes of places in %s', (_country, table, codes) => {
    expect(codes.split(' ').filter((code) => !isPostalCode(table, code))).toEqual([]);
  });

  it.each([
    [
      'India',
      indian,
      '000000 111111 222222 333333 444444 555555 777777 999999 060001 290001 110000 56004 5600411',
    ],
    ['Germany', german, '00000 00123 05123 43210 62123 11111 33333 99999 1011 101155'],
  ] as const)('rejects postal codes that no place in %s has', (_country, table, codes) => {
    expect(codes.split(' ').filter((code) => isPostalCode(table, code))).toEqual([]);
  });
});
