import { shop } from '#shop/config';
import type { Money, PayableOrder } from '../../../orders/model/payment';
import { serviceName } from '../../../orders/model/charge';
import type { OrderState } from '../../../orders/model/states';
import { dayOf } from '../../calendar';
import { dateParts, formatTime } from '../../dates';
import type {
  deskFrameWords as englishFrame,
  deskWords as englishDesk,
  chargeWords as englishChargeWords,
  figuresWords as englishFigures,
  bulkWords as englishBulk,
  orderSearchWords as englishSearch,
  stockWords as englishStock,
} from '../../en/desk/orders';
import { plural } from '../../plural';
import { type Amount, formatMoney } from '../../money';
import { accountWords } from '../auth';
import { orderHistoryWords } from '../orders/orderHistory';

const orders = (count: number) => `${count} ऑर्डर`;
const newOrders = (count: number) =>
  plural(count, { one: `${count} नया ऑर्डर`, other: `${count} नए ऑर्डर` });
const returns = (count: number) =>
  plural(count, { one: `वापसी का ${count} अनुरोध`, other: `वापसी के ${count} अनुरोध` });
const payments = (count: number) => `जाँचने के लिए ${count} पेमेंट`;

const ordinals = ['पहला', 'दूसरा', 'तीसरा', 'चौथा', 'पाँचवाँ', 'छठा'];
function nthOrder(place: number): string {
  return `इस नंबर से ${ordinals[place - 1] ?? `${place}वाँ`} ऑर्डर`;
}

const list = new Intl.ListFormat(shop.market.language, { type: 'unit' });

const shopperSees = 'ग्राहक को यह कारण दिखेगा।';
const shopperSeesNote = 'यहाँ लिखी बात ग्राहक को दिखेगी।';
const questions = {
  sent: (id: string) => `क्या ऑर्डर ${id} भेज दिया?`,
  unpaid: (id: string) => `ऑर्डर ${id} का पेमेंट अभी दर्ज नहीं है। फिर भी भेजना है?`,
  undelivered: (id: string) => `क्या ऑर्डर ${id} डिलीवर नहीं हो पाया?`,
  returned: (id: string) => `क्या ऑर्डर ${id} का सामान वापस मिल गया?`,
  returnDeclined: (id: string) => `ऑर्डर ${id} की वापसी नामंज़ूर करें?`,
  cancelled: (id: string) => `ऑर्डर ${id} रद्द करें?`,
};

const ways = { cash: 'कैश', upi: 'UPI', online: 'ऑनलाइन' };
/** Each after `UPI: ` or `कैश: `. */
const sentences: Record<Money, (amount: string) => string> = {
  toCollect: (amount) => `${amount} लेने बाकी हैं।`,
  due: (amount) => `${amount} का पेमेंट अभी नहीं मिला।`,
  claimed: (amount) =>
    `ग्राहक का कहना है कि ${amount} का पेमेंट हो गया है। पहले अपने बैंक में यह रकम और ऑर्डर नंबर देख लें।`,
  courier: (amount) => `${amount} अभी कूरियर के पास हैं।`,
  paid: (amount) => `${amount} मिल गए।`,
  refundDue: (amount) => `${amount} ग्राहक को वापस करने हैं।`,
  refunded: (amount) => `${amount} का रिफ़ंड हो गया।`,
  none: () => 'कोई पेमेंट नहीं हुआ।',
};

const notRefunded = '“रिफ़ंड हुआ” वापस लें';
const cashNotReceived = '“कैश मिला” वापस लें';

/** What the merchant has said of the payment, and has to take back first. */
const takeBackFirst = {
  refunded: { isNoted: 'रिफ़ंड हुआ दर्ज है।', takeBack: notRefunded },
  paid: { isNoted: 'कैश मिला हुआ दर्ज है।', takeBack: cashNotReceived },
};

