import type { ReactNode } from 'react';
import { shop } from '#shop/config';
import type { Address } from '../../../orders/model/address';
import {
  countOf,
  isPartialReturn,
  type Order,
  owedOf,
  refundedOf,
  returnedItems,
  totalOf,
} from '../../../orders/model/order';
import { amountIn } from '../../../orders/model/orderTerms';
import { type Money, moneyOf, type PayableOrder } from '../../../orders/model/payment';
import type { OrderState, Payment } from '../../../orders/model/states';
import { formatDay, formatTime } from '../../dates';
import { plural } from '../../plural';
import { type Amount, formatMoney } from '../../money';

const states: Record<OrderState, string> = {
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

type OrderStanding = PayableOrder &
  Pick<Order, 'items' | 'delivery' | 'discount' | 'returning' | 'charge' | 'terms' | 'digits'>;

/** How money comes back. */
const waysBack = { cash: 'in cash or by UPI', upi: 'by UPI', online: 'the way you paid' };

const nothing = () => 'You pay nothing.';
const refundIsDue = (order: OrderStanding) =>
  owedOf(order) > 0
    ? `We’ll refund ${formatMoney(amountIn(order, owedOf(order)))} ${waysBack[order.pay]}.`
    : 'There’s nothing to refund.';

const refunds: Record<Money, (order: OrderStanding) => string> = {
  none: nothing,
  toCollect: nothing,
  due: nothing,
  claimed: () => 'If you’ve paid, we’ll refund your payment.',
  courier: refundIsDue,
  paid: refundIsDue,
  refundDue: refundIsDue,
  refunded(order) {
    const { refundedAt = 0, refundReference } = order;
    const refunded = `We refunded ${formatMoney(amountIn(order, refundedOf(order)))} on ${formatTime(refundedAt)}.`;
    return refundReference ? `${refunded} Reference: ${refundReference}.` : refunded;
  },
};

/** The refund of an order that the shopper doesn't get, or gives back. */
const refund = (order: OrderStanding) => refunds[moneyOf(order)](order);

const wentBack =
  'Your payment has gone back to you, so we can’t send this order. You can order again, or contact us.';

const placedUnpaid = {
  due: 'We’ve received your order and will confirm it once it’s paid.',
  claimed: 'We’ve received your order. We’ll check your payment and confirm it soon.',
  paid: 'We’ve received your order and your payment, and will confirm it soon.',
  refunded: wentBack,
};

/** About an order that has arrived and should have been paid before. */
function unpaid(order: OrderStanding): string {
  const amount = formatMoney(amountIn(order, totalOf(order)));
  const money = moneyOf(order);
  if (money === 'claimed') return ` We’re checking your payment of ${amount}.`;
  return money === 'due' ? ` We’re still waiting for your payment of ${amount}.` : '';
}

/** The refund that the shopper gets once the shop has the order. */
function describeRefund(order: OrderStanding): string {
  const money = moneyOf(order);
  if (money === 'due') return 'you pay nothing';
  if (money === 'claimed') return 'we’ll refund what you’ve paid';
  // The amount stands below the items while the shopper chooses which to return.
  const isChosen = order.state === 'returnAsked' || countOf(order) === 1;
  if (isChosen && owedOf(order) === 0) return 'there’s nothing to refund';
  const amount = isChosen ? ` ${formatMoney(amountIn(order, owedOf(order)))}` : '';
  return `we’ll refund you${amount} ${waysBack[order.pay]}`;
}

/** `1 of 3 items` */
const someItems = (order: OrderStanding) =>
  `${countOf({ items: returnedItems(order) })} of ${countOf(order)} items`;

const meanings: Record<OrderState, (order: OrderStanding) => string> = {
  placed: ({ pay, payment }) =>
    pay === 'cash' ? 'We’ve received your order and will confirm it soon.' : placedUnpaid[payment],
  accepted: ({ pay, payment }) =>
    pay === 'online' && payment === 'refunded' ? wentBack : 'We’re packing your order.',
  sent: ({ pay }) =>
    pay === 'cash'
      ? 'Your order is on its way. Please have the cash ready.'
      : 'Your order is on its way.',
  delivered: (order) => `Your order has arrived.${unpaid(order)}`,
  undelivered: (order) => `We couldn’t deliver this order. ${refund(order)}`,
  returnAsked: (order) =>
    isPartialReturn(order)
      ? `We’ve received your return request for ${someItems(order)}.`
      : 'We’ve received your return request.',
  returnDeclined: () => 'We couldn’t accept this return.',
  returned: (order) =>
    isPartialReturn(order)
      ? `Returned: ${someItems(order)}. ${refund(order)}`
      : `This order was returned. ${refund(order)}`,
  cancelled: (order) => `This order was cancelled. ${refund(order)}`,
};

const names = new Intl.ListFormat(shop.market.language);

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

  /** Shown on the home screen after signing in to see the orders. */
  offer: 'You’re signed in.',
  yourOrders: 'Your orders',
  shopOrders: 'Shop orders',
  notNow: 'Not now',

  ownOrders: 'Your own orders',
  noOrders: 'No orders yet.',
  outOfDate: (time: number) =>
    `We couldn’t connect. Your orders may have changed since ${formatTime(time)}.`,
  meaning: (order: OrderStanding) => meanings[order.state](order),
  refund,
  refundMade: (amount: Amount, at: number) =>
    `We refunded ${formatMoney(amount)} on ${formatTime(at)}.`,
  paidToo: (amount: Amount) =>
    `We’ve also received ${formatMoney(amount)} online, and will contact you about it.`,
  arrivesAfterPayment: ([fewest, most]: readonly [fewest: number, most: number]) =>
    plural(most, {
      one: 'Arrives 1 working day after you pay',
      other: `Arrives ${fewest === most ? most : `${fewest} to ${most}`} working days after you pay`,
    }),
  late: (dates: string) => `Expected ${dates}. Still waiting? Contact us.`,
  returnUntil: (time: number) => `You can return it until ${formatDay(time)}.`,
  /** The note of a move to a state. */
  note: (label: string, note: ReactNode) => (
    <>
      {label}: {note}
    </>
  ),
  courier: 'Courier',
  /** In a parcel's note that names no courier. */
  trackingNumber: 'Tracking number',
  track: 'Track your parcel',
  timeline: 'Progress',
  toCome: 'still to come',
  items: (count: number) => plural(count, { one: '1 item', other: `${count} items` }),
  contents: (count: number, total: Amount) =>
    plural(count, {
      one: `1 item, ${formatMoney(total)}`,
      other: `${count} items, ${formatMoney(total)}`,
    }),
  soldBy: () =>
    [
      shop.seller?.name ?? shop.name,
      shop.contact?.address,
      shop.seller?.gstin && `GSTIN ${shop.seller.gstin}`,
    ]
      .filter(Boolean)
      .join(', '),
  print: 'Print',

  reason: 'Reason',
  optional: 'Optional',
  chooseReason: 'Choose a reason',
  anotherReason: 'Another reason',
  yourReason: 'Your reason',
  keep: 'Keep order',
  /** The changes that a shopper has to confirm. */
  requests: {
    cancelled: {
      label: 'Cancel order',
      question: (id: string) => `Cancel order ${id}?`,
      consequence: (order: OrderStanding) => `${refund(order)} This can’t be undone.`,
      confirm: 'Cancel order',
      reasons: [
        'I ordered by mistake',
        'I’ve changed my mind',
        'Delivery takes too long',
        'I’ve found it cheaper',
      ],
    },
    returnAsked: {
      label: 'Request a return',
      question: (id: string) => `Return order ${id}?`,
      consequence: (order: OrderStanding & { address: Address | undefined }) => {
        const telephone = order.address?.telephone ? ` on ${order.address.telephone}` : '';
        const arranged = `We’ll contact you${telephone} to arrange it.`;
        // It’s refunded already.
        return moneyOf(order) === 'refunded'
          ? arranged
          : `${arranged} Once we have it back, ${describeRefund(order)}.`;
      },
      confirm: 'Request return',
      reasons: [
        'It’s damaged or doesn’t work',
        'It’s not what I ordered',
        'It’s not as described',
        'Something is missing',
        'I’ve changed my mind',
      ],
    },
  },
  /** Which items to return, and how many of each. */
  whatToReturn: 'What would you like to return?',
  keepItem: 'Keep',
  returnItem: (count: number, of: number) => (of === 1 ? 'Return' : `Return ${count} of ${of}`),
  nothingToReturn: 'Choose at least one product.',
  refundIs: (amount: Amount) => `Refund: ${formatMoney(amount)}`,
  takeBackRequest: 'Withdraw request',
  noMoreRequests: (count: number) =>
    `You’ve withdrawn ${count} return requests for this order. To return it, contact us.`,
  orderAgain: 'Order again',
  orderedAgain: (
    count: number,
    { soldOut, gone }: { soldOut: readonly string[]; gone: readonly string[] },
  ) => {
    const added = plural(count, {
      one: 'Added 1 item to your basket, at today’s price.',
      other: `Added ${count} items to your basket, at today’s prices.`,
    });
    const list = (what: string, left: readonly string[]) =>
      left.length > 0 ? `${what}: ${names.format(left)}.` : '';
    return [
      count > 0 ? added : 'Nothing was added to your basket.',
      list(
        'Sold out',
        soldOut.map((title) => `“${title}”`),
      ),
      list(
        'No longer sold',
        gone.map((id) => `product ${id}`),
      ),
    ]
      .filter(Boolean)
      .join(' ');
  },
  goToBasket: 'Go to your basket',
};

