import { buildAddress } from '../../testing/address';
import { setShop } from '../../testing/setShop';
import { checkField, doubtAbout, isAskedFor, tidyAddress, tidyField } from './address';

describe('a PIN code', () => {
  it.each([
    'PIN: 110 001',
    'IN-110001',
    '110001.',
    'pin110001',
    'PIN Code - 110001',
    '110-001',
    'India 110001',
    '110001 INDIA',
    'पिन: 110001',
    '[110001]',
    'भारत 110001',
    'Pincode:११०००१',
    'पिन कोड ११०००१',
  ])('is sent without the known words and signs around it: %s', (typed) => {
    expect(tidyField('pin', typed)).toBe('110001');
    expect(checkField('pin', typed)).toBeUndefined();
  });

  it.each(['PIN', '110001a', '11000²', 'US 110001', '+110001', '110001 110002', 'Indiana 110001'])(
    'is rejected with other words around it, or other digits in it: %s',
    (typed) => {
      expect(checkField('pin', typed)).toBe('invalid');
    },
  );
});

it.each(['Tel: 98765 43210', 'Mob. no. +91 98765 43210', 'फ़ोन: ९८७६५४३२१०', 'Ph-9876543210'])(
  'a phone number is sent without what people write before it: %s',
  (typed) => {
    expect(tidyField('telephone', typed)).toBe('98765 43210');
  },
);

it.each(['GSTIN: 29ABCDE1234F1ZW', 'GST No. 29ABCDE1234F1ZW', 'gstin no 29abcde1234f1zw.'])(
  'a GSTIN is sent without what people write before it: %s',
  (typed) => {
    expect(tidyField('gstin', typed)).toBe('29ABCDE1234F1ZW');
  },
);

it('a GSTIN is asked for only in a shop with invoices', () => {
  const gstin = '29ABCDE1234F1ZW';
  const sent = () => tidyAddress({ ...buildAddress(), gstin }).gstin;
  setShop({ invoices: { prefix: 'HA-', seller: 'Haat' } });
  expect(sent()).toBe(gstin);
  setShop({ invoices: undefined });
  expect(isAskedFor('gstin')).toBe(false);
  expect(sent()).toBe('');
});

describe('an Indian street', () => {
  it.each(['Indiranagar', 'Rampur', 'रामपुर'])('of a single word is asked about: %s', (street) => {
    expect(doubtAbout('street', street)).toBe('house');
    expect(checkField('street', street)).toBeUndefined();
  });

  it.each([
    '12 Lake View Road',
    'Rose Villa',
    'Village Rampur',
    'घर 12',
    'ग्राम रामपुर',
    'Near temple, Belwa',
  ])('with a number, or more than a word, is taken as it is: %s', (street) => {
    expect(doubtAbout('street', street)).toBeUndefined();
    expect(checkField('street', street)).toBeUndefined();
  });
});
