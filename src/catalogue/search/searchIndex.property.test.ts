import * as fc from 'fast-check';
import { holds } from '../../testing/properties';
import { findWords } from './findProducts';
import {
  createDistance,
  distances,
  pairOf,
  splitWords,
  tolerances,
  type Tolerance,
  type Word,
} from './matchWords';
import { buildSearchIndex, type Searchable, type SearchIndex } from './searchIndex';

const word = fc.constantFrom(
  'hair',
  'wax',
  'hairs',
  'lamp',
  'lamps',
  'lapm',
  'smartwatch',
  'smart',
  'watch',
  'watches',
  'battery',
  'batteries',
  'Café',
  'cafe',
  'a',
  's',
  'of',
  'knife',
  'knives',
  'glass',
  'ss',
  'phone',
  'fone',
  'buk',
  'फोन',
  'cordless phone',
);
const text = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '));
const product: fc.Arbitrary<Searchable> = fc.record({
  title: text,
  keywords: fc.array(text, { maxLength: 2 }),
  details: fc.record({ facts: fc.dictionary(word, text, { maxKeys: 3 }) }),
});

/** Scans every product for every word. */
function scan(products: readonly Searchable[], query: string): number[] {
  const typed = splitWords(query);
  const find = (tolerance: Tolerance) =>
    products
      .map(({ title, keywords = [], details }, place) => {
        const facts = Object.entries(details?.facts ?? {}).map((fact) => fact.join(' '));
        const closest = (one: Word, texts: readonly string[], farthest = Infinity) =>
          Math.min(
            ...texts.flatMap((each) => {
              const words = splitWords(each);
              const pairs = words
                .slice(1)
                .map((second, before) => pairOf(words[before] ?? second, second));
              return [...words, ...pairs]
                .map(createDistance(one, tolerance))
                .filter((distance) => distance <= farthest || distance >= distances.slip);
            }),
          );
        const total = typed.reduce((sum, one) => {
          const farthestInFact = one.folded.length === 1 ? distances.same : distances.start;
          return (
            sum +
            Math.min(
              closest(one, [title]),
              closest(one, keywords) + 3,
              closest(one, facts, farthestInFact) + 6,
            )
          );
        }, 0);
        return { place, total };
      })
      .filter(({ total }) => typed.length > 0 && total < Infinity)
      .sort((one, other) => one.total - other.total)
      .map(({ place }) => place);
  return tolerances.map(find).find((found) => found.length > 0) ?? [];
}

const typedWord = fc.oneof(
  word,
  fc.tuple(word, word).map((pair) => pair.join('')),
  fc.tuple(word, fc.nat(9), fc.constantFrom('', 'q', 'a')).map(([meant, place, letter]) => {
    return meant.slice(0, place) + letter + meant.slice(place + 1);
  }),
);

holds(
  'finds the same as a scan of every product, in the same order',
  3_000,
  [
    fc.array(product, { maxLength: 8 }),
    fc.array(fc.array(typedWord, { maxLength: 3 }), { minLength: 1, maxLength: 4 }),
  ],
  (products, queries) => {
    const index = JSON.parse(JSON.stringify(buildSearchIndex(products))) as SearchIndex;
    for (const query of queries.map((words) => words.join(' '))) {
      expect(findWords(index, query)).toEqual(scan(products, query));
    }
  },
);
