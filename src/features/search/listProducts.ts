import type { AppThunk } from '../../app/store';
import { productsLoaded } from '../catalogue/catalogueSlice';
import { listed } from './listsSlice';
import { loadBrowse } from './loadBrowse';
import type { ListRequest } from './productList';

/** Loads the start of a list, with `count` products. Rejects if a file can't be read. */
export const listProducts =
  (request: ListRequest, count: number): AppThunk<Promise<void>> =>
  async (dispatch, _getState, services) => {
    const { readList } = await loadBrowse();
    const { products, total } = await readList(services.catalogue, request, count);
    dispatch(productsLoaded(products));
    dispatch(listed({ request, list: { ids: products.map(({ id }) => id), total } }));
  };

/** Loads what a search needs, before anything is typed. Rejects if it can't be read. */
export const prepareSearch =
  (): AppThunk<Promise<void>> => async (_dispatch, _getState, services) =>
    (await loadBrowse()).prepareSearch(services.catalogue);