/** Each state that a merchant can move an order to. */
const moves: Record<Exclude<OrderState, 'placed' | 'returnAsked'>, string> = {
  accepted: 'कन्फ़र्म करें',
  sent: 'भेज दिया',
  delivered: 'डिलीवर हो गया',
  undelivered: 'डिलीवर नहीं हो पाया',
  returnDeclined: 'वापसी नामंज़ूर करें',
  returned: 'सामान वापस मिल गया',
  cancelled: 'ऑर्डर रद्द करें',
};

/** What undoes a move to a state. The merchant reads it on a button, and in a sentence before `से पहले`. */
function describeUndo(state: OrderState): Record<'button' | 'infinitive', string> {
  if (state === 'cancelled') {
    return { button: 'ऑर्डर फिर चालू करें', infinitive: 'ऑर्डर फिर चालू करने' };
  }
  const mark = `“${state === 'accepted' ? 'कन्फ़र्म' : orderHistoryWords.states[state]}”`;
  return { button: `${mark} वापस लें`, infinitive: `${mark} वापस लेने` };
}

/** The merchant's list. */
export const deskWords = {
  notLoaded: accountWords.shopOrdersNotLoaded,
  heading: 'दुकान के ऑर्डर',
  loading: 'ऑर्डर लोड हो रहे हैं…',
  accessLost: 'इस खाते से अब दुकान के ऑर्डर नहीं देखे जा सकते।',
  outOfDate: (time: number) =>
    `कनेक्ट नहीं हो सका। हो सकता है कि ${formatTime(time)} के बाद ऑर्डर बदले हों।`,
  news: (placed: number, requested: number, claimed: number) =>
    list.format([
      ...(placed > 0 ? [newOrders(placed)] : []),
      ...(requested > 0 ? [returns(requested)] : []),
      ...(claimed > 0 ? [payments(claimed)] : []),
    ]),

  tools: 'प्रिंट, फ़ाइलें, आँकड़े',
  filterByStatus: 'स्टेटस के हिसाब से देखें',
  filters: {
    placed: 'नए',
    accepted: 'कन्फ़र्म हुए',
    sent: 'भेजे गए',
    delivered: 'डिलीवर हुए',
    undelivered: 'डिलीवर नहीं हुए',
    returnAsked: 'वापसी के अनुरोध',
    returnDeclined: 'नामंज़ूर वापसियाँ',
    returned: 'वापस आए',
    cancelled: 'रद्द हुए',
    all: 'सभी',
  },
  filterCount(count: number, mayBeMore: boolean) {
    if (!mayBeMore) return `${count}`;
    return count > 0 ? `${count}+` : '';
  },
  search: 'ऑर्डर खोजें',
  searchHint: 'नंबर, नाम, रकम या प्रोडक्ट',
  unknownNumber: 'इस नंबर का कोई ऑर्डर नहीं है।',
  failedNumber: 'यह ऑर्डर लोड नहीं हो सका।',
  foundElsewhere: (count: number) =>
    plural(count, {
      one: `यहाँ कोई ऑर्डर नहीं है, पर “सभी” में ${count} है।`,
      other: `यहाँ कोई ऑर्डर नहीं है, पर “सभी” में ${count} हैं।`,
    }),
  found: (count: number) => (count === 0 ? 'यहाँ कोई ऑर्डर नहीं है।' : orders(count)),
  foundSoFar: (count: number) =>
    count === 0
      ? 'यहाँ अब तक कोई ऑर्डर नहीं मिला। पुराने ऑर्डर अभी लोड नहीं हुए हैं।'
      : `अब तक ${orders(count)}। पुराने ऑर्डर अभी लोड नहीं हुए हैं।`,
  recipient: ({ name, city }: { name: string; city: string }) => `${name}, ${city}`,
  loadOlder: 'पुराने ऑर्डर लोड करें',

  moves,
  undo: (state: OrderState) => describeUndo(state).button,
  /** Why the order can't be moved: what the merchant has said of its payment. `undoing`: only that can't be done. */
  heldBack: (payment: keyof typeof takeBackFirst, undoing?: OrderState) => {
    const { isNoted, takeBack } = takeBackFirst[payment];
    const what = undoing ? describeUndo(undoing).infinitive : 'इस ऑर्डर को आगे बढ़ाने';
    return `${isNoted} ${what} से पहले ${takeBack}।`;
  },
  question: (about: keyof typeof questions, id: string) => questions[about](id),
  questions: {
    sent: { consequence: shopperSeesNote, keep: 'अभी नहीं' },
    unpaid: { consequence: shopperSeesNote, keep: 'अभी नहीं', confirm: 'बिना पेमेंट भेजें' },
    undelivered: { consequence: shopperSees, keep: 'रहने दें' },
    returned: { consequence: '', keep: 'अभी नहीं' },
    returnDeclined: { consequence: shopperSees, keep: 'रहने दें' },
    cancelled: { consequence: shopperSees, keep: 'रहने दें' },
  },
  creditNote: 'इससे इनवॉइस का क्रेडिट नोट बनेगा। इसे पलटा नहीं जा सकता।',
  courier: 'कूरियर और ट्रैकिंग नंबर',
  shopsReason: 'दुकान का बताया कारण',
  shoppersReason: 'ग्राहक का बताया कारण',
  optional: orderHistoryWords.optional,
  reasons: {
    undelivered: [
      'पते पर सामान लेने वाला कोई नहीं मिला',
      'दरवाज़े पर सामान लेने से मना किया गया',
      'पता नहीं मिला',
    ],
    returnDeclined: [
      'वापसी का समय निकल चुका है',
      'डिलीवरी के बाद सामान इस्तेमाल हुआ या टूट-फूट गया',
      'इस प्रोडक्ट की वापसी नहीं होती',
    ],
    cancelled: [
      'स्टॉक खत्म है',
      'हम इस पते पर डिलीवरी नहीं करते',
      'फ़ोन पर आपसे बात नहीं हो पाई',
      'आपका पेमेंट हमें नहीं मिला',
      'आपने हमसे रद्द करने को कहा था',
    ],
  },

  guest: 'गेस्ट',
  takenByShop: 'दुकान ने लिया',
  customer: (place: number, open: number, back: number) =>
    [
      nthOrder(place),
      ...(open > 0 ? [`${open} और ऑर्डर चालू`] : []),
      ...(back > 0
        ? [
            plural(back, {
              one: `${back} वापस आया या लिया नहीं गया`,
              other: `${back} वापस आए या लिए नहीं गए`,
            }),
          ]
        : []),
    ].join(', '),

  money: (money: Money, { pay }: PayableOrder, total: Amount) =>
    `${ways[pay]}: ${sentences[money](formatMoney(total))}`,
  paymentChanges: {
    upi: { paid: 'पेमेंट मिल गया', due: 'पेमेंट नहीं मिला' },
    cash: { paid: 'कैश मिल गया', due: cashNotReceived },
  },
  refund: {
    label: 'रिफ़ंड कर दिया',
    question: (id: string, total: Amount) => `क्या ऑर्डर ${id} के ${formatMoney(total)} रिफ़ंड कर दिए?`,
    consequence: shopperSeesNote,
    keep: 'अभी नहीं',
  },
  notRefunded,
  refundReference: 'रिफ़ंड का रेफ़रेंस',
  reference: 'ट्रांज़ैक्शन नंबर',
  /** The shopper's and the merchant's statements about a payment, and their times. */
  paymentTimes: ({ claimedAt, checkedAt, refundedAt }: PayableOrder) =>
    [
      ...(claimedAt ? [`ग्राहक ने ${formatTime(claimedAt)} को बताया कि पेमेंट हो गया है।`] : []),
      ...(checkedAt ? [`${formatTime(checkedAt)} को पेमेंट जाँचा गया।`] : []),
      ...(refundedAt ? [`${formatTime(refundedAt)} को रिफ़ंड हुआ।`] : []),
    ].join(' '),

  deleteAddress: 'पता मिटाएँ',
  deleteAddressQuestion: (id: string) => `ऑर्डर ${id} का पता मिटाएँ?`,
  cantBeUndone: 'मिटाया हुआ पता वापस नहीं आएगा।',
  deleteAddressAndReturns:
    'मिटाया हुआ पता वापस नहीं आएगा, और ग्राहक की ओर से वापसी का अनुरोध भी नहीं हो सकेगा।',
  keepAddress: 'रहने दें',
} satisfies typeof englishDesk;

