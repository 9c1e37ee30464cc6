import type { AppThunk } from '../../store/store';
import type { ReadCatalogue } from '../catalogueFiles';
import { lowestPrices } from '../catalogueIndex';
import { productsLoaded } from '../catalogueSlice';
import { listed, type ListRequest } from '../listsSlice';
import type { CurrentPrices } from '../prices';
import { selectCurrentPrices } from '../pricesSlice';
import { catalogue } from '../products?first';
import { readIndex, readPlaces } from '../readProducts';
import { findProducts, isSearchIndex } from './searchIndex';

const readSearchIndex = (read: ReadCatalogue) => read('search.json', isSearchIndex);

/** The places in the catalogue of what is listed, in the order of the list. */
async function placesOf(
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
  const chosen = number < 0 ? found : found.filter((place) => index.categories[place] === number);
  if (!/^-?price$/.test(sort)) return chosen;
  const direction = sort === 'price' ? 1 : -1;
  const priceOf = (place: number) => prices[place] ?? 0;
  return chosen.sort((one, other) => direction * (priceOf(one) - priceOf(other)));
}

/** Loads the start of a list, with `count` products. Rejects if a file can't be read. */
export const listProducts =
  (request: ListRequest, count: number): AppThunk<Promise<void>> =>
  async (dispatch, getState, { catalogue: read }) => {
    const prices = selectCurrentPrices(getState());
    const places = await placesOf(read, request, prices);
    const products = await readPlaces(read, places.slice(0, count));
    dispatch(productsLoaded(products));
    const list = { ids: products.map(({ id }) => id), total: places.length, prices };
    dispatch(listed({ request, list }));
  };

/** Loads what a search needs, before anything is typed. Rejects if it can't be read. */
export const prepareSearch =
  (): AppThunk<Promise<unknown>> =>
  (_dispatch, _getState, { catalogue: read }) =>
    Promise.all([readIndex(read), readSearchIndex(read)]);
