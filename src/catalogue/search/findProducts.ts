import { weakMapMemoize } from '@reduxjs/toolkit';
import { shop } from '#shop/config';
import { searchPriceWords as priceWords, searchPurposeWords } from '#words/search';
import { withAsciiDigits } from '../../words/digits';
import { readMoney } from '../../words/typedMoney';
import {
  createDistance,
  distances,
  splitWords,
  type Tolerance,
  tolerances,
  type Word,
  wordOf,
} from './matchWords';
import {
  buildSearchIndex,
  factField,
  prepareIndex,
  productDistances,
  type Searchable,
  type SearchIndex,
} from './searchIndex';

/** A range of prices in the shop's scale, both ends included. */
interface Price {
  min?: number;
  max?: number;
}

export const isWithin = ({ min = 0, max = Infinity }: Price = {}, cost = Infinity) =>
  min <= cost && cost <= max;

const scale = 10 ** shop.market.digits;
const escapePattern = (text: string) =>
  text.normalize('NFKC').replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** A pattern of any of these; of none, it matches nothing. */
const oneOf = (phrases: readonly string[]) =>
  `(?:${[...phrases.map(escapePattern), '(?!)'].join('|')})`;
const currency = oneOf(priceWords.currency);
const number = String.raw`(\d+(?:[.,\u066b\u066c]\d+)*(?:\s?${escapePattern(priceWords.thousand)})?)`;
const amount = String.raw`(?:${currency}\s*)?${number}(?:\s*${currency})?`;

