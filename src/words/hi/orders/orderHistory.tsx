import type { ReactNode } from 'react';
import type {
  orderChangeWords as englishOrderChange,
  orderHistoryWords as englishOrderHistory,
  orderLinkWords as englishOrderLink,
} from '../../en/orders/orderHistory';
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
  placed: 'ऑर्डर हो गया',
  accepted: 'कन्फ़र्म हुआ',
  sent: 'भेजा गया',
  delivered: 'डिलीवर हुआ',
  undelivered: 'डिलीवर नहीं हुआ',
  returnAsked: 'वापसी का अनुरोध',
  returnDeclined: 'वापसी नामंज़ूर',
  returned: 'वापसी पूरी',
  cancelled: 'रद्द',
};

/** What has happened to an order, after its number or a time. */
const events: Record<OrderState, string> = {
  ...states,
  placed: 'कन्फ़र्म होना बाकी',
  accepted: 'कन्फ़र्म हुआ',
  returnAsked: 'वापसी का अनुरोध हुआ',
  returnDeclined: 'वापसी नामंज़ूर हुई',
  returned: 'वापसी पूरी हुई',
  cancelled: 'रद्द हुआ',
};

type OrderStanding = PayableOrder &
  Pick<Order, 'items' | 'delivery' | 'discount' | 'returning' | 'charge' | 'terms' | 'digits'>;

/** How money comes back. */
const waysBack = { cash: 'कैश या UPI से', upi: 'UPI से', online: 'आपके पेमेंट के तरीके से ही' };

const nothing = () => 'आपको कुछ नहीं देना है।';
const refundIsDue = (order: OrderStanding) =>
  owedOf(order) > 0
    ? `हम ${formatMoney(amountIn(order, owedOf(order)))} का रिफ़ंड ${waysBack[order.pay]} करेंगे।`
    : 'कोई रिफ़ंड नहीं बनता।';

const refunds: Record<Money, (order: OrderStanding) => string> = {
  none: nothing,
  toCollect: nothing,
  due: nothing,
  claimed: () => 'अगर आपने पेमेंट किया है, तो हम उसका रिफ़ंड करेंगे।',
  courier: refundIsDue,
  paid: refundIsDue,
  refundDue: refundIsDue,
  refunded(order) {
    const { refundedAt = 0, refundReference } = order;
    const refunded = `${formatTime(refundedAt)} को हमने ${formatMoney(amountIn(order, refundedOf(order)))} का रिफ़ंड कर दिया।`;
    return refundReference ? `${refunded} रेफ़रेंस: ${refundReference}।` : refunded;
  },
};

/** The refund of an order that the shopper doesn't get, or gives back. */
const refund = (order: OrderStanding) => refunds[moneyOf(order)](order);

const wentBack =
  'आपका पेमेंट आपको वापस चला गया है, इसलिए हम यह ऑर्डर नहीं भेज सकते। आप फिर से ऑर्डर कर सकते हैं, या हमसे संपर्क करें।';

const placedUnpaid = {
  due: 'आपका ऑर्डर हमें मिल गया है। पेमेंट होने पर हम उसे कन्फ़र्म करेंगे।',
  claimed: 'आपका ऑर्डर हमें मिल गया है। हम आपका पेमेंट जाँचकर जल्द ही ऑर्डर कन्फ़र्म करेंगे।',
  paid: 'आपका ऑर्डर और पेमेंट, दोनों हमें मिल गए हैं। हम जल्द ही ऑर्डर कन्फ़र्म करेंगे।',
  refunded: wentBack,
};

/** About an order that has arrived and should have been paid before. */
function unpaid(order: OrderStanding): string {
  const amount = formatMoney(amountIn(order, totalOf(order)));
  const money = moneyOf(order);
  if (money === 'claimed') return ` हम आपका ${amount} का पेमेंट जाँच रहे हैं।`;
  return money === 'due' ? ` आपका ${amount} का पेमेंट अभी नहीं मिला है।` : '';
}

/** The refund that the shopper gets once the shop has the order. */
function describeRefund(order: OrderStanding): string {
  const money = moneyOf(order);
  if (money === 'due') return 'आपको कुछ नहीं देना होगा';
  if (money === 'claimed') return 'हम आपके किए हुए पेमेंट का रिफ़ंड करेंगे';
  const isChosen = order.state === 'returnAsked' || countOf(order) === 1;
  if (isChosen && owedOf(order) === 0) return 'कोई रिफ़ंड नहीं बनेगा';
  const amount = isChosen ? `${formatMoney(amountIn(order, owedOf(order)))} ` : '';
  return `हम ${waysBack[order.pay]} ${amount}रिफ़ंड करेंगे`;
}

