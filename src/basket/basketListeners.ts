import { isAnyOf } from '@reduxjs/toolkit';
import { announce, withdraw } from '../app/announce';
import type { AppStartListening, AppThunk } from '../app/hooks';
import type { AppDispatch, RootState } from '../app/store';
import { selectSellable } from '../catalogue/catalogueSlice';
import { loadProducts } from '../catalogue/catalogueThunks';
import { basketWords as words } from '#words/basket';
import { selectCount, selectCountOf } from './basketSelectors';
import {
  addToBasket,
  basketChangedElsewhere,
  dismissNotices,
  idOf,
  orderPlaced,
  pendingFailed,
  remove,
  removeEverything,
  removeFromBasket,
  removeSurplus,
  setGift,
  storageChanged,
  titleOf,
  undoRemoval,
} from './basketSlice';
import type { BasketChange, BasketStore, StoredLine } from './storage/basketStore';

/** The lines whose products have been loaded, as items of the basket, and the others. */
function splitLines(state: RootState, lines: readonly StoredLine[]) {
  const items = lines.flatMap(({ lineId, productId }) => {
    const product = selectSellable(state, productId);
    return product ? [{ lineId, product }] : [];
  });
  return { items, others: lines.filter(({ productId }) => !selectSellable(state, productId)) };
}

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
  // The shopper may have added other lines in the meantime.
  const lines = getState().basket.pending.filter(({ productId }) => ids.has(productId));
  const { items, others: unavailable } = splitLines(getState(), lines);
  dispatch(basketChangedElsewhere({ items, removed: [], unavailable }));
  if (unavailable.length > 0) dispatch(announce(words.unavailable(unavailable.length)));
};

const received =
  ({ added, ...change }: BasketChange): AppThunk<void> =>
  (dispatch, getState) => {
    const { items, others: pending } = splitLines(getState(), added);
    dispatch(basketChangedElsewhere({ ...change, items, pending, unavailable: [] }));
    if (pending.length > 0) void dispatch(loadPending());
  };

/**
 * Loads the stored basket, then follows changes made elsewhere.
 *
 * @returns a function that ends the subscription
 */
export function observeBasket(store: BasketStore, dispatch: AppDispatch): () => void {
  let wasSaved = true;
  return store.observe({
    changed(change) {
      dispatch(received(change));
    },
    saved(isSaved) {
      dispatch(storageChanged(isSaved));
      if (!isSaved) dispatch(announce(words.notStored));
      else if (!wasSaved) dispatch(withdraw(words.notStored));
      wasSaved = isSaved;
    },
  });
}

const isRemoval = isAnyOf(removeFromBasket, removeSurplus, removeEverything);

/** Announces each change before storing it, so that a failure to store it is announced last. */
export function startBasketListeners(startListening: AppStartListening) {
  startListening({
    matcher: isAnyOf(isRemoval, addToBasket, undoRemoval, dismissNotices),
    effect: (action, api) => {
      const { dispatch, extra } = api;
      const before = api.getOriginalState().basket;
      const after = api.getState().basket;
      const count = selectCount(api.getState());
      const removed = remove(before.items, after.items.map(idOf));
      const isAddition = addToBasket.match(action);
      const added = isAddition ? [action.payload] : remove(after.items, before.items.map(idOf));
      const changed = isRemoval(action) ? removed : added;
      const [first] = changed;
      if (first) {
        const say = isRemoval(action) ? words.removed : isAddition ? words.added : words.putBack;
        const ofThese = changed[1] ? 0 : selectCountOf(api.getState(), first.product.id);
        dispatch(announce(say(changed.map(titleOf), count, ofThese)));
      }

      for (const { lineId, product } of added) {
        extra.basket.add({ lineId, productId: product.id });
      }
      const dismissed = remove(before.unavailable, after.unavailable.map(idOf));
      for (const { lineId } of [...removed, ...dismissed]) extra.basket.remove(lineId);
    },
  });
  startListening({
    actionCreator: orderPlaced,
    effect: ({ payload: lineIds }, { extra }) => {
      extra.basket.removeOrdered(lineIds);
    },
  });
  startListening({
    actionCreator: setGift,
    effect: ({ payload }, { extra }) => {
      extra.basket.setGift(payload);
    },
  });
}
