import { weakMapMemoize } from '@reduxjs/toolkit';
import { readMoney } from '../../words/typedMoney';
import { distances, splitWords, type Tolerance, tolerances, type Word, wordOf } from './matchWords';
import { namesOfNumber } from './numbers';
import { isWithin, parseQuery, pricesAbout, readingsOf, thingIn, withCurrency } from './parseQuery';
import {
  allIn,
  buildSearchIndex,
  factField,
  productDistances,
  type Searchable,
  type SearchIndex,
} from './searchIndex';

/** How much farther away `16` and `GB` are in two places than next to each other. */
const APART = 10;

const isNumber = (text: string) => /^[\p{N}.,]+$/u.test(text);

/**
 * How far the products are from each word of the query. `16 GB` and `USB-C` are one word if any
 * product has them like that; their parts then count in titles and keywords only. `Dual SIM` also finds `2 nano-SIM`.
 */
function distancesOf(index: SearchIndex, query: string, tolerance: Tolerance): Float64Array[] {
  const distancesTo = (typed: Word, fieldsEnd?: number) =>
    productDistances(index, { typed, tolerance, fieldsEnd });
  const words = splitWords(query);
  const ofWords: Float64Array[] = [];
  for (let first = words.shift(); first; first = words.shift()) {
    const [second] = words;
    const isOne = isNumber(first.folded) || query.slice(first.end, second?.start) === '-';
    const joined = isOne && second ? [distancesTo(wordOf(first.folded + second.folded))] : [];
    const counted = (second ? namesOfNumber(first.folded) : []).map((name) =>
      productDistances(index, { typed: wordOf(name), tolerance, next: second }),
    );
    const together = [...joined, ...counted].filter((each) =>
      each.some((distance) => distance < distances.slip),
    );
    if (second && together.length > 0) {
      const [one, other] = [distancesTo(first, factField), distancesTo(second, factField)];
      const apart = (product: number) => (one[product] ?? 0) + (other[product] ?? 0) + APART;
      ofWords.push(
        one.map((_, product) =>
          Math.min(apart(product), ...together.map((each) => each[product] ?? 0)),
        ),
      );
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
  for (const product of allIn(index)) {
    const distance = total[product] ?? Infinity;
    if (distance === Infinity) continue;
    const others = byDistance.get(distance);
    if (others) others.push(product);
    else byDistance.set(distance, [product]);
  }
  return Array.from(byDistance)
    .sort(([one], [other]) => one - other)
    .flatMap(([, products]) => products);
}

/**
 * The positions of the products that have every word of the query in their title, keywords,
 * category, variants or facts, in any order: ignoring case and accents, in the singular or plural,
 * with units joined or apart. If no product has them as typed, without praise and without those that say for whom or what it
 * is; then words that sound the same, `फोन` and `fone`; otherwise with one wrong letter in a word of five or more, or a missing one
 * in a word of five. The closest come first; otherwise the catalogue's order stays.
 */
function findWords(index: SearchIndex, query: string): number[] {
  for (const tolerance of tolerances) {
    for (const words of readingsOf(query)) {
      const found = findClosest(index, words, tolerance);
      if (found.length > 0) return found;
    }
  }
  return [];
}

/** The products whose titles or keywords have words that begin like those of the query. */
const findNamed = (index: SearchIndex, query: string) =>
  findClosest(index, query, 0, distances.inside - 1);

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);

/**
 * The positions of the products that have the query's words and prices, the closest first. A number on
 * its own finds the products that are called that, then those that cost about that, then those that have it elsewhere. What reads like a
 * price but finds nothing is searched for as words: `phone under 25 mm`. `Cheap phone` finds those that are called that, or
 * else phones, and no headphones unless there are no phones. Praise alone, `best`, finds all if nothing is called that.
 *
 * @param prices in the shop's scale, in the order of the catalogue
 */
export function findProducts(
  index: SearchIndex,
  prices: readonly number[],
  query: string,
): number[] {
  const { words, price, isUnsure, allWords } = parseQuery(query);
  const all = [...allIn(index)];
  const byPrice = (about: number, positions: number[]) =>
    positions.sort(
      (one, other) => Math.abs((prices[one] ?? 0) - about) - Math.abs((prices[other] ?? 0) - about),
    );
  const asWords = isUnsure ? findClosest(index, query, 0) : [];
  if (asWords.length > 0) return asWords;
  const saysThing = hasWords(thingIn(words));
  const isPraise = hasWords(words) && !saysThing;
  if (price || allWords !== undefined || isPraise) {
    const named = (allWords === undefined && !isPraise ? [] : [allWords ?? words, words])
      .flatMap(readingsOf)
      .map((text) => findNamed(index, text))
      .find((each) => each.length > 0);
    const withWords = () => (saysThing ? findWords(index, words) : all);
    const found = (named ?? withWords()).filter((position) => isWithin(price, prices[position]));
    if (price?.about !== undefined && !saysThing) byPrice(price.about, found);
    if (found.length > 0) return found;
  }
  const found = findWords(index, query);
  const cost = readMoney(query).value;
  if (cost !== undefined) {
    const costing = all.filter((position) => isWithin(pricesAbout(cost), prices[position]));
    const called = findClosest(index, query, 0, distances.same);
    return [...new Set([...called, ...byPrice(cost, costing), ...found])];
  }
  const asPrice = found.length > 0 ? query : withCurrency(query);
  return asPrice === query ? found : findProducts(index, prices, asPrice);
}

/** The words of a query for the thing itself, with so many letters or more, without numbers. */
const wordsIn = (query: string, least: number) =>
  splitWords(thingIn(parseQuery(query).words)).filter(
    ({ folded }) => folded.length >= least && !isNumber(folded),
  );

/** Whether a query begins with a number, as `50 megapixels` or `dual SIM`: no thing is called that, but things have it. */
function isMeasure(query: string) {
  const [first] = splitWords(thingIn(query));
  return first && (/^\p{N}/u.test(first.folded) || namesOfNumber(first.folded).length > 0);
}

/**
 * Which of these results have any word of the query, as typed or as it sounds, in their title, keywords, category or
 * variants, or have what it measures. The others have all of it in their facts, or only resemble it.
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
  return isMeasure(query) && isFoundAsTyped(index, query) ? found : [];
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
  return allIn(index).filter(
    (product) =>
      isWithin(price, prices[product]) &&
      ofWords.some((distance) => (distance[product] ?? Infinity) < distances.inside),
  );
}

/** Whether any product has every word of the query as typed, be it in its facts. */
export const isFoundAsTyped = (index: SearchIndex, query: string) =>
  readingsOf(parseQuery(query).words).some((words) => findClosest(index, words, 0).length > 0);

const indexOf = weakMapMemoize(buildSearchIndex);

/** The products with every word of the query, as `findWords` finds them; all of them if the query is empty. */
export function searchProducts<Product extends Searchable>(
  products: readonly Product[],
  query: string,
): readonly Product[] {
  if (query === '') return products;
  return findWords(indexOf(products), query).flatMap((position) => products[position] ?? []);
}
