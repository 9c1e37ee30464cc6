import type { SearchIndex } from './buildSearchIndex';
import { splitWords, wordOf, type Word } from './matchWords';
import { factField, productDistances, TYPO } from './productDistances';

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
