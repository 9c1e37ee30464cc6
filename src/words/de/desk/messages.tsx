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
  messageWords as englishMessageWords,
  toldWords as englishToldWords,
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
const ended = (text: string) => (/[.!?…]$/u.test(text) ? text : `${text}.`);
const sentences = (...all: (string | undefined | false)[]) => all.filter(Boolean).join(' ');

const because = ({ note }: MessageOrder) => note && `Grund: ${ended(note)}`;

function pleasePay(total: Amount): string {
  const amount = formatMoney(total);
  return shop.upi
    ? `Bitte zahlen Sie ${amount} per UPI an ${shop.upi.id} (${shop.upi.name}), mit der Bestellnummer als Verwendungszweck.`
    : `UPI-Zahlungen nehmen wir nicht mehr an. Antworten Sie uns, dann klären wir, wie Sie ${amount} zahlen.`;
}

/** The amount to pay before the order arrives. */
function unpaid(order: MessageOrder): string | undefined {
  const money = moneyOf(order);
  if (money === 'due') {
    return order.pay === 'online'
      ? 'Wir nehmen sie an, sobald sie über den Link zur Bestellung bezahlt ist.'
      : pleasePay(order.total);
  }
  return money === 'claimed'
    ? `Wir prüfen gerade Ihre Zahlung von ${formatMoney(order.total)}.`
    : undefined;
}

const wentBack =
  'Ihre Zahlung ist an Sie zurückgegangen, deshalb können wir sie nicht versenden. Bestellen Sie gern noch einmal.';

/** Each after a sentence about the order, so that it's the order that “sie” means. */
const news: Record<OrderState, (order: MessageOrder) => string> = {
  placed(order) {
    const amount = formatMoney(order.total);
    if (order.pay === 'cash') {
      return `Wir haben sie erhalten und prüfen sie gerade. Sie zahlen ${amount} bar bei Lieferung.`;
    }
    if (order.payment === 'refunded') return wentBack;
    return order.payment === 'paid'
      ? `Wir haben sie und Ihre Zahlung von ${amount} erhalten. Wir prüfen die Bestellung und nehmen sie bald an.`
      : sentences('Wir haben sie erhalten.', unpaid(order));
  },
  accepted: (order) =>
    order.payment === 'refunded'
      ? wentBack
      : sentences('Wir haben sie angenommen und packen sie gerade.', unpaid(order)),
  sent(order) {
    const { label, text, link } = parcelOf(order.note ?? '');
    return sentences(
      'Sie ist unterwegs.',
      text && `${orderHistoryWords[label]}: ${ended(text)}`,
      link && `Sendung verfolgen: ${link}`,
      order.pay === 'cash'
        ? `Bitte halten Sie ${formatMoney(order.total)} in bar bereit.`
        : unpaid(order),
    );
  },
  delivered: (order) =>
    sentences('Sie wurde zugestellt. Danke für Ihren Einkauf bei uns.', unpaid(order)),
  undelivered: (order) =>
    sentences('Wir konnten sie nicht zustellen.', because(order), orderHistoryWords.refund(order)),
  returnAsked: () =>
    'Ihre Rücksendung ist bei uns angemeldet. Antworten Sie uns, dann klären wir, wie es weitergeht.',
  returnDeclined: (order) =>
    sentences('Wir konnten die Rücksendung nicht annehmen.', because(order)),
  returned: (order) =>
    `Ihre Rücksendung ist bei uns angekommen. ${orderHistoryWords.refund(order)}`,
  cancelled: (order) =>
    order.isShoppers
      ? sentences('Sie haben sie storniert.', orderHistoryWords.refund(order))
      : sentences('Wir haben sie storniert.', because(order), orderHistoryWords.refund(order)),
};

/** A merchant's messages to a shopper. */
export const messageWords = {
  whatsApp: 'WhatsApp',
  sms: 'SMS',
  linkName: (app: string, id: string) => `${app} zu Bestellung ${id}`,
  message: (order: MessageOrder) =>
    `Hallo, hier ist ${shop.name}. Es geht um Ihre Bestellung ${order.id}. ${news[order.state](order)}`,
} satisfies typeof englishMessageWords;

const shopperNews: Record<ShopperNews, string> = {
  receipt: 'Eingangsbestätigung',
  ...(Object.fromEntries(
    orderStates.filter(isEmailed).map((state) => [state, orderHistoryWords.states[state]]),
  ) as Record<EmailedState, string>),
  refund: 'Erstattung',
  latePayment: 'verspätete Zahlung',
};

const problems: Record<Problem, string> = {
  unreachable: 'Der Server hat nicht geantwortet.',
  rejected: 'Der Server hat die Nachricht abgelehnt.',
  'no-login': 'Der Mailserver hat den Benutzernamen oder das Passwort des Shops abgelehnt.',
  'no-address': 'Diese E-Mail-Adresse gibt es nicht.',
  'no-token': 'WhatsApp hat das Zugriffstoken des Shops abgelehnt.',
  'no-template':
    'Bei WhatsApp gibt es keine genehmigte Vorlage mit diesem Namen in dieser Sprache.',
  'no-whatsapp': 'Unter dieser Nummer ist niemand bei WhatsApp.',
  limit:
    'An diesem Tag wurden zu viele Nachrichten zu Bestellungen verschickt, die noch nicht angenommen sind. Sobald Sie ' +
    'diese annehmen, werden dazu wieder Nachrichten gesendet.',
};

/** The messages that the functions have sent to shoppers and the shop. */
export const toldWords = {
  messages: 'Nachrichten',
  /** How many weren’t sent. */
  unsent: (count: number) => `${count} nicht gesendet`,
  names: {
    ...namesOfMessages({ email: 'E-Mail', whatsApp: 'WhatsApp' }, shopperNews),
    shopEmail: 'E-Mail an den Shop',
    shopPush: 'Benachrichtigung an den Shop',
    claimPush: 'Benachrichtigung: Zahlung zu prüfen',
  } satisfies Record<Message, string>,
  sending: 'Wird gesendet …',
  retrying: (problem: Problem, until: number) =>
    problem === 'limit'
      ? problems.limit
      : `${problems[problem]} Weitere Versuche bis zum ${formatTime(until)} Uhr.`,
  notSent: (problem: Problem) => `Nicht gesendet. ${problems[problem]}`,

  failed: (count: number) =>
    plural(count, {
      one: 'Eine Nachricht zu dieser Bestellung ließ sich nicht senden:',
      other: `Nachrichten zu ${count} Bestellungen ließen sich nicht senden:`,
    }),
  retried: (count: number) =>
    plural(count, {
      one: 'Eine Nachricht zu dieser Bestellung ließ sich noch nicht senden, wir versuchen es weiter:',
      other: `Nachrichten zu ${count} Bestellungen ließen sich noch nicht senden, wir versuchen es weiter:`,
    }),
  order: (id: string) => `Bestellung ${id}`,
} satisfies typeof englishToldWords;