/** `3 में से 1 आइटम` */
const someItems = (order: OrderStanding) =>
  `${countOf(order)} में से ${countOf({ items: returnedItems(order) })} आइटम`;

const meanings: Record<OrderState, (order: OrderStanding) => string> = {
  placed: ({ pay, payment }) =>
    pay === 'cash' ? 'आपका ऑर्डर हमें मिल गया है। हम जल्द ही उसे कन्फ़र्म करेंगे।' : placedUnpaid[payment],
  accepted: ({ pay, payment }) =>
    pay === 'online' && payment === 'refunded' ? wentBack : 'हम आपका ऑर्डर पैक कर रहे हैं।',
  sent: ({ pay }) =>
    pay === 'cash' ? 'आपका ऑर्डर रास्ते में है। कृपया कैश तैयार रखें।' : 'आपका ऑर्डर रास्ते में है।',
  delivered: (order) => `आपका ऑर्डर डिलीवर हो गया है।${unpaid(order)}`,
  undelivered: (order) => `हम यह ऑर्डर डिलीवर नहीं कर पाए। ${refund(order)}`,
  returnAsked: (order) =>
    isPartialReturn(order)
      ? `${someItems(order)} की वापसी का आपका अनुरोध हमें मिल गया है।`
      : 'आपका वापसी का अनुरोध हमें मिल गया है।',
  returnDeclined: () => 'हम यह वापसी स्वीकार नहीं कर पाए।',
  returned: (order) =>
    isPartialReturn(order)
      ? `वापस आया सामान: ${someItems(order)}। ${refund(order)}`
      : `यह ऑर्डर हमें वापस मिल गया है। ${refund(order)}`,
  cancelled: (order) => `यह ऑर्डर रद्द हो गया है। ${refund(order)}`,
};

const names = new Intl.ListFormat(shop.market.language);
const items = (count: number) => `${count} आइटम`;

