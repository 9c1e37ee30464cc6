import type { OrderState } from '../../model/moves';
import type { Order } from '../../services/orderService';
import { announce } from '../../shared/announce';
import { createAppAsyncThunk } from '../../shared/createAppAsyncThunk';
import { orderServiceOf, ordersReceived, reasonOf } from './createOrderThunk';
import { describeState } from './describeState';

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
        change === 'forgetAddress'
          ? `The address of order ${id} is deleted.`
          : `Order ${id}: ${describeState(change)}.`;
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
  if (now && now.state !== state) {
    return `Order ${id} was changed by somebody else in the meantime: ${describeState(now.state)} now.`;
  }
  if (isRefused) return `Order ${id} can’t be changed like this any more. Nothing was changed.`;
  return now
    ? `We couldn’t connect: order ${id} was not changed. Try again.`
    : `We couldn’t connect, and don’t know whether order ${id} was changed. ` +
        'Check that you are online, then try again.';
}