const payments = {
  due: 'not paid',
  claimed: 'paid by its shopper',
  paid: 'paid',
  refunded: 'refunded',
};

/** The announcement after an order was changed, or couldn’t be. */
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
  refundRequested: (id: string) => `The refund of order ${id} is under way.`,
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
  /** An invoice can’t be numbered without a record of each product. */
  productsUnread: (id: string) =>
    `We couldn’t load your products, so order ${id} has no invoice yet and wasn’t marked as sent. Check your connection and try again.`,
  productsGone: (id: string, products: readonly string[]) =>
    `Order ${id} wasn’t marked as sent. Its invoice needs the titles and tax rates of products that your shop no longer has: ${products.join(', ')}. Put them back into shop/products.ts, hidden if you like, and deploy, or cancel the order.`,
  requestTakenBack: (id: string) => `You’ve withdrawn your return request for order ${id}.`,
};

const ways = {
  payOrCancel: 'To pay for this order or to cancel it',
  pay: 'To pay for this order',
  cancelled: 'To cancel this order',
  returnAsked: 'To return this order',
};

/** An order as its link shows it, on any device. */
export const orderLinkWords = {
  gone: 'This link doesn’t work.',
  goneNote:
    'Perhaps it isn’t complete, or the order’s address was deleted. To see your orders, sign in or use the browser ' +
    'that you ordered with.',
  outOfDate: (time: number) =>
    `We couldn’t connect. This order may have changed since ${formatTime(time)}.`,
  /** This page only shows it. */
  toChange: (what: keyof typeof ways) =>
    `${ways[what]}, sign in or use the browser that you ordered with. If you ordered by phone or need help, contact us.`,
  questions: 'Any questions?',
  updates: 'Email me about this order',
  updatesOn: 'You’ll get emails about this order.',
  updatesOff: 'You’ll get no more emails about this order.',
  updatesFailed: 'That couldn’t be changed. Check your connection and try again.',
  whatsApp: {
    updates: 'Send me WhatsApp messages about this order',
    updatesOn: 'You’ll get WhatsApp messages about this order.',
    updatesOff: 'You’ll get no more WhatsApp messages about this order.',
  },
};
