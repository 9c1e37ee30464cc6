import * as fc from 'fast-check';
import { buildProduct } from '../../testing/builders';
import { anyText, holds } from '../../testing/properties';
import { findProducts, markTitle } from './forgivingSearch';
import { searchProducts } from './searchProducts';

const letters = fc.string({
  unit: fc.constantFrom(...Array.from('aAeEéÉsSxyf 16-,.')),
  maxLength: 20,
});
const text = fc.oneof({ weight: 4, arbitrary: letters }, anyText);
const word = fc.stringMatching(/^[a-z]{5,12}$/);

holds(
  'finds all that the simple search finds, each once',
  6_000,
  [fc.array(text, { maxLength: 6 }), text],
  (titles, query) => {
    const products = titles.map((title) => buildProduct({ title }));
    const found = findProducts(products, query);
    expect(new Set(found).size).toBe(found.length);
    expect(found).toEqual(expect.arrayContaining([...searchProducts(products, query)]));
  },
);

holds(
  'finds a word of five letters or more but for one, after the word itself',
  4_000,
  [word, fc.nat(), fc.constantFrom('', 'q'), fc.boolean()],
  (meant, turn, letter, replaces) => {
    const place = turn % meant.length;
    const typed = meant.slice(0, place) + letter + meant.slice(place + (replaces ? 1 : 0));
    fc.pre(typed.length >= 5);
    const [other, exact] = [meant, typed].map((title) => buildProduct({ title }));
    expect(
      findProducts(
        [other, exact].filter((product) => product !== undefined),
        typed,
      )[0],
    ).toBe(typed === meant ? other : exact);
    expect(findProducts([buildProduct({ title: `A ${meant} here` })], typed)).toHaveLength(1);
  },
);

holds('leaves a title with marks as it is', 6_000, [text, text], (title, query) => {
  const textOf = (node: unknown): string => {
    if (typeof node === 'string') return node;
    if (Array.isArray(node)) return node.map(textOf).join('');
    return textOf((node as { props: { children: unknown } }).props.children);
  };
  expect(textOf(markTitle(title, query))).toBe(title);
});
