import type { RefObject } from 'react';
import { useAppDispatch } from '../../shared/hooks';
import { orderingWords as words } from '../../words/en/orders/ordering';
import { cancelRetry, useSecondsUntil } from './useRetry';

interface TooSoonProps {
  retryAt: number;
  /** Gets the focus when the pressed button disappears. */
  next: RefObject<HTMLElement | null>;
}

/** Counts down to when the order is sent, and lets the shopper stop that. */
export function TooSoon({ retryAt, next }: TooSoonProps) {
  const seconds = useSecondsUntil(retryAt);
  const dispatch = useAppDispatch();
  return (
    <>
      <p id="order-outcome" className="order-changes">
        {words['too-soon'](seconds)}
      </p>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          next.current?.focus();
          dispatch(cancelRetry());
        }}
      >
        {words.dontSend}
      </button>
    </>
  );
}