/** Orders in a list, the shopper's or the merchant's, and what happens to them. */
export const orderHistoryWords = {
  heading: (number: ReactNode) => <>ऑर्डर {number}</>,
  states,
  times: (placedAt: number, state: OrderState, stateAt: number) =>
    state === 'placed'
      ? `${formatTime(placedAt)} को ऑर्डर किया गया`
      : `${formatTime(placedAt)} को ऑर्डर किया गया; ${formatTime(stateAt)} को ${events[state]}`,
  /** The accessible name of an order's button. */
  actionOnOrder: (action: string, id: string) => `${action}, ऑर्डर ${id}`,

  /** Shown on the home screen after signing in to see the orders. */
  offer: 'आपने साइन इन किया है।',
  yourOrders: 'आपके ऑर्डर',
  shopOrders: 'दुकान के ऑर्डर',
  notNow: 'अभी नहीं',

  ownOrders: 'आपके अपने ऑर्डर',
  noOrders: 'अभी कोई ऑर्डर नहीं है।',
  outOfDate: (time: number) =>
    `कनेक्ट नहीं हो सका। हो सकता है कि ${formatTime(time)} के बाद आपके ऑर्डर बदले हों।`,
  meaning: (order: OrderStanding) => meanings[order.state](order),
  refund,
  refundMade: (amount: Amount, at: number) =>
    `${formatTime(at)} को हमने ${formatMoney(amount)} का रिफ़ंड किया।`,
  paidToo: (amount: Amount) =>
    `हमें ${formatMoney(amount)} ऑनलाइन भी मिले हैं। इस बारे में हम आपसे संपर्क करेंगे।`,
  arrivesAfterPayment: ([fewest, most]: readonly [fewest: number, most: number]) =>
    plural(most, {
      one: `पेमेंट के बाद ${most} कामकाजी दिन में मिलेगा`,
      other: `पेमेंट के बाद ${fewest === most ? most : `${fewest}–${most}`} कामकाजी दिनों में मिलेगा`,
    }),
  late: (dates: string) => `${dates} मिलना था। अब तक नहीं मिला? हमसे संपर्क करें।`,
  returnUntil: (time: number) => `इसे ${formatDay(time)} तक वापस किया जा सकता है।`,
  /** The note of a move to a state. */
  note: (label: string, note: ReactNode) => (
    <>
      {label}: {note}
    </>
  ),
  courier: 'कूरियर',
  trackingNumber: 'ट्रैकिंग नंबर',
  track: 'पार्सल ट्रैक करें',
  timeline: 'ऑर्डर कहाँ तक पहुँचा',
  toCome: 'अभी बाकी',
  items,
  contents: (count: number, total: Amount) => `${items(count)}, ${formatMoney(total)}`,
  soldBy: () =>
    [
      shop.seller?.name ?? shop.name,
      shop.contact?.address,
      shop.seller?.gstin && `GSTIN ${shop.seller.gstin}`,
    ]
      .filter(Boolean)
      .join(', '),
  print: 'प्रिंट करें',

  reason: 'कारण',
  optional: 'ज़रूरी नहीं',
  chooseReason: 'कारण चुनें',
  anotherReason: 'कोई और कारण',
  yourReason: 'आपका कारण',
  keep: 'रहने दें',
  /** The changes that a shopper has to confirm. */
  requests: {
    cancelled: {
      label: 'ऑर्डर रद्द करें',
      question: (id: string) => `ऑर्डर ${id} रद्द करें?`,
      consequence: (order: OrderStanding) =>
        `${refund(order)} रद्द किया हुआ ऑर्डर दोबारा चालू नहीं होगा।`,
      confirm: 'ऑर्डर रद्द करें',
      reasons: [
        'ऑर्डर गलती से हो गया',
        'अब यह नहीं चाहिए',
        'डिलीवरी में बहुत समय लग रहा है',
        'कहीं और सस्ता मिल रहा है',
      ],
    },
    returnAsked: {
      label: 'वापसी का अनुरोध करें',
      question: (id: string) => `ऑर्डर ${id} वापस करें?`,
      consequence: (order: OrderStanding & { address: Address | undefined }) => {
        const telephone = order.address?.telephone ? `${order.address.telephone} पर ` : '';
        const arranged = `वापसी कैसे होगी, यह तय करने के लिए हम आपसे ${telephone}संपर्क करेंगे।`;
        return moneyOf(order) === 'refunded'
          ? arranged
          : `${arranged} सामान हमें वापस मिलने पर ${describeRefund(order)}।`;
      },
      confirm: 'वापसी का अनुरोध करें',
      reasons: [
        'टूटा-फूटा है या काम नहीं करता',
        'गलत सामान आया',
        'जैसा बताया गया था वैसा नहीं है',
        'सामान कम मिला',
        'अब यह नहीं चाहिए',
      ],
    },
  },
  /** Which items to return, and how many of each. */
  whatToReturn: 'क्या वापस करना है?',
  keepItem: 'रखना है',
  returnItem: (count: number, of: number) => (of === 1 ? 'वापस करना है' : `${of} में से ${count} वापस`),
  nothingToReturn: 'कम से कम एक प्रोडक्ट चुनें।',
  refundIs: (amount: Amount) => `रिफ़ंड: ${formatMoney(amount)}`,
  takeBackRequest: 'अनुरोध वापस लें',
  noMoreRequests: (count: number) =>
    `इस ऑर्डर की वापसी का अनुरोध ${count} बार वापस लिया जा चुका है। अब वापसी के लिए हमसे संपर्क करें।`,
  orderAgain: 'फिर से ऑर्डर करें',
  orderedAgain: (
    count: number,
    { soldOut, gone }: { soldOut: readonly string[]; gone: readonly string[] },
  ) => {
    const added = plural(count, {
      one: `${items(count)} आज की कीमत पर आपकी बास्केट में जोड़ा गया।`,
      other: `${items(count)} आज की कीमतों पर आपकी बास्केट में जोड़े गए।`,
    });
    const list = (what: string, left: readonly string[]) =>
      left.length > 0 ? `${what}: ${names.format(left)}।` : '';
    return [
      count > 0 ? added : 'आपकी बास्केट में कुछ नहीं जोड़ा गया।',
      list(
        'स्टॉक खत्म',
        soldOut.map((title) => `“${title}”`),
      ),
      list(
        'अब नहीं बिकता',
        gone.map((id) => `प्रोडक्ट ${id}`),
      ),
    ]
      .filter(Boolean)
      .join(' ');
  },
  goToBasket: 'बास्केट पर जाएँ',
} satisfies typeof englishOrderHistory;

const payments = {
  due: 'पेमेंट नहीं मिला',
  claimed: 'ग्राहक ने कहा: पेमेंट किया',
  paid: 'पेमेंट मिला',
  refunded: 'रिफ़ंड हुआ',
};

