import { buildSearchIndex, type Searchable, type SearchIndex } from './buildSearchIndex';
import { searchIndex } from './searchIndex';

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
