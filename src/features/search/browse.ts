import type { ReadCatalogue } from '../../services/catalogueFiles';
import type { Product } from '../catalogue/product';
import { catalogue } from '../catalogue/products?first';
import { readIndex, readPlaces } from '../catalogue/readProducts';
import type { SearchIndex } from './matching/buildSearchIndex';
import type { ListRequest } from './productList';
import { findProducts } from './matching/findProducts';

export { markTitle } from './matching/markTitle';
export { LinkedProduct } from './LinkedProduct';
export { describeResults } from './describeResults';

const readSearchIndex = (read: ReadCatalogue) => read('search.json') as Promise<SearchIndex>;

/** The places in the catalogue of what is listed, in the order of the list. */
async function placesOf(read: ReadCatalogue, { query, category, sort }: ListRequest) {
  const { index } = await readIndex(read);
  const found = query
    ? findProducts(await readSearchIndex(read), index.prices, query)
    : Array.from(index.ids.keys());
  const number = catalogue.categories.indexOf(category);
  // A category that no longer exists lists everything.
  const listed = number < 0 ? found : found.filter((place) => index.categories[place] === number);
  if (!sort) return listed;
  const direction = sort === 'price' ? 1 : -1;
  const priceOf = (place: number) => index.prices[place] ?? 0;
  return listed.sort((one, other) => direction * (priceOf(one) - priceOf(other)));
}

/**
 * Reads the first `count` products of a list, and how many it has.
 *
 * @throws if a file can't be read
 */
export async function readList(
  read: ReadCatalogue,
  request: ListRequest,
  count: number,
): Promise<{ products: Product[]; total: number }> {
  const places = await placesOf(read, request);
  return { products: await readPlaces(read, places.slice(0, count)), total: places.length };
}

/** Reads what every search needs. */
export async function prepareSearch(read: ReadCatalogue): Promise<void> {
  await Promise.all([readIndex(read), readSearchIndex(read)]);
}
