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
  placed: 'Eingegangen',
  accepted: 'Angenommen',
  sent: 'Versandt',
  delivered: 'Zugestellt',
  undelivered: 'Nicht zugestellt',
  returnAsked: 'Rücksendung angemeldet',
  returnDeclined: 'Rücksendung abgelehnt',
  returned: 'Zurückgesendet',
  cancelled: 'Storniert',
};

/** Inside a sentence; nouns keep their capital. */
export const inSentence = (state: OrderState) =>
  states[state].replace(/^(?!Rücksendung)./, (first) => first.toLowerCase());

type OrderStanding = PayableOrder &
  Pick<Order, 'items' | 'delivery' | 'discount' | 'returning' | 'charge' | 'terms' | 'digits'>;

/** How money comes back. */
const waysBack = { cash: 'bar oder per Überweisung', upi: 'per UPI', online: 'auf demselben Weg' };

const nothing = () => 'Sie zahlen nichts.';
const refundIsDue = (order: OrderStanding) =>
  owedOf(order) > 0
    ? `Wir erstatten Ihnen ${formatMoney(amountIn(order, owedOf(order)))} ${waysBack[order.pay]}.`
    : 'Es gibt nichts zu erstatten.';

const refunds: Record<Money, (order: OrderStanding) => string> = {
  none: nothing,
  toCollect: nothing,
  due: nothing,
  claimed: () => 'Falls Sie bezahlt haben, erstatten wir Ihre Zahlung.',
  courier: refundIsDue,
  paid: refundIsDue,
  refundDue: refundIsDue,
  refunded(order) {
    const { refundedAt = 0, refundReference } = order;
    const refunded = `Wir haben Ihnen ${formatMoney(amountIn(order, refundedOf(order)))} erstattet (${formatTime(refundedAt)} Uhr).`;
    return refundReference ? `${refunded} Buchungsnummer: ${refundReference}.` : refunded;
  },
};

/** The refund of an order that the shopper doesn't get, or gives back. */
const refund = (order: OrderStanding) => refunds[moneyOf(order)](order);

const wentBack =
  'Ihre Zahlung ist an Sie zurückgegangen, deshalb können wir die Bestellung nicht versenden. Bestellen Sie noch einmal oder kontaktieren Sie uns.';

const placedUnpaid = {
  due: 'Ihre Bestellung ist eingegangen. Wir nehmen sie an, sobald sie bezahlt ist.',
  claimed:
    'Ihre Bestellung ist eingegangen. Wir prüfen Ihre Zahlung und nehmen die Bestellung bald an.',
  paid: 'Ihre Bestellung und Ihre Zahlung sind eingegangen. Wir prüfen die Bestellung und nehmen sie bald an.',
  refunded: wentBack,
};

/** About an order that has arrived and should have been paid before. */
function unpaid(order: OrderStanding): string {
  const amount = formatMoney(amountIn(order, totalOf(order)));
  const money = moneyOf(order);
  if (money === 'claimed') return ` Wir prüfen noch Ihre Zahlung von ${amount}.`;
  return money === 'due' ? ` Ihre Zahlung von ${amount} fehlt uns noch.` : '';
}

/** What the shopper gets back once the shop has the order: the end of a sentence, from its verb on. */
function describeRefund(order: OrderStanding): string {
  const money = moneyOf(order);
  if (money === 'due') return 'brauchen Sie nichts mehr zu zahlen';
  if (money === 'claimed') return 'erstatten wir, was Sie bezahlt haben';
  const isChosen = order.state === 'returnAsked' || countOf(order) === 1;
  if (isChosen && owedOf(order) === 0) return 'gibt es nichts zu erstatten';
  const amount = isChosen ? formatMoney(amountIn(order, owedOf(order))) : 'das Geld';
  return `erstatten wir Ihnen ${amount} ${waysBack[order.pay]}`;
}

/** `1 von 3 Artikeln` */
const someItems = (order: OrderStanding) =>
  `${countOf({ items: returnedItems(order) })} von ${countOf(order)} Artikeln`;

