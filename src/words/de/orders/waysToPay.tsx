import type { paymentWords as englishPayment } from '../../en/orders/waysToPay';
import { shop } from '#shop/config';
import type { OnlineLimit } from '../../../catalogue/model/onlineAmounts';
import { CASH_PRODUCTS, type CashProblem } from '../../../catalogue/model/terms';
import { type OnlineWay, serviceName, waysOf } from '../../../orders/model/charge';
import { formatMoney } from '../../money';

/** The limit is for what the order costs without its code. */
const cashLimits: Record<CashProblem, (mostInCash: number, hasCode: boolean) => string> = {
  aboveLimit: (most, hasCode) =>
    hasCode
      ? `Barzahlung bei Lieferung ist bis ${formatMoney(most)} möglich, vor Abzug des Rabatts durch Ihren Code.`
      : `Barzahlung bei Lieferung ist bis ${formatMoney(most)} möglich.`,
  tooManyProducts: () =>
    `Barzahlung bei Lieferung ist für bis zu ${CASH_PRODUCTS} verschiedene Artikel möglich.`,
};

const onlineLimits: Record<OnlineLimit['kind'], (amount: number) => string> = {
  least: (amount) => `Online-Zahlung ist ab ${formatMoney(amount)} möglich.`,
  most: (amount) => `Online-Zahlung ist bis ${formatMoney(amount)} möglich.`,
  step: () => 'Dieser Betrag kann nicht online bezahlt werden.',
};

const otherWays = {
  none: 'Nehmen Sie etwas aus dem Warenkorb oder kontaktieren Sie uns.',
  more: 'Legen Sie noch etwas in den Warenkorb oder kontaktieren Sie uns.',
  cash: 'Sie können diese Bestellung bar bezahlen.',
  upi: 'Sie können diese Bestellung per UPI bezahlen.',
  online: 'Sie können diese Bestellung online bezahlen.',
  withoutCode: 'Ohne Ihren Code können Sie diese Bestellung online bezahlen.',
};

const wayNames: Record<OnlineWay, string> = {
  card: 'Karte',
  upi: 'UPI',
  netBanking: 'Netbanking',
  wallet: 'Wallet',
  emi: 'Ratenzahlung',
  payLater: 'Rechnung',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  payPal: 'PayPal',
  klarna: 'Klarna',
  directDebit: 'SEPA-Lastschrift',
  bankTransfer: 'Überweisung',
  iDeal: 'iDEAL',
  bancontact: 'Bancontact',
  eps: 'EPS',
};

const or = new Intl.ListFormat('de', { type: 'disjunction' });
const ways = or.format(waysOf(shop).map((way) => wayNames[way]));

export const paymentWords = {
  payment: 'Zahlung',
  methods: {
    cash: 'Barzahlung bei Lieferung',
    upi: 'Per UPI bezahlen',
    online: ways,
  },
  notes: {
    cash: (total: number) => `Sie zahlen dem Zustelldienst ${formatMoney(total)} in bar.`,
    upi: (total: number) =>
      `Bestellen Sie zuerst und zahlen Sie danach ${formatMoney(total)} mit Ihrer UPI-App. Wir prüfen, ob das Geld bei unserer Bank angekommen ist, bevor wir Ihre Bestellung versenden.`,
    online: (total: number) =>
      `Sie zahlen ${formatMoney(total)} über ${serviceName} und kommen dann hierher zurück. Ihre Kartendaten sehen wir nicht.`,
  },
  notInCash: (problem: CashProblem, mostInCash: number, hasCode: boolean) =>
    cashLimits[problem](mostInCash, hasCode),
  notOnline: ({ kind, amount }: OnlineLimit) => onlineLimits[kind](amount),
  otherWays,
  // The law wants nothing else on this button (§ 312j BGB); the total and the way to pay stand above it.
  placeOrder: {
    cash: () => 'Zahlungspflichtig bestellen',
    upi: () => 'Zahlungspflichtig bestellen',
    online: () => 'Zahlungspflichtig bestellen',
  },
} satisfies typeof englishPayment;
