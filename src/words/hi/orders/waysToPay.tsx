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
      ? `कैश ऑन डिलीवरी सिर्फ़ ${formatMoney(most)} तक के ऑर्डर पर मिलती है, कोड की छूट घटाने से पहले।`
      : `कैश ऑन डिलीवरी सिर्फ़ ${formatMoney(most)} तक के ऑर्डर पर मिलती है।`,
  tooManyProducts: () =>
    `कैश ऑन डिलीवरी ज़्यादा से ज़्यादा ${CASH_PRODUCTS} अलग-अलग प्रोडक्ट के ऑर्डर पर मिलती है।`,
};

const onlineLimits: Record<OnlineLimit['kind'], (amount: number) => string> = {
  least: (amount) => `ऑनलाइन पेमेंट ${formatMoney(amount)} या उससे ज़्यादा के ऑर्डर पर हो सकता है।`,
  most: (amount) => `ऑनलाइन पेमेंट सिर्फ़ ${formatMoney(amount)} तक के ऑर्डर पर हो सकता है।`,
  step: () => 'इस रकम का पेमेंट ऑनलाइन नहीं हो सकता।',
};

/** Tells the shopper what to do about an order that can't be paid in cash. */
const otherWays = {
  none: 'बास्केट से कुछ हटाएँ, या हमसे संपर्क करें।',
  more: 'बास्केट में कुछ और डालें, या हमसे संपर्क करें।',
  cash: 'इस ऑर्डर का पेमेंट कैश में किया जा सकता है।',
  upi: 'इस ऑर्डर का पेमेंट UPI से किया जा सकता है।',
  online: 'इस ऑर्डर का पेमेंट ऑनलाइन किया जा सकता है।',
  withoutCode: 'कोड के बिना इस ऑर्डर का पेमेंट ऑनलाइन किया जा सकता है।',
};

/** The ways to pay at the payment service. */
const wayNames: Record<OnlineWay, string> = {
  card: 'कार्ड',
  upi: 'UPI',
  netBanking: 'नेट बैंकिंग',
  wallet: 'वॉलेट',
  emi: 'EMI',
  payLater: 'पे लेटर',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  payPal: 'PayPal',
  klarna: 'Klarna',
  directDebit: 'डायरेक्ट डेबिट',
  bankTransfer: 'बैंक ट्रांसफ़र',
  iDeal: 'iDEAL',
  bancontact: 'Bancontact',
  eps: 'EPS',
};

const or = new Intl.ListFormat('hi', { type: 'disjunction' });
const ways = or.format(waysOf(shop).map((way) => wayNames[way]));

/** How an order is paid, before it is placed. */
export const paymentWords = {
  payment: 'पेमेंट',
  methods: {
    cash: 'कैश ऑन डिलीवरी',
    upi: 'सीधे हमारी UPI ID पर पेमेंट',
    online: ways,
  },
  notes: {
    cash: (total: number) => `डिलीवरी पर कूरियर को ${formatMoney(total)} कैश देना होगा।`,
    upi: (total: number) =>
      `पहले ऑर्डर करें, फिर अपने UPI ऐप से ${formatMoney(total)} का पेमेंट करें। ऑर्डर भेजने से पहले हम देखेंगे कि पैसे हमारे बैंक में आए हैं या नहीं।`,
    online: (total: number) =>
      `${formatMoney(total)} का पेमेंट ${serviceName} पर होगा, फिर आप यहीं लौटेंगे। आपके कार्ड की जानकारी हम तक नहीं आती।`,
  },
  /** Why it can’t be paid in cash, or online. */
  notInCash: (problem: CashProblem, mostInCash: number, hasCode: boolean) =>
    cashLimits[problem](mostInCash, hasCode),
  notOnline: ({ kind, amount }: OnlineLimit) => onlineLimits[kind](amount),
  otherWays,
  placeOrder: {
    cash: (total: number) => `ऑर्डर करें: ${formatMoney(total)}, कैश ऑन डिलीवरी`,
    upi: (total: number) => `ऑर्डर करें: ${formatMoney(total)}, फिर UPI से पेमेंट`,
    online: (total: number) => `${serviceName} पर ${formatMoney(total)} का पेमेंट करें`,
  },
} satisfies typeof englishPayment;