const meanings: Record<OrderState, (order: OrderStanding) => string> = {
  placed: ({ pay, payment }) =>
    pay === 'cash'
      ? 'Ihre Bestellung ist eingegangen. Wir prüfen sie und nehmen sie bald an.'
      : placedUnpaid[payment],
  accepted: ({ pay, payment }) =>
    pay === 'online' && payment === 'refunded' ? wentBack : 'Wir packen Ihre Bestellung.',
  sent: ({ pay }) =>
    pay === 'cash'
      ? 'Ihre Bestellung ist unterwegs. Halten Sie das Bargeld bereit.'
      : 'Ihre Bestellung ist unterwegs.',
  delivered: (order) => `Ihre Bestellung wurde zugestellt.${unpaid(order)}`,
  undelivered: (order) => `Wir konnten diese Bestellung nicht zustellen. ${refund(order)}`,
  returnAsked: (order) =>
    isPartialReturn(order)
      ? `Rücksendung angemeldet: ${someItems(order)}.`
      : 'Ihre Rücksendung ist angemeldet.',
  returnDeclined: () => 'Wir konnten diese Rücksendung nicht annehmen.',
  returned: (order) =>
    isPartialReturn(order)
      ? `Zurückgesendet: ${someItems(order)}. ${refund(order)}`
      : `Diese Bestellung wurde zurückgesendet. ${refund(order)}`,
  cancelled: (order) => `Diese Bestellung wurde storniert. ${refund(order)}`,
};

const names = new Intl.ListFormat(shop.market.language);

