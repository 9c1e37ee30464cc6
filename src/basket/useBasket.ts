import { bindActionCreators } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../app/hooks';
import {
  selectCount,
  selectCountOf,
  selectDelivery,
  selectOrderable,
  selectSubtotal,
} from './basketSelectors';
import {
  addToBasket,
  dismissNotices,
  removeEverything,
  removeFromBasket,
  removeSurplus,
  selectHasNews,
  selectLines,
  selectPending,
  setGift,
  undoRemoval,
} from './basketSlice';

/** All lines, with the products of the catalogue, which the basket stores. */
export const useBasketLines = () => useAppSelector(selectLines);
/** Whether some lines wait for their products: an order would leave them out. */
export const useIsBasketPending = () => useAppSelector(selectPending).length > 0;
export const useBasketCount = () => useAppSelector(selectCount);
/** How many of this product are in the basket. */
export const useCountOf = (productId: string) =>
  useAppSelector((state) => selectCountOf(state, productId));
/** Whether there is something to read in `BasketNotices`. */
export const useHasBasketNews = () => useAppSelector(selectHasNews);
/** The lines that can be ordered, as sold today. */
export const useOrderableItems = () => useAppSelector(selectOrderable);
export const useBasketSubtotal = () => useAppSelector(selectSubtotal);
export const useDelivery = () => useAppSelector(selectDelivery);
export const useGift = () => useAppSelector(({ basket }) => basket.gift);
export const useBasketStorage = () => useAppSelector(({ basket }) => basket.storage);

/** The actions that a shopper can take on the basket. */
const actions = {
  addToBasket,
  dismissNotices,
  removeEverything,
  removeFromBasket,
  removeSurplus,
  setGift,
  undoRemoval,
};

/** A component that only changes the basket doesn't render again when it changes. */
export function useBasketActions() {
  const dispatch = useAppDispatch();
  return useMemo(() => bindActionCreators(actions, dispatch), [dispatch]);
}
