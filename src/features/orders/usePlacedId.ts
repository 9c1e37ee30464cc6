import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { paths } from '../../shared/paths';
import { useBasketCount } from '../basket/useBasket';
import { readAttempt, saveAttempt } from './orderSession';
import { orderSeen } from './placedOrder';

/** The order that was just placed, as soon as its id is known, and for as long as it is thanked for. */
function useThankedId(): string | undefined {
  const checkout = useAppSelector((state) => state.checkout);
  // Until the order panel has loaded and knows the shopper, session storage has the order from before a reload.
  const isResuming = (checkout?.step ?? 'ready') === 'ready';
  const attempt = isResuming ? readAttempt() : checkout?.attempt;
  const isPlaced = isResuming ? attempt?.isPlaced : checkout?.step === 'placed';
  return isPlaced ? attempt?.id : undefined;
}

/** The id of the order to thank for; `undefined` if there is none. */
export function usePlacedId(): string | undefined {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const count = useBasketCount();
  const { state } = useLocation() as { state: unknown };
  const isMarked = state === 'placed';
  const thanked = useThankedId();
  // Who opens the basket with something in it is here for the next order; a reload, or Back, leads to the
  // thank-you again.
  const [seen] = useState(() => (count > 0 && !isMarked ? thanked : undefined));
  const id = thanked === seen ? undefined : thanked;

  useEffect(() => {
    if (!seen) return;
    saveAttempt(undefined);
    dispatch(orderSeen());
  }, [dispatch, seen]);

  const mark = useEffectEvent(() => {
    if (id && !isMarked) void navigate(paths.checkout, { replace: true, state: 'placed' });
  });
  useEffect(() => {
    mark();
  }, [id]);
  return id;
}
