import { buildProduct } from '../../testing/builders';
import { asWritten, correctQuery } from './correctQuery';
import { findProducts } from './findProducts';
import { parseQuery } from './parseQuery';
import { buildSearchIndex, textsOf } from './searchIndex';

const products = [
  buildProduct({ title: 'लैपटॉप', price: 990, keywords: ['laptop'] }),
  buildProduct({ title: 'फ़ोन', price: 590, details: { facts: { सिम: '2 नैनो सिम' } } }),
];
const index = buildSearchIndex(products);
const find = (query: string) =>
  findProducts(index, [990, 590], query).map((place) => products[place]?.title);

it.each([
  [{ min: 425, max: 575, about: 500 }, ['₹500', '५०० रुपये', '500 के आसपास', 'लगभग 500 रुपये']],
  [{ min: 850, max: 1150, about: 1000 }, ['1 हज़ार', '१ हजार रुपये', '1k']],
  [{ max: 100_000 }, ['1 लाख तक', '₹1 लाख तक', '1 lakh tak']],
  [{ min: 100_000, max: 200_000 }, ['1 लाख से 2 लाख', '1 से 2 लाख']],
])('reads a price of %j in %j', (price, queries) => {
  for (const query of queries) expect(parseQuery(query)).toMatchObject({ words: '', price });
});

it.each([
  'सबसे अच्छा लैपटॉप',
  'बच्चों के लिए बढ़िया लैपटॉप',
  'लैपटॉप पढ़ाई के लिए',
  'मुझे लैपटॉप चाहिए',
  'best laptop for students',
  'accha laptop padhai ke liye',
])('finds the laptop by “%s”', (query) => {
  expect(find(query)).toEqual(['लैपटॉप']);
});

it('finds the phone by “डुअल सिम”', () => {
  expect(find('डुअल सिम')).toEqual(['फ़ोन']);
});

it('corrects a typo to the word as the shop writes it', () => {
  const corrected = correctQuery(index, 'अच्छा लैटपॉप');
  expect(asWritten(corrected ?? '', products.flatMap(textsOf))).toBe('अच्छा लैपटॉप');
});