export const orderHistoryWords = {
  heading: (number: ReactNode) => <>Bestellung {number}</>,
  states,
  times: (placedAt: number, state: OrderState, stateAt: number) =>
    state === 'placed'
      ? `Eingegangen am ${formatTime(placedAt)} Uhr`
      : `Eingegangen am ${formatTime(placedAt)} Uhr; ` +
        `${inSentence(state)} am ${formatTime(stateAt)} Uhr`,
  actionOnOrder: (action: string, id: string) => `${action}, Bestellung ${id}`,

  offer: 'Sie sind angemeldet.',
  yourOrders: 'Ihre Bestellungen',
  shopOrders: 'Bestellungen im Shop',
  notNow: 'Jetzt nicht',

  ownOrders: 'Ihre eigenen Bestellungen',
  noOrders: 'Noch keine Bestellungen.',
  outOfDate: (time: number) =>
    `Wir konnten keine Verbindung herstellen. Ihre Bestellungen sind auf dem Stand vom ${formatTime(time)} Uhr.`,
  meaning: (order: OrderStanding) => meanings[order.state](order),
  refund,
  refundMade: (amount: Amount, at: number) =>
    `Wir haben Ihnen ${formatMoney(amount)} erstattet (${formatTime(at)} Uhr).`,
  paidToo: (amount: Amount) =>
    `Wir haben außerdem ${formatMoney(amount)} online erhalten und melden uns deswegen bei Ihnen.`,
  arrivesAfterPayment: ([fewest, most]: readonly [fewest: number, most: number]) =>
    plural(most, {
      one: 'Lieferung: 1 Arbeitstag nach Ihrer Zahlung',
      other: `Lieferung: ${fewest === most ? most : `${fewest} bis ${most}`} Arbeitstage nach Ihrer Zahlung`,
    }),
  late: (dates: string) =>
    `Die Lieferung war für ${dates} geplant. Noch nicht da? Kontaktieren Sie uns.`,
  returnUntil: (time: number) => `Sie können sie bis zum ${formatDay(time)} zurücksenden.`,
  note: (label: string, note: ReactNode) => (
    <>
      {label}: {note}
    </>
  ),
  courier: 'Zustelldienst',
  trackingNumber: 'Sendungsnummer',
  track: 'Sendung verfolgen',
  timeline: 'Verlauf',
  toCome: 'kommt noch',
  items: (count: number) => `${count} Artikel`,
  contents: (count: number, total: Amount) => `${count} Artikel, ${formatMoney(total)}`,
  soldBy: () =>
    [
      shop.seller?.name ?? shop.name,
      shop.contact?.address,
      shop.seller?.gstin && `GSTIN ${shop.seller.gstin}`,
    ]
      .filter(Boolean)
      .join(', '),
  print: 'Drucken',

  reason: 'Grund',
  optional: 'Optional',
  chooseReason: 'Grund wählen',
  anotherReason: 'Ein anderer Grund',
  yourReason: 'Ihr Grund',
  keep: 'Doch nicht',
  requests: {
    cancelled: {
      label: 'Bestellung stornieren',
      question: (id: string) => `Bestellung ${id} stornieren?`,
      consequence: (order: OrderStanding) =>
        `${refund(order)} Das lässt sich nicht rückgängig machen.`,
      confirm: 'Bestellung stornieren',
      reasons: [
        'Ich habe versehentlich bestellt',
        'Ich habe es mir anders überlegt',
        'Die Lieferung dauert mir zu lange',
        'Ich habe es günstiger gefunden',
      ],
    },
    returnAsked: {
      label: 'Rücksendung anmelden',
      question: (id: string) => `Artikel aus Bestellung ${id} zurücksenden?`,
      consequence: (order: OrderStanding & { address: Address | undefined }) => {
        const telephone = order.address?.telephone ? ` unter ${order.address.telephone}` : '';
        const arranged = `Wir melden uns${telephone} bei Ihnen und besprechen alles Weitere.`;
        return moneyOf(order) === 'refunded'
          ? arranged
          : `${arranged} Sobald die Ware wieder bei uns ist, ${describeRefund(order)}.`;
      },
      confirm: 'Rücksendung anmelden',
      reasons: [
        'Beschädigt oder defekt',
        'Nicht das, was ich bestellt habe',
        'Anders als beschrieben',
        'Es fehlt etwas',
        'Ich habe es mir anders überlegt',
      ],
    },
  },
  whatToReturn: 'Was möchten Sie zurücksenden?',
  keepItem: 'Behalten',
  returnItem: (count: number, of: number) =>
    of === 1 ? 'Zurücksenden' : `${count} von ${of} zurücksenden`,
  nothingToReturn: 'Wählen Sie mindestens einen Artikel aus.',
  refundIs: (amount: Amount) => `Erstattung: ${formatMoney(amount)}`,
  takeBackRequest: 'Rücksendung zurückziehen',
  noMoreRequests: (count: number) =>
    `Sie haben für diese Bestellung schon ${count} Rücksendungen angemeldet und zurückgezogen. Möchten Sie etwas zurücksenden, kontaktieren Sie uns.`,
  orderAgain: 'Noch einmal bestellen',
  orderedAgain: (
    count: number,
    { soldOut, gone }: { soldOut: readonly string[]; gone: readonly string[] },
  ) => {
    const added = plural(count, {
      one: '1 Artikel liegt in Ihrem Warenkorb, zum heutigen Preis.',
      other: `${count} Artikel liegen in Ihrem Warenkorb, zu den heutigen Preisen.`,
    });
    const list = (what: string, left: readonly string[]) =>
      left.length > 0 ? `${what}: ${names.format(left)}.` : '';
    return [
      count > 0 ? added : 'Ihrem Warenkorb wurde nichts hinzugefügt.',
      list(
        'Ausverkauft',
        soldOut.map((title) => `„${title}“`),
      ),
      list(
        'Nicht mehr im Angebot',
        gone.map((id) => `Artikel ${id}`),
      ),
    ]
      .filter(Boolean)
      .join(' ');
  },
  goToBasket: 'Zum Warenkorb',
} satisfies typeof englishOrderHistory;

const payments = {
  due: 'Nicht bezahlt',
  claimed: 'Als bezahlt gemeldet',
  paid: 'Bezahlt',
  refunded: 'Erstattet',
};

const changedMeanwhile = (id: string, to: string) =>
  `Bestellung ${id} steht inzwischen auf „${to}“. Ihre Änderung wurde deshalb nicht übernommen.`;

