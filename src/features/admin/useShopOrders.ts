import { useCallback, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { addAppListener } from '../../shared/listeners';
import { usePolling } from '../orders/usePolling';
import { offerUndo, selectShopOrders, selectShopOrdersStatus } from './shopOrdersSlice';
import { findOrder, loadOlderOrders, pollShopOrders } from './shopOrdersThunks';

const polling = { everyMs: 60_000, whileHidden: true };

/** The orders of the shop, polled every minute, also in a hidden tab; `undefined` while loading. */
export function useShopOrders() {
  const dispatch = useAppDispatch();
  const orders = useAppSelector(selectShopOrders);
  const { failure, loadedAt, next, isLoadingOlder } = useAppSelector(selectShopOrdersStatus);

  useEffect(() => {
    dispatch(addAppListener(offerUndo));
  }, [dispatch]);
  const poll = useCallback(() => dispatch(pollShopOrders()), [dispatch]);
  usePolling(poll, polling);

  return {
    ...{ orders, failure, loadedAt, hasOlder: next !== undefined, isLoadingOlder, poll },
    loadOlder: () => dispatch(loadOlderOrders()),
    /** Loads one order, wherever it is in the list. Resolves with `false` if there is none. */
    lookUp: useCallback(
      async (id: string) => {
        const result = await dispatch(findOrder(id));
        return !findOrder.fulfilled.match(result) || result.payload.ids.length > 0;
      },
      [dispatch],
    ),
  };
}
