import { buildProduct } from '../../testing/builders';
import { asWritten, correctQuery } from './correctQuery';
import { findProducts } from './findProducts';
import { parseQuery } from './parseQuery';
import { buildSearchIndex, textsOf } from './searchIndex';

const products = [
  buildProduct({ title: 'Löffel aus Holz', price: 4990 }),
  buildProduct({ title: 'Handy', price: 99_900, details: { facts: { SIM: '2 Nano-SIM' } } }),
];
const index = buildSearchIndex(products);
const find = (query: string) =>
  findProducts(index, [4990, 99_900], query).map((place) => products[place]?.title);

it.each([
  [{ min: 4250, max: 5750, about: 5000 }, ['50 €', 'etwa 50', 'um die 50 Euro', 'ca. 50,00 €']],
  [{ max: 149_999 }, ['unter 1,5k', 'unter 1.500']],
  [{ min: 85_000, max: 115_000, about: 100_000 }, ['1 Tsd. €', '1 tausend', '1k']],
])('reads a price of %j in cents in %j', (price, queries) => {
  for (const query of queries) expect(parseQuery(query)).toMatchObject({ words: '', price });
});

it.each([
  'bester Löffel',
  'die besten Löffel für meine Oma und den Alltag',
  'ich suche einen schönen Löffel',
  'Löffel für Kinder',
  'Löffel kaufen',
  'Löffel 49,90',
])('finds the spoon by “%s”', (query) => {
  expect(find(query)).toEqual(['Löffel aus Holz']);
});

it('finds the phone by “Dual SIM” and “1k”', () => {
  expect(find('Dual SIM')).toEqual(['Handy']);
  expect(find('Handy 1k')).toEqual(['Handy']);
});

it('corrects a typo to the word as the shop writes it', () => {
  const corrected = correctQuery(index, 'bester Löfefl');
  expect(asWritten(corrected ?? '', products.flatMap(textsOf))).toBe('bester Löffel');
});