export const orderChangeWords = {
  changed: (id: string, state: OrderState) => `Bestellung ${id}: ${inSentence(state)}.`,
  addressDeleted: (id: string) => `Die Adresse der Bestellung ${id} ist gelöscht.`,
  paymentChanged: {
    due: (id: string) => `Bestellung ${id}: noch nicht bezahlt.`,
    claimed: (id: string) => `Bestellung ${id}: Wir prüfen Ihre Zahlung.`,
    paid: (id: string) => `Bestellung ${id}: bezahlt.`,
    refunded: (id: string) => `Bestellung ${id}: erstattet.`,
    cash: (id: string) => `Bestellung ${id}: Barzahlung bei Lieferung.`,
  },
  refundRequested: (id: string) => `Bestellung ${id} wird erstattet.`,
  changedElsewhere: (id: string, state: OrderState) => changedMeanwhile(id, states[state]),
  paidElsewhere: (id: string, payment: Payment) => changedMeanwhile(id, payments[payment]),
  cashElsewhere: (id: string) => changedMeanwhile(id, 'Barzahlung bei Lieferung'),
  notAllowed: (id: string) => `Diese Änderung ist bei Bestellung ${id} nicht mehr möglich.`,
  notChanged: (id: string) =>
    `Wir konnten keine Verbindung herstellen, deshalb ist Bestellung ${id} nicht geändert. Versuchen Sie es erneut.`,
  maybeChanged: (id: string) =>
    `Die Verbindung ist abgebrochen, deshalb wissen wir nicht, ob Bestellung ${id} geändert wurde. ` +
    'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  /** An invoice can’t be numbered without a record of each product. */
  productsUnread: (id: string) =>
    `Ihre Artikel konnten nicht geladen werden, deshalb hat Bestellung ${id} noch keine Rechnung und ist nicht als versandt markiert. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.`,
  productsGone: (id: string, products: readonly string[]) =>
    `Bestellung ${id} ist nicht als versandt markiert. Die Rechnung braucht Titel und Steuersatz von Artikeln, die es in Ihrem Shop nicht mehr gibt: ${products.join(', ')}. Nehmen Sie sie wieder in shop/products.ts auf, gern ausgeblendet, und veröffentlichen Sie den Shop neu, oder stornieren Sie die Bestellung.`,
  requestTakenBack: (id: string) => `Sie haben die Rücksendung für Bestellung ${id} zurückgezogen.`,
} satisfies typeof englishOrderChange;

const ways = {
  payOrCancel: 'Um diese Bestellung zu bezahlen oder zu stornieren',
  pay: 'Um diese Bestellung zu bezahlen',
  cancelled: 'Um diese Bestellung zu stornieren',
  returnAsked: 'Um Artikel aus dieser Bestellung zurückzusenden',
};

export const orderLinkWords = {
  gone: 'Dieser Link funktioniert nicht.',
  goneNote:
    'Vielleicht ist er unvollständig, oder die Lieferadresse zu dieser Bestellung wurde gelöscht. Um Ihre Bestellungen zu sehen, melden Sie sich an ' +
    'oder verwenden Sie den Browser, mit dem Sie bestellt haben.',
  outOfDate: (time: number) =>
    `Wir konnten keine Verbindung herstellen. Diese Bestellung ist auf dem Stand vom ${formatTime(time)} Uhr.`,
  toChange: (what: keyof typeof ways) =>
    `${ways[what]}, melden Sie sich an oder verwenden Sie den Browser, mit dem Sie bestellt haben. Wenn Sie telefonisch bestellt haben oder Hilfe brauchen, kontaktieren Sie uns.`,
  questions: 'Noch Fragen?',
  updates: 'E-Mails zu dieser Bestellung erhalten',
  updatesOn: 'Sie bekommen E-Mails zu dieser Bestellung.',
  updatesOff: 'Sie bekommen keine E-Mails mehr zu dieser Bestellung.',
  updatesFailed:
    'Das konnten wir nicht ändern. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  whatsApp: {
    updates: 'WhatsApp-Nachrichten zu dieser Bestellung erhalten',
    updatesOn: 'Sie bekommen WhatsApp-Nachrichten zu dieser Bestellung.',
    updatesOff: 'Sie bekommen keine WhatsApp-Nachrichten mehr zu dieser Bestellung.',
  },
} satisfies typeof englishOrderLink;
