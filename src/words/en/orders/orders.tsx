import type { ReactNode } from 'react';
import { shop } from '#shop/config';
import { serviceName } from '../../../orders/model/charge';
import {
  isTakenByShop,
  type OrderState,
  type Payment,
  type PaymentMethod,
} from '../../../orders/model/states';
import { formatTime } from '../../dates';
import { plural } from '../../plural';
import { type Amount, formatMoney } from '../../money';
import { formatPercent } from '../../percent';

const upiTotals = {
  due: 'Total (UPI, not paid yet):',
  claimed: 'Total (UPI, being checked):',
  paid: 'Total (paid by UPI):',
  refunded: 'Total (refunded):',
};

const onlineTotals = {
  due: 'Total (not paid yet):',
  claimed: 'Total (being checked):',
  paid: 'Total (paid):',
  refunded: 'Total (refunded):',
};

interface OrderTotal {
  pay: PaymentMethod;
  payment?: Payment;
  state?: OrderState;
  owner?: string;
}

const totals = { cash: upiTotals, upi: upiTotals, online: onlineTotals };

/** The contents of an order, at the checkout and on the account screen. */
export const ordersWords = {
  product: (id: string) => `Product ${id}`,
  productNoLongerSold: (id: string) => `Product ${id}, no longer sold`,
  countAndPrice: (count: number, price: Amount) => `${count} × ${formatMoney(price)}`,
  /** How many of an item were returned, or will be. */
  returning: (count: number, isDone: boolean) =>
    isDone ? `${count} returned` : `${count} to return`,
  refund: 'Refund:',
  refunded: 'Refunded:',
  delivery: 'Delivery:',
  deliveryPrice: (price: Amount) => (price === 0 ? 'free' : formatMoney(price)),
  /** Before what a code takes off. */
  code: (code: string) => `Code ${code}:`,
  total: ({ pay, payment = 'due', state = 'placed', owner }: OrderTotal) => {
    if (payment === 'paid' && isTakenByShop({ owner })) return onlineTotals.paid;
    if (payment === 'due' && state === 'cancelled') return 'Total:';
    return pay === 'cash' && payment !== 'refunded'
      ? 'Total (cash on delivery):'
      : totals[pay][payment];
  },
  /** Part of the total; of a part of it, if there are several rates. */
  tax: (rate: number, gross?: Amount) =>
    gross === undefined
      ? `Includes ${formatPercent(rate)} tax:`
      : `Of ${formatMoney(gross)}, ${formatPercent(rate)} tax:`,
  deliverTo: 'Deliver to',
  papers: { invoice: 'Invoice:', creditNote: 'Credit note:' },
  containsGift: 'This order contains a gift.',
  updatesTo: (email: ReactNode) => <>We’ll email updates to {email}.</>,
  whatsAppTo: (telephone: ReactNode) => <>We’ll send updates on WhatsApp to {telephone}.</>,
  addressDeleted: 'The address was deleted.',
  /** Of a sale at the stall. */
  noAddress: 'No delivery address.',
  writeTo: (email: ReactNode) => <>Email {email}</>,
  call: (phone: ReactNode) => <>Call {phone}</>,
  whatsApp: (phone: ReactNode) => <>WhatsApp {phone}</>,
  subject: (id: string) => `Order ${id} from ${shop.name}`,
};

/** Only in builds for the emulators. */
export const demoUpiWords = {
  note: 'This is a demo: please don’t pay. Nothing is sold or delivered, and nobody pays you back.',
};

/** Paying for an order by UPI, after it was placed. */
export const upiWords = {
  pay: (total: Amount) => `Pay ${formatMoney(total)} by UPI`,
  loading: 'Loading the payment details…',
  notLoaded: 'The payment details couldn’t be loaded. Check your connection and try again.',
  openApp: 'Open a UPI app',
  openAppNote:
    'Some apps refuse the link. If yours does, scan the code with another phone or copy the UPI ID.',
  showCode: 'Show the code',
  scan: 'Scan this code with any UPI app, or pay to the UPI ID with the order number in the note.',
  code: (total: Amount, name: string) => `QR code to pay ${formatMoney(total)} to ${name} by UPI`,
  id: 'UPI ID',
  amount: 'Amount',
  order: 'Order number',
  copy: 'Copy',
  copyThis: (what: string) => `Copy: ${what}`,
  copied: 'Copied',
  copiedThis: (what: string) => `Copied: ${what}`,
  selected: (what: string) => `Selected: ${what}. Copy it with your device’s own menu or keys.`,
  payment: 'Payment by UPI',
  noLongerTaken: 'We no longer take payments by UPI. If you haven’t paid yet, contact us.',
  confirmedWithin: (hours: number) =>
    plural(hours, {
      one: 'That takes us an hour at most.',
      other: `That takes us ${hours} hours at most.`,
    }),
  check: 'When you’ve paid, tell us. We check our bank before we send your order.',
  reference: 'UPI transaction number',
  havePaid: 'I’ve paid',
  payInCash: 'Pay in cash instead',
  payInCashQuestion: 'Pay the courier in cash?',
  payInCashConsequence: (total: Amount) =>
    `Please have ${formatMoney(total)} ready when it arrives. You can’t switch back to UPI, so if you’ve already paid, keep UPI.`,
  keepUpi: 'Keep UPI',
  claimed: 'Thank you. We’ll check our bank before we send your order.',
  claimedHeading: 'We’re checking your payment',
  showAgain: 'Not paid yet? Show the code again',
  notPaidYet: 'Not paid yet?',
  dueAgain:
    'We haven’t found your payment in our bank yet. If you’ve paid, send us the transaction number from your UPI app, or contact us.',
  paidHeading: 'Paid',
  paid: (total: Amount) => `We’ve received ${formatMoney(total)} by UPI. Thank you.`,
};

/** Paying for an order at a payment service, after it was placed. */
export const onlineWords = {
  pay: (total: Amount) => `Pay ${formatMoney(total)} at ${serviceName}`,
  due: (time: number) => `Please pay by ${formatTime(time)}. After that, we cancel the order.`,
  checking: 'Paid just now? Then this page shows it in a moment.',
  failed: 'The payment page couldn’t be opened. Nothing was paid. Try again, or contact us.',
  rejected: 'This order can’t be paid online. Nothing was charged.',
  chooseCash: (time: number) =>
    `Please choose cash by ${formatTime(time)}. After that, we cancel the order.`,
  cashWhereOrdered: (time: number) =>
    `To pay in cash, open the order where you placed it, by ${formatTime(time)}. After that, we cancel it.`,
  cashConsequence: (total: Amount) => `Please have ${formatMoney(total)} ready when it arrives.`,
  notNow: 'Not now',
  noLongerTaken: 'We no longer take payments online. If you haven’t paid yet, contact us.',
  claimedHeading: 'We’re checking your payment',
  claimed: 'Your bank or we have yet to confirm it. Please don’t pay again.',
  paid: (total: Amount) => `We’ve received ${formatMoney(total)}. Thank you.`,
  payInCashConsequence: (total: Amount) =>
    `Please have ${formatMoney(total)} ready when it arrives. If you’ve just paid, keep the payment online.`,
  keep: 'Keep paying online',
};

/** Shown without a network, on the way to the payment service. */
export const payLinkWords = {
  offline: 'You’re offline. Nothing was paid: pay when you’re back online.',
  tryAnyway: 'Try anyway',
};
