import { folded, splitQuery } from './fold';

/**
 * The products whose title contains every word of the query, in any order, ignoring case and
 * accents; all of them for a query without words. Their order stays. A query that ends in `…` is one
 * whose end is cut off.
 *
 * This is the search until `forgivingSearch` is loaded.
 */
export function searchProducts<Product extends { title: string }>(
  products: readonly Product[],
  query: string,
): readonly Product[] {
  const texts = splitQuery(query);
  if (texts.length === 0) return products;
  return products.filter(({ title }) => {
    const searched = folded(title);
    return texts.every((text) => searched.includes(text));
  });
}
