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
import { parseQuery } from './parseQuery';

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

/** How much farther away a word is in a keyword or a fact than in a title. */
const fieldDistances = [0, 3, 6];
const factField = 2;
/** One typo outweighs everything else. */
const TYPO = 1_000_000;

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
    texts.forEach((text, place) => {
      const differences = products[place] ?? [];
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
function productDistances(index: SearchIndex, typedWord: TypedWord): Float64Array {
  const { words, known } = prepare(index);
  const key = [typedWord.typed.folded, typedWord.allowsTypos, typedWord.fieldsEnd].join();
  const closest = known.get(key) ?? productsMatching(index, words, typedWord);
  if (known.size >= KNOWN_LIMIT) known.clear();
  known.set(key, closest);
  return closest;
}

export function isSearchIndex(value: unknown): value is SearchIndex {
  const { words, fields } = (value ?? {}) as Partial<SearchIndex>;
  return Array.isArray(words) && Array.isArray(fields);
}

/** How much farther away `16` and `GB` are in two places than next to each other. */
const APART = 10;

const joined = (first: Word, second: Word) => wordOf(first.folded + second.folded);

const isNumber = (text: string) => /^[\p{N}.,]+$/u.test(text);

/**
 * How far the products are from each word of the query. `16 GB` and `USB-C` are one word if any
 * product has them like that; their parts then count in titles and keywords only.
 */
function distancesOf(index: SearchIndex, query: string, allowsTypos: boolean): Float64Array[] {
  const distancesTo = (typed: Word, fieldsEnd?: number) =>
    productDistances(index, { typed, allowsTypos, fieldsEnd });
  const words = splitWords(query);
  const distances: Float64Array[] = [];
  for (let first = words.shift(); first; first = words.shift()) {
    const [second] = words;
    const isOne = isNumber(first.folded) || query.slice(first.end, second?.start) === '-';
    const together = second && isOne ? distancesTo(joined(first, second)) : undefined;
    if (second && together?.some((distance) => distance < TYPO)) {
      const [one, other] = [distancesTo(first, factField), distancesTo(second, factField)];
      const apart = (product: number) => (one[product] ?? 0) + (other[product] ?? 0) + APART;
      distances.push(together.map((distance, product) => Math.min(distance, apart(product))));
      words.shift();
    } else {
      distances.push(distancesTo(first));
    }
  }
  return distances;
}

function findClosest(index: SearchIndex, query: string, allowsTypos: boolean): number[] {
  const ofWords = distancesOf(index, query, allowsTypos);
  if (ofWords.length === 0) return [];
  const total = new Float64Array(index.count);
  for (const ofWord of ofWords) {
    ofWord.forEach((distance, product) => {
      total[product] = (total[product] ?? 0) + distance;
    });
  }
  const distanceTo = (product: number) => total[product] ?? Infinity;
  return Array.from(total.keys())
    .filter((product) => distanceTo(product) < Infinity)
    .sort((one, other) => distanceTo(one) - distanceTo(other));
}

/**
 * The positions of the products that have every word of the query in their title, keywords,
 * category, variants or facts, in any order: ignoring case and accents, in the singular or plural,
 * with units joined or apart, and with one wrong letter in a word of five or more if no product has
 * it as typed. The closest come first; otherwise the catalogue's order stays.
 */
export function searchIndex(index: SearchIndex, query: string): number[] {
  const found = findClosest(index, query, false);
  return found.length > 0 ? found : findClosest(index, query, true);
}

/**
 * The positions of the products that have the query's words and prices, the closest first. A number on
 * its own is a word, and finds the products that cost exactly that after those. What reads like a
 * price but finds nothing is searched for as words: `phone under 25 mm`.
 *
 * @param prices in whole rupees, in the order of the catalogue
 */
export function findProducts(
  index: SearchIndex,
  prices: readonly number[],
  query: string,
): number[] {
  const { words, price } = parseQuery(query);
  const places = Array.from(prices.keys());
  if (price) {
    const { min = 0, max = Infinity } = price;
    const withWords = /[\p{L}\p{N}]/u.test(words) ? searchIndex(index, words) : places;
    const found = withWords.filter((place) => {
      const inRupees = prices[place] ?? Infinity;
      return min <= inRupees && inRupees <= max;
    });
    if (found.length > 0) return found;
  }
  const found = searchIndex(index, query);
  const exactly = places.filter((place) => /^\d+$/.test(query) && prices[place] === Number(query));
  return [...new Set([...found, ...exactly])];
}

const indexes = new WeakMap<readonly Searchable[], SearchIndex>();

/** The products that `searchIndex` finds; all of them if the query is empty. */
export function searchProducts<Product extends Searchable>(
  products: readonly Product[],
  query: string,
): readonly Product[] {
  if (query === '') return products;
  const index = indexes.get(products) ?? buildSearchIndex(products);
  indexes.set(products, index);
  return searchIndex(index, query).flatMap((place) => products[place] ?? []);
}
