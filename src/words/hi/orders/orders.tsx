import type { ReactNode } from 'react';
import type {
  demoUpiWords as englishDemo,
  ordersWords as englishOrders,
  onlineWords as englishOnline,
  upiWords as englishUpi,
} from '../../en/orders/orders';
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
  due: 'कुल (UPI, पेमेंट बाकी):',
  claimed: 'कुल (UPI, पेमेंट की जाँच जारी):',
  paid: 'कुल (UPI से पेमेंट हुआ):',
  refunded: 'कुल (रिफ़ंड हुआ):',
};

const onlineTotals = {
  due: 'कुल (पेमेंट बाकी):',
  claimed: 'कुल (पेमेंट की जाँच जारी):',
  paid: 'कुल (पेमेंट हुआ):',
  refunded: 'कुल (रिफ़ंड हुआ):',
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
  product: (id: string) => `प्रोडक्ट ${id}`,
  productNoLongerSold: (id: string) => `प्रोडक्ट ${id}, अब नहीं बिकता`,
  countAndPrice: (count: number, price: Amount) => `${count} × ${formatMoney(price)}`,
  /** How many of an item were returned, or will be. */
  returning: (count: number, isDone: boolean) =>
    isDone
      ? plural(count, { one: `${count} वापस किया गया`, other: `${count} वापस किए गए` })
      : `${count} की वापसी`,
  refund: 'रिफ़ंड:',
  refunded: 'रिफ़ंड हुआ:',
  delivery: 'डिलीवरी:',
  deliveryPrice: (price: Amount) => (price === 0 ? 'मुफ़्त' : formatMoney(price)),
  /** Before what a code takes off. */
  code: (code: string) => `कोड ${code}:`,
  total: ({ pay, payment = 'due', state = 'placed', owner }: OrderTotal) => {
    if (payment === 'paid' && isTakenByShop({ owner })) return onlineTotals.paid;
    if (payment === 'due' && state === 'cancelled') return 'कुल:';
    return pay === 'cash' && payment !== 'refunded' ? 'कुल (कैश ऑन डिलीवरी):' : totals[pay][payment];
  },
  /** Part of the total; of a part of it, if there are several rates. */
  tax: (rate: number, gross?: Amount) =>
    gross === undefined
      ? `इसमें शामिल ${formatPercent(rate)} टैक्स:`
      : `${formatMoney(gross)} में शामिल ${formatPercent(rate)} टैक्स:`,
  deliverTo: 'डिलीवरी का पता',
  papers: { invoice: 'इनवॉइस:', creditNote: 'क्रेडिट नोट:' },
  containsGift: 'यह गिफ़्ट है।',
  updatesTo: (email: ReactNode) => <>ऑर्डर की जानकारी हम {email} पर ईमेल करेंगे।</>,
  whatsAppTo: (telephone: ReactNode) => <>ऑर्डर की जानकारी हम WhatsApp पर {telephone} पर भेजेंगे।</>,
  addressDeleted: 'पता मिटा दिया गया है।',
  noAddress: 'डिलीवरी का पता नहीं है।',
  writeTo: (email: ReactNode) => <>ईमेल: {email}</>,
  call: (phone: ReactNode) => <>फ़ोन: {phone}</>,
  whatsApp: (phone: ReactNode) => <>WhatsApp: {phone}</>,
  subject: (id: string) => `${shop.name} पर ऑर्डर ${id}`,
} satisfies typeof englishOrders;

/** Only in builds for the emulators. */
export const demoUpiWords = {
  note: 'यह डेमो है: कृपया पेमेंट न करें। यहाँ कुछ बिकता या डिलीवर नहीं होता, और पैसे वापस नहीं मिलेंगे।',
} satisfies typeof englishDemo;

