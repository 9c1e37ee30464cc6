import { weakMapMemoize } from '@reduxjs/toolkit';
import {
  createDistance,
  createPairTest,
  distances,
  pairOf,
  splitWords,
  type Tolerance,
  type Word,
  wordOf,
} from './matchWords';
import { namesOfSize } from './sizes';

/** The texts of a product that the search reads. */
export interface Searchable {
  title: string;
  /** Other names of the product. */
  keywords?: readonly string[];
  category?: string;
  variants?: readonly { name: string }[];
  details?: { facts?: Readonly<Record<string, string>> };
}

/** All that the search needs of a catalogue, as JSON. */
export interface SearchIndex {
  /** The number of products. */
  count: number;
  /** The catalogue's words as they are compared, each of them once. */
  words: string[];
  /** Titles; then keywords, categories and names of variants; then facts. */
  fields: IndexedField[];
  /** The positions in the order of the catalogue, if that has changed since it was built. */
  order?: readonly number[];
}

interface IndexedField {
  /** Each different text, as positions of its words. */
  texts: number[][];
  /**
   * The positions of the products that have each text: in ascending order, each as the
   * difference from the one before, and the first one from that of the text before.
   */
  products: number[][];
}

const fields: ((product: Searchable) => string[])[] = [
  ({ title }) => [title],
  ({ keywords = [], category, variants = [] }) => [
    ...keywords,
    ...(category === undefined ? [] : [category]),
    ...variants.flatMap(({ name }) => [name, ...namesOfSize(name)]),
  ],
  ({ details }) => Object.entries(details?.facts ?? {}).map((fact) => fact.join(' ')),
];

/** All texts of a product that the search reads. */
export const textsOf = (product: Searchable) =>
  fields.flatMap((textsOfField) => textsOfField(product));

export const buildSearchIndex = (products: readonly Searchable[]): SearchIndex =>
  updateSearchIndex(
    { count: 0, words: [], fields: fields.map(() => ({ texts: [], products: [] })) },
    new Map(products.entries()),
  );

/**
 * An index with the texts of these products, by their positions, in place of those that it has of them. The facts of a
 * product without details stay.
 */
export function updateSearchIndex(
  index: SearchIndex,
  changed: ReadonlyMap<number, Searchable>,
): SearchIndex {
  const words = new Map(index.words.map((word, position) => [word, position]));
  const positionOf = (word: string) => {
    const position = words.get(word) ?? words.size;
    words.set(word, position);
    return position;
  };
  const indexed = fields.map((textsOf, field) => {
    const { texts: known = [], products = [] } = index.fields[field] ?? {};
    const lists = fromDifferences(products);
    const isStale = (position: number) => {
      const product = changed.get(position);
      return product && (field !== factField || product.details);
    };
    const texts = new Map(
      known.map((ofText, text) => [
        ofText.join(),
        { words: ofText, products: new Set(lists[text]?.filter((each) => !isStale(each))) },
      ]),
    );
    for (const [position, product] of changed) {
      for (const text of textsOf(product)) {
        const ofText = splitWords(text).map(({ folded }) => positionOf(folded));
        const key = ofText.join();
        const entry = texts.get(key) ?? { words: ofText, products: new Set() };
        texts.set(key, entry);
        entry.products.add(position);
      }
    }
    const entries = Array.from(texts.values()).filter((entry) => entry.products.size > 0);
    return {
      texts: entries.map((entry) => entry.words),
      products: toDifferences(
        entries.map((entry) => Array.from(entry.products).sort((one, other) => one - other)),
      ),
    };
  });
  const count = Math.max(index.count, ...Array.from(changed.keys(), (position) => position + 1));
  return { count, words: Array.from(words.keys()), fields: indexed };
}

function fromDifferences(lists: readonly (readonly number[])[]): number[][] {
  let start = 0;
  return lists.map((list) => {
    let last = start;
    start += list[0] ?? 0;
    return list.map((difference) => (last += difference));
  });
}

