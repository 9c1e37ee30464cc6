import { bindActionCreators } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectCount, selectDelivery, selectItems, selectSubtotal } from './basketSelectors';
import {
  addToBasket,
  dismissNotices,
  removeEverything,
  removeFromBasket,
  removeSurplus,
  selectGift,
  selectStorage,
  setGift,
  undoRemoval,
} from './basketSlice';

export const useBasketItems = () => useAppSelector(selectItems);
export const useBasketCount = () => useAppSelector(selectCount);
export const useBasketSubtotal = () => useAppSelector(selectSubtotal);
export const useDelivery = () => useAppSelector(selectDelivery);
export const useGift = () => useAppSelector(selectGift);
export const useBasketStorage = () => useAppSelector(selectStorage);

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
