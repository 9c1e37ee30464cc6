import type { AppThunk } from '../../store/store';
import type { ReadCatalogue } from '../catalogueFiles';
import { lowestPrices } from '../catalogueIndex';
import { productsLoaded } from '../catalogueSlice';
import { listed, type ListRequest } from '../listsSlice';
import type { CurrentPrices } from '../prices';
import { selectCurrentPrices } from '../pricesSlice';
import { catalogue } from '../products?first';
import { readIndex, readPositions } from '../readProducts';
import { findProducts } from './findProducts';
import { isSearchIndex } from './searchIndex';

/* The lazy part of the home screen: search, categories, sorting and linked products. */

export { LinkedProduct } from './LinkedProduct';
export { describeList, ListNews, ListTools } from './ListTools';
export { markerOf } from './markTitle';

const readSearchIndex = (read: ReadCatalogue) => read('search.json', isSearchIndex);

/** The positions in the catalogue of the listed products, in the order of the list. */
async function positionsOf(
  read: ReadCatalogue,
  { query, category, sort }: ListRequest,
  current: CurrentPrices | undefined,
) {
  const { index } = await readIndex(read);
  const prices = lowestPrices(index, current);
  const found = query
    ? findProducts(await readSearchIndex(read), prices, query)
    : Array.from(index.ids.keys());
  const number = catalogue.categories.indexOf(category);
  // A category that no longer exists lists everything.
  const chosen =
    number < 0 ? found : found.filter((position) => index.categories[position] === number);
  if (!/^-?price$/.test(sort)) return chosen;
  const direction = sort === 'price' ? 1 : -1;
  const priceOf = (position: number) => prices[position] ?? 0;
  return chosen.sort((one, other) => direction * (priceOf(one) - priceOf(other)));
}

/** Loads the start of a list, with `count` products. Rejects if a file can't be read. */
export const listProducts =
  (request: ListRequest, count: number): AppThunk<Promise<void>> =>
  async (dispatch, getState, { catalogue: read }) => {
    const prices = selectCurrentPrices(getState());
    const positions = await positionsOf(read, request, prices);
    const products = await readPositions(read, positions.slice(0, count));
    dispatch(productsLoaded(products));
    const list = { ids: products.map(({ id }) => id), total: positions.length, prices };
    dispatch(listed({ request, list }));
  };

/** Loads what a search needs, before anything is typed. Rejects if it can't be read. */
export const prepareSearch =
  (): AppThunk<Promise<unknown>> =>
  (_dispatch, _getState, { catalogue: read }) =>
    Promise.all([readIndex(read), readSearchIndex(read)]);
