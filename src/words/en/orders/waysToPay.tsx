import { shop } from '#shop/config';
import type { OnlineLimit } from '../../../catalogue/model/onlineAmounts';
import { CASH_PRODUCTS, type CashProblem } from '../../../catalogue/model/terms';
import { type OnlineWay, serviceName, waysOf } from '../../../orders/model/charge';
import { formatMoney } from '../../money';

/** The limit is for what the order costs without its code. */
const cashLimits: Record<CashProblem, (mostInCash: number, hasCode: boolean) => string> = {
  aboveLimit: (most, hasCode) =>
    hasCode
      ? `Cash on delivery is available up to ${formatMoney(most)}, before your code’s discount.`
      : `Cash on delivery is available up to ${formatMoney(most)}.`,
  tooManyProducts: () =>
    `Cash on delivery is available for up to ${CASH_PRODUCTS} different products.`,
};

/** What the payment service takes, as far as that is known before. */
const onlineLimits: Record<OnlineLimit['kind'], (amount: number) => string> = {
  least: (amount) => `Paying online is available from ${formatMoney(amount)}.`,
  most: (amount) => `Paying online is available up to ${formatMoney(amount)}.`,
  step: () => 'This total can’t be paid online.',
};

/** Tells the shopper what to do about an order that can't be paid in cash. */
const otherWays = {
  none: 'Remove something from your basket, or contact us.',
  more: 'Add something to your basket, or contact us.',
  cash: 'You can pay for this order in cash.',
  upi: 'You can pay for this order by UPI.',
  online: 'You can pay for this order online.',
  withoutCode: 'You can pay for this order online without your code.',
};

/** The ways to pay at the payment service. */
const wayNames: Record<OnlineWay, string> = {
  card: 'card',
  upi: 'UPI',
  netBanking: 'net banking',
  wallet: 'wallet',
  emi: 'EMI',
  payLater: 'pay later',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  payPal: 'PayPal',
  klarna: 'Klarna',
  directDebit: 'direct debit',
  bankTransfer: 'bank transfer',
  iDeal: 'iDEAL',
  bancontact: 'Bancontact',
  eps: 'EPS',
};

const or = new Intl.ListFormat('en-IN', { type: 'disjunction' });
const listed = or.format(waysOf(shop).map((way) => wayNames[way]));
const ways = listed.charAt(0).toUpperCase() + listed.slice(1);

/** How an order is paid, before it is placed. */
export const paymentWords = {
  payment: 'Payment',
  methods: { cash: 'Cash on delivery', upi: 'Pay by UPI', online: ways },
  notes: {
    cash: (total: number) => `You pay the courier ${formatMoney(total)} in cash.`,
    upi: (total: number) =>
      `Place the order first, then pay ${formatMoney(total)} with your UPI app. We’ll check that it has reached our bank before we send your order.`,
    online: (total: number) =>
      `You pay ${formatMoney(total)} at ${serviceName}, and then come back here. We never see your card.`,
  },
  /** Why it can’t be paid in cash, or online. */
  notInCash: (problem: CashProblem, mostInCash: number, hasCode: boolean) =>
    cashLimits[problem](mostInCash, hasCode),
  notOnline: ({ kind, amount }: OnlineLimit) => onlineLimits[kind](amount),
  otherWays,
  placeOrder: {
    cash: (total: number) => `Place order: ${formatMoney(total)}, cash on delivery`,
    upi: (total: number) => `Place order: ${formatMoney(total)}, then pay by UPI`,
    online: (total: number) => `Pay ${formatMoney(total)} at ${serviceName}`,
  },
};
