import type { AppDispatch, AppThunk } from '../../app/store';
import type { BasketChange, BasketStore, StoredLine } from '../../services/basketStore';
import { announce } from '../../shared/announce';
import { loadChunk } from '../../shared/loadChunk';
import { basketWords as words } from '../../words/en/basket';
import { basketChangedElsewhere, pendingFailed, storageChanged } from './basketSlice';
import { splitLines } from './splitLines';

const received =
  (added: readonly StoredLine[], change: Omit<BasketChange, 'added'>): AppThunk<void> =>
  (dispatch, getState) => {
    const { items, others: pending } = splitLines(getState(), added);
    dispatch(basketChangedElsewhere({ ...change, items, pending, unavailable: [] }));
    if (pending.length === 0) return;
    loadChunk(() => import(/* webpackChunkName: "browse" */ './loadPending')).then(
      ({ loadPending }) => dispatch(loadPending()),
      () => dispatch(pendingFailed(true)),
    );
  };

/**
 * Loads the stored basket, then follows changes made elsewhere.
 *
 * @returns a function that ends the subscription
 */
export function observeBasket(store: BasketStore, dispatch: AppDispatch): () => void {
  return store.observe({
    changed({ added, ...change }) {
      dispatch(received(added, change));
    },
    saved(isSaved) {
      dispatch(storageChanged(isSaved));
      if (!isSaved) dispatch(announce(words.notStored));
    },
  });
}
