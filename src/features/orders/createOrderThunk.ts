import { createAction } from '@reduxjs/toolkit';
import type { Order, OrderError, OrderReason, OrderService } from '../../services/orderService';
import { createAppAsyncThunk } from '../../shared/createAppAsyncThunk';
import type { AppListenerApi } from '../../shared/listeners';

type Api = Pick<AppListenerApi, 'dispatch' | 'extra' | 'getState'>;

/**
 * The order service, for a thunk or a listener. Rejects if its code can't be loaded, or if the user
 * signs out meanwhile: the database would reject the request.
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

export const ordersReceived = createAction<readonly Order[]>('orders/received');
/** The user with this uid can no longer read other accounts' orders. */
export const accessLost = createAction<string | undefined>('orders/accessLost');

/** A thunk that loads orders into the store for the signed-in user. */
export const createOrderThunk = <Result extends { orders: readonly Order[] }, Argument = void>(
  type: string,
  load: (service: OrderService, argument: Argument, api: Api) => Promise<Result>,
) =>
  createAppAsyncThunk<Result, Argument, { rejectValue: OrderReason }>(
    type,
    async (argument, api) => {
      const uid = api.getState().auth.user?.uid;
      try {
        const result = await load(await orderServiceOf(api), argument, api);
        if (api.getState().auth.user?.uid !== uid) throw new Error('The user has signed out.');
        api.dispatch(ordersReceived(result.orders));
        return result;
      } catch (error) {
        const reason = reasonOf(error);
        if (reason === 'refused') api.dispatch(accessLost(uid));
        return api.rejectWithValue(reason);
      }
    },
  );
