import { shop } from '#shop/config';
import { namesOfMessages } from '../../../orders/model/messages';
import type { Message, Order, Problem, ShopperNews } from '../../../orders/model/order';
import { moneyOf, type PayableOrder } from '../../../orders/model/payment';
import {
  type EmailedState,
  isEmailed,
  type OrderState,
  orderStates,
} from '../../../orders/model/states';
import { parcelOf } from '../../../orders/model/tracking';
import { formatTime } from '../../dates';
import type {
  messageWords as englishMessages,
  toldWords as englishTold,
} from '../../en/desk/messages';
import { plural } from '../../plural';
import { type Amount, formatMoney } from '../../money';
import { orderHistoryWords } from '../orders/orderHistory';

interface MessageOrder extends PayableOrder, Pick<Order, 'items' | 'delivery'> {
  id: string;
  /** An amount. */
  total: Amount;
  /** What was noted with the state: a reason, or the courier and tracking number. */
  note: string | undefined;
  /** Whether the shopper brought it to this state. */
  isShoppers: boolean;
}

/** As a sentence, or as the end of one. */
const ended = (text: string) => (/[.!?।]$/u.test(text) ? text : `${text}।`);
const sentences = (...all: (string | undefined | false)[]) => all.filter(Boolean).join(' ');

const because = ({ note }: MessageOrder) => note && `कारण: ${ended(note)}`;

function pleasePay(total: Amount): string {
  const amount = formatMoney(total);
  return shop.upi
    ? `कृपया UPI से ${shop.upi.id} (${shop.upi.name}) पर ${amount} का पेमेंट करें, और नोट में ऑर्डर नंबर लिखें।`
    : `अब हम UPI से पेमेंट नहीं लेते, इसलिए ${amount} का पेमेंट कैसे करना है, यह तय करने के लिए कृपया इस मैसेज का जवाब दें।`;
}

/** The amount to pay before the order arrives. */
function unpaid(order: MessageOrder): string | undefined {
  const money = moneyOf(order);
  if (money === 'due') {
    return order.pay === 'online'
      ? 'ऑर्डर के लिंक से पेमेंट होने पर हम उसे कन्फ़र्म करेंगे।'
      : pleasePay(order.total);
  }
  return money === 'claimed' ? `हम आपका ${formatMoney(order.total)} का पेमेंट जाँच रहे हैं।` : undefined;
}

const wentBack = 'आपका पेमेंट आपको वापस चला गया है, इसलिए हम ऑर्डर नहीं भेज सकते। आप फिर से ऑर्डर कर सकते हैं।';

const news: Record<OrderState, (order: MessageOrder) => string> = {
  placed(order) {
    const amount = formatMoney(order.total);
    if (order.pay === 'cash') {
      return `ऑर्डर हमें मिल गया है और हम उसे देख रहे हैं। डिलीवरी पर ${amount} कैश देना होगा।`;
    }
    if (order.payment === 'refunded') return wentBack;
    return order.payment === 'paid'
      ? `ऑर्डर और आपका ${amount} का पेमेंट, दोनों हमें मिल गए हैं। हम जल्द ही ऑर्डर कन्फ़र्म करेंगे।`
      : sentences('ऑर्डर हमें मिल गया है।', unpaid(order));
  },
  accepted: (order) =>
    order.payment === 'refunded'
      ? wentBack
      : sentences('हमने ऑर्डर कन्फ़र्म कर दिया है और उसे पैक कर रहे हैं।', unpaid(order)),
  sent(order) {
    const { label, text, link } = parcelOf(order.note ?? '');
    return sentences(
      'ऑर्डर रास्ते में है।',
      text && `${orderHistoryWords[label]}: ${ended(text)}`,
      link && `यहाँ ट्रैक करें: ${link}`,
      order.pay === 'cash' ? `कृपया ${formatMoney(order.total)} कैश तैयार रखें।` : unpaid(order),
    );
  },
  delivered: (order) =>
    sentences('ऑर्डर डिलीवर हो गया है। हमारी दुकान से खरीदने के लिए धन्यवाद।', unpaid(order)),
  undelivered: (order) =>
    sentences('हम ऑर्डर डिलीवर नहीं कर पाए।', because(order), orderHistoryWords.refund(order)),
  returnAsked: () =>
    'आपका वापसी का अनुरोध हमें मिल गया है। वापसी कैसे होगी, यह तय करने के लिए कृपया इस मैसेज का जवाब दें।',
  returnDeclined: (order) => sentences('हम यह वापसी स्वीकार नहीं कर पाए।', because(order)),
  returned: (order) => `वापस भेजा गया सामान हमें मिल गया है। ${orderHistoryWords.refund(order)}`,
  cancelled: (order) =>
    order.isShoppers
      ? sentences('आपने ऑर्डर रद्द किया है।', orderHistoryWords.refund(order))
      : sentences('हमने ऑर्डर रद्द किया है।', because(order), orderHistoryWords.refund(order)),
};

