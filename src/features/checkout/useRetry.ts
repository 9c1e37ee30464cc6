import { useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch } from '../../shared/hooks';
import type { AppDispatch, RootState } from '../../app/store';
import { announce } from '../../shared/announce';
import { orderingWords as words } from '../../words/en/orders/ordering';
import { retryCancelled, selectCheckout } from './checkoutSlice';

export const secondsUntil = (time: number) => Math.max(1, Math.ceil((time - Date.now()) / 1000));

/** Nothing is submitted at the end of a countdown, if there is one; says so. */
export const cancelRetry = () => (dispatch: AppDispatch, getState: () => RootState) => {
  if (selectCheckout(getState()).step !== 'too-soon') return;
  dispatch(retryCancelled());
  dispatch(announce(words.notSent));
};

/** The whole seconds until a time, counted down. */
export function useSecondsUntil(time: number) {
  const [, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      setTicks((ticks) => ticks + 1);
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return secondsUntil(time);
}

/**
 * Submits the order at a time, unless the checkout is left or anything of the order changes before.
 *
 * @param order everything that is submitted, as text
 */
export function useRetry(retryAt: number | undefined, order: string, submit: () => void) {
  const dispatch = useAppDispatch();
  const retry = useEffectEvent(submit);
  useEffect(() => {
    if (retryAt === undefined) return undefined;
    const timer = setTimeout(() => {
      retry();
    }, retryAt - Date.now());
    return () => {
      clearTimeout(timer);
      dispatch(cancelRetry());
    };
  }, [dispatch, retryAt, order]);
}
