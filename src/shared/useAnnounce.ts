import { useCallback } from 'react';
import { announce, withdraw } from './announce';
import { useAppDispatch } from './hooks';

/**
 * For what a component announces to screen readers; what follows from an action, a listener announces.
 * The function returns another that withdraws the sentence once it is no longer true, like “Loading…”.
 */
export function useAnnounce() {
  const dispatch = useAppDispatch();
  return useCallback(
    (sentence: string) => {
      dispatch(announce(sentence));
      return () => {
        dispatch(withdraw(sentence));
      };
    },
    [dispatch],
  );
}
