import type { AppThunk } from '../../app/store';
import { announce } from '../../shared/announce';
import { basketWords as words } from '../../words/en/basket';
import { loadProducts } from '../catalogue/catalogueThunks';
import { basketChangedElsewhere, pendingFailed } from './basketSlice';
import { splitLines } from './splitLines';

/** Loads the products of all pending lines. What is no longer sold becomes unavailable. */
export const loadPending = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const ids = new Set(getState().basket.pending.map(({ productId }) => productId));
  dispatch(pendingFailed(false));
  try {
    await dispatch(loadProducts([...ids]));
  } catch {
    dispatch(pendingFailed(true));
    return;
  }
  // Others may have been added in the meantime.
  const lines = getState().basket.pending.filter(({ productId }) => ids.has(productId));
  const { items, others: unavailable } = splitLines(getState(), lines);
  dispatch(basketChangedElsewhere({ items, removed: [], unavailable }));
  if (unavailable.length > 0) dispatch(announce(words.unavailable(unavailable.length)));
};
