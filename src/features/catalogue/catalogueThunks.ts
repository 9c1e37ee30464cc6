import type { AppThunk } from '../../app/store';
import { own } from '../../model/own';
import { loadChunk } from '../../shared/loadChunk';
import { productsLoaded, selectProducts } from './catalogueSlice';
import type { Product } from './product';
import { catalogue, first } from './products?first';

const loadReading = () =>
  loadChunk(() => import(/* webpackChunkName: "browse" */ './readProducts'));

/** Whether the page has the whole catalogue from the start. */
const hasAll = catalogue.count === first.length;

/**
 * Loads the products with these ids, or with variants that have them. Ids that aren't sold are ignored. Rejects if
 * a file can't be read.
 */
export const loadProducts =
  (ids: readonly string[]): AppThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const loaded = selectProducts(getState());
    const missing = ids.filter((id) => !own(loaded, id));
    if (missing.length === 0 || hasAll) return;
    const { readProducts } = await loadReading();
    dispatch(productsLoaded(await readProducts(services.catalogue, missing)));
  };

/** Loads the whole catalogue, and returns it in its order, without details. Rejects if a file can't be read. */
export const loadAll =
  (): AppThunk<Promise<readonly Product[]>> => async (dispatch, _getState, services) => {
    if (hasAll) return first;
    const products = await (await loadReading()).readAll(services.catalogue);
    dispatch(productsLoaded(products));
    return products;
  };

/** Reads the details and further pictures of a product. Rejects if they can't be read. */
export const readDetails =
  (id: string): AppThunk<Promise<Pick<Product, 'details' | 'pictures'>>> =>
  async (_dispatch, _getState, services) =>
    (await loadReading()).readDetails(services.catalogue, id);
