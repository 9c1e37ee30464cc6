import { shop } from '../../config';
import type { OrderState } from '../../model/moves';

/** What each state is called in a list. */
export const stateNames: Record<OrderState, string> = {
  placed: 'Placed',
  accepted: 'Accepted',
  sent: 'Sent',
  delivered: 'Delivered',
  returnAsked: 'Return asked for',
  returned: 'Returned',
  cancelled: 'Cancelled',
};

/** What each state means to whoever has ordered. */
export const stateMeanings: Record<OrderState, string> = {
  placed: 'The shop has your order, and has not accepted it yet.',
  accepted: 'The shop has accepted your order, and is packing it.',
  sent: 'Your order is on its way. Have the cash ready.',
  delivered: 'Your order has arrived.',
  returnAsked: 'The shop knows that you would like to return this order.',
  returned: 'You have returned this order.',
  cancelled: 'This order does not come, and costs nothing.',
};

/** The end of a sentence about an order: `it is accepted`, `a return is asked for`. */
export const describeState = (state: OrderState) =>
  state === 'returnAsked' ? 'a return is asked for' : `it is ${stateNames[state].toLowerCase()}`;

const moment = new Intl.DateTimeFormat(shop.language, { dateStyle: 'medium', timeStyle: 'short' });

/** The time in milliseconds as a date with hours and minutes. */
export const describeTime = (time: number) => moment.format(time);

/** `1 order`, `12 orders` */
export const orderCount = (count: number, kind = '') =>
  `${count} ${kind}order${count === 1 ? '' : 's'}`;
