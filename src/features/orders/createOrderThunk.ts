import type { RootState } from '../../app/store';
import type { OrderError, OrderReason, OrderService } from '../../services/orderService';
import type { Services } from '../../services/services';
import { createAppAsyncThunk } from '../../shared/createAppAsyncThunk';

interface Api {
  extra: Pick<Services, 'orders'>;
  getState: () => Pick<RootState, 'auth'>;
}

/**
 * The orders of the shop, for a thunk or a listener. Rejects if their code can't be loaded, or if the
 * user signs out meanwhile: the database would reject the request.
 */
export async function orderServiceOf({ extra, getState }: Api): Promise<OrderService> {
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

export interface OrderRejection {
  reason: OrderReason;
}

type Call<Result, Argument> = (service: OrderService, argument: Argument) => Promise<Result>;

/** A thunk that calls the order service, and rejects with the reason why that failed. */
export const createOrderThunk = <Result, Argument = void>(
  type: string,
  call: Call<Result, Argument>,
) =>
  createAppAsyncThunk<Result, Argument, { rejectValue: OrderRejection }>(
    type,
    async (argument, api) => {
      try {
        return await call(await orderServiceOf(api), argument);
      } catch (error) {
        return api.rejectWithValue({ reason: reasonOf(error) });
      }
    },
  );
