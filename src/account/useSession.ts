import { useEffect } from 'react';
import { useAppDispatch } from '../store/store';
import { loadSession, useUser } from './authSlice';

/** The user, for a screen that depends on it: loads the session. Apart from `useUser`, which the first screen needs. */
export function useSession() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(loadSession());
  }, [dispatch]);
  return useUser();
}
