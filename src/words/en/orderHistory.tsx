import type { ReactNode } from 'react';
import { shop } from '../../config';
import type { OrderState } from '../../model/moves';
import { formatTime } from '../formatTime';
import { plural } from '../plural';

const states = {
  placed: 'Placed',
  accepted: 'Accepted',
  sent: 'Sent',
  delivered: 'Delivered',
  undelivered: 'Not delivered',
  returnAsked: 'Return requested',
  returnDeclined: 'Return declined',
  returned: 'Returned',
  cancelled: 'Cancelled',
};

const names = new Intl.ListFormat(shop.language);

/** Orders in a list, the shopper's or the merchant's, and what happens to them. */
export const orderHistoryWords = {
  heading: (number: ReactNode) => <>Order {number}</>,
  states,
  times: (placedAt: number, state: OrderState, stateAt: number) =>
    state === 'placed'
      ? `Placed on ${formatTime(placedAt)}`
      : `Placed on ${formatTime(placedAt)}; ` +
        `${states[state].toLowerCase()} on ${formatTime(stateAt)}`,
  /** The accessible name of an order's button. */
  actionOnOrder: (action: string, id: string) => `${action}, order ${id}`,

  changed: (id: string, state: OrderState) => `Order ${id}: ${states[state].toLowerCase()}.`,
  addressDeleted: (id: string) => `The address of order ${id} has been deleted.`,
  paymentChanged: {
    due: (id: string) => `Order ${id}: not paid yet.`,
    claimed: (id: string) => `Order ${id}: we’ll check your payment.`,
    paid: (id: string) => `Order ${id}: paid.`,
    cash: (id: string) => `Order ${id}: cash on delivery.`,
  },
  changedElsewhere: (id: string, state: OrderState) =>
    `Order ${id} has just changed to “${states[state]}”, so your change wasn’t made.`,
  notAllowed: (id: string) => `You can no longer make this change to order ${id}.`,
  notChanged: (id: string) => `We couldn’t connect, so order ${id} wasn’t changed. Try again.`,
  maybeChanged: (id: string) =>
    `We couldn’t connect, so we don’t know whether order ${id} was changed. ` +
    'Check your connection and try again.',

  shopOrdersNotLoaded: 'The shop’s orders couldn’t be loaded. Check your connection and try again.',
  noOrders: 'No orders yet.',
  outOfDate: (time: number) =>
    `We couldn’t connect. Your orders may have changed since ${formatTime(time)}.`,
  meanings: {
    placed: 'We’ve received your order and will confirm it soon.',
    accepted: 'We’re packing your order.',
    sent: 'Your order is on its way. Please have the cash ready.',
    delivered: 'Your order has arrived.',
    undelivered: 'We couldn’t deliver this order.',
    returnAsked: 'We’ve received your return request.',
    returnDeclined: 'We couldn’t accept this return.',
    returned: 'This order was returned.',
    cancelled: 'This order was cancelled. You pay nothing.',
  },
  cancel: 'Cancel order',
  confirmCancel: (id: string) =>
    `Cancel order ${id}? Press OK to cancel the order. This can’t be undone.`,
  requestReturn: 'Request a return',
  orderAgain: 'Order again',
  orderedAgain: (count: number, gone: readonly string[]) => {
    const added = plural(count, {
      one: 'Added 1 item to your basket, at today’s price.',
      other: `Added ${count} items to your basket, at today’s prices.`,
    });
    const missing = `No longer sold: ${names.format(gone.map((id) => `product ${id}`))}.`;
    if (count === 0) return `Nothing was added to your basket. ${missing}`;
    return gone.length === 0 ? added : `${added} ${missing}`;
  },
  goToBasket: 'Go to your basket',
};