/** A merchant's messages to a shopper. */
export const messageWords = {
  whatsApp: 'WhatsApp',
  sms: 'SMS',
  linkName: (app: string, id: string) => `ऑर्डर ${id} के बारे में ${app}`,
  message: (order: MessageOrder) =>
    `नमस्ते, यह मैसेज ${shop.name} से आपके ऑर्डर ${order.id} के बारे में है। ${news[order.state](order)}`,
} satisfies typeof englishMessages;

const shopperNews: Record<ShopperNews, string> = {
  receipt: 'ऑर्डर मिला',
  ...(Object.fromEntries(
    orderStates.filter(isEmailed).map((state) => [state, orderHistoryWords.states[state]]),
  ) as Record<EmailedState, string>),
  refund: 'रिफ़ंड',
  latePayment: 'देर से आया पेमेंट',
};

const problems: Record<Problem, string> = {
  unreachable: 'सर्वर से जवाब नहीं मिला।',
  rejected: 'सर्वर ने इसे लेने से मना कर दिया।',
  'no-login': 'मेल सर्वर ने दुकान का यूज़रनेम या पासवर्ड नहीं माना।',
  'no-address': 'ऐसा कोई ईमेल पता नहीं है।',
  'no-token': 'WhatsApp ने दुकान का ऐक्सेस टोकन नहीं माना।',
  'no-template': 'WhatsApp पर इस नाम का कोई मंज़ूर टेम्पलेट इस भाषा में नहीं है।',
  'no-whatsapp': 'इस नंबर पर WhatsApp नहीं है।',
  limit:
    'उस दिन ऐसे ऑर्डर के बारे में बहुत ज़्यादा मैसेज गए जो अभी कन्फ़र्म नहीं हुए हैं। यह ऑर्डर कन्फ़र्म करें, तो ग्राहक को हमारा मैसेज मिल जाएगा।',
};

/** The messages that the functions have sent to shoppers and the shop. */
export const toldWords = {
  messages: 'मैसेज',
  /** How many weren’t sent. */
  unsent: (count: number) =>
    plural(count, { one: `${count} नहीं भेजा गया`, other: `${count} नहीं भेजे गए` }),
  names: {
    ...namesOfMessages({ email: 'ईमेल', whatsApp: 'WhatsApp' }, shopperNews),
    shopEmail: 'दुकान को ईमेल',
    shopPush: 'दुकान को नोटिफ़िकेशन',
    claimPush: 'नोटिफ़िकेशन: पेमेंट जाँचना है',
  } satisfies Record<Message, string>,
  sending: 'भेजा जा रहा है…',
  retrying: (problem: Problem, until: number) =>
    problem === 'limit'
      ? problems.limit
      : `${problems[problem]} ${formatTime(until)} तक फिर कोशिश होती रहेगी।`,
  notSent: (problem: Problem) => `नहीं भेजा गया। ${problems[problem]}`,

  failed: (count: number) =>
    plural(count, {
      one: 'इस ऑर्डर के बारे में एक मैसेज नहीं भेजा जा सका:',
      other: `${count} ऑर्डर के बारे में मैसेज नहीं भेजे जा सके:`,
    }),
  retried: (count: number) =>
    plural(count, {
      one: 'इस ऑर्डर के बारे में एक मैसेज अभी तक नहीं जा सका, फिर कोशिश हो रही है:',
      other: `${count} ऑर्डर के बारे में मैसेज अभी तक नहीं जा सके, फिर कोशिश हो रही है:`,
    }),
  order: (id: string) => `ऑर्डर ${id}`,
} satisfies typeof englishTold;
