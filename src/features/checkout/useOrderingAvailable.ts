import { useEffect } from 'react';
import { shop } from '../../config';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { areOrdersOn } from '../orders/areOrdersOn';
import { selectCheckout } from './checkoutSlice';
import { checkAvailability } from './checkoutThunks';

/** Whether orders can be placed on this page; `undefined` while loading. */
export function useOrderingAvailable(): boolean | undefined {
  const dispatch = useAppDispatch();
  const { isAvailable } = useAppSelector(selectCheckout);
  const isOn = areOrdersOn(shop);
  useEffect(() => {
    if (isOn) void dispatch(checkAvailability());
  }, [dispatch, isOn]);
  return isOn ? isAvailable : false;
}