const outcomes: Record<OrderState | 'paid' | 'due', string> = {
  placed: 'फिर से नए हुए',
  accepted: 'कन्फ़र्म हुए',
  sent: 'भेजे गए',
  delivered: 'डिलीवर हुए',
  undelivered: 'डिलीवर नहीं हो पाए',
  returnAsked: 'की वापसी माँगी गई',
  returnDeclined: 'की वापसी नामंज़ूर हुई',
  returned: 'वापस आए',
  cancelled: 'रद्द हुए',
  paid: 'का कैश मिला',
  due: 'का कैश अभी नहीं मिला',
};

/** What merchants do with many orders at once. */
export const bulkWords: typeof englishBulk = {
  selectAll: (sentence) => `सभी चुनें: ${sentence}`,
  select: (id) => `ऑर्डर ${id} चुनें`,
  selection: 'चुने हुए ऑर्डर',
  selected: (count) => `${orders(count)} चुने गए`,
  clear: 'चुने हुए हटाएँ',
  between: (count) => `बीच के ${count} भी`,
  changes: {
    accepted: (count) => `${count} कन्फ़र्म करें`,
    sent: (count) => `${count} भेज दिए`,
    delivered: (count) => `${count} डिलीवर हो गए`,
    paid: (count) => `${count} का कैश मिल गया`,
  },
  send: {
    question: (count) => `क्या ${orders(count)} भेज दिए?`,
    consequence: 'यहाँ लिखी बात हर ग्राहक को दिखेगी।',
    keep: 'अभी नहीं',
  },
  courier: 'कूरियर',
  receive: {
    question: (sum, count) => `क्या कूरियर ने ${orders(count)} के ${formatMoney(sum)} दे दिए?`,
    keep: 'अभी नहीं',
  },
  unpaid: (count) => `${count} का पेमेंट दर्ज नहीं है। इन्हें एक-एक करके बदलें।`,
  stop: 'रोकें',
  progress: (done, count) => `${orders(count)} में से ${done}…`,
  outcome: (change, count) => `${orders(count)} ${outcomes[change]}।`,
  undo: (count) => `${count} का बदलाव वापस लें`,
  show: 'दिखाएँ',
  close: 'बंद करें',
  failed: (count) => `${orders(count)} बदले नहीं जा सके:`,
  changedElsewhere: (count) =>
    `चुनने के बाद ${orders(count)} बदल गए हैं, इसलिए उन्हें वैसा ही रहने दिया गया है:`,
  isNow: (id, state) => `ऑर्डर ${id}: “${orderHistoryWords.states[state]}”।`,
  tooFew: (id) => `ऑर्डर ${id}: स्टॉक में इतना सामान नहीं है।`,
  isChanging: (id) => `ऑर्डर ${id}: इसमें कोई और बदलाव चल रहा था।`,
};

