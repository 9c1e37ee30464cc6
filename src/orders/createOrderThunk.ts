import { createAction } from '@reduxjs/toolkit';
import { selectShopper } from '../account/guestSlice';
import { loadProducts } from '../catalogue/catalogueSlice';
import {
  type AppListenerApi,
  type AppThunk,
  createAppAsyncThunk,
  type RootState,
} from '../store/store';
import type { Order } from './order';
import { type OrderReason, reasonOf, type ShopDatabase } from './orderService';

export type Api = Pick<AppListenerApi, 'dispatch' | 'extra' | 'getState'>;

type Session = 'account' | 'guest' | undefined;

function sessionOf({ auth: { user, pending }, guest }: RootState, uid: string): Session {
  if (user?.uid === uid) return pending === 'signOut' ? undefined : 'account';
  if (guest?.uid === uid) return guest.isLeaving ? undefined : 'guest';
  // The identity service may have told only the caller who is signed in.
  return user === undefined ? 'account' : undefined;
}

/**
 * The order service, for a thunk or a listener. Rejects if its code can't be loaded, or if the user
 * signs out or the guest is removed meanwhile: the database would reject the request.
 *
 * @param owner the uid of the user or guest whose session to use, even if the other one orders now
 */
export async function orderServiceOf(
  { extra, getState }: Api,
  owner?: string,
): Promise<ShopDatabase> {
  const currentSession = (uid: string) => {
    const isCurrent = owner !== undefined || selectShopper(getState()) === uid;
    return isCurrent ? sessionOf(getState(), uid) : undefined;
  };
  const uid = owner ?? selectShopper(getState());
  const session = uid ? currentSession(uid) : 'account';
  const service = await extra.orders(session === 'guest' ? session : undefined);
  if (!session || (uid && currentSession(uid) !== session)) {
    throw new Error('The shopper is leaving.');
  }
  return service;
}

export const ordersReceived = createAction<readonly Order[]>('orders/received');
/** Whether the products of the orders could be read. */
export const productsRead = createAction<boolean>('orders/productsRead');

/** Loads the products of these orders and of those in the store. Without them, orders are shown with the ids. */
export const loadProductsOf =
  (orders: readonly Order[]): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const shown = Object.values(getState().orders?.byId ?? {});
    const ids = [...shown, ...orders].flatMap(({ items }) =>
      items.map(({ productId }) => productId),
    );
    const isRead = await dispatch(loadProducts([...new Set(ids)])).then(
      () => true,
      () => false,
    );
    dispatch(productsRead(isRead));
  };

/** The user with this uid can no longer read other accounts' orders. */
export const accessLost = createAction<string | undefined>('orders/accessLost');

/** A thunk that loads orders into the store for the signed-in user or the guest. */
export const createOrderThunk = <Result extends { orders: readonly Order[] }, Argument = void>(
  type: string,
  load: (service: ShopDatabase, argument: Argument, api: Api) => Promise<Result>,
) =>
  createAppAsyncThunk<Result, Argument, { rejectValue: OrderReason }>(
    type,
    async (argument, api) => {
      const uid = selectShopper(api.getState());
      try {
        const result = await load(await orderServiceOf(api), argument, api);
        await api.dispatch(loadProductsOf(result.orders));
        if (selectShopper(api.getState()) !== uid) throw new Error('The shopper has left.');
        api.dispatch(ordersReceived(result.orders));
        return result;
      } catch (error) {
        const reason = reasonOf(error);
        if (reason === 'refused') api.dispatch(accessLost(uid ?? undefined));
        return api.rejectWithValue(reason);
      }
    },
  );
