import { shop } from '#shop/config';
import { sellerWords as words } from '#words/legal';
import { describeSeller } from './seller';

const invoices = { prefix: 'A-', seller: 'Nimbu LLP\n1 Market Road\nNew Delhi 110001' };
const contact = { address: '2 Bazaar' };
const gstin = '29ABCDE1234F1Z5';
const say = (config: Partial<typeof shop>) => {
  const seller = describeSeller({ name: 'Nimbu', ...config });
  return seller && words.soldBy(seller);
};

/** The first words, and the numbers that shoppers may read. */
const textsBy: Readonly<Record<string, readonly string[]>> = {
  'en-IN': ['Sold by ', ' · GSTIN 29ABCDE1234F1Z5', ''],
  'hi-IN': ['विक्रेता: ', ' · GSTIN 29ABCDE1234F1Z5', ''],
  // The number of a tax office is nobody else's business.
  'de-DE': ['Verkauf durch ', '', ' · USt-IdNr. DE123456789'],
};
const [by = '', indian = '', german = ''] = textsBy[shop.market.language] ?? [];

it('names the seller as invoices do, or else by contact, with a number of the register', () => {
  expect(say({ contact })).toBeUndefined();
  expect(say({ invoices, contact })).toBe(`${by}Nimbu LLP, 1 Market Road, New Delhi 110001`);
  expect(say({ seller: { name: 'Asha Rao' }, contact })).toBe(`${by}Asha Rao, 2 Bazaar`);
  expect(say({ seller: { name: 'Asha Rao' } })).toBe(`${by}Asha Rao`);
});

it('names the tax number by which everyone can find the seller', () => {
  const place = `${by}Nimbu LLP, 1 Market Road, New Delhi 110001`;
  if (indian) expect(say({ invoices, seller: { name: 'Nimbu LLP', gstin } })).toBe(place + indian);
  if (german) {
    const numbers = ['DE123456789', '12/345/67890'];
    expect(numbers.map((taxNumber) => say({ invoices: { ...invoices, taxNumber } }))).toEqual([
      place + german,
      place,
    ]);
  }
});
