import { useCallback, useEffect } from 'react';
import { useAppDispatch } from '../store/store';
import { loadSession, useUser } from './authSlice';

/** Loads the session ahead of a screen that depends on it. */
export function useSessionLoader() {
  const dispatch = useAppDispatch();
  return useCallback(() => {
    dispatch(loadSession());
  }, [dispatch]);
}

/** The user, for a screen that depends on it: loads the session. Apart from `useUser`, which the first screen needs. */
export function useSession() {
  const load = useSessionLoader();
  useEffect(load, [load]);
  return useUser();
}
