import type { RootState } from '../../app/store';
import type { Order, OrderCursor, OrderService } from '../../services/orderService';
import { announce } from '../../shared/announce';
import { createAppAsyncThunk } from '../../shared/createAppAsyncThunk';
import { ordersReceived } from '../orders/changeOrder';
import { orderServiceOf, reasonOf, type OrderRejection } from '../orders/createOrderThunk';
import { othersForgotten, selectOrders } from '../orders/ordersSlice';
import { describeNews } from './orderFilters';

interface Page {
  orders: Order[];
  next?: OrderCursor;
}

/** The orders that a request has found, by their ids. */
export interface Found {
  ids: readonly string[];
  /** Until when all changes are known; milliseconds, by the clock of the database. */
  until: number;
  /** Milliseconds, by the clock of the device. */
  loadedAt: number;
  /** Where the next page begins; `undefined`: there is none. */
  next?: OrderCursor | undefined;
}

/** A thunk of the merchant's: what it finds goes into the store. */
const createShopOrdersThunk = <Argument = void>(
  type: string,
  load: (
    service: OrderService,
    argument: Argument,
    state: RootState,
  ) => Promise<Page & { news?: string }>,
  condition?: (state: RootState) => boolean,
) =>
  createAppAsyncThunk<Found, Argument, { rejectValue: OrderRejection }>(
    type,
    async (argument, api) => {
      const uid = api.getState().auth.user?.uid;
      try {
        const service = await orderServiceOf(api);
        const { orders, news, ...page } = await load(service, argument, api.getState());
        if (api.getState().auth.user?.uid !== uid) throw new Error('The user has signed out.');
        api.dispatch(ordersReceived(orders));
        if (news) api.dispatch(announce(news));
        const until = Math.max(0, ...orders.map(({ changedAt }) => changedAt));
        return { ...page, ids: orders.map(({ id }) => id), until, loadedAt: Date.now() };
      } catch (error) {
        const reason = reasonOf(error);
        // No merchant any more: other accounts' addresses are none of its business.
        if (reason === 'refused') api.dispatch(othersForgotten(uid));
        return api.rejectWithValue({ reason });
      }
    },
    { condition: (_argument, { getState }) => condition?.(getState()) ?? true },
  );

/** Loads what waits for the merchant and the newest orders; after that, what has changed since. */
export const pollShopOrders = createShopOrdersThunk(
  'shopOrders/poll',
  async (service, _nothing, state) => {
    const { shopOrders } = state;
    if (shopOrders?.ids) {
      const orders = await service.listChanged(shopOrders.until);
      return { orders, news: describeNews(selectOrders(state), orders) };
    }
    const [unfinished, page] = await Promise.all([service.listUnfinished(), service.listAll()]);
    return { ...page, orders: [...unfinished, ...page.orders] };
  },
);

export const loadOlderOrders = createShopOrdersThunk(
  'shopOrders/loadOlder',
  (service, _nothing, { shopOrders }) => service.listAll(shopOrders?.next),
  ({ shopOrders }) => !shopOrders?.isLoadingOlder,
);

/** Loads one order, wherever it is in the list; finds none if there is none of this number. */
export const findOrder = createShopOrdersThunk<string>('shopOrders/find', async (service, id) => {
  const order = await service.find(id);
  return { orders: order ? [order] : [] };
});
