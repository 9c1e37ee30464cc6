import type { SearchIndex } from './buildSearchIndex';
import { parseQuery } from './parseQuery';
import { searchIndex } from './searchIndex';

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
