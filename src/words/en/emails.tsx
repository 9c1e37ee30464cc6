import { shop } from '#shop/config';
import { type ChargeProblem, serviceName } from '../../orders/model/charge';
import type { ShopperNews } from '../../orders/model/order';
import { formatDay } from '../dates';
import { plural } from '../plural';
import { type Amount, formatMoney } from '../money';

/** The functions' messages about orders. `orders/orderHistory.tsx` explains their states. */
export const emailWords = {
  subjects: {
    receipt: (id: string) => `We’ve received your order ${id}`,
    accepted: (id: string) => `We’re packing your order ${id}`,
    sent: (id: string) => `Your order ${id} is on its way`,
    delivered: (id: string) => `Your order ${id} was delivered`,
    undelivered: (id: string) => `We couldn’t deliver your order ${id}`,
    cancelled: (id: string) => `Your order ${id} was cancelled`,
    returnDeclined: (id: string) => `About the return of your order ${id}`,
    returned: (id: string) => `We’ve received your return of order ${id}`,
    refund: (id: string) => `Refund for your order ${id}`,
    latePayment: (id: string) => `Your payment for order ${id}`,
  } satisfies Record<ShopperNews, (id: string) => string>,
  greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  payInCash: (total: Amount) => `You pay the courier ${formatMoney(total)} in cash.`,
  payByUpi: (total: Amount, id: string, name: string) =>
    `Please pay ${formatMoney(total)} by UPI to ${id} (${name}), with the order number in the note.`,
  cancel:
    'Until we accept it, you can cancel it in the browser that you ordered with. After that, contact us.',
  /** @param dates without a full stop, as `arrivalWords` has them */
  arrives: (dates: string) => `${dates}.`,
  return: (days: number) =>
    plural(days, {
      one: 'You can return it for 1 day after delivery.',
      other: `You can return it for ${days} days after delivery.`,
    }),
  returnUntil: (time: number) => `You can return it until ${formatDay(time)}.`,
  reason: (note: string) => `Reason: ${note}`,
  conditions:
    'Our conditions, with your right of withdrawal and the form for it, are at the end of this email. Please keep it.',
  /** Leads to the order’s link. */
  invoice: (number: string) => `View and print your invoice ${number}`,
  viewOrder: 'View your order',
  contact: 'Any questions? Reply to this email, or contact us:',
  why: (name: string) =>
    `${name} sends you this because your email address was given with this order. There’s no marketing.`,
  stop: 'No more emails about this order',
  paidOnline: (total: Amount) => `You’ve paid ${formatMoney(total)}.`,
  wayBack: 'The money goes back the way you paid, usually within a week.',
  /** Shown at the payment service. */
  bill: (id: string) => `Order ${id} at ${shop.name}`,
  /** Sent to the shopper when the time to pay is over. */
  notPaid: 'It wasn’t paid in time. You can order it again.',
  /** Sent to the shopper if the payment service rejects the order and it can’t be paid in cash. */
  notCharged: 'It couldn’t be paid online, and nothing was charged. Please contact us.',
  /** Sent to the shopper when nothing of the order is left. */
  soldOut: 'Sold out just before your order',
  /** Why a refund wasn’t made. */
  refundFailed: 'The refund has failed.',
  refundNotMade: 'No refund was made within a day.',
  refundTooMuch: 'It’s more than what is left of the payment.',
  /** Why an order from before the shop had another currency isn’t billed or refunded. */
  otherCurrency: 'The order’s currency is no longer the shop’s. Use the payment service itself.',

  /** Sent to the shop. Others may see it on the lock screen. */
  newOrder: (total: Amount, count: number, pin: string | undefined) =>
    [
      `New order ${formatMoney(total)}`,
      plural(count, { one: '1 item', other: `${count} items` }),
      ...(pin ? [`to ${pin}`] : []),
    ].join(', '),
  /** Replaces many notifications one after the other. */
  severalNews: (count: number) => `${count} new orders or payments to check`,
  short: 'Not enough is left to fill this order.',
  isGift: 'It’s a gift.',
  openOrder: 'Open the order',
  claimed: (id: string, total: Amount) =>
    `Order ${id}: the shopper says ${formatMoney(total)} is paid`,
  checkPayment: 'Check that it has reached your bank.',
  /** About what was paid online and needs a merchant. */
  paymentNews: (id: string, paid: Amount, problem?: ChargeProblem) => {
    if (!problem)
      return `Order ${id} was cancelled, but ${formatMoney(paid)} has arrived. Refund it.`;
    if (problem === 'wentBack') return `Order ${id}: its payment has gone back. Don’t send it.`;
    return problem === 'refundFailed'
      ? `Order ${id}: a refund has failed`
      : `Order ${id}: something is wrong with its payment`;
  },
  /** When the payment service rejects what an order costs. */
  notBilled: (id: string) => `Order ${id} can’t be paid: ${serviceName} rejects it`,
  orderAgain: 'Cancel it, or ask the shopper to order again.',
  testTitle: shop.name,
  testBody: 'This device gets a notification for each new order.',
};
