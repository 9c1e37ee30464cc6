import { isPostalCode } from './postalCodes';

describe('postal codes', () => {
  it.each([
    ['IN', '110001 560041 400099 744101 900056 999998 111112 110100'],
    ['DE', '01067 10115 11011 20095 44135 60311 99998 11112'],
  ] as const)('takes codes of places in %s', (country, codes) => {
    expect(codes.split(' ').filter((code) => !isPostalCode(country, code))).toEqual([]);
  });

  it.each([
    [
      'IN',
      '000000 111111 222222 333333 444444 555555 777777 999999 060001 290001 110000 56004 5600411',
    ],
    ['DE', '00000 00123 05123 43210 62123 11111 33333 99999 1011 101155'],
  ] as const)('takes no code that no place in %s has', (country, codes) => {
    expect(codes.split(' ').filter((code) => isPostalCode(country, code))).toEqual([]);
  });
});
