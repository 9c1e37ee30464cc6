import { isAnyOf } from '@reduxjs/toolkit';
import { announce } from '../../shared/announce';
import type { AppStartListening } from '../../shared/listeners';
import { basketWords as words } from '../../words/en/basket';
import { idOf, remove, titleOf } from './basketLines';
import {
  addToBasket,
  dismissNotices,
  orderPlaced,
  removeEverything,
  removeFromBasket,
  removeSurplus,
  setGift,
  undoRemoval,
} from './basketSlice';

const isRemoval = isAnyOf(removeFromBasket, removeSurplus, removeEverything);

/** Announces each change before storing it, so that a failure to store it is announced last. */
export function startBasketListeners(startListening: AppStartListening) {
  startListening({
    matcher: isAnyOf(isRemoval, addToBasket, undoRemoval, dismissNotices),
    effect: (action, api) => {
      const { dispatch, extra } = api;
      const before = api.getOriginalState().basket;
      const after = api.getState().basket;
      const count = after.items.length + after.pending.length;
      const removed = remove(before.items, after.items.map(idOf));
      const isAddition = addToBasket.match(action);
      const added = isAddition ? [action.payload] : remove(after.items, before.items.map(idOf));

      if (isAddition) dispatch(announce(words.added(action.payload.product.title, count)));
      if (undoRemoval.match(action) && added.length > 0)
        dispatch(announce(words.putBack(added.map(titleOf), count)));
      if (isRemoval(action) && removed.length > 0)
        dispatch(announce(words.removed(removed.map(titleOf), count)));

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