export const chargeWords = {
  problems: {
    amount: (paid: Amount) =>
      `${formatMoney(paid)} का पेमेंट हुआ है, जो ऑर्डर की कीमत से अलग है। ग्राहक से बात करें, या रिफ़ंड करके ऑर्डर रद्द करें।`,
    currency: () => `पेमेंट किसी और करेंसी में हुआ है। ${serviceName} पर रिफ़ंड करें और ऑर्डर रद्द करें।`,
    twice: (paid: Amount) =>
      `ग्राहक ने कैश चुना था, पर ${formatMoney(paid)} का पेमेंट ऑनलाइन भी हो गया। कैश न लें, या इसका रिफ़ंड करें।`,
    disputed: () => `ग्राहक ने बैंक से पैसे वापस माँगे हैं। ${serviceName} पर इसका जवाब दें, और तब तक कुछ न भेजें।`,
    wentBack: (_paid: Amount, isSent: boolean) =>
      isSent
        ? 'पूरा पेमेंट ग्राहक को वापस चला गया है, पर ऑर्डर रास्ते में है। ग्राहक से बात करें, या पार्सल वापस मँगवाएँ।'
        : 'पूरा पेमेंट ग्राहक को वापस चला गया है, इसलिए यह ऑर्डर न भेजें। इसे रद्द करें, या ग्राहक से फिर ऑर्डर करने को कहें।',
    refundFailed: () =>
      'एक रिफ़ंड नहीं हो पाया और पैसे फिर आपके पास हैं। दोबारा रिफ़ंड करें, या ग्राहक से बात करें।',
  },
  unopened: (reason: string) => `${serviceName} पर पेमेंट का पेज नहीं खुल सका: “${reason}”`,
  unbilled: (reason: string) =>
    `${serviceName} ने इस ऑर्डर की रकम लेने से मना कर दिया: “${reason}” अगर यह आपके खाते की सीमा है, तो ${serviceName} से उसे बदलवाएँ।`,
  late: 'ऑर्डर रद्द होने के बाद पेमेंट हुआ।',
  foundBySweep: `${serviceName} ने दुकान को इस पेमेंट की खबर नहीं दी। वेबसाइट बनाने वाले से उसका webhook जँचवाएँ।`,
  setUpWebhook: 'तरीका यहाँ है (अंग्रेज़ी में)',
  pending: (amount: Amount) => `ऑनलाइन: बैंक ने ${formatMoney(amount)} का पेमेंट अभी कन्फ़र्म नहीं किया है।`,
  refunded: (amount: Amount) => `${formatMoney(amount)} का रिफ़ंड हुआ।`,
  kept: (amount: Amount) => `ऑनलाइन: रिफ़ंड के बाद ${formatMoney(amount)} मिले।`,
  refund: 'रिफ़ंड करें',
  question: (id: string) => `${serviceName} पर ऑर्डर ${id} का रिफ़ंड करें?`,
  consequence: 'पैसे उसी तरीके से वापस जाएँगे जिससे आए थे, आम तौर पर एक हफ़्ते में। यह वापस नहीं लिया जा सकता।',
  keep: 'अभी नहीं',
  amount: 'रकम',
  most: (amount: Amount) => `ज़्यादा से ज़्यादा ${formatMoney(amount)}`,
  wrongAmount: (amount: Amount) => `${formatMoney(amount)} तक की रकम लिखें।`,
  requested: (amount: Amount) => `${formatMoney(amount)} का रिफ़ंड हो रहा है…`,
  unknown: (amount: Amount) =>
    `अभी पता नहीं चला कि ${serviceName} ने ${formatMoney(amount)} का रिफ़ंड किया या नहीं। दुकान पूछती रहेगी, इसलिए वहाँ से दोबारा रिफ़ंड न करें।`,
  goingBack: 'पूरे पेमेंट का रिफ़ंड हो रहा है, तब तक यह ऑर्डर आगे नहीं बढ़ सकता।',
  rejected: (amount: Amount, reason: string) =>
    `${serviceName} ने ${formatMoney(amount)} का रिफ़ंड नहीं किया: “${reason}”`,
} satisfies typeof englishChargeWords;

