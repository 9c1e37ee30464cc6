import { isAnyOf, type Dispatch, type TypedStartListening } from '@reduxjs/toolkit';
import type { Services } from '../../services/services';
import { announce } from '../../shared/announce';
import {
  addToBasket,
  basketChangedElsewhere,
  dismissNotices,
  removeEverything,
  removeFromBasket,
  selectCount,
  setGift,
  storageChanged,
  undoRemoval,
  type BasketState,
} from './basketSlice';
import { describeLines, describeStorage, describeUnavailable, items } from './describeBasket';

interface State {
  basket: BasketState;
}

/**
 * Announces each change of the basket and stores it as soon as it is made, in this order: that it
 * can't be stored is announced last.
 */
export function listenToBasket(startListening: TypedStartListening<State, Dispatch, Services>) {
  const announceWithCount = (what: string, state: State) =>
    announce(`${what}. ${items(selectCount(state))} in your basket.`);

  startListening({
    actionCreator: addToBasket,
    effect({ payload: { lineId, product } }, api) {
      api.dispatch(announceWithCount(`Added: ${product.title}`, api.getState()));
      api.extra.basket.add({ lineId, productId: product.id });
    },
  });
  startListening({
    matcher: isAnyOf(removeFromBasket, removeEverything),
    effect(_action, api) {
      const { removals } = api.getState().basket;
      const removal = removals.at(-1);
      if (!removal || removals === api.getOriginalState().basket.removals) return;
      api.dispatch(announceWithCount(`Removed: ${describeLines(removal)}`, api.getState()));
      for (const { lineId } of removal) api.extra.basket.remove(lineId);
    },
  });
  startListening({
    actionCreator: undoRemoval,
    effect(_action, api) {
      const removal = api.getOriginalState().basket.removals.at(-1);
      if (!removal) return;
      api.dispatch(announceWithCount(`Put back: ${describeLines(removal)}`, api.getState()));
      for (const { lineId, product } of removal) {
        api.extra.basket.add({ lineId, productId: product.id });
      }
    },
  });
  startListening({
    actionCreator: setGift,
    effect({ payload }, api) {
      api.extra.basket.setGift(payload);
    },
  });
  startListening({
    actionCreator: dismissNotices,
    effect(_action, api) {
      for (const { lineId } of api.getOriginalState().basket.unavailable)
        api.extra.basket.remove(lineId);
    },
  });
  startListening({
    actionCreator: basketChangedElsewhere,
    effect({ payload }, api) {
      const { unavailable } = api.getState().basket;
      if (payload.unavailable.length > 0)
        api.dispatch(announce(describeUnavailable(unavailable.length)));
    },
  });
  startListening({
    actionCreator: storageChanged,
    effect({ payload: isSaved }, api) {
      if (!isSaved) api.dispatch(announce(describeStorage));
    },
  });
}
