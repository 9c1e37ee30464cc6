import { shop } from '../../../../shop/config';
import type { Money, PayableOrder } from '../../../orders/model/payment';
import type { OrderState } from '../../../orders/model/states';
import { formatTime } from '../../dates';
import { plural } from '../../plural';
import { formatRupees } from '../../rupees';
import { orderHistoryWords } from '../orders/orderHistory';

const orders = (count: number) =>
  plural(count, { one: `${count} order`, other: `${count} orders` });
const newOrders = (count: number) =>
  plural(count, { one: `${count} new order`, other: `${count} new orders` });
const returns = (count: number) =>
  plural(count, { one: `${count} return requested`, other: `${count} returns requested` });
const payments = (count: number) =>
  plural(count, { one: `${count} payment to check`, other: `${count} payments to check` });

const ordinals = new Intl.PluralRules(shop.language, { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
/** Only the first hundred are loaded. */
function nthOrder(place: number): string {
  if (place === 1) return 'First order from this number';
  if (place >= 100) return '100 or more orders from this number';
  return `${place}${endings[ordinals.select(place)] ?? 'th'} order from this number`;
}

const list = new Intl.ListFormat(shop.language, { type: 'unit' });

const shopperSees = 'The shopper sees the reason.';
const shopperSeesNote = 'The shopper sees what you enter.';
const questions = {
  sent: (id: string) => `Mark order ${id} as sent?`,
  unpaid: (id: string) => `Order ${id} isn’t marked as paid. Mark it as sent anyway?`,
  undelivered: (id: string) => `Mark order ${id} as not delivered?`,
  returnDeclined: (id: string) => `Decline the return of order ${id}?`,
  cancelled: (id: string) => `Cancel order ${id}?`,
};

/** Each after `UPI: ` or `Cash: `. */
const sentences: Record<Money, (amount: string) => string> = {
  toCollect: (amount) => `${amount} to collect.`,
  due: (amount) => `${amount} not paid yet.`,
  claimed: (amount) =>
    `the shopper says they’ve paid ${amount}. First check your bank for this amount and the order number.`,
  courier: (amount) => `the courier has ${amount}.`,
  paid: (amount) => `${amount} received.`,
  refundDue: (amount) => `${amount} received. Refund it to the shopper.`,
  refunded: (amount) => `${amount} refunded.`,
  none: () => 'nothing was paid.',
};

const takeBackFirst = {
  refunded: 'press “Not refunded” first: its money is marked as refunded',
  paid: 'press “Not received” first: its cash is marked as received',
};

/** Each state that a merchant can move an order to. */
const moves: Record<Exclude<OrderState, 'placed' | 'returnAsked'>, string> = {
  accepted: 'Accept',
  sent: 'Mark as sent',
  delivered: 'Mark as delivered',
  undelivered: 'Mark as not delivered',
  returnDeclined: 'Decline the return',
  returned: 'Mark as returned',
  cancelled: 'Cancel order',
};

/** The merchant's list. */
export const adminWords = {
  notLoaded: orderHistoryWords.shopOrdersNotLoaded,
  heading: 'Shop orders',
  loading: 'Loading orders…',
  accessLost: 'This account can no longer see the shop’s orders.',
  outOfDate: (time: number) =>
    `We couldn’t connect. Orders may have changed since ${formatTime(time)}.`,
  news: (placed: number, requested: number, claimed: number) =>
    list.format([
      ...(placed > 0 ? [newOrders(placed)] : []),
      ...(requested > 0 ? [returns(requested)] : []),
      ...(claimed > 0 ? [payments(claimed)] : []),
    ]),

  filterByStatus: 'Filter by status',
  filters: { ...orderHistoryWords.states, placed: 'New', all: 'All' },
  filterCount(count: number, mayBeMore: boolean) {
    if (!mayBeMore) return `${count}`;
    return count > 0 ? `${count}+` : '';
  },
  search: 'Search by number, name, amount or product',
  unknownNumber: 'No order has this number.',
  failedNumber: 'This order couldn’t be loaded.',
  foundElsewhere: (count: number) => `No orders here, but ${count} under “All”.`,
  found: (count: number) => (count === 0 ? 'No orders here.' : orders(count)),
  foundSoFar: (count: number) =>
    count === 0
      ? 'No orders here so far. Older orders aren’t loaded yet.'
      : `${orders(count)} so far. Older orders aren’t loaded yet.`,
  recipient: ({ name, city }: { name: string; city: string }) => `${name}, ${city}`,
  loadOlder: 'Load older orders',

  moves,
  undo: (state: OrderState) => `Undo: ${orderHistoryWords.states[state].toLowerCase()}`,
  /** Why the order can't be moved: what the merchant has said of its payment. `undoing`: only that can't be done. */
  heldBack: (payment: keyof typeof takeBackFirst, undoing?: OrderState) =>
    `To ${undoing ? `undo “${orderHistoryWords.states[undoing].toLowerCase()}”` : 'move this order on'}, ` +
    `${takeBackFirst[payment]}.`,
  question: (about: keyof typeof questions, id: string) => questions[about](id),
  questions: {
    sent: { consequence: shopperSeesNote, keep: 'Not yet' },
    unpaid: { consequence: shopperSeesNote, keep: 'Not yet', confirm: 'Send unpaid' },
    undelivered: { consequence: shopperSees, keep: 'Keep as sent' },
    returnDeclined: { consequence: shopperSees, keep: 'Keep the request' },
    cancelled: { consequence: shopperSees, keep: 'Keep order' },
  },
  courier: 'Courier and tracking number',
  shopsReason: 'Shop’s reason',
  shoppersReason: 'Shopper’s reason',
  optional: orderHistoryWords.optional,
  reasons: {
    undelivered: [
      'Nobody was there to receive it',
      'It was refused at the door',
      'The address couldn’t be found',
    ],
    returnDeclined: [
      'The return period is over',
      'It was used or damaged after delivery',
      'This product can’t be returned',
    ],
    cancelled: [
      'Out of stock',
      'We don’t deliver to this address',
      'We couldn’t reach you by phone',
      'We haven’t received your payment',
      'You asked us to cancel it',
    ],
  },

  guest: 'Guest',
  customer: (place: number, open: number, back: number) =>
    list.format([
      nthOrder(place),
      ...(open > 0 ? [`${open} more open`] : []),
      ...(back > 0 ? [`${back} returned or refused`] : []),
    ]),

  money: (money: Money, { pay }: PayableOrder, total: number) =>
    `${pay === 'cash' ? 'Cash' : 'UPI'}: ${sentences[money](formatRupees(total))}`,
  paymentChanges: {
    upi: { paid: 'Mark as paid', due: 'Not paid' },
    cash: { paid: 'Cash received', due: 'Not received' },
  },
  receiveAll: {
    label: 'All cash received',
    question: (sum: number, count: number) =>
      `Has the courier handed over ${formatRupees(sum)} for ${orders(count)}?`,
    confirm: 'Mark all as received',
    keep: 'Not yet',
  },
  refund: {
    label: 'Mark as refunded',
    question: (id: string, total: number) =>
      `Mark ${formatRupees(total)} of order ${id} as refunded?`,
    consequence: shopperSeesNote,
    keep: 'Not yet',
  },
  notRefunded: 'Not refunded',
  refundReference: 'Refund reference',
  reference: 'Transaction number',
  /** What the shopper and the merchant have said of a payment, and when. */
  paymentTimes: ({ claimedAt, checkedAt, refundedAt }: PayableOrder) =>
    [
      ...(claimedAt ? [`The shopper pressed “I’ve paid” on ${formatTime(claimedAt)}.`] : []),
      ...(checkedAt ? [`Checked on ${formatTime(checkedAt)}.`] : []),
      ...(refundedAt ? [`Refunded on ${formatTime(refundedAt)}.`] : []),
    ].join(' '),

  deleteAddress: 'Delete address',
  deleteAddressQuestion: (id: string) => `Delete the address of order ${id}?`,
  cantBeUndone: 'This can’t be undone.',
  deleteAddressAndReturns:
    'This can’t be undone, and the shopper will no longer be able to request a return.',
  keepAddress: 'Keep address',
};
