import { useCallback, useEffect } from 'react';
import { type AppThunk, useAppDispatch } from '../app/hooks';
import type { Services } from '../app/services';
import { afterPaint } from '../ui/whenIdle';
import { useUser } from './authSlice';

type Load = (services: Services) => Promise<unknown>;

const importOrdering: Load = (services) => services.importOrdering();
/** The observer of the identity service then sets the user. */
const findUser: Load = ({ auth }) => auth.find();

/** A failure is nobody's concern yet, and the next call tries again. */
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

/** The user, for a screen that depends on it: loads the session. In a file of its own: the first screen needs only `useUser`. */
export function useSession() {
  const load = useSessionLoader();
  // What the screen shows comes before the identity service, whose code is large.
  useEffect(() => {
    afterPaint(load);
  }, [load]);
  return useUser();
}
