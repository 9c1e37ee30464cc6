import { useCallback, useEffect } from 'react';
import { type AppThunk, useAppDispatch, useAppSelector } from '../app/hooks';
import type { Services } from '../app/services';
import { afterPaint } from '../ui/whenIdle';
import { selectPendingAuth, selectUser } from './authSlice';
import { type AuthRejection, signOut } from './authThunks';

/** The user as far as known. A screen that depends on it uses `useSession`. */
export const useUser = () => useAppSelector(selectUser);
/** The call of the identity service under way, or `null`. */
export const usePendingAuth = () => useAppSelector(selectPendingAuth);

/** The specification asks for an alert of the service's own error, as `String()` gives it: `FirebaseError: Firebase: …`. */
export function alertRefusal({ name, message }: AuthRejection): void {
  window.alert(`${name}: ${message}`);
}

/** A function that resolves with whether the shopper has signed out. */
export function useSignOut() {
  const dispatch = useAppDispatch();
  return async () => {
    const { meta, payload } = await dispatch(signOut());
    if (payload && payload.reason !== 'user-stays') alertRefusal(payload);
    return meta.requestStatus === 'fulfilled';
  };
}

type Load = (services: Services) => Promise<unknown>;

const importOrdering: Load = (services) => services.importOrdering();
/** The observer of the identity service then sets the user. */
const findUser: Load = ({ auth }) => auth.find();

/** Swallows a failed download, because nobody waits for it: the next call retries. */
const headStart =
  (load: Load): AppThunk<void> =>
  (_dispatch, _getState, services) => {
    load(services).catch(() => undefined);
  };

function useHeadStart(load: Load) {
  const dispatch = useAppDispatch();
  return useCallback(() => {
    dispatch(headStart(load));
  }, [dispatch, load]);
}

/** A function that loads the code that an order needs, which finds nobody yet. */
export const useOrderingImport = () => useHeadStart(importOrdering);

/** A function that loads the session. A screen that depends on it calls `useSession` itself. */
export const useSessionLoader = () => useHeadStart(findUser);

/** The user, for a screen that depends on it: loads the session. */
export function useSession() {
  const load = useSessionLoader();
  // The screen loads before the identity service, whose code is large.
  useEffect(() => {
    afterPaint(load);
  }, [load]);
  return useUser();
}