/** The announcement after an order was changed, or couldn’t be. */
export const orderChangeWords = {
  changed: (id: string, state: OrderState) => `ऑर्डर ${id}: ${events[state]}।`,
  addressDeleted: (id: string) => `ऑर्डर ${id} का पता मिटा दिया गया।`,
  paymentChanged: {
    due: (id: string) => `ऑर्डर ${id}: पेमेंट अभी नहीं मिला।`,
    claimed: (id: string) => `ऑर्डर ${id}: हम आपका पेमेंट जाँचेंगे।`,
    paid: (id: string) => `ऑर्डर ${id}: पेमेंट मिल गया।`,
    refunded: (id: string) => `ऑर्डर ${id}: रिफ़ंड हो गया।`,
    cash: (id: string) => `ऑर्डर ${id}: कैश ऑन डिलीवरी।`,
  },
  refundRequested: (id: string) => `ऑर्डर ${id} का रिफ़ंड हो रहा है।`,
  changedElsewhere: (id: string, state: OrderState) =>
    `ऑर्डर ${id} का स्टेटस अब “${states[state]}” है, इसलिए आपका बदलाव सेव नहीं हुआ।`,
  paidElsewhere: (id: string, payment: Payment) =>
    `ऑर्डर ${id} में अभी-अभी “${payments[payment]}” दर्ज हुआ है, इसलिए आपका बदलाव सेव नहीं हुआ।`,
  cashElsewhere: (id: string) =>
    `ऑर्डर ${id} का पेमेंट अभी-अभी “कैश ऑन डिलीवरी” कर दिया गया है, इसलिए आपका बदलाव सेव नहीं हुआ।`,
  notAllowed: (id: string) => `ऑर्डर ${id} में अब यह बदलाव नहीं हो सकता।`,
  notChanged: (id: string) => `कनेक्ट नहीं हो सका, इसलिए ऑर्डर ${id} नहीं बदला। फिर कोशिश करें।`,
  maybeChanged: (id: string) =>
    `कनेक्ट नहीं हो सका, इसलिए पता नहीं कि ऑर्डर ${id} बदला या नहीं। ` +
    'इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',
  /** An invoice can’t be numbered without a record of each product. */
  productsUnread: (id: string) =>
    `आपके प्रोडक्ट लोड नहीं हो सके, इसलिए ऑर्डर ${id} का इनवॉइस नहीं बना और वह “भेजा गया” नहीं हुआ। इंटरनेट कनेक्शन देखें और फिर कोशिश करें।`,
  productsGone: (id: string, products: readonly string[]) =>
    `ऑर्डर ${id} “भेजा गया” नहीं हुआ। इनवॉइस के लिए इन प्रोडक्ट का नाम और टैक्स दर चाहिए, पर ये अब आपकी दुकान में नहीं हैं: ${products.join(', ')}। इन्हें shop/products.ts में वापस जोड़ें, चाहें तो छिपाकर, और साइट फिर से डिप्लॉय करें; या ऑर्डर रद्द करें।`,
  requestTakenBack: (id: string) => `आपने ऑर्डर ${id} की वापसी का अनुरोध वापस ले लिया है।`,
} satisfies typeof englishOrderChange;

const ways = {
  payOrCancel: 'इस ऑर्डर का पेमेंट करने या इसे रद्द करने के लिए',
  pay: 'इस ऑर्डर का पेमेंट करने के लिए',
  cancelled: 'यह ऑर्डर रद्द करने के लिए',
  returnAsked: 'यह ऑर्डर वापस करने के लिए',
};

/** An order as its link shows it, on any device. */
export const orderLinkWords = {
  gone: 'यह लिंक अब काम नहीं करता।',
  goneNote:
    'हो सकता है कि लिंक अधूरा हो, या ऑर्डर का पता मिटा दिया गया हो। अपने ऑर्डर देखने के लिए साइन इन करें, ' +
    'या वही ब्राउज़र खोलें जिससे ऑर्डर किया था।',
  outOfDate: (time: number) =>
    `कनेक्ट नहीं हो सका। हो सकता है कि ${formatTime(time)} के बाद यह ऑर्डर बदला हो।`,
  /** This page only shows it. */
  toChange: (what: keyof typeof ways) =>
    `${ways[what]} साइन इन करें, या वही ब्राउज़र खोलें जिससे ऑर्डर किया था। फ़ोन पर ऑर्डर किया था या मदद चाहिए, तो हमसे संपर्क करें।`,
  questions: 'कोई सवाल है?',
  updates: 'मुझे इस ऑर्डर के बारे में ईमेल भेजें',
  updatesOn: 'आपको इस ऑर्डर के बारे में ईमेल मिलेंगे।',
  updatesOff: 'अब आपको इस ऑर्डर के बारे में ईमेल नहीं मिलेंगे।',
  updatesFailed: 'यह बदला नहीं जा सका। इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',
  whatsApp: {
    updates: 'मुझे इस ऑर्डर के बारे में WhatsApp मैसेज भेजें',
    updatesOn: 'आपको इस ऑर्डर के बारे में WhatsApp मैसेज मिलेंगे।',
    updatesOff: 'अब आपको इस ऑर्डर के बारे में WhatsApp मैसेज नहीं मिलेंगे।',
  },
} satisfies typeof englishOrderLink;
