import * as fc from 'fast-check';
import { buildProduct } from '../../testing/builders';
import { anyText, holds } from '../../testing/properties';
import { searchProducts } from './searchProducts';

const letters = fc.string({
  unit: fc.constantFrom(...Array.from('aAeEéÉnñoOöz 1-,')),
  maxLength: 20,
});
const text = fc.oneof({ weight: 4, arbitrary: letters }, anyText);

/** By hand, letter by letter: small, without its marks. */
const plain = (value: string) =>
  Array.from(value.toLowerCase().normalize('NFKD'))
    .filter((letter) => !(letter >= '\u0300' && letter <= '\u036f'))
    .join('');

holds(
  'finds what looking at each title and word finds',
  12_000,
  [fc.array(text, { maxLength: 6 }), text],
  (titles, query) => {
    const products = titles.map((title) => buildProduct({ title }));
    const expected = products.filter(({ title }) => {
      for (const word of plain(query.endsWith('…') ? query.slice(0, -1) : query).split(/\s+/)) {
        if (word !== '' && plain(title).split(word).length < 2) return false;
      }
      return true;
    });
    expect(searchProducts(products, query)).toEqual(expected);
  },
);

holds('finds a title by its words in any order', 5_000, [letters, fc.nat()], (title, turn) => {
  const product = buildProduct({ title });
  const words = title.split(' ');
  const turned = [...words.slice(turn % words.length), ...words.slice(0, turn % words.length)];
  expect(searchProducts([product], turned.join(' ').toUpperCase())).toEqual([product]);
});
