import type { AppThunk } from '../app/hooks';
import { lazyPart } from '../ui/lazyPart';
import { type ProductDetails, selectSellable } from './catalogueSlice';

/** Load the rest of the catalogue. */
const readerPart = lazyPart(() => import(/* webpackChunkName: "browse" */ './readProducts'));

/** Reads what merchants have changed since it was last read. Rejects if it can't be. */
export const readToday = (): AppThunk<Promise<void>> => async (dispatch) =>
  dispatch((await readerPart.load()).readToday());

/**
 * Loads the products with these ids, or with variants that have them. Ids that aren't sold are ignored. Rejects if
 * something can't be read.
 */
export const loadProducts =
  (ids: readonly string[]): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (ids.every((id) => selectSellable(getState(), id))) return;
    await dispatch((await readerPart.load()).loadMissing(ids));
  };

/** Reads the details and further pictures of a product. Rejects if they can't be read. */
export const readDetails =
  (id: string): AppThunk<Promise<ProductDetails>> =>
  async (dispatch) =>
    dispatch((await readerPart.load()).readDetails(id));