/**
 * How merchants write what they search for, in lowercase and without the dot below Devanagari letters, which is not
 * searched for; they may paste it from a message or statement.
 */
export const orderSearchWords = {
  /** Before or after an amount. */
  currency: [
    '₹',
    'rs',
    'inr',
    'rupees',
    'rupee',
    'rupaye',
    'rupay',
    'रु',
    'रू',
    'रुपये',
    'रुपए',
    'रुपया',
    'रुपयों',
    'रुपयो',
    'रूपये',
    'रूपए',
    'रूपया',
    'आईएनआर',
  ],
  /** Labels of what follows. Merchants also search for these words, so they are first taken literally. */
  labels: [
    'ऑर्डर',
    'आर्डर',
    'ऑडर',
    'नं',
    'नंबर',
    'नम्बर',
    'न',
    'संख्या',
    'क्रमांक',
    'आईडी',
    'आइडी',
    'रेफ',
    'रेफरेंस',
    'संदर्भ',
    'नाम',
    'ग्राहक',
    'कस्टमर',
    'फोन',
    'टेलीफोन',
    'मोबाइल',
    'मोबाईल',
    'मो',
    'व्हाट्सऐप',
    'व्हाट्सएप',
    'व्हाट्सअप',
    'वॉट्सऐप',
    'ईमेल',
    'इमेल',
    'मेल',
    'पिन',
    'पिनकोड',
    'कोड',
    'रकम',
    'राशि',
    'कीमत',
    'अमाउंट',
    'कुल',
    'टोटल',
    'रु',
    'रू',
    'रुपये',
    'रुपए',
    'यूपीआई',
    'यूटीआर',
    'आरआरएन',
    'ट्रांजैक्शन',
    'ट्रांजेक्शन',
    'लेनदेन',
    'पेमेंट',
    'भुगतान',
    'रिफंड',
    'ट्रैकिंग',
    'का',
    'की',
    'के',
    'order',
    'orders',
    'no',
    'nr',
    'number',
    'id',
    'ref',
    'reference',
    'name',
    'naam',
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
} satisfies typeof englishSearch;

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** `45 मिनट`, `3 घंटे 20 मिनट`, `2 दिन` */
function duration(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  const days = Math.floor(minutes / DAY_MINUTES);
  if (days > 0) return `${days} दिन`;
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const rest = `${minutes % HOUR_MINUTES} मिनट`;
  if (hours === 0) return rest;
  return `${plural(hours, { one: `${hours} घंटा`, other: `${hours} घंटे` })} ${rest}`;
}

/** The texts above the merchant's list of orders, and its date headings. */
export const figuresWords = {
  period: 'समय',
  periods: {
    today: 'आज',
    week: 'इस हफ़्ते',
    month: 'इस महीने',
    lastMonth: 'पिछले महीने',
  },
  loading: 'लोड हो रहा है…',
  /** Short, because the list of orders says why and offers to retry. */
  failed: 'लोड नहीं हुआ',
  orders,
  sold: 'बिक्री',
  unpaid: 'पेमेंट बाकी',
  cameBack: 'वापस आए',
  codes: 'कोड से छूट',
  takenByShop: 'दुकान ने लिया',
  /** Shown beside the sales. */
  ofOrders: (sum: Amount, count: number) => `${formatMoney(sum)}, ${orders(count)}`,
  /** The accessible name of what is sold, which shows the products. */
  byProduct: (sum: Amount) => `बिक्री: ${formatMoney(sum)}, हर प्रोडक्ट की अलग-अलग`,
  received: 'पैसे मिले',
  receivedAndRefunded: (received: number, refunded: number) =>
    refunded > 0
      ? `${formatMoney(received)} (${formatMoney(refunded)} का रिफ़ंड घटाए बिना)`
      : formatMoney(received),
  /** The accessible name of what was received, which shows its tax and refunds. */
  inDetail: (figure: string) => `पैसे मिले: ${figure}, विस्तार से`,
  movements: {
    kind: 'लेन-देन',
    received: 'मिले',
    refunded: 'रिफ़ंड',
    balance: 'बैलेंस',
    atRate: (rate: string) => `${rate} वाले`,
    unknownRate: 'टैक्स दर पता नहीं',
    tax: 'शामिल टैक्स',
  },
  money: {
    toCollect: 'कैश लेना है',
    courier: 'कूरियर के पास',
    claimed: 'UPI पेमेंट जाँचना है',
    refundDue: 'रिफ़ंड करना है',
  },
  /** The accessible name of a figure that shows the orders it is the sum of. */
  shows: (label: string, sum: Amount, count: number) =>
    `${label}: ${formatMoney(sum)}, ${orders(count)}`,
  delivery: 'डिलीवरी',
  total: 'कुल',
  columns: { product: 'प्रोडक्ट', count: 'बिके', amount: 'रकम' },
  download: {
    orders: 'ऑर्डर की CSV',
    items: 'आइटम की CSV',
    movements: 'पेमेंट और रिफ़ंड की CSV',
    invoices: 'इनवॉइस की CSV',
  },
  otherCurrency: (count: number) =>
    plural(count, {
      one: `दूसरी मुद्रा का ${count} ऑर्डर नहीं गिना गया।`,
      other: `दूसरी मुद्रा के ${count} ऑर्डर नहीं गिने गए।`,
    }),
  waiting: 'सबसे पुराना बाकी ऑर्डर',
  duration,
  none: 'कोई नहीं',
  /** The accessible name of a figure that leads to an order. */
  leadsTo: (label: string, figure: string, id: string) => `${label}: ${figure}, ऑर्डर ${id}`,

  /** @param start when the day starts, in milliseconds */
  day(start: number, now: number) {
    const daysAgo = dayOf(now) - dayOf(start);
    if (daysAgo === 0) return 'आज';
    if (daysAgo === 1) return 'कल';
    const { day, month, year } = dateParts(start);
    return [day, month, ...(year === dateParts(now).year ? [] : [year])].join(' ');
  },
} satisfies typeof englishFigures;

const enumeration = new Intl.ListFormat(shop.market.language);

/** The stock that is left of an order's products. */
export const stockWords = {
  shortage: (title: string, left: number, needed: number) =>
    left === 0
      ? `“${title}” का स्टॉक खत्म है, और इस ऑर्डर के लिए ${needed} चाहिए।`
      : plural(left, {
          one: `“${title}” का सिर्फ़ ${left} बचा है, और इस ऑर्डर के लिए ${needed} चाहिए।`,
          other: `“${title}” के सिर्फ़ ${left} बचे हैं, और इस ऑर्डर के लिए ${needed} चाहिए।`,
        }),
  short: (title: string, reserved: number, needed: number) =>
    reserved === 0
      ? `स्टॉक कम पड़ गया: इस ऑर्डर के लिए “${title}” के ${needed} चाहिए, पर एक भी नहीं था।`
      : plural(reserved, {
          one: `स्टॉक कम पड़ गया: इस ऑर्डर के ${needed} “${title}” में से सिर्फ़ ${reserved} रिज़र्व हो पाया।`,
          other: `स्टॉक कम पड़ गया: इस ऑर्डर के ${needed} “${title}” में से सिर्फ़ ${reserved} रिज़र्व हो पाए।`,
        }),
  acceptAnyway: 'फिर भी कन्फ़र्म करें',
  notYet: 'अभी नहीं',
  putBack: (products: readonly { title: string; count: number }[]) => {
    const [{ count } = { count: 0 }, ...others] = products;
    if (others.length === 0) return `${count} वापस स्टॉक में डालें`;
    const parts = products.map((product) => `${product.count} “${product.title}”`);
    return `${enumeration.format(parts)} वापस स्टॉक में डालें`;
  },
} satisfies typeof englishStock;

/** The texts around the sections of the merchant's screen. */
export const deskFrameWords = {
  sections: 'आपकी दुकान',
  orders: 'ऑर्डर',
  products: 'सामान',
  customers: 'ग्राहक',
  codes: 'कोड',
  codesNotLoaded: 'कोड लोड नहीं हो सके। इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',
  loadingCodes: 'कोड लोड हो रहे हैं…',
  newOrder: 'नया ऑर्डर',
  sectionNotLoaded: 'यह लोड नहीं हो सका। इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',
  loadingSection: 'लोड हो रहा है…',
} satisfies typeof englishFrame;
