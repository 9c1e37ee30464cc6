import { bindActionCreators } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import {
  addToBasket,
  removeFromBasket,
  selectCount,
  selectItems,
  selectSubtotal,
} from './basketSlice';

export const useBasketItems = () => useAppSelector(selectItems);
export const useBasketCount = () => useAppSelector(selectCount);

/** The subtotal in whole rupees. */
export const useBasketSubtotal = () => useAppSelector(selectSubtotal);

/** Ways to change the basket; a component that only changes it does not render when it changes. */
export function useBasketActions() {
  const dispatch = useAppDispatch();
  return useMemo(() => bindActionCreators({ addToBasket, removeFromBasket }, dispatch), [dispatch]);
}
