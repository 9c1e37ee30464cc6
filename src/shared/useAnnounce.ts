import { useCallback } from 'react';
import { announce } from './announce';
import { useAppDispatch } from './hooks';

/** A way for a component to have a sentence read out; what follows from an action is a listener's. */
export function useAnnounce() {
  const dispatch = useAppDispatch();
  return useCallback(
    (sentence: string) => {
      dispatch(announce(sentence));
    },
    [dispatch],
  );
}
