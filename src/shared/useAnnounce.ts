import { useCallback } from 'react';
import { announce, withdraw } from './announce';
import { useAppDispatch } from './hooks';

/**
 * A way for a component to have a sentence read out; what follows from an action is a listener's.
 * Returns a function that withdraws the sentence, for those that stop being true, such as “Loading…”.
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
