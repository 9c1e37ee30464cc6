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
const ended = (text: string) => (/[.!?।]$/u.test(text) ? text : `${text}.`);
const sentences = (...all: (string | undefined | false)[]) => all.filter(Boolean).join(' ');

const because = ({ note }: MessageOrder) => note && `Reason: ${ended(note)}`;

function pleasePay(total: Amount): string {
  const amount = formatMoney(total);
  return shop.upi
    ? `Please pay ${amount} by UPI to ${shop.upi.id} (${shop.upi.name}), with the order number in the note.`
    : `We no longer take payments by UPI, so please reply to arrange how to pay ${amount}.`;
}

/** The amount to pay before the order arrives. */
function unpaid(order: MessageOrder): string | undefined {
  const money = moneyOf(order);
  if (money === 'due') {
    return order.pay === 'online'
      ? 'We’ll confirm it once it’s paid: use the link of your order.'
      : pleasePay(order.total);
  }
  return money === 'claimed'
    ? `We’re checking your payment of ${formatMoney(order.total)}.`
    : undefined;
}

const wentBack = 'Your payment has gone back to you, so we can’t send it. You can order again.';

const news: Record<OrderState, (order: MessageOrder) => string> = {
  placed(order) {
    const amount = formatMoney(order.total);
    if (order.pay === 'cash') {
      return `We’ve received it and are checking it. You pay ${amount} in cash on delivery.`;
    }
    if (order.payment === 'refunded') return wentBack;
    return order.payment === 'paid'
      ? `We’ve received it, and your payment of ${amount}. We’ll confirm it soon.`
      : sentences('We’ve received it.', unpaid(order));
  },
  accepted: (order) =>
    order.payment === 'refunded'
      ? wentBack
      : sentences('We’ve accepted it and are packing it.', unpaid(order)),
  sent(order) {
    const { label, text, link } = parcelOf(order.note ?? '');
    return sentences(
      'It’s on its way.',
      text && `${orderHistoryWords[label]}: ${ended(text)}`,
      link && `Track it: ${link}`,
      order.pay === 'cash'
        ? `Please have ${formatMoney(order.total)} in cash ready.`
        : unpaid(order),
    );
  },
  delivered: (order) =>
    sentences('It has been delivered. Thank you for shopping with us!', unpaid(order)),
  undelivered: (order) =>
    sentences('We couldn’t deliver it.', because(order), orderHistoryWords.refund(order)),
  returnAsked: () => 'We’ve received your return request. Please reply to arrange the return.',
  returnDeclined: (order) => sentences('We couldn’t accept the return.', because(order)),
  returned: (order) => `We’ve received your return. ${orderHistoryWords.refund(order)}`,
  cancelled: (order) =>
    order.isShoppers
      ? sentences('You’ve cancelled it.', orderHistoryWords.refund(order))
      : sentences('We’ve cancelled it.', because(order), orderHistoryWords.refund(order)),
};

/** A merchant's messages to a shopper. */
export const messageWords = {
  whatsApp: 'WhatsApp',
  sms: 'SMS',
  linkName: (app: string, id: string) => `${app} about order ${id}`,
  message: (order: MessageOrder) =>
    `Hello, this is ${shop.name} about order ${order.id}. ${news[order.state](order)}`,
};

const shopperNews: Record<ShopperNews, string> = {
  receipt: 'receipt',
  ...(Object.fromEntries(
    orderStates
      .filter(isEmailed)
      .map((state) => [state, orderHistoryWords.states[state].toLowerCase()]),
  ) as Record<EmailedState, string>),
  refund: 'refund',
  latePayment: 'late payment',
};

const problems: Record<Problem, string> = {
  unreachable: 'No answer from the server.',
  rejected: 'The server rejected it.',
  'no-login': 'The mail server rejected the shop’s user name or password.',
  'no-address': 'This email address doesn’t exist.',
  'no-token': 'WhatsApp rejected the shop’s access token.',
  'no-template': 'WhatsApp has no approved template of this name in this language.',
  'no-whatsapp': 'Nobody has WhatsApp at this number.',
  limit:
    'Too many messages went out that day about orders that aren’t accepted yet. Once you accept it, the shopper hears from us.',
};

/** The messages that the functions have sent to shoppers and the shop. */
export const toldWords = {
  messages: 'Messages',
  /** How many weren’t sent. */
  unsent: (count: number) => `${count} not sent`,
  names: {
    ...namesOfMessages({ email: 'Email', whatsApp: 'WhatsApp' }, shopperNews),
    shopEmail: 'Email to the shop',
    shopPush: 'Notification to the shop',
    claimPush: 'Notification: payment to check',
  } satisfies Record<Message, string>,
  sending: 'Sending…',
  retrying: (problem: Problem, until: number) =>
    problem === 'limit'
      ? problems.limit
      : `${problems[problem]} Trying again until ${formatTime(until)}.`,
  notSent: (problem: Problem) => `Wasn’t sent. ${problems[problem]}`,

  failed: (count: number) =>
    plural(count, {
      one: 'A message about this order couldn’t be sent:',
      other: `Messages about ${count} orders couldn’t be sent:`,
    }),
  retried: (count: number) =>
    plural(count, {
      one: 'A message about this order couldn’t be sent yet, and is being tried again:',
      other: `Messages about ${count} orders couldn’t be sent yet, and are being tried again:`,
    }),
  order: (id: string) => `Order ${id}`,
};
