import type { OrderState, Payment } from '../../../orders/model/states';
import { orderHistoryWords } from './orderHistory';

const { states } = orderHistoryWords;

const payments = {
  due: 'not paid',
  claimed: 'paid by its shopper',
  paid: 'paid',
  refunded: 'refunded',
};

/** What is announced after an order was changed, or couldn’t be. */
export const orderChangeWords = {
  changed: (id: string, state: OrderState) => `Order ${id}: ${states[state].toLowerCase()}.`,
  addressDeleted: (id: string) => `The address of order ${id} has been deleted.`,
  paymentChanged: {
    due: (id: string) => `Order ${id}: not paid yet.`,
    claimed: (id: string) => `Order ${id}: we’ll check your payment.`,
    paid: (id: string) => `Order ${id}: paid.`,
    refunded: (id: string) => `Order ${id}: refunded.`,
    cash: (id: string) => `Order ${id}: cash on delivery.`,
  },
  changedElsewhere: (id: string, state: OrderState) =>
    `Order ${id} has just changed to “${states[state]}”, so your change wasn’t made.`,
  paidElsewhere: (id: string, payment: Payment) =>
    `Order ${id} has just been marked as ${payments[payment]}, so your change wasn’t made.`,
  cashElsewhere: (id: string) =>
    `Order ${id} has just been changed to cash on delivery, so your change wasn’t made.`,
  notAllowed: (id: string) => `You can no longer make this change to order ${id}.`,
  notChanged: (id: string) => `We couldn’t connect, so order ${id} wasn’t changed. Try again.`,
  maybeChanged: (id: string) =>
    `We couldn’t connect, so we don’t know whether order ${id} was changed. ` +
    'Check your connection and try again.',
  requestTakenBack: (id: string) => `You’ve withdrawn your return request for order ${id}.`,
};