const patternOf = (alternatives: readonly string[]) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}])(?:${alternatives.join('|')})(?![\p{L}\p{M}\p{N}])`,
    'iu',
  );

const ofPhrases = (phrases: readonly string[]) =>
  patternOf(
    phrases.map((phrase) =>
      escapePattern(phrase)
        .replace(/\s+/g, String.raw`\s*`)
        .replaceAll('#', amount),
    ),
  );

/** The first one that is found counts: a range also has a “from”. */
const kinds: [pattern: RegExp, rangeOf: (amount: number, other: number) => Price][] = [
  [
    ofPhrases(priceWords.between),
    (one, other) => ({ min: Math.min(one, other), max: Math.max(one, other) }),
  ],
  [ofPhrases(priceWords.below), (max) => ({ max: Math.ceil(max) - 1 })],
  [ofPhrases(priceWords.upTo), (max) => ({ max })],
  [ofPhrases(priceWords.above), (min) => ({ min: Math.floor(min) + 1 })],
  [ofPhrases(priceWords.from), (min) => ({ min })],
  [
    patternOf([`${currency}\\s*${number}`, `${number}\\s*${currency}`]),
    (price) => ({ min: price, max: price }),
  ],
];

function amountOf(text: string): number {
  const [figures = ''] = /[\d.,\u066b\u066c]+/.exec(text) ?? [];
  const { value, readings } = readMoney(figures);
  // The larger of two amounts finds too much rather than nothing.
  const plain = value ?? readings.at(-1) ?? Number.parseFloat(figures.replaceAll(',', '')) * scale;
  return /\p{L}/u.test(text) ? plain * 1000 : plain;
}

const cheap = new RegExp(ofPhrases(priceWords.cheap), 'giu');
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * The prices in a query, “phone under 700” or “₹500 to ₹900”, and its other words. Words for low prices, as in “cheap
 * phone”, are in `allWords` only, which is `undefined` without any.
 */
export function parseQuery(query: string) {
  let price: Price | undefined;
  let rest = withAsciiDigits(query);
  for (const [pattern, rangeOf] of kinds) {
    const match = pattern.exec(rest);
    if (!match) continue;
    const amounts: (string | undefined)[] = match.slice(1);
    const [one = 0, other = 0] = amounts.flatMap((text) => (text ? amountOf(text) : []));
    price = { ...price, ...rangeOf(one, other) };
    rest = rest.replace(match[0], ' ');
  }
  const [words, allWords] = [tidy(rest.replace(cheap, ' ')), tidy(rest)];
  return { words, price, allWords: words === allWords ? undefined : allWords };
}

/** How a list is sorted: as the shopper has chosen, or the cheapest first if the query asks for that. */
export const sortOf = ({ query, sort }: { query: string; sort: string }) =>
  sort || (parseQuery(query).allWords === undefined ? '' : 'price');

/** How much farther away `16` and `GB` are in two places than next to each other. */
const APART = 10;

const isNumber = (text: string) => /^[\p{N}.,]+$/u.test(text);

/**
 * How far the products are from each word of the query. `16 GB` and `USB-C` are one word if any
 * product has them like that; their parts then count in titles and keywords only.
 */
function distancesOf(index: SearchIndex, query: string, tolerance: Tolerance): Float64Array[] {
  const distancesTo = (typed: Word, fieldsEnd?: number) =>
    productDistances(index, { typed, tolerance, fieldsEnd });
  const words = splitWords(query);
  const ofWords: Float64Array[] = [];
  for (let first = words.shift(); first; first = words.shift()) {
    const [second] = words;
    const isOne = isNumber(first.folded) || query.slice(first.end, second?.start) === '-';
    const together =
      second && isOne ? distancesTo(wordOf(first.folded + second.folded)) : undefined;
    if (second && together?.some((distance) => distance < distances.slip)) {
      const [one, other] = [distancesTo(first, factField), distancesTo(second, factField)];
      const apart = (product: number) => (one[product] ?? 0) + (other[product] ?? 0) + APART;
      ofWords.push(together.map((distance, product) => Math.min(distance, apart(product))));
      words.shift();
    } else {
      ofWords.push(distancesTo(first));
    }
  }
  return ofWords;
}

/** @param farthest how far each word may be */
function findClosest(
  index: SearchIndex,
  query: string,
  tolerance: Tolerance,
  farthest = Number.MAX_VALUE,
): number[] {
  const ofWords = distancesOf(index, query, tolerance);
  if (ofWords.length === 0) return [];
  const total = new Float64Array(index.count);
  for (const ofWord of ofWords) {
    ofWord.forEach((distance, product) => {
      total[product] = distance > farthest ? Infinity : (total[product] ?? 0) + distance;
    });
  }
  const byDistance = new Map<number, number[]>();
  total.forEach((distance, product) => {
    if (distance === Infinity) return;
    const others = byDistance.get(distance);
    if (others) others.push(product);
    else byDistance.set(distance, [product]);
  });
  return Array.from(byDistance)
    .sort(([one], [other]) => one - other)
    .flatMap(([, products]) => products);
}

const { before, after, whom } = searchPurposeWords;
const purposes = [
  String.raw`\s${oneOf(before)}\s${oneOf(whom)}$`,
  String.raw`\s${oneOf(whom)}\s${oneOf(after)}$`,
  String.raw`^${oneOf(whom)}\s${oneOf(after)}\s`,
];
const purpose = new RegExp(purposes.join('|'), 'iu');

/** Leaves out for whom or what something is: “watch for men” asks for a watch. */
export const withoutPurpose = (query: string) => query.replace(purpose, '');
const withAndWithoutPurpose = (query: string) => [...new Set([query, withoutPurpose(query)])];

/**
 * The positions of the products that have every word of the query in their title, keywords,
 * category, variants or facts, in any order: ignoring case and accents, in the singular or plural,
 * with units joined or apart. If no product has them as typed, without those that say for whom or what it is; then
 * words that sound the same, `फोन` and `fone`; otherwise with one wrong letter in a word of five or more, or a missing one
 * in a word of five. The closest come first; otherwise the catalogue's order stays.
 */
function findWords(index: SearchIndex, query: string): number[] {
  for (const tolerance of tolerances) {
    for (const words of withAndWithoutPurpose(query)) {
      const found = findClosest(index, words, tolerance);
      if (found.length > 0) return found;
    }
  }
  return [];
}

/** The products whose titles or keywords have words that begin like those of the query. */
const findNamed = (index: SearchIndex, query: string) =>
  findClosest(index, query, 0, distances.inside - 1);

/**
 * The positions of the products that have the query's words and prices, the closest first. A number on
 * its own is a word, and finds the products that cost exactly that after those. What reads like a
 * price but finds nothing is searched for as words: `phone under 25 mm`. `Cheap phone` finds those that are called that, or
 * else phones, and no headphones unless there are no phones.
 *
 * @param prices in the shop's scale, in the order of the catalogue
 */
export function findProducts(
  index: SearchIndex,
  prices: readonly number[],
  query: string,
): number[] {
  const { words, price, allWords } = parseQuery(query);
  const all = Array.from(prices.keys());
  if (price || allWords !== undefined) {
    const named = (allWords === undefined ? [] : [allWords, words])
      .flatMap(withAndWithoutPurpose)
      .map((text) => findNamed(index, text))
      .find((each) => each.length > 0);
    const withWords = () => (/[\p{L}\p{N}]/u.test(words) ? findWords(index, words) : all);
    const found = (named ?? withWords()).filter((position) => isWithin(price, prices[position]));
    if (found.length > 0) return found;
  }
  const found = findWords(index, query);
  const cost = readMoney(query).value;
  const exactly = all.filter((position) => prices[position] === cost);
  return [...new Set([...found, ...exactly])];
}

/** The words of a query with so many letters or more, without numbers, and without those that say for whom or what it is. */
const wordsIn = (query: string, least: number) =>
  splitWords(withoutPurpose(parseQuery(query).words)).filter(
    ({ folded }) => folded.length >= least && !isNumber(folded),
  );

/**
 * Which of these results have any word of the query, as typed or as it sounds, in their title, keywords, category or
 * variants. The others have all of it in their facts, or only resemble it.
 */
export function findCalled(
  index: SearchIndex,
  query: string,
  found: readonly number[],
): readonly number[] {
  // One letter begins a word of nearly every title.
  const typedWords = wordsIn(query, 2);
  if (typedWords.length === 0) return found;
  for (const tolerance of [0, 1] as const) {
    const ofWords = typedWords.map((typed) =>
      productDistances(index, { typed, tolerance, fieldsEnd: factField }),
    );
    const called = found.filter((product) =>
      ofWords.some((distance) => (distance[product] ?? Infinity) < Infinity),
    );
    if (called.length > 0) return called;
  }
  return [];
}

/**
 * The products to show if nothing is called like a query of several words: those within its prices with one of them in
 * their title, keywords, category or variants. Words of three letters or fewer say too little.
 *
 * @param prices in the shop's scale, in the order of the catalogue
 */
export function findSimilar(index: SearchIndex, prices: readonly number[], query: string) {
  const { words, price } = parseQuery(query);
  if (splitWords(words).length < 2) return [];
  const ofWords = wordsIn(query, 4).map((typed) =>
    productDistances(index, { typed, tolerance: 0, fieldsEnd: factField }),
  );
  return Array.from(prices.keys()).filter(
    (product) =>
      isWithin(price, prices[product]) &&
      ofWords.some((distance) => (distance[product] ?? Infinity) < distances.inside),
  );
}

/** Whether any product has every word of the query as typed, be it in its facts. */
export const isFoundAsTyped = (index: SearchIndex, query: string) =>
  withAndWithoutPurpose(parseQuery(query).words).some(
    (words) => findClosest(index, words, 0).length > 0,
  );

/**
 * Whether every word of the query is one of the catalogue's, perhaps with a typo after its first letter: an iPhone is no
 * phone.
 */
export const isMisspelt = (index: SearchIndex, query: string) =>
  splitWords(withoutPurpose(parseQuery(query).words)).every((typed) => {
    const distanceTo = createDistance(typed, 2);
    return prepareIndex(index).words.some(
      (word) => word.folded.startsWith(typed.folded.charAt(0)) && distanceTo(word) < Infinity,
    );
  });

const indexOf = weakMapMemoize(buildSearchIndex);

/** The products with every word of the query, as `findWords` finds them; all of them if the query is empty. */
export function searchProducts<Product extends Searchable>(
  products: readonly Product[],
  query: string,
): readonly Product[] {
  if (query === '') return products;
  return findWords(indexOf(products), query).flatMap((position) => products[position] ?? []);
}
