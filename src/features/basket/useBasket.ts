import { bindActionCreators } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import {
  addToBasket,
  dismissNotices,
  removeFromBasket,
  selectChangedElsewhere,
  selectCount,
  selectGift,
  selectItems,
  selectKept,
  selectLastRemoval,
  selectNotices,
  selectSubtotal,
  setGift,
  undoRemoval,
} from './basketSlice';

export const useBasketItems = () => useAppSelector(selectItems);
export const useBasketCount = () => useAppSelector(selectCount);

/** The subtotal in whole rupees. */
export const useBasketSubtotal = () => useAppSelector(selectSubtotal);

/** Whether the order contains a gift. */
export const useGift = () => useAppSelector(selectGift);

/** The removal that can be undone next, if there is one. */
export const useLastRemoval = () => useAppSelector(selectLastRemoval);

/** Whether the last change came from storage or another tab rather than from the shopper here. */
export const useChangedElsewhere = () => useAppSelector(selectChangedElsewhere);

/** What the shopper should know of the kept basket. */
export const useBasketNotices = () => useAppSelector(selectNotices);

/** Whether the basket outlasts the visit. */
export const useBasketKept = () => useAppSelector(selectKept);

const actions = { addToBasket, removeFromBasket, undoRemoval, setGift, dismissNotices };

/** Ways to change the basket; a component that only changes it does not render when it changes. */
export function useBasketActions() {
  const dispatch = useAppDispatch();
  return useMemo(() => bindActionCreators(actions, dispatch), [dispatch]);
}
