import type { RootState } from '../../app/store';
import type { OrderError, OrderReason, OrderService } from '../../services/orderService';
import type { Services } from '../../services/services';

interface ThunkApi {
  extra: Pick<Services, 'orders'>;
  getState: () => Pick<RootState, 'auth'>;
}

/**
 * The orders of the shop, for a thunk or a listener. Rejects if their code can't be loaded, or if the
 * user signs out meanwhile: the database would reject the request.
 */
export async function orderServiceOf({ extra, getState }: ThunkApi): Promise<OrderService> {
  const uid = getState().auth.user?.uid;
  const service = await extra.orders();
  const { user, pending } = getState().auth;
  if (uid !== undefined && (user?.uid !== uid || pending === 'signOut')) {
    throw new Error('The user is signing out.');
  }
  return service;
}

/** Why a call of the order service failed; `unreachable` if it doesn't say. */
export const reasonOf = (error: unknown): OrderReason =>
  (error as Partial<OrderError> | null)?.reason ?? 'unreachable';
