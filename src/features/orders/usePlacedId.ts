import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { useBasketCount } from '../basket/useBasket';
import { readAttempt, saveAttempt } from './orderSession';
import { orderSeen } from './placedOrder';

/** The id of the order to thank for; `undefined` if there is none. */
export function usePlacedId(): string | undefined {
  const dispatch = useAppDispatch();
  const count = useBasketCount();
  const navigation = useNavigationType();
  const checkout = useAppSelector((state) => state.checkout);
  // Until the order panel has loaded and knows the user, session storage tells of an order before a reload.
  const attempt = (checkout?.step ?? 'ready') === 'ready' ? readAttempt() : checkout?.attempt;
  const isPlaced = checkout?.step === 'placed' || attempt?.isPlaced;
  const id = isPlaced ? attempt?.id : undefined;
  // Who comes back with something in the basket is here for the next order.
  const [seen] = useState(() => (navigation === NavigationType.Push && count > 0 ? id : undefined));
  useEffect(() => {
    if (!seen) return;
    saveAttempt(undefined);
    dispatch(orderSeen());
  }, [dispatch, seen]);
  return id === seen ? undefined : id;
}
