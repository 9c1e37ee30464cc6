import { bindActionCreators } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectMerged, selectReached } from './accountBasketSlice';
import {
  selectCount,
  selectCounts,
  selectDelivery,
  selectItems,
  selectSubtotal,
} from './basketSelectors';
import {
  addToBasket,
  dismissNotices,
  removeEverything,
  removeFromBasket,
  removeSurplus,
  selectAdded,
  selectGift,
  selectLastRemoval,
  selectStorage,
  selectUnavailableCount,
  setGift,
  undoRemoval,
} from './basketSlice';

export const useBasketItems = () => useAppSelector(selectItems);
export const useBasketCount = () => useAppSelector(selectCount);

/** How many lines there are of each product, by its id. */
export const useBasketCounts = () => useAppSelector(selectCounts);

/** How many lines there are of a product that was added during this visit; 0 of any other. */
export const useAddedCount = (productId: string) =>
  useAppSelector((state) =>
    selectAdded(state).includes(productId) ? (selectCounts(state).get(productId) ?? 0) : 0,
  );

/** The subtotal in whole rupees. */
export const useBasketSubtotal = () => useAppSelector(selectSubtotal);

/** What delivery costs; `undefined` if the shop has not set it. */
export const useDelivery = () => useAppSelector(selectDelivery);

/** Whether the order contains a gift. */
export const useGift = () => useAppSelector(selectGift);

/** The removal that can be undone next, if there is one. */
export const useLastRemoval = () => useAppSelector(selectLastRemoval);

/** How many lines are of products that this release of the shop does not sell. */
export const useUnavailableCount = () => useAppSelector(selectUnavailableCount);

/** Whether the basket outlasts the visit; if not, whether the shopper has dismissed the notice. */
export const useBasketStorage = () => useAppSelector(selectStorage);

/** Whether the account that owns the basket can be reached; `yes` if nobody is signed in. */
export const useAccountReached = () => useAppSelector(selectReached);

/** How many lines of the account the last sign-in has merged into the basket. */
export const useMergedCount = () => useAppSelector(selectMerged);

const actions = {
  addToBasket,
  removeEverything,
  removeFromBasket,
  removeSurplus,
  undoRemoval,
  setGift,
  dismissNotices,
};

/** Ways to change the basket; a component that only changes it does not render when it changes. */
export function useBasketActions() {
  const dispatch = useAppDispatch();
  return useMemo(() => bindActionCreators(actions, dispatch), [dispatch]);
}
