import type { OrderState } from '../../model/moves';
import type { Order } from '../../services/orderService';
import type { OrderChange } from './changeOrder';
import { describeState } from './describeState';

/** The change of an order's state by an account. */
export const moveTo = ({ id }: Order, state: OrderState, uid: string): OrderChange => ({
  name: state,
  call: (service, order) => service.move(order, state, uid),
  isDone: (order) => order.state === state && order.by === uid,
  success: `Order ${id}: ${describeState(state)}.`,
});

/** Takes the last change of its state back. */
export const undoTo = (order: Order, state: OrderState, uid: string): OrderChange => ({
  ...moveTo(order, state, uid),
  name: 'undo',
  success: `Order ${order.id}: ${describeState(state)} again.`,
});

export const forgetAddressOf = ({ id }: Order): OrderChange => ({
  name: 'forget',
  call: (service, order) => service.forgetAddress(order),
  isDone: ({ address }) => !address,
  success: `The address of order ${id} is deleted.`,
});
