import type { AppThunk } from '../../app/store';
import { loadChunk } from '../../shared/loadChunk';
import { productsLoaded } from './catalogueSlice';
import type { Product } from './product';
import { catalogue, first } from './products?first';

const loadReading = () =>
  loadChunk(() => import(/* webpackChunkName: "browse" */ './readProducts'));

/**
 * Loads the products with these ids, or with variants that have them. Ids that aren't sold are ignored. Rejects if
 * a file can't be read.
 */
export const loadProducts =
  (ids: readonly string[]): AppThunk<Promise<void>> =>
  async (dispatch, _getState, services) => {
    // The page may have all of them already.
    if (catalogue.count === first.length) return;
    const { readProducts } = await loadReading();
    dispatch(productsLoaded(await readProducts(services.catalogue, ids)));
  };

/** Loads the whole catalogue, and returns it in its order. Rejects if a file can't be read. */
export const loadAll =
  (): AppThunk<Promise<readonly Product[]>> => async (dispatch, _getState, services) => {
    const products = await (await loadReading()).readAll(services.catalogue);
    dispatch(productsLoaded(products));
    return products;
  };

/** Reads the details and further pictures of a product. Rejects if they can't be read. */
export const readDetails =
  (id: string): AppThunk<Promise<Pick<Product, 'details' | 'pictures'>>> =>
  async (_dispatch, _getState, services) =>
    (await loadReading()).readDetails(services.catalogue, id);
