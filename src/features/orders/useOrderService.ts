import { useCallback } from 'react';
import type { OrderService } from '../../services/orderService';
import type { Services } from '../../services/services';
import { useAppDispatch } from '../../shared/hooks';

const load = () => (_dispatch: unknown, _getState: unknown, services: Services) =>
  services.orders();

/** A way to the orders of the shop. It rejects where what talks to the database can't be loaded. */
export function useOrderService(): () => Promise<OrderService> {
  const dispatch = useAppDispatch();
  return useCallback(() => dispatch(load()), [dispatch]);
}
