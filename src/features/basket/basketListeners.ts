import { isAnyOf } from '@reduxjs/toolkit';
import { announce } from '../../shared/announce';
import type { AppStartListening } from '../../shared/listeners';
import { selectCount } from './basketSelectors';
import {
  addToBasket,
  basketChangedElsewhere,
  dismissNotices,
  orderPlaced,
  pricesAccepted,
  removeEverything,
  removeFromBasket,
  removeSurplus,
  setGift,
  storageChanged,
  undoRemoval,
} from './basketSlice';
import { describeLines, describeStorage, describeUnavailable, items } from './describeBasket';

/**
 * Announces each change of the basket, then stores it: a failure to store it is announced last.
 */
export function startBasketListeners(startListening: AppStartListening) {
  const withCount = (what: string, state: Parameters<typeof selectCount>[0]) =>
    announce(`${what}. ${items(selectCount(state))} in your basket.`);

  startListening({
    actionCreator: addToBasket,
    effect: ({ payload: { lineId, product } }, api) => {
      api.dispatch(withCount(`Added: ${product.title}`, api.getState()));
      api.extra.basket.add({ lineId, productId: product.id });
    },
  });
  startListening({
    matcher: isAnyOf(removeFromBasket, removeSurplus, removeEverything),
    effect: (_action, api) => {
      const { removals } = api.getState().basket;
      const removal = removals.at(-1);
      if (!removal || removals === api.getOriginalState().basket.removals) return;
      api.dispatch(withCount(`Removed: ${describeLines(removal)}`, api.getState()));
      for (const { lineId } of removal) api.extra.basket.remove(lineId);
    },
  });
  startListening({
    actionCreator: undoRemoval,
    effect: (_action, api) => {
      const removal = api.getOriginalState().basket.removals.at(-1);
      if (!removal) return;
      api.dispatch(withCount(`Put back: ${describeLines(removal)}`, api.getState()));
      for (const { lineId, product } of removal) {
        api.extra.basket.add({ lineId, productId: product.id });
      }
    },
  });
  startListening({
    actionCreator: pricesAccepted,
    effect: (_action, api) => {
      const left = new Set(api.getState().basket.items);
      for (const line of api.getOriginalState().basket.items) {
        if (!left.has(line)) api.extra.basket.remove(line.lineId);
      }
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
  startListening({
    actionCreator: dismissNotices,
    effect: (_action, api) => {
      for (const { lineId } of api.getOriginalState().basket.unavailable)
        api.extra.basket.remove(lineId);
    },
  });
  startListening({
    actionCreator: basketChangedElsewhere,
    effect: ({ payload }, api) => {
      if (payload.unavailable.length === 0) return;
      api.dispatch(announce(describeUnavailable(api.getState().basket.unavailable.length)));
    },
  });
  startListening({
    actionCreator: storageChanged,
    effect: ({ payload: isSaved }, { dispatch }) => {
      if (!isSaved) dispatch(announce(describeStorage));
    },
  });
}
