import { germany } from '../../markets/germany/market';
import { india } from '../../markets/india/market';
import type { Market } from '../../markets/market';

/** The module as a shop in another market has it. */
async function addressesIn(market: Market) {
  jest.resetModules();
  jest.doMock('#shop/config', () => ({ shop: { market } }));
  return import('./address');
}

describe('a postal code', () => {
  it.each<[Market, code: string, ...typed: string[]]>([
    [
      germany,
      '10115',
      'D-10115',
      'DE 10115',
      'd10115',
      'DE–10115',
      'PLZ: 10115',
      '10115, Deutschland',
    ],
    [
      germany,
      '10115',
      '10 115',
      '10115.',
      '(10115)',
      '#10115',
      'Postleitzahl 10115',
      '１０１１５',
      'D 10115 DE',
    ],
    [germany, '01067', 'D-01067', '०१०६७'],
    [
      india,
      '110001',
      'PIN: 110 001',
      'IN-110001',
      '110001.',
      'pin110001',
      'PIN Code - 110001',
      'Pincode:११०००१',
    ],
    [
      india,
      '110001',
      'India 110001',
      '110001 INDIA',
      'पिन: 110001',
      'पिन कोड ११०००१',
      '110-001',
      '[110001]',
      'भारत 110001',
    ],
  ])('is the same with known words and signs around it: %#', async (market, code, ...typed) => {
    const { tidyField, checkField } = await addressesIn(market);
    for (const text of typed) {
      expect([text, tidyField('pin', text)]).toEqual([text, code]);
      expect(checkField('pin', text)).toBeUndefined();
    }
  });

  it.each<[Market, ...typed: string[]]>([
    [germany, 'A-1010', 'AT 10115', '10115 Berlin', 'D', 'Dx10115', '1011', '101156'],
    [india, 'PIN', '110001a', '11000²', 'US 110001', '+110001', '110001 110002', 'Indiana 110001'],
  ])('can’t have other words around it, or other digits in it: %#', async (market, ...typed) => {
    const { checkField } = await addressesIn(market);
    for (const text of typed) {
      expect([text, checkField('pin', text)]).toEqual([text, 'invalid']);
    }
  });
});

it('takes a phone number with what people write before it', async () => {
  const { tidyField } = await addressesIn(india);
  for (const text of [
    'Tel: 98765 43210',
    'Mob. no. +91 98765 43210',
    'फ़ोन: ९८७६५४३२१०',
    'Ph-9876543210',
  ]) {
    expect([text, tidyField('telephone', text)]).toEqual([text, '98765 43210']);
  }
});

describe('a street without what is usual in its country', () => {
  it.each<[Market, doubt: string | undefined, ...streets: string[]]>([
    [
      germany,
      'houseNumber',
      'Hauptstraße',
      'Unter den Linden',
      'Straße des 17. Juni',
      'Platz der 8.-Mai-Helden',
    ],
    [
      germany,
      'houseNumber',
      'Hauptstraße, 10115 Berlin',
      'c/o Müller\nHauptstraße',
      'Hauptstraße\n5. OG',
    ],
    [
      germany,
      undefined,
      'Hauptstraße 5',
      'Hauptstr. 12a',
      'Straße des 17. Juni 135',
      'Q7, 24',
      'Hauptstr. 5.',
    ],
    [
      germany,
      undefined,
      'Packstation 123',
      'Hauptstraße ५',
      'Am Markt 3, 2. OG',
      'Weg 5\nHinterhaus',
    ],
    [germany, 'street', 'Weg', '123'],
    [india, 'house', 'Indiranagar', 'Rampur', 'रामपुर'],
    [
      india,
      undefined,
      '12 Lake View Road',
      'Rose Villa',
      'Village Rampur',
      'घर 12',
      'ग्राम रामपुर',
      'Near temple, Belwa',
    ],
  ])('is asked about: %#', async (market, doubt, ...streets) => {
    const { doubtAbout, checkField } = await addressesIn(market);
    for (const street of streets) {
      expect([street, doubtAbout('street', street)]).toEqual([street, doubt]);
      expect(checkField('street', street)).toBeUndefined();
    }
  });
});
