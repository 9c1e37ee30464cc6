import {
  createPairTest,
  createTypoTest,
  distanceOf,
  distances,
  pairOf,
  splitWords,
  type Word,
  wordOf,
} from './matchWords';

/** The texts of a product that the search reads. */
export interface Searchable {
  title: string;
  /** Other names of it. */
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

/** How much farther away a word is in a keyword or a fact than in a title. */
const fieldDistances = [0, 3, 6];
export const factField = 2;
/** One typo outweighs everything else. */
export const TYPO = 1_000_000;

interface TypedWord {
  typed: Word;
  allowsTypos: boolean;
  /** Fields from this one on don't count. */
  fieldsEnd?: number | undefined;
}

interface Prepared {
  words: Word[];
  /** Distances from words that were typed before: a letter usually changes only the last word. */
  known: Map<string, Float64Array>;
}

const cache = new WeakMap<SearchIndex, Prepared>();
const KNOWN_LIMIT = 50;

function prepare(index: SearchIndex): Prepared {
  const prepared = cache.get(index) ?? { words: index.words.map(wordOf), known: new Map() };
  cache.set(index, prepared);
  return prepared;
}

/** How far a text is from a typed word; texts are positions of words. */
function createTextDistance(words: Word[], { typed, allowsTypos }: TypedWord) {
  const isTypo = createTypoTest(typed);
  const distanceTo = (word: Word) => {
    const distance = distanceOf(typed, word);
    return distance === Infinity && allowsTypos && isTypo(word) ? TYPO : distance;
  };
  const ofWords = words.map(distanceTo);
  const firsts = words.map(createPairTest(typed, allowsTypos));
  return (text: number[]) => {
    let closest = Infinity;
    let first: Word | undefined;
    for (const position of text) {
      closest = Math.min(closest, ofWords[position] ?? Infinity);
      const second = words[position];
      if (first && second) closest = Math.min(closest, distanceTo(pairOf(first, second)));
      first = firsts[position] ? second : undefined;
    }
    return closest;
  };
}

function productsMatching(index: SearchIndex, words: Word[], typedWord: TypedWord) {
  const { typed, fieldsEnd } = typedWord;
  const textDistance = createTextDistance(words, typedWord);
  const closest = new Float64Array(index.count).fill(Infinity);
  index.fields.slice(0, fieldsEnd).forEach(({ texts, products }, field) => {
    // One letter is a part of nearly every fact.
    const isWhole = field === factField && typed.folded.length === 1;
    let start = 0;
    texts.forEach((text, index) => {
      const differences = products[index] ?? [];
      let product = start;
      start += differences[0] ?? 0;
      const distance = textDistance(text);
      if (distance === Infinity || (isWhole && distance > distances.same)) return;
      const inField = distance + (fieldDistances[field] ?? 0);
      for (const difference of differences) {
        product += difference;
        if (inField < (closest[product] ?? 0)) closest[product] = inField;
      }
    });
  });
  return closest;
}

/** How far each product of the index is from a typed word; `Infinity` if it doesn't have the word. */
export function productDistances(index: SearchIndex, typedWord: TypedWord): Float64Array {
  const { words, known } = prepare(index);
  const key = [typedWord.typed.folded, typedWord.allowsTypos, typedWord.fieldsEnd].join();
  const closest = known.get(key) ?? productsMatching(index, words, typedWord);
  if (known.size >= KNOWN_LIMIT) known.clear();
  known.set(key, closest);
  return closest;
}
