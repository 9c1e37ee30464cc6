/** What is said about an order, whichever way it goes: emails, push messages and WhatsApp messages are made of this. */
import { shop } from '#shop/config';
import { describeArrival } from '../src/orders/model/arrival';
import { netOf } from '../src/orders/model/charge';
import { isShopperNews, type News } from '../src/orders/model/messages';
import {
  countOf,
  type Order,
  receivedOf,
  type ShopperNews,
  totalOf,
} from '../src/orders/model/order';
import { orderLinkPath } from '../src/orders/model/orderLink';
import { amountIn, termsOf } from '../src/orders/model/orderTerms';
import { isByShopper, isTakenByShop, returnableUntil, states } from '../src/orders/model/states';
import { parcelOf } from '../src/orders/model/tracking';
import { emailWords as words } from '#words/emails';
import { orderHistoryWords } from '#words/orders/orderHistory';
import { pageAt } from './site';

export interface Link {
  href: string;
  text: string;
}

export const textOfPart = (part: string | Link) =>
  typeof part === 'string' ? part : `${part.text}: ${part.href}`;

/** One piece of news about an order. Nothing in it was typed by the shopper. */
export interface OrderNews {
  /** A sentence without its full stop. */
  title: string;
  /** In the order in which they are read. */
  details: readonly (string | Link)[];
  /** The page that shows the order to the recipient. */
  path: string;
  /** The label of a link to that page. */
  action: string;
}

/** The amount still to pay, and how to pay it. */
function howToPay(order: Order): string[] {
  const total = amountIn(order, totalOf(order));
  if (order.pay === 'cash') return [words.payInCash(total)];
  if (order.payment === 'paid') return [words.paidOnline(amountIn(order, receivedOf(order)))];
  if (order.pay === 'online') return [];
  return shop.upi && order.payment === 'due'
    ? [words.payByUpi(total, shop.upi.id, shop.upi.name)]
    : [];
}

/** The next steps that the shopper can expect. */
function aboutOrder(order: Order) {
  const { days, returns } = termsOf(order);
  return [
    ...howToPay(order),
    ...(days ? [words.arrives(describeArrival(order, days, order.stateAt))] : []),
    ...(returns ? [words.return(returns)] : []),
  ];
}

const pathOf = ({ id, linkKey }: Order) => orderLinkPath(id, linkKey);

/** Where to see and print an order's invoice, once it has one. */
const invoiceLink = (order: Order): Link[] =>
  order.invoice ? [{ text: words.invoice(order.invoice.number), href: pageAt(pathOf(order)) }] : [];

/** What follows from each of the shopper's news. */
const nextSteps: Record<ShopperNews, (order: Order) => (string | Link)[]> = {
  // The customer of an order that the shop has taken can't cancel it in a browser.
  receipt: (order) => [...aboutOrder(order), ...(isTakenByShop(order) ? [] : [words.cancel])],
  // The acceptance may be the first news of the order.
  accepted: aboutOrder,
  sent: (order) => [...howToPay(order), ...invoiceLink(order)],
  delivered(order) {
    const { returns } = termsOf(order);
    return returns ? [words.returnUntil(returnableUntil(order.stateAt, returns))] : [];
  },
  undelivered: () => [],
  cancelled: () => [],
  returnDeclined: () => [],
  returned: () => [],
  refund: ({ pay }) => (pay === 'online' ? [words.wayBack] : []),
  latePayment: () => [],
};

/** Each refund of what was paid online. */
const refundLines = (order: Order) =>
  (order.charge?.refunds ?? []).map(({ amount, at }) =>
    orderHistoryWords.refundMade(amountIn(order, amount), at),
  );

/** What has happened. */
function openingOf(news: ShopperNews, order: Order): string[] {
  const { pay, payment, state } = order;
  const { isUndone, awaits } = states[state];
  const meaning = orderHistoryWords.meaning(order);
  if (news !== 'refund') return [meaning];
  const isSaid = isUndone && payment === 'refunded' && pay === 'online';
  if (isSaid) return [meaning];
  // The refund is the only news about an order that goes on.
  const isOver = isUndone || (awaits === 'dispatch' && payment === 'refunded');
  return [...refundLines(order), ...(isOver ? [meaning] : [])];
}

/** The shop's note on the state: a reason, or the courier and the parcel's number. */
function noteIn(order: Order): (string | Link)[] {
  const note = order.notes[order.state];
  if (!note || isByShopper(order, order.state)) return [];
  if (states[order.state].note !== 'parcel') return [words.reason(note)];
  const { label, text, link } = parcelOf(note);
  return [
    ...(text ? [`${orderHistoryWords[label]}: ${text}`] : []),
    ...(link ? [{ text: orderHistoryWords.track, href: link }] : []),
  ];
}

const newsForShopper = (news: ShopperNews, order: Order): OrderNews => ({
  title: words.subjects[news](order.id),
  details: [
    ...openingOf(news, order),
    ...(news === 'refund' ? [] : noteIn(order)),
    ...nextSteps[news](order),
  ],
  path: pathOf(order),
  action: words.viewOrder,
});

/** The problem with a payment that the merchant is notified of. */
function claimTitle({ charge, ...order }: Order) {
  if (!charge) return words.claimed(order.id, amountIn(order, totalOf(order)));
  return charge.failure?.isFinal && !charge.problem
    ? words.notBilled(order.id)
    : words.paymentNews(order.id, amountIn(order, netOf(charge)), charge.problem);
}

/** The merchant's next step. */
function claimSteps({ charge }: Order): string[] {
  if (!charge) return [words.checkPayment];
  return charge.problem === 'wentBack' ? [words.orderAgain] : [];
}

const newsForShop = {
  // The only input in the title is the PIN, which has only digits.
  order: (order: Order) => ({
    title: words.newOrder(amountIn(order, totalOf(order)), countOf(order), order.address?.pin),
    details: Object.keys(order.short ?? {}).length > 0 ? [words.short] : [],
  }),
  claim: (order: Order) => ({ title: claimTitle(order), details: claimSteps(order) }),
};

/** Says what there is to say about an order. */
export function newsOf(news: News, order: Order): OrderNews {
  if (isShopperNews(news)) return newsForShopper(news, order);
  return { ...newsForShop[news](order), path: orderLinkPath(order.id), action: words.openOrder };
}
