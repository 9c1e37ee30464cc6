import { useCallback, useEffect } from 'react';
import { type AppThunk, useAppDispatch } from '../store/store';
import { useUser } from './authSlice';

/** Loads the identity service, whose observer then sets the user. A failed load is retried by the next call. */
const loadSession =
  (): AppThunk<void> =>
  (_dispatch, _getState, { auth }) => {
    auth.find().catch(() => undefined);
  };

/** Loads only the identity service's code, for a head start: a failure is nobody's concern yet. */
const importIdentity = (): AppThunk<void> => (_dispatch, _getState, services) => {
  services.importIdentity().catch(() => undefined);
};

export function useIdentityImport() {
  const dispatch = useAppDispatch();
  return useCallback(() => {
    dispatch(importIdentity());
  }, [dispatch]);
}

/** Loads the session, for a head start: a screen that depends on it calls `useSession` itself. */
export function useSessionLoader() {
  const dispatch = useAppDispatch();
  return useCallback(() => {
    dispatch(loadSession());
  }, [dispatch]);
}

/** The user, for a screen that depends on it: loads the session. In a file of its own: the first screen needs only `useUser`. */
export function useSession() {
  const load = useSessionLoader();
  useEffect(load, [load]);
  return useUser();
}
