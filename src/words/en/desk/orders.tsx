import { shop } from '#shop/config';
import type { Money, PayableOrder } from '../../../orders/model/payment';
import { serviceName } from '../../../orders/model/charge';
import type { OrderState } from '../../../orders/model/states';
import { dayOf } from '../../calendar';
import { dateParts, formatTime } from '../../dates';
import { plural } from '../../plural';
import { type Amount, formatMoney } from '../../money';
import { accountWords } from '../auth';
import { orderHistoryWords } from '../orders/orderHistory';

const orders = (count: number) =>
  plural(count, { one: `${count} order`, other: `${count} orders` });
const newOrders = (count: number) =>
  plural(count, { one: `${count} new order`, other: `${count} new orders` });
const returns = (count: number) =>
  plural(count, { one: `${count} return requested`, other: `${count} returns requested` });
const payments = (count: number) =>
  plural(count, { one: `${count} payment to check`, other: `${count} payments to check` });

const ordinals = new Intl.PluralRules(shop.market.language, { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
function nthOrder(place: number): string {
  if (place === 1) return 'First order from this number';
  return `${place}${endings[ordinals.select(place)] ?? 'th'} order from this number`;
}

const list = new Intl.ListFormat(shop.market.language, { type: 'unit' });

const shopperSees = 'The shopper sees the reason.';
const shopperSeesNote = 'The shopper sees what you enter.';
const questions = {
  sent: (id: string) => `Mark order ${id} as sent?`,
  unpaid: (id: string) => `Order ${id} isn’t marked as paid. Mark it as sent anyway?`,
  undelivered: (id: string) => `Mark order ${id} as not delivered?`,
  returned: (id: string) => `Mark order ${id} as returned?`,
  returnDeclined: (id: string) => `Decline the return of order ${id}?`,
  cancelled: (id: string) => `Cancel order ${id}?`,
};

const ways = { cash: 'Cash', upi: 'UPI', online: 'Online' };
/** Each after `UPI: ` or `Cash: `. */
const sentences: Record<Money, (amount: string) => string> = {
  toCollect: (amount) => `${amount} to collect.`,
  due: (amount) => `${amount} not paid yet.`,
  claimed: (amount) =>
    `the shopper says they’ve paid ${amount}. First check your bank for this amount and the order number.`,
  courier: (amount) => `the courier has ${amount}.`,
  paid: (amount) => `${amount} received.`,
  refundDue: (amount) => `refund ${amount} to the shopper.`,
  refunded: (amount) => `${amount} refunded.`,
  none: () => 'nothing was paid.',
};

const takeBackFirst = {
  refunded: 'press “Undo: refunded” first: its money is marked as refunded',
  paid: 'press “Undo: cash received” first: its cash is marked as received',
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
export const deskWords = {
  notLoaded: accountWords.shopOrdersNotLoaded,
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

  /** On a phone, what is folded above the list. */
  tools: 'Print, files, figures',
  filterByStatus: 'Filter by status',
  filters: { ...orderHistoryWords.states, placed: 'New', all: 'All' },
  filterCount(count: number, mayBeMore: boolean) {
    if (!mayBeMore) return `${count}`;
    return count > 0 ? `${count}+` : '';
  },
  search: 'Search orders',
  searchHint: 'Number, name, amount or product',
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
    returned: { consequence: '', keep: 'Not yet' },
    returnDeclined: { consequence: shopperSees, keep: 'Keep the request' },
    cancelled: { consequence: shopperSees, keep: 'Keep order' },
  },
  creditNote: 'This issues a credit note for its invoice, and can’t be undone.',
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
  /** By phone, or at the stall. */
  takenByShop: 'Taken by the shop',
  customer: (place: number, open: number, back: number) =>
    list.format([
      nthOrder(place),
      ...(open > 0 ? [`${open} more open`] : []),
      ...(back > 0 ? [`${back} returned or refused`] : []),
    ]),

  money: (money: Money, { pay }: PayableOrder, total: Amount) =>
    `${ways[pay]}: ${sentences[money](formatMoney(total))}`,
  paymentChanges: {
    upi: { paid: 'Mark as paid', due: 'Not paid' },
    cash: { paid: 'Cash received', due: 'Undo: cash received' },
  },
  refund: {
    label: 'Mark as refunded',
    question: (id: string, total: Amount) =>
      `Mark ${formatMoney(total)} of order ${id} as refunded?`,
    consequence: shopperSeesNote,
    keep: 'Not yet',
  },
  notRefunded: 'Undo: refunded',
  refundReference: 'Refund reference',
  reference: 'Transaction number',
  /** The shopper's and the merchant's statements about a payment, and their times. */
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

const outcomes: Record<OrderState | 'paid' | 'due', string> = {
  ...orderHistoryWords.states,
  paid: 'Cash received',
  due: 'Cash not received yet',
};

/** What merchants do with many orders at once. */
export const bulkWords = {
  /** @param sentence how many orders the list has */
  selectAll: (sentence: string) => `Select all: ${sentence}`,
  select: (id: string) => `Select order ${id}`,
  selection: 'Selected orders',
  selected: (count: number) => `${orders(count)} selected`,
  clear: 'Clear',
  /** Selects the orders between two. */
  between: (count: number) => `Also the ${count} between`,
  changes: {
    accepted: (count: number) => `Accept ${count}`,
    sent: (count: number) => `Mark ${count} as sent`,
    delivered: (count: number) => `Mark ${count} as delivered`,
    paid: (count: number) => `Cash received for ${count}`,
  },
  send: {
    question: (count: number) => `Mark ${orders(count)} as sent?`,
    consequence: 'Each shopper sees what you enter.',
    keep: 'Not yet',
  },
  courier: 'Courier',
  receive: {
    question: (sum: Amount, count: number) =>
      `Has the courier handed over ${formatMoney(sum)} for ${orders(count)}?`,
    keep: 'Not yet',
  },
  /** Orders that can’t be sent or accepted with others. */
  unpaid: (count: number) =>
    plural(count, {
      one: `${count} isn’t marked as paid, so change it separately.`,
      other: `${count} aren’t marked as paid, so change them separately.`,
    }),
  stop: 'Stop',
  progress: (done: number, count: number) => `${done} of ${orders(count)}…`,
  outcome: (change: keyof typeof outcomes, count: number) =>
    `${orders(count)}: ${outcomes[change].toLowerCase()}.`,
  undo: (count: number) => `Undo for ${count}`,
  show: 'Show',
  close: 'Close',
  failed: (count: number) => `${orders(count)} couldn’t be changed:`,
  /** Selected orders that have left the list. */
  changedElsewhere: (count: number) =>
    plural(count, {
      one: `${count} order has changed since you selected it, so it stays as it is:`,
      other: `${count} orders have changed since you selected them, so they stay as they are:`,
    }),
  isNow: (id: string, state: OrderState) => `Order ${id}: “${orderHistoryWords.states[state]}”.`,
  tooFew: (id: string) => `Order ${id}: not enough in stock.`,
  isChanging: (id: string) => `Order ${id}: another change was in progress.`,
};

/** The payment service's report about an order, and its refunds. */
export const chargeWords = {
  /** `isSent`: the parcel is on its way. */
  problems: {
    amount: (paid: Amount) =>
      `${formatMoney(paid)} was paid, which isn’t what the order costs. Contact the shopper, or refund it and cancel the order.`,
    currency: () =>
      `It was paid in another currency. Refund it at ${serviceName}, and cancel the order.`,
    twice: (paid: Amount) =>
      `The shopper had changed to cash, and has paid ${formatMoney(paid)} online, too. Take no cash, or refund it.`,
    disputed: () =>
      `The shopper wants the money back from the bank. Answer that at ${serviceName}, and send nothing until then.`,
    wentBack: (_paid: Amount, isSent: boolean): string =>
      isSent
        ? 'All of the payment has gone back to the shopper, but the order is on its way. Contact the shopper, or have the parcel brought back.'
        : 'All of the payment has gone back to the shopper, so don’t send this order. Cancel it, or ask the shopper to order again.',
    refundFailed: () =>
      'A refund has failed, and you have the money again. Refund it once more, or contact the shopper.',
  },
  unopened: (reason: string) => `The page to pay at ${serviceName} couldn’t be opened: “${reason}”`,
  unbilled: (reason: string) =>
    `${serviceName} rejects what this order costs: “${reason}” If that’s a limit of your account, ask ${serviceName} to change it.`,
  late: 'It was paid after the order had been cancelled.',
  foundBySweep: `${serviceName} didn’t tell the shop about this payment. Check its webhook.`,
  setUpWebhook: 'How to set it up',
  pending: (amount: Amount) => `Online: ${formatMoney(amount)} isn’t confirmed by the bank yet.`,
  refunded: (amount: Amount) => `${formatMoney(amount)} refunded.`,
  kept: (amount: Amount) => `Online: ${formatMoney(amount)} received after refunds.`,
  refund: 'Refund',
  question: (id: string) => `Refund order ${id} at ${serviceName}?`,
  consequence:
    'The money goes back the way it was paid, usually within a week. This can’t be undone.',
  keep: 'Don’t refund',
  amount: 'Amount',
  most: (amount: Amount) => `${formatMoney(amount)} at most`,
  wrongAmount: (amount: Amount) => `Enter an amount up to ${formatMoney(amount)}.`,
  requested: (amount: Amount) => `Refunding ${formatMoney(amount)}…`,
  unknown: (amount: Amount) =>
    `It isn’t known yet whether ${serviceName} has refunded ${formatMoney(amount)}. The shop keeps asking, so don’t refund it there as well.`,
  goingBack: 'While all of it is being refunded, this order can’t go on.',
  rejected: (amount: Amount, reason: string) =>
    `${serviceName} hasn’t refunded ${formatMoney(amount)}: “${reason}”`,
};

/** How merchants write what they search for, in lowercase; they may paste it from a message or statement. */
export const orderSearchWords = {
  /** Before or after an amount. */
  currency: ['₹', 'rs', 'inr', 'rupees', 'rupee', 'रु', 'रू', 'रुपये', 'रुपए'],
  /** Labels of what follows. Merchants also search for these words, so they are first taken literally. */
  labels: [
    'order',
    'orders',
    'no',
    'nr',
    'number',
    'id',
    'ref',
    'reference',
    'name',
    'customer',
    'tel',
    'phone',
    'ph',
    'mobile',
    'mob',
    'whatsapp',
    'mailto',
    'email',
    'mail',
    'pin',
    'pincode',
    'code',
    'amount',
    'amt',
    'total',
    'rs',
    'inr',
    'rupees',
    'upi',
    'utr',
    'rrn',
    'txn',
    'transaction',
    'payment',
    'refund',
    'awb',
    'tracking',
    'https',
    'http',
    'wa',
    'me',
  ],
};

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** `45 min`, `3 h 20 min`, `2 days` */
function duration(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  const days = Math.floor(minutes / DAY_MINUTES);
  if (days > 0) return plural(days, { one: `${days} day`, other: `${days} days` });
  const hours = Math.floor(minutes / HOUR_MINUTES);
  return hours > 0 ? `${hours} h ${minutes % HOUR_MINUTES} min` : `${minutes} min`;
}

/** The texts above the merchant's list of orders, and its date headings. */
export const figuresWords = {
  period: 'Period',
  periods: { today: 'Today', week: 'This week', month: 'This month', lastMonth: 'Last month' },
  loading: 'Loading…',
  /** Short, because the list of orders says why and offers to retry. */
  failed: 'Not loaded',
  orders,
  sold: 'Sold',
  unpaid: 'Not paid yet',
  cameBack: 'Came back',
  codes: 'Code discounts',
  takenByShop: 'Taken by the shop',
  /** Shown beside the sales. */
  ofOrders: (sum: Amount, count: number) => `${formatMoney(sum)}, ${orders(count)}`,
  /** The accessible name of what is sold, which shows the products. */
  byProduct: (sum: Amount) => `Sold: ${formatMoney(sum)}, by product`,
  received: 'Received',
  receivedAndRefunded: (received: number, refunded: number) =>
    refunded > 0
      ? `${formatMoney(received)}, before refunds of ${formatMoney(refunded)}`
      : formatMoney(received),
  /** The accessible name of what was received, which shows its tax and refunds. */
  inDetail: (figure: string) => `Received: ${figure}, in detail`,
  movements: {
    kind: 'Type',
    received: 'Received',
    refunded: 'Refunded',
    balance: 'Balance',
    atRate: (rate: string) => `At ${rate}`,
    unknownRate: 'Tax rate unknown',
    tax: 'Tax included',
  },
  money: {
    toCollect: 'Cash to collect',
    courier: 'With the courier',
    claimed: 'UPI to check',
    refundDue: 'To refund',
  },
  /** The accessible name of a figure that shows the orders it is the sum of. */
  shows: (label: string, sum: Amount, count: number) =>
    plural(count, {
      one: `${label}: ${formatMoney(sum)}, ${count} order`,
      other: `${label}: ${formatMoney(sum)}, ${count} orders`,
    }),
  delivery: 'Delivery',
  total: 'Total',
  columns: { product: 'Product', count: 'Sold', amount: 'Amount' },
  download: {
    orders: 'Orders as CSV',
    items: 'Items as CSV',
    movements: 'Payments and refunds as CSV',
    invoices: 'Invoices as CSV',
  },
  otherCurrency: (count: number) =>
    plural(count, {
      one: `${count} order in another currency isn’t counted.`,
      other: `${count} orders in another currency aren’t counted.`,
    }),
  waiting: 'Waiting longest',
  duration,
  none: 'None',
  /** The accessible name of a figure that leads to an order. */
  leadsTo: (label: string, figure: string, id: string) => `${label}: ${figure}, order ${id}`,

  /** @param start when the day starts, in milliseconds */
  day(start: number, now: number) {
    const daysAgo = dayOf(now) - dayOf(start);
    if (daysAgo === 0) return 'Today';
    if (daysAgo === 1) return 'Yesterday';
    const { day, month, year } = dateParts(start);
    return [day, month, ...(year === dateParts(now).year ? [] : [year])].join(' ');
  },
};

const enumeration = new Intl.ListFormat(shop.market.language);

/** The stock that is left of an order's products. */
export const stockWords = {
  shortage: (title: string, left: number, needed: number) =>
    left === 0
      ? `There’s no “${title}” left, and this order needs ${needed}.`
      : `Only ${left} of “${title}” left, and this order needs ${needed}.`,
  short: (title: string, reserved: number, needed: number) =>
    reserved === 0
      ? `Not enough left: there was no “${title}” for this order, which needs ${needed}.`
      : `Not enough left: only ${reserved} of ${needed} “${title}” are reserved for this order.`,
  acceptAnyway: 'Accept anyway',
  notYet: 'Not yet',
  putBack: (products: readonly { title: string; count: number }[]) => {
    const [{ count } = { count: 0 }, ...others] = products;
    if (others.length === 0) return `Put ${count} back in stock`;
    const parts = products.map((product) => `${product.count} of “${product.title}”`);
    return `Put ${enumeration.format(parts)} back in stock`;
  },
};

/** The texts around the sections of the merchant's screen. */
export const deskFrameWords = {
  sections: 'Your shop',
  orders: 'Orders',
  products: 'Products',
  customers: 'Customers',
  codes: 'Codes',
  codesNotLoaded: 'The codes couldn’t be loaded. Check your connection and try again.',
  loadingCodes: 'Loading codes…',
  newOrder: 'New order',
  sectionNotLoaded: 'This couldn’t be loaded. Check your connection and try again.',
  loadingSection: 'Loading…',
};
