import { createAction } from '@reduxjs/toolkit';
import type { NewOrder, Order } from '../../../services/orderService';

/** The shopper has left the thank-you of the last order. */
export const orderSeen = createAction('checkout/seen');

/** A new order as the database stores it. Whatever is read from there later replaces it. */
export const asPlaced = (order: Omit<NewOrder, 'lines'>, placedAt: number): Order => ({
  ...order,
  ...{ by: order.owner, state: 'placed', before: 'placed', payment: 'due' },
  ...{ times: {}, notes: {}, taken: {}, returnRequests: 0 },
  ...{ placedAt, stateAt: placedAt, beforeAt: placedAt, changedAt: placedAt },
});
