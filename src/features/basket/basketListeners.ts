import { isAnyOf } from '@reduxjs/toolkit';
import { announce } from '../../shared/announce';
import type { Listener } from '../../shared/listener';
import {
  addToBasket,
  basketChangedElsewhere,
  dismissNotices,
  removeEverything,
  removeFromBasket,
  removeSurplus,
  selectCount,
  setGift,
  storageChanged,
  undoRemoval,
  type BasketState,
} from './basketSlice';
import { describeLines, describeStorage, describeUnavailable, items } from './describeBasket';

const isRemoval = isAnyOf(removeFromBasket, removeSurplus, removeEverything);

/**
 * Announces each change of the basket and stores it as soon as it is made, in this order: that it
 * can't be stored is announced last.
 */
export const listenToBasket: Listener<{ basket: BasketState }> = (
  action,
  { before, after, dispatch, services: { basket } },
) => {
  const announceWithCount = (what: string) =>
    dispatch(announce(`${what}. ${items(selectCount(after))} in your basket.`));

  if (addToBasket.match(action)) {
    const { lineId, product } = action.payload;
    announceWithCount(`Added: ${product.title}`);
    basket.add({ lineId, productId: product.id });
  } else if (isRemoval(action)) {
    const { removals } = after.basket;
    const removal = removals.at(-1);
    if (!removal || removals === before.basket.removals) return;
    announceWithCount(`Removed: ${describeLines(removal)}`);
    for (const { lineId } of removal) basket.remove(lineId);
  } else if (undoRemoval.match(action)) {
    const removal = before.basket.removals.at(-1);
    if (!removal) return;
    announceWithCount(`Put back: ${describeLines(removal)}`);
    for (const { lineId, product } of removal) basket.add({ lineId, productId: product.id });
  } else if (setGift.match(action)) {
    basket.setGift(action.payload);
  } else if (dismissNotices.match(action)) {
    for (const { lineId } of before.basket.unavailable) basket.remove(lineId);
  } else if (basketChangedElsewhere.match(action)) {
    if (action.payload.unavailable.length > 0)
      dispatch(announce(describeUnavailable(after.basket.unavailable.length)));
  } else if (storageChanged.match(action)) {
    if (!action.payload) dispatch(announce(describeStorage));
  }
};
