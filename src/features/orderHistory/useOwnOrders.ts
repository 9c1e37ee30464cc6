import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectOrders, selectOwnOrders } from '../orders/ordersSlice';
import { loadOwnOrders } from '../orders/ordersThunks';
import { usePolling } from '../orders/usePolling';

const polling = { everyMs: 30_000, upToMs: 300_000 };

/** The signed-in user's own orders, kept up to date; `undefined` while loading. */
export function useOwnOrders() {
  const dispatch = useAppDispatch();
  const orders = useAppSelector(selectOwnOrders);
  const failure = useAppSelector((state) => selectOrders(state).ownFailure);
  const loadedAt = useAppSelector((state) => selectOrders(state).ownLoadedAt);
  // The merchant's list keeps the merchant's own orders up to date, too.
  const isFollowed = useAppSelector(({ shopOrders }) => shopOrders?.loadedAt !== undefined);
  const isUpToDate = loadedAt !== undefined && !failure && isFollowed;
  const poll = useCallback(() => dispatch(loadOwnOrders()), [dispatch]);
  usePolling(isUpToDate ? undefined : poll, polling, orders);
  return { orders: loadedAt === undefined ? undefined : orders, failure, loadedAt, poll };
}

/** Whether the signed-in user is a merchant; `false` while loading. */
export const useIsMerchant = () =>
  useAppSelector((state) => selectOrders(state).isMerchant ?? false);