function toDifferences(lists: number[][]): number[][] {
  let start = 0;
  return lists.map((list) => {
    let last = start;
    start = list[0] ?? start;
    return list.map((position) => {
      const difference = position - last;
      last = position;
      return difference;
    });
  });
}

export function isSearchIndex(value: unknown): value is SearchIndex {
  const { words, fields } = (value ?? {}) as Partial<SearchIndex>;
  return Array.isArray(words) && Array.isArray(fields);
}

/** The positions of all products in the order of the catalogue. */
export const allIn = ({ count, order }: SearchIndex): readonly number[] =>
  order ?? Array.from({ length: count }, (_, position) => position);

/** How much farther away a word is in a keyword or a fact than in a title. */
const fieldDistances = [0, 3, 6];
export const factField = 2;

interface TypedWord {
  typed: Word;
  tolerance: Tolerance;
  /** Fields from this one on don't count. */
  fieldsEnd?: number | undefined;
  /** Texts count only if they have the typed word itself, and this one after it, with one word between them at most. */
  next?: Word | undefined;
}

interface Text {
  /** Positions. */
  words: number[];
  /** Positions. */
  products: number[];
  field: number;
}

interface Prepared {
  words: Word[];
  /** The texts that have each word. */
  texts: Text[][];
}

/** Prepares an index for its first search, which would take longer otherwise. */
export const prepareIndex = weakMapMemoize((index: SearchIndex): Prepared => {
  const prepared: Prepared = { words: index.words.map(wordOf), texts: index.words.map(() => []) };
  index.fields.forEach(({ texts, products }, field) => {
    fromDifferences(products).forEach((ofText, text) => {
      const entry = { words: texts[text] ?? [], products: ofText, field };
      for (const word of entry.words) {
        const withWord = prepared.texts[word];
        if (withWord?.at(-1) !== entry) withWord?.push(entry);
      }
    });
  });
  return prepared;
});

/** How far each product of the index is from a typed word; `Infinity` if it doesn't have the word. */
export function productDistances(
  index: SearchIndex,
  { typed, tolerance, fieldsEnd = Infinity, next }: TypedWord,
): Float64Array {
  const { words, texts } = prepareIndex(index);
  const distanceTo = createDistance(typed, tolerance);
  const isFirst = createPairTest(typed, tolerance);
  const closest = new Float64Array(index.count).fill(Infinity);
  // One letter begins a word of nearly every fact.
  const farthestInFact = typed.folded.length === 1 ? distances.same : distances.start;
  const found = ({ products, field }: Text, distance: number) => {
    const isTooFar = field === factField && farthestInFact < distance && distance < distances.slip;
    if (distance === Infinity || field >= fieldsEnd || isTooFar) return;
    const inField = distance + (fieldDistances[field] ?? 0);
    for (const product of products) {
      if (inField < (closest[product] ?? 0)) closest[product] = inField;
    }
  };
  const nextTo = next && createDistance(next, tolerance);
  const isFollowed = (text: Text, position: number) =>
    text.words.some(
      (each, place) =>
        each === position &&
        text.words
          .slice(place + 1, place + 3)
          .some((follower) => nextTo?.(words[follower] ?? typed) !== Infinity),
    );
  words.forEach((word, position) => {
    const withWord = texts[position] ?? [];
    if (nextTo) {
      if (word.folded !== typed.folded) return;
      for (const text of withWord) if (isFollowed(text, position)) found(text, distances.same);
      return;
    }
    const distance = distanceTo(word);
    if (distance < Infinity) for (const text of withWord) found(text, distance);
    if (!isFirst(word)) return;
    for (const text of withWord) {
      let place = text.words.indexOf(position);
      while (place >= 0) {
        const second = words[text.words[place + 1] ?? -1];
        if (second) found(text, distanceTo(pairOf(word, second)));
        place = text.words.indexOf(position, place + 1);
      }
    }
  });
  return closest;
}
