import type { OrderState } from '../../model/moves';
import type { Order } from '../../services/orderService';
import { announce } from '../../shared/announce';
import { createAppAsyncThunk } from '../../shared/createAppAsyncThunk';
import { orderHistoryWords as words } from '../../words/en/orderHistory';
import { createOrderThunk, orderServiceOf, ordersReceived, reasonOf } from './createOrderThunk';

/** Loads the signed-in user's own orders and, until it is known, whether the user is a merchant. */
export const loadOwnOrders = createOrderThunk(
  'orders/loadOwn',
  async (service, _nothing, { getState }) => {
    const { auth, orders } = getState();
    const uid = auth.user?.uid ?? '';
    const [own, isMerchant] = await Promise.all([
      service.listOf(uid),
      orders?.isMerchant ?? service.isMerchant(uid),
    ]);
    return { orders: own, isMerchant, now: service.now() };
  },
);

export interface OrderChange {
  order: Order;
  /** The state to give it; the one before undoes its last change. */
  change: OrderState | 'forgetAddress';
}

/** Changes an order, one change at a time. If that fails, reads the order again and explains. */
export const changeOrder = createAppAsyncThunk<Order, OrderChange, { rejectValue: string }>(
  'orders/change',
  async ({ order, change }, api) => {
    const { id } = order;
    const uid = api.getState().auth.user?.uid ?? '';
    const finish = (changed: Order) => {
      api.dispatch(ordersReceived([changed]));
      const sentence =
        change === 'forgetAddress' ? words.addressDeleted(id) : words.changed(id, change);
      api.dispatch(announce(sentence));
      return changed;
    };
    try {
      const service = await orderServiceOf(api);
      const isMove = change !== 'forgetAddress';
      return finish(
        await (isMove ? service.move(order, change, uid) : service.forgetAddress(order)),
      );
    } catch (error) {
      const isRefused = reasonOf(error) === 'refused';
      const now = await orderServiceOf(api)
        .then((service) => service.find(id))
        .catch(() => undefined);
      const isMade =
        change === 'forgetAddress' ? now && !now.address : now?.state === change && now.by === uid;
      // Only the answer was lost.
      if (now && isMade && !isRefused) return finish(now);
      if (now) api.dispatch(ordersReceived([now]));
      const sentence = explain(order, now, isRefused);
      api.dispatch(announce(sentence));
      return api.rejectWithValue(sentence);
    }
  },
  { condition: ({ order }, { getState }) => !getState().orders?.changes[order.id]?.pending },
);

function explain({ id, state }: Order, now: Order | undefined, isRefused: boolean): string {
  if (now && now.state !== state) return words.changedElsewhere(id, now.state);
  if (isRefused) return words.notAllowed(id);
  return now ? words.notChanged(id) : words.maybeChanged(id);
}
