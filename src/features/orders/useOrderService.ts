import { useCallback } from 'react';
import type { RootState } from '../../app/store';
import type { OrderService } from '../../services/orderService';
import type { Services } from '../../services/services';
import { useAppDispatch } from '../../shared/hooks';

const load =
  () =>
  async (
    _dispatch: unknown,
    getState: () => Pick<RootState, 'auth'>,
    services: Pick<Services, 'orders'>,
  ) => {
    const asking = getState().auth.user?.uid;
    const orders = await services.orders();
    const { user, pending } = getState().auth;
    // The database would refuse what is asked for an account that has left by then.
    const hasLeft = user?.uid !== asking || pending === 'signOut';
    if (asking !== undefined && hasLeft) {
      throw new Error('Whoever has asked is signing out.');
    }
    return orders;
  };

/**
 * A way to the orders of the shop. It rejects where what talks to the database can't be loaded, and where
 * whoever was signed in leaves meanwhile.
 */
export function useOrderService(): () => Promise<OrderService> {
  const dispatch = useAppDispatch();
  return useCallback(() => dispatch(load()), [dispatch]);
}
