import { useCallback } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '../../shared/hooks';
import { usePolling } from '../orders/usePolling';
import { loadOwnOrders, selectOwnOrders, selectOwnOrdersStatus } from './ownOrdersSlice';

const polling = { everyMs: 30_000, upToMs: 300_000 };

/**
 * The orders of an account, kept up to date while they are in view; `undefined` while loading.
 *
 * @param isFollowed whether the merchant's list keeps the account's orders up to date, too
 */
export function useOwnOrders(uid: string, isFollowed: boolean) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const failure = useAppSelector((state) => selectOwnOrdersStatus(state).failure);
  const loadedAt = useAppSelector((state) => selectOwnOrdersStatus(state).loadedAt);
  const now = useAppSelector((state) => selectOwnOrdersStatus(state).now);
  const orders = useAppSelector((state) => selectOwnOrders(state, uid));

  const poll = useCallback(async () => {
    const before = selectOwnOrders(store.getState(), uid);
    const result = await dispatch(loadOwnOrders(uid));
    const isSame = selectOwnOrders(store.getState(), uid) === before;
    return !(loadOwnOrders.fulfilled.match(result) && isSame);
  }, [dispatch, store, uid]);
  const isUpToDate = loadedAt !== undefined && !failure && isFollowed;
  const resetWait = usePolling(isUpToDate ? undefined : poll, polling);

  return {
    orders: loadedAt === undefined ? undefined : orders,
    failure,
    loadedAt,
    now,
    poll,
    resetWait,
  };
}
