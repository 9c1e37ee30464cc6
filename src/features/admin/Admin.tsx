import { useCallback, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { addAppListener } from '../../shared/listeners';
import { selectAllOrders } from '../orders/ordersSlice';
import { usePolling } from '../orders/usePolling';
import { AdminSections } from './AdminSections';
import { OrderAlerts } from './alerts/OrderAlerts';
import { isWaiting } from './orderFilters';
import { expireUndo, selectShopOrders } from './shopOrdersSlice';
import { pollShopOrders } from './shopOrdersThunks';

const polling = { everyMs: 60_000, whileHidden: true };

interface AdminProps {
  /** Called with how many orders of the shop wait for the merchant. */
  onWaiting: (count: number) => void;
}

/** The merchant's part of the account screen. New orders are noticed in each of its sections. */
export function Admin({ onWaiting }: AdminProps) {
  const dispatch = useAppDispatch();
  const orders = useAppSelector(selectAllOrders);
  const { loadedAt } = useAppSelector(selectShopOrders);

  const poll = useCallback(() => dispatch(pollShopOrders()), [dispatch]);
  usePolling(poll, polling);
  useEffect(() => {
    dispatch(addAppListener(expireUndo));
  }, [dispatch]);

  const waiting = loadedAt === undefined ? 0 : orders.filter(isWaiting).length;
  useEffect(() => {
    onWaiting(waiting);
    return () => {
      onWaiting(0);
    };
  }, [onWaiting, waiting]);

  return (
    <div className="admin">
      <AdminSections onRetry={poll}>
        <OrderAlerts />
      </AdminSections>
    </div>
  );
}