/** Paying for an order by UPI, after it was placed. */
export const upiWords = {
  pay: (total: Amount) => `UPI से ${formatMoney(total)} का पेमेंट करें`,
  loading: 'पेमेंट की जानकारी लोड हो रही है…',
  notLoaded: 'पेमेंट की जानकारी लोड नहीं हो सकी। इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',
  openApp: 'UPI ऐप खोलें',
  openAppNote:
    'कुछ ऐप में यह लिंक नहीं चलता। आपके ऐप में भी न चले, तो दूसरे फ़ोन से कोड स्कैन करें या UPI ID कॉपी करें।',
  showCode: 'कोड दिखाएँ',
  scan: 'किसी भी UPI ऐप से यह कोड स्कैन करें, या UPI ID पर पेमेंट करें और नोट में ऑर्डर नंबर लिखें।',
  code: (total: Amount, name: string) =>
    `UPI से ${name} को ${formatMoney(total)} का पेमेंट करने का QR कोड`,
  id: 'UPI ID',
  amount: 'रकम',
  order: 'ऑर्डर नंबर',
  copy: 'कॉपी करें',
  copyThis: (what: string) => `कॉपी करें: ${what}`,
  copied: 'कॉपी हो गया',
  copiedThis: (what: string) => `कॉपी हो गया: ${what}`,
  selected: (what: string) => `चुना गया: ${what}। इसे डिवाइस के मेन्यू या कीबोर्ड से कॉपी करें।`,
  payment: 'UPI से पेमेंट',
  noLongerTaken: 'अब हम UPI से पेमेंट नहीं लेते। अगर आपने अभी तक पेमेंट नहीं किया है, तो हमसे संपर्क करें।',
  confirmedWithin: (hours: number) =>
    plural(hours, {
      one: `इसमें ज़्यादा से ज़्यादा ${hours} घंटा लगता है।`,
      other: `इसमें ज़्यादा से ज़्यादा ${hours} घंटे लगते हैं।`,
    }),
  check: 'पेमेंट करने के बाद हमें बताएँ। ऑर्डर भेजने से पहले हम अपने बैंक में जाँच लेते हैं।',
  reference: 'UPI ट्रांज़ैक्शन नंबर',
  havePaid: 'मैंने पेमेंट कर दिया है',
  payInCash: 'UPI के बजाय कैश ऑन डिलीवरी चुनें',
  payInCashQuestion: 'कूरियर को कैश देना है?',
  payInCashConsequence: (total: Amount) =>
    `डिलीवरी के समय कृपया ${formatMoney(total)} तैयार रखें। इसके बाद UPI पर वापस नहीं जाया जा सकता, इसलिए अगर आपने पेमेंट कर दिया है, तो UPI ही रहने दें।`,
  keepUpi: 'UPI रहने दें',
  claimed: 'धन्यवाद। ऑर्डर भेजने से पहले हम अपने बैंक में जाँच लेंगे।',
  claimedHeading: 'हम आपका पेमेंट जाँच रहे हैं',
  showAgain: 'पेमेंट नहीं किया? कोड फिर दिखाएँ',
  notPaidYet: 'पेमेंट नहीं किया?',
  dueAgain:
    'आपका पेमेंट हमें अपने बैंक में अभी नहीं मिला है। अगर आपने पेमेंट किया है, तो UPI ऐप से ट्रांज़ैक्शन नंबर देखकर हमें भेजें, या हमसे संपर्क करें।',
  paidHeading: 'पेमेंट मिल गया',
  paid: (total: Amount) => `UPI से ${formatMoney(total)} हमें मिल गए हैं। धन्यवाद।`,
} satisfies typeof englishUpi;

/** Paying for an order at a payment service, after it was placed. */
export const onlineWords = {
  pay: (total: Amount) => `${serviceName} पर ${formatMoney(total)} का पेमेंट करें`,
  due: (time: number) => `कृपया ${formatTime(time)} तक पेमेंट करें। उसके बाद ऑर्डर रद्द हो जाएगा।`,
  checking: 'अभी-अभी पेमेंट किया है? कुछ ही देर में वह इसी पेज पर दिखेगा।',
  failed: 'पेमेंट का पेज नहीं खुल सका। कोई पेमेंट नहीं हुआ। फिर कोशिश करें, या हमसे संपर्क करें।',
  rejected: 'इस ऑर्डर का पेमेंट ऑनलाइन नहीं हो सकता। कोई पैसा नहीं कटा।',
  chooseCash: (time: number) =>
    `कृपया ${formatTime(time)} तक कैश ऑन डिलीवरी चुनें। उसके बाद ऑर्डर रद्द हो जाएगा।`,
  cashWhereOrdered: (time: number) =>
    `कैश में पेमेंट करने के लिए ${formatTime(time)} तक ऑर्डर वहीं खोलें जहाँ से ऑर्डर किया था। उसके बाद वह रद्द हो जाएगा।`,
  cashConsequence: (total: Amount) => `डिलीवरी पर कृपया ${formatMoney(total)} तैयार रखें।`,
  notNow: 'अभी नहीं',
  noLongerTaken: 'अब हम ऑनलाइन पेमेंट नहीं लेते। अगर आपने अभी तक पेमेंट नहीं किया है, तो हमसे संपर्क करें।',
  claimedHeading: 'हम आपका पेमेंट जाँच रहे हैं',
  claimed: 'पेमेंट अभी कन्फ़र्म नहीं हुआ है। कृपया दोबारा पेमेंट न करें।',
  paid: (total: Amount) => `हमें ${formatMoney(total)} मिल गए हैं। धन्यवाद।`,
  payInCashConsequence: (total: Amount) =>
    `डिलीवरी पर कृपया ${formatMoney(total)} तैयार रखें। अगर आपने अभी-अभी पेमेंट किया है, तो ऑनलाइन पेमेंट ही रहने दें।`,
  keep: 'ऑनलाइन पेमेंट रहने दें',
} satisfies typeof englishOnline;

/** Shown without a network, on the way to the payment service. */
export const payLinkWords = {
  offline: 'आप ऑफ़लाइन हैं। कोई पेमेंट नहीं हुआ: ऑनलाइन आने पर पेमेंट करें।',
  tryAnyway: 'फिर भी कोशिश करें',
};
