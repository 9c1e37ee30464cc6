import { buildProduct } from '../../testing/builders';
import { searchProducts } from './searchProducts';

const titles = [
  'Brass lamp, small',
  'Café crème bowl',
  'Small LAMP of clay',
  'ＷＩＤＥ rug',
  'घड़ी',
];
const products = titles.map((title) => buildProduct({ title }));

it.each([
  ['one word', 'lamp', ['Brass lamp, small', 'Small LAMP of clay']],
  ['every word, in any order', 'small brass', ['Brass lamp, small']],
  ['words run together nowhere', 'lamp bowl', []],
  ['a part of a word', 'ras', ['Brass lamp, small']],
  ['another case', 'BRASS', ['Brass lamp, small']],
  ['accents left out', 'cafe creme', ['Café crème bowl']],
  ['accents that the title has not', 'lämp', ['Brass lamp, small', 'Small LAMP of clay']],
  ['accents written as marks of their own', 'cafe\u0301', ['Café crème bowl']],
  ['spaces around and between', '  small \t lamp ', ['Brass lamp, small', 'Small LAMP of clay']],
  ['a comma', 'lamp,', ['Brass lamp, small']],
  ['wide letters', 'wide', ['ＷＩＤＥ rug']],
  ['another script, whose vowel signs count', 'घड़ी', ['घड़ी']],
  ['the same script with another vowel', 'घड़ा', []],
  ['a text that was cut', 'small la…', ['Brass lamp, small', 'Small LAMP of clay']],
  ['what a pattern would mean', '.*', []],
])('finds by %s', (_name, query, found) => {
  expect(searchProducts(products, query).map(({ title }) => title)).toEqual(found);
});

it('shows everything for no words', () => {
  expect(searchProducts(products, ' \t\n')).toBe(products);
});
