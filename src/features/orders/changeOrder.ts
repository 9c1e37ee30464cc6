import { createAction } from '@reduxjs/toolkit';
import type { OrderState } from '../../model/moves';
import type { Order, OrderService } from '../../services/orderService';
import { announce } from '../../shared/announce';
import { createAppAsyncThunk } from '../../shared/createAppAsyncThunk';
import { orderServiceOf, reasonOf } from './createOrderThunk';
import { describeState } from './describeState';

/** A change of one order by an account: to another state, back to the one before, or without its address. */
export interface OrderChange {
  order: Order;
  name: OrderState | 'undo' | 'forgetAddress';
  uid: string;
}

/** The database has these orders like this. */
export const ordersReceived = createAction<readonly Order[]>('orders/received');

const targetOf = ({ order, name }: OrderChange): OrderState | undefined => {
  if (name === 'forgetAddress') return undefined;
  return name === 'undo' ? order.before : name;
};

function send(service: OrderService, change: OrderChange): Promise<Order> {
  const { order, uid } = change;
  const state = targetOf(change);
  return state ? service.move(order, state, uid) : service.forgetAddress(order);
}

/** Whether an order, as it is now, shows that the change has been made. */
function isMade(change: OrderChange, now: Order): boolean {
  const state = targetOf(change);
  return state ? now.state === state && now.by === change.uid : !now.address;
}

/** What is said once the change has been made. */
function describeChange(change: OrderChange): string {
  const { order, name } = change;
  const state = targetOf(change);
  if (!state) return `The address of order ${order.id} is deleted.`;
  return `Order ${order.id}: ${describeState(state)}${name === 'undo' ? ' again' : ''}.`;
}

/** Changes an order, one change at a time. If that fails, reads what the order is like, and says so. */
export const changeOrder = createAppAsyncThunk<
  Order,
  OrderChange,
  { rejectValue: { sentence: string } }
>(
  'orders/change',
  async (change, api) => {
    const { order } = change;
    const finish = (now: Order) => {
      api.dispatch(ordersReceived([now]));
      api.dispatch(announce(describeChange(change)));
      return now;
    };
    try {
      return finish(await send(await orderServiceOf(api), change));
    } catch (error) {
      const isRefused = reasonOf(error) === 'refused';
      const now = await orderServiceOf(api)
        .then((service) => service.find(order.id))
        .catch(() => undefined);
      // Only the answer was lost.
      if (now && !isRefused && isMade(change, now)) return finish(now);
      if (now) api.dispatch(ordersReceived([now]));
      const sentence = explain(order, now, isRefused);
      api.dispatch(announce(sentence));
      return api.rejectWithValue({ sentence });
    }
  },
  { condition: ({ order }, { getState }) => !getState().orders?.pending[order.id] },
);

function explain(before: Order, now: Order | undefined, isRefused: boolean): string {
  const order = `Order ${before.id}`;
  if (!now && !isRefused) {
    return (
      `We couldn’t connect, and don’t know whether order ${before.id} was changed. ` +
      'Check that you are online, then try again.'
    );
  }
  if (now && now.state !== before.state) {
    return `${order} was changed by somebody else in the meantime: ${describeState(now.state)} now.`;
  }
  return isRefused
    ? `${order} can’t be changed like this any more. Nothing was changed.`
    : `We couldn’t connect: order ${before.id} was not changed. Try again.`;
}
