import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../../shared/hooks';
import { paths } from '../../../shared/paths';
import { useBasketCount } from '../../basket/useBasket';
import { observeAttempt, readAttempt, saveAttempt } from '../orderSession';
import { orderSeen } from './placedOrder';

function readPlacedId(): string | undefined {
  const attempt = readAttempt();
  return attempt?.isPlaced ? attempt.id : undefined;
}

/** The id of the order to thank for; `undefined` if there is none. */
export function usePlacedId(): string | undefined {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const count = useBasketCount();
  const { state } = useLocation() as { state: unknown };
  const isMarked = state === 'placed';
  const thanked = useSyncExternalStore(observeAttempt, readPlacedId);
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
