import { useCallback } from 'react';
import type { Order } from '../../../services/orderService';
import { useAppDispatch, useAppSelector } from '../../../shared/hooks';
import { selectOrders } from '../../orders/ordersSlice';
import { loadOrder } from '../../orders/ordersThunks';
import { usePolling } from '../../orders/usePolling';

const polling = { everyMs: 30_000, upToMs: 300_000 };

/** An order as it is now, kept up to date until it is paid; in cash, it is as it was placed. */
export function useFollowedOrder(id: string, placed: Order | undefined): Order | undefined {
  const dispatch = useAppDispatch();
  const loaded = useAppSelector((state) => selectOrders(state).byId[id]);
  const order = loaded ?? placed;
  const owner = order?.owner ?? '';
  const poll = useCallback(() => dispatch(loadOrder({ id, owner })), [dispatch, id, owner]);
  const isWaiting = order?.pay === 'upi' && order.payment !== 'paid';
  usePolling(isWaiting ? poll : undefined, polling, loaded);
  return order;
}
