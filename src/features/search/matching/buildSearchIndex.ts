import { splitWords } from './matchWords';

/** What the search reads of a product. */
export interface Searchable {
  title: string;
  /** What else it is called. */
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
}

interface IndexedField {
  /** Each different text, as positions of its words. */
  texts: number[][];
  /**
   * For each text, the positions of the products that have it: in ascending order, each as the
   * difference from the one before, and the first one from that of the text before.
   */
  products: number[][];
}

const fields: ((product: Searchable) => string[])[] = [
  ({ title }) => [title],
  ({ keywords = [], category, variants = [] }) => [
    ...keywords,
    ...(category === undefined ? [] : [category]),
    ...variants.map(({ name }) => name),
  ],
  ({ details }) => Object.entries(details?.facts ?? {}).map((fact) => fact.join(' ')),
];

export function buildSearchIndex(products: readonly Searchable[]): SearchIndex {
  const words = new Map<string, number>();
  const positionOf = (word: string) => {
    const position = words.get(word) ?? words.size;
    words.set(word, position);
    return position;
  };
  const indexed = fields.map((textsOf) => {
    const texts = new Map<string, { words: number[]; products: Set<number> }>();
    products.forEach((product, position) => {
      for (const text of textsOf(product)) {
        const ofText = splitWords(text).map(({ folded }) => positionOf(folded));
        const key = ofText.join();
        const entry = texts.get(key) ?? { words: ofText, products: new Set() };
        texts.set(key, entry);
        entry.products.add(position);
      }
    });
    const entries = Array.from(texts.values());
    return {
      texts: entries.map((entry) => entry.words),
      products: toDifferences(entries.map((entry) => Array.from(entry.products))),
    };
  });
  return { count: products.length, words: Array.from(words.keys()), fields: indexed };
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
