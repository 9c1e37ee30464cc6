import * as fc from 'fast-check';
import { buildProduct } from '../../testing/builders';
import { anyText, holds } from '../../testing/properties';
import { searchProducts } from './findProducts';
import { markTitle } from './markTitle';

const letters = fc.string({
  unit: fc.constantFrom(...Array.from('aAeEéÉsSxyf 16-,.')),
  maxLength: 20,
});
const text = fc.oneof({ weight: 4, arbitrary: letters }, anyText);
const word = fc.stringMatching(/^[a-z]{5,12}$/);
const find = (title: string, query: string) =>
  searchProducts([buildProduct({ title })], query).length === 1;

holds(
  'finds a title by each of its words and by all of them, whole and half typed',
  6_000,
  [text, fc.nat()],
  (title, turn) => {
    const words = title.match(/\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{M}\p{N}]+/gu) ?? [];
    for (const each of words) expect(find(title, each)).toBe(true);
    const [start = ''] = words;
    const typed = Array.from(start)
      .slice(0, 1 + turn)
      .join('');
    expect(find(title, typed)).toBe(true);
    expect(find(title, words.toReversed().join(' '))).toBe(true);
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
    const both = [meant, typed].map((title) => buildProduct({ title }));
    expect(searchProducts(both, typed)[0]?.title).toBe(typed);
    expect(find(`A ${meant} here`, typed)).toBe(true);
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
