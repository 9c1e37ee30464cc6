import { shop } from '#shop/config';
import type { Money, PayableOrder } from '../../../orders/model/payment';
import { serviceName } from '../../../orders/model/charge';
import type { OrderState } from '../../../orders/model/states';
import { dayOf } from '../../calendar';
import { dateParts, formatTime } from '../../dates';
import type {
  deskFrameWords as englishDeskFrameWords,
  deskWords as englishDeskWords,
  chargeWords as englishChargeWords,
  figuresWords as englishFiguresWords,
  bulkWords as englishBulkWords,
  orderSearchWords as englishOrderSearchWords,
  stockWords as englishStockWords,
} from '../../en/desk/orders';
import { plural } from '../../plural';
import { type Amount, formatMoney } from '../../money';
import { accountWords } from '../auth';
import { inSentence, orderHistoryWords } from '../orders/orderHistory';

const orders = (count: number) =>
  plural(count, { one: `${count} Bestellung`, other: `${count} Bestellungen` });
const newOrders = (count: number) =>
  plural(count, { one: `${count} neue Bestellung`, other: `${count} neue Bestellungen` });
const returns = (count: number) =>
  plural(count, {
    one: `${count} Rücksendung angemeldet`,
    other: `${count} Rücksendungen angemeldet`,
  });
const payments = (count: number) =>
  plural(count, { one: `${count} Zahlung zu prüfen`, other: `${count} Zahlungen zu prüfen` });

function nthOrder(place: number): string {
  return `${place}. Bestellung mit dieser Telefonnummer`;
}

const list = new Intl.ListFormat(shop.market.language, { type: 'unit' });

const shopperSees = 'Der Kunde sieht diesen Grund.';
const shopperSeesNote = 'Der Kunde sieht, was Sie eingeben.';
const questions = {
  sent: (id: string) => `Bestellung ${id} als versandt markieren?`,
  unpaid: (id: string) =>
    `Bestellung ${id} ist nicht als bezahlt markiert. Trotzdem als versandt markieren?`,
  undelivered: (id: string) => `Bestellung ${id} als nicht zugestellt markieren?`,
  returned: (id: string) => `Ist die Rücksendung der Bestellung ${id} eingegangen?`,
  returnDeclined: (id: string) => `Rücksendung zu Bestellung ${id} ablehnen?`,
  cancelled: (id: string) => `Bestellung ${id} stornieren?`,
};

const ways = { cash: 'Bar', upi: 'UPI', online: 'Online' };
/** Each after `UPI: ` or `Bar: `. */
const sentences: Record<Money, (amount: string) => string> = {
  toCollect: (amount) => `${amount} zu kassieren.`,
  due: (amount) => `${amount} noch nicht bezahlt.`,
  claimed: (amount) =>
    `${amount} als bezahlt gemeldet. Suchen Sie zuerst auf Ihrem Bankkonto nach diesem Betrag und der Bestellnummer.`,
  courier: (amount) => `${amount} beim Zustelldienst.`,
  paid: (amount) => `${amount} erhalten.`,
  refundDue: (amount) => `${amount} zu erstatten.`,
  refunded: (amount) => `${amount} erstattet.`,
  none: () => 'nichts bezahlt.',
};

const takeBackFirst = {
  refunded:
    'Das Geld ist als erstattet markiert. Wählen Sie zuerst „Als nicht erstattet markieren“',
  paid: 'Das Bargeld ist als erhalten markiert. Wählen Sie zuerst „Bargeld nicht erhalten“',
};

/** Each state that a merchant can move an order to. */
const moves: Record<Exclude<OrderState, 'placed' | 'returnAsked'>, string> = {
  accepted: 'Annehmen',
  sent: 'Als versandt markieren',
  delivered: 'Als zugestellt markieren',
  undelivered: 'Als nicht zugestellt markieren',
  returnDeclined: 'Rücksendung ablehnen',
  returned: 'Rücksendung eingegangen',
  cancelled: 'Bestellung stornieren',
};

/** The merchant's list. */
export const deskWords = {
  notLoaded: accountWords.shopOrdersNotLoaded,
  heading: orderHistoryWords.shopOrders,
  loading: 'Bestellungen werden geladen …',
  accessLost: 'Mit diesem Konto können Sie die Bestellungen des Shops nicht mehr sehen.',
  outOfDate: (time: number) =>
    `Keine Verbindung. Seit dem ${formatTime(time)} Uhr kann sich bei den Bestellungen etwas geändert haben.`,
  news: (placed: number, requested: number, claimed: number) =>
    list.format([
      ...(placed > 0 ? [newOrders(placed)] : []),
      ...(requested > 0 ? [returns(requested)] : []),
      ...(claimed > 0 ? [payments(claimed)] : []),
    ]),

  tools: 'Drucken, Dateien, Zahlen',
  filterByStatus: 'Nach Status filtern',
  filters: { ...orderHistoryWords.states, returned: 'Retouren', all: 'Alle' },
  filterCount(count: number, mayBeMore: boolean) {
    if (!mayBeMore) return `${count}`;
    return count > 0 ? `${count}+` : '';
  },
  search: 'Bestellungen suchen',
  searchHint: 'Nummer, Name, Betrag, Artikel',
  unknownNumber: 'Es gibt keine Bestellung mit dieser Nummer.',
  failedNumber: 'Diese Bestellung ließ sich nicht laden.',
  foundElsewhere: (count: number) =>
    `Hier keine Bestellungen gefunden, aber ${count} unter „Alle“.`,
  found: (count: number) => (count === 0 ? 'Keine Bestellungen gefunden.' : orders(count)),
  foundSoFar: (count: number) =>
    count === 0
      ? 'Bisher keine Bestellungen gefunden. Ältere sind noch nicht geladen.'
      : `${orders(count)} bisher. Ältere sind noch nicht geladen.`,
  recipient: ({ name, city }: { name: string; city: string }) => `${name}, ${city}`,
  loadOlder: 'Ältere Bestellungen laden',

  moves,
  undo: (state: OrderState) => `„${orderHistoryWords.states[state]}“ rückgängig machen`,
  /** Why the order can't be moved: what the merchant has said of its payment. `undoing`: only that can't be done. */
  heldBack: (payment: keyof typeof takeBackFirst, undoing?: OrderState) =>
    `${takeBackFirst[payment]}, um ` +
    (undoing
      ? `„${orderHistoryWords.states[undoing]}“ rückgängig zu machen.`
      : 'den Status der Bestellung zu ändern.'),
  question: (about: keyof typeof questions, id: string) => questions[about](id),
  questions: {
    sent: { consequence: shopperSeesNote, keep: 'Noch nicht' },
    unpaid: { consequence: shopperSeesNote, keep: 'Noch nicht', confirm: 'Unbezahlt versenden' },
    undelivered: { consequence: shopperSees, keep: 'Versandt lassen' },
    returned: { consequence: '', keep: 'Noch nicht' },
    returnDeclined: { consequence: shopperSees, keep: 'Nicht ablehnen' },
    cancelled: { consequence: shopperSees, keep: 'Nicht stornieren' },
  },
  creditNote:
    'Die Rechnung wird mit einer Rechnungskorrektur storniert. Das lässt sich nicht rückgängig machen.',
  courier: 'Zustelldienst und Sendungsnummer',
  shopsReason: 'Grund (Shop)',
  shoppersReason: 'Grund (Kunde)',
  optional: orderHistoryWords.optional,
  reasons: {
    undelivered: ['Niemand angetroffen', 'Annahme verweigert', 'Adresse nicht gefunden'],
    returnDeclined: [
      'Die Rückgabefrist ist abgelaufen',
      'Der Artikel wurde nach der Lieferung benutzt oder beschädigt',
      'Dieser Artikel ist von der Rückgabe ausgeschlossen',
    ],
    cancelled: [
      'Ausverkauft',
      'Wir liefern nicht an diese Adresse',
      'Wir konnten Sie telefonisch nicht erreichen',
      'Wir haben Ihre Zahlung nicht erhalten',
      'Sie haben uns um die Stornierung gebeten',
    ],
  },

  guest: 'Gast',
  takenByShop: 'Vom Shop aufgenommen',
  customer: (place: number, open: number, back: number) =>
    [
      nthOrder(place),
      ...(open > 0 ? [`${open} weitere offen`] : []),
      ...(back > 0 ? [plural(back, { one: `${back} Retoure`, other: `${back} Retouren` })] : []),
    ].join('; '),

  money: (money: Money, { pay }: PayableOrder, total: Amount) =>
    `${ways[pay]}: ${sentences[money](formatMoney(total))}`,
  paymentChanges: {
    upi: { paid: 'Als bezahlt markieren', due: 'Als unbezahlt markieren' },
    cash: { paid: 'Bargeld erhalten', due: 'Bargeld nicht erhalten' },
  },
  refund: {
    label: 'Als erstattet markieren',
    question: (id: string, total: Amount) =>
      `${formatMoney(total)} aus Bestellung ${id} als erstattet markieren?`,
    consequence: shopperSeesNote,
    keep: 'Noch nicht',
  },
  notRefunded: 'Als nicht erstattet markieren',
  refundReference: 'Buchungsnummer der Erstattung',
  reference: 'Transaktionsnummer',
  /** The shopper's and the merchant's statements about a payment, and their times. */
  paymentTimes: ({ claimedAt, checkedAt, refundedAt }: PayableOrder) =>
    [
      ...(claimedAt ? [`Als bezahlt gemeldet am ${formatTime(claimedAt)} Uhr.`] : []),
      ...(checkedAt ? [`Zahlung bestätigt am ${formatTime(checkedAt)} Uhr.`] : []),
      ...(refundedAt ? [`Erstattet am ${formatTime(refundedAt)} Uhr.`] : []),
    ].join(' '),

  deleteAddress: 'Adresse löschen',
  deleteAddressQuestion: (id: string) => `Adresse von Bestellung ${id} löschen?`,
  cantBeUndone: 'Das lässt sich nicht rückgängig machen.',
  deleteAddressAndReturns:
    'Das lässt sich nicht rückgängig machen, und eine Rücksendung kann dann nicht mehr angemeldet werden.',
  keepAddress: 'Adresse behalten',
} satisfies typeof englishDeskWords;

/** What merchants do with many orders at once. */
function outcomeOf(change: Parameters<typeof englishBulkWords.outcome>[0]) {
  if (change === 'paid') return 'Bargeld erhalten';
  return change === 'due' ? 'Bargeld noch nicht erhalten' : inSentence(change);
}

export const bulkWords: typeof englishBulkWords = {
  selectAll: (sentence) => `Alle auswählen: ${sentence}`,
  select: (id) => `Bestellung ${id} auswählen`,
  selection: 'Ausgewählte Bestellungen',
  selected: (count) => `${orders(count)} ausgewählt`,
  clear: 'Auswahl aufheben',
  between: (count) =>
    plural(count, { one: 'Auch die eine dazwischen', other: `Auch die ${count} dazwischen` }),
  changes: {
    accepted: (count) => `${count} annehmen`,
    sent: (count) => `${count} als versandt markieren`,
    delivered: (count) => `${count} als zugestellt markieren`,
    paid: (count) => `Bargeld für ${count} erhalten`,
  },
  send: {
    question: (count) => `${orders(count)} als versandt markieren?`,
    consequence: 'Jeder Kunde sieht, was Sie eingeben.',
    keep: 'Noch nicht',
  },
  courier: 'Zustelldienst',
  receive: {
    question: (sum, count) =>
      `Hat Ihnen der Zustelldienst ${formatMoney(sum)} für ${orders(count)} übergeben?`,
    keep: 'Noch nicht',
  },
  unpaid: (count) =>
    plural(count, {
      one: `${count} ist nicht als bezahlt markiert. Ändern Sie diese einzeln.`,
      other: `${count} sind nicht als bezahlt markiert. Ändern Sie diese einzeln.`,
    }),
  stop: 'Anhalten',
  progress: (done, count) => `${done} von ${orders(count)}…`,
  outcome: (change, count) => `${orders(count)}: ${outcomeOf(change)}.`,
  undo: (count) => `Für ${count} rückgängig machen`,
  show: 'Anzeigen',
  close: 'Schließen',
  failed: (count) =>
    plural(count, {
      one: `${count} Bestellung konnte nicht geändert werden:`,
      other: `${count} Bestellungen konnten nicht geändert werden:`,
    }),
  changedElsewhere: (count) =>
    plural(count, {
      one: `${count} Bestellung hat sich seit der Auswahl geändert und bleibt, wie sie ist:`,
      other: `${count} Bestellungen haben sich seit der Auswahl geändert und bleiben, wie sie sind:`,
    }),
  isNow: (id, state) => `Bestellung ${id}: „${orderHistoryWords.states[state]}“.`,
  tooFew: (id) => `Bestellung ${id}: Nicht genug auf Lager.`,
  isChanging: (id) => `Bestellung ${id}: Eine andere Änderung lief noch.`,
};

export const chargeWords = {
  problems: {
    amount: (paid: Amount) =>
      `${formatMoney(paid)} wurden bezahlt, das ist nicht der Preis der Bestellung. Klären Sie das mit dem Kunden, oder erstatten Sie das Geld und stornieren Sie die Bestellung.`,
    currency: () =>
      `Bezahlt wurde in einer anderen Währung. Erstatten Sie das Geld bei ${serviceName} und stornieren Sie die Bestellung.`,
    twice: (paid: Amount) =>
      `Die Bestellung war auf Barzahlung umgestellt, und ${formatMoney(paid)} wurden auch online bezahlt. Kassieren Sie nichts oder erstatten Sie die Online-Zahlung.`,
    disputed: () =>
      `Die Zahlung wird bei der Bank zurückgefordert. Antworten Sie darauf bei ${serviceName} und versenden Sie bis dahin nichts.`,
    wentBack: (_paid: Amount, isSent: boolean) =>
      isSent
        ? 'Die ganze Zahlung ist zurückgegangen, die Bestellung ist aber unterwegs. Klären Sie das mit dem Kunden oder holen Sie das Paket zurück.'
        : 'Die ganze Zahlung ist zurückgegangen: Versenden Sie nichts. Stornieren Sie die Bestellung oder bitten Sie den Kunden, neu zu bestellen.',
    refundFailed: () =>
      'Eine Erstattung ist gescheitert, Sie haben das Geld wieder. Erstatten Sie es noch einmal oder klären Sie das mit dem Kunden.',
  },
  unopened: (reason: string) =>
    `Die Zahlungsseite bei ${serviceName} konnte nicht geöffnet werden: „${reason}“`,
  unbilled: (reason: string) =>
    `${serviceName} lehnt den Betrag dieser Bestellung ab: „${reason}“ Falls das eine Grenze Ihres Kontos ist, lassen Sie sie bei ${serviceName} ändern.`,
  late: 'Bezahlt wurde erst, als die Bestellung schon storniert war.',
  foundBySweep: `${serviceName} hat diese Zahlung nicht gemeldet: Prüfen Sie den Webhook.`,
  setUpWebhook: 'So richten Sie ihn ein (auf Englisch)',
  pending: (amount: Amount) => `Online: ${formatMoney(amount)} noch nicht von der Bank bestätigt.`,
  refunded: (amount: Amount) => `${formatMoney(amount)} erstattet.`,
  kept: (amount: Amount) => `Online: ${formatMoney(amount)} nach Erstattungen erhalten.`,
  refund: 'Erstatten',
  question: (id: string) => `Bestellung ${id} über ${serviceName} erstatten?`,
  consequence:
    'Das Geld geht auf demselben Weg zurück, meist innerhalb einer Woche. Das lässt sich nicht rückgängig machen.',
  keep: 'Nicht erstatten',
  amount: 'Betrag',
  most: (amount: Amount) => `höchstens ${formatMoney(amount)}`,
  wrongAmount: (amount: Amount) => `Geben Sie einen Betrag bis ${formatMoney(amount)} ein.`,
  requested: (amount: Amount) => `${formatMoney(amount)} werden erstattet …`,
  unknown: (amount: Amount) =>
    `Noch ist nicht bekannt, ob ${serviceName} ${formatMoney(amount)} erstattet hat. Der Shop fragt weiter nach: Erstatten Sie dort nicht noch einmal.`,
  goingBack: 'Solange alles erstattet wird, geht es mit dieser Bestellung nicht weiter.',
  rejected: (amount: Amount, reason: string) =>
    `${serviceName} hat ${formatMoney(amount)} nicht erstattet: „${reason}“`,
} satisfies typeof englishChargeWords;

/** How merchants write what they search for, in lowercase; they may paste it from a message or statement. */
export const orderSearchWords = {
  /** Before or after an amount. */
  currency: ['€', 'eur', 'euro', 'euros'],
  /**
   * Labels of what follows. Merchants also search for these words, so they are first taken literally. Without the dots
   * of umlauts, as they are compared with what is left of a query then.
   */
  labels: [
    'bestellung',
    'bestellungen',
    'bestellnummer',
    'bestellnr',
    'bestnr',
    'auftrag',
    'auftragsnummer',
    'auftragsnr',
    'order',
    'nr',
    'no',
    'nummer',
    'number',
    'id',
    'ref',
    'referenz',
    'referenznummer',
    'reference',
    'verwendungszweck',
    'zweck',
    'name',
    'kunde',
    'kundin',
    'kundenname',
    'empfanger',
    'empfangerin',
    'absender',
    'auftraggeber',
    'tel',
    'telnr',
    'telefon',
    'telefonnummer',
    'telefonnr',
    'fon',
    'phone',
    'handy',
    'handynummer',
    'handynr',
    'mobil',
    'mobilnummer',
    'mobilnr',
    'mobile',
    'whatsapp',
    'mailto',
    'email',
    'mail',
    'emailadresse',
    'mailadresse',
    'plz',
    'postleitzahl',
    'code',
    'betrag',
    'summe',
    'gesamt',
    'gesamtbetrag',
    'gesamtsumme',
    'endbetrag',
    'total',
    'eur',
    'euro',
    'euros',
    'upi',
    'utr',
    'rrn',
    'txn',
    'transaktion',
    'transaktionsnummer',
    'transaktionsid',
    'zahlung',
    'uberweisung',
    'gutschrift',
    'erstattung',
    'buchung',
    'buchungsnummer',
    'buchungsnr',
    'sendung',
    'sendungsnummer',
    'sendungsnr',
    'paket',
    'paketnummer',
    'paketnr',
    'sendungsverfolgung',
    'tracking',
    'trackingnummer',
    'https',
    'http',
    'wa',
    'me',
  ],
} satisfies typeof englishOrderSearchWords;

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** `45 min`, `3 h 20 min`, `2 Tage` */
function duration(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  const days = Math.floor(minutes / DAY_MINUTES);
  if (days > 0) return plural(days, { one: `${days} Tag`, other: `${days} Tage` });
  const hours = Math.floor(minutes / HOUR_MINUTES);
  return hours > 0 ? `${hours} h ${minutes % HOUR_MINUTES} min` : `${minutes} min`;
}

/** The texts above the merchant's list of orders, and its date headings. */
export const figuresWords = {
  period: 'Zeitraum',
  periods: {
    today: 'Heute',
    week: 'Diese Woche',
    month: 'Dieser Monat',
    lastMonth: 'Letzter Monat',
  },
  loading: 'Wird geladen …',
  /** Short, because the list of orders says why and offers to retry. */
  failed: 'Nicht geladen',
  orders,
  sold: 'Verkauft',
  unpaid: 'Noch nicht bezahlt',
  cameBack: 'Retouren',
  codes: 'Rabatt durch Codes',
  takenByShop: 'Vom Shop aufgenommen',
  /** Shown beside the sales. */
  ofOrders: (sum: Amount, count: number) => `${formatMoney(sum)}, ${orders(count)}`,
  /** The accessible name of what is sold, which shows the products. */
  byProduct: (sum: Amount) => `Verkauft: ${formatMoney(sum)}, nach Artikeln`,
  received: 'Eingenommen',
  receivedAndRefunded: (received: number, refunded: number) =>
    refunded > 0
      ? `${formatMoney(received)}, vor Abzug von ${formatMoney(refunded)} Erstattungen`
      : formatMoney(received),
  /** The accessible name of what was received, which shows its tax and refunds. */
  inDetail: (figure: string) => `Eingenommen: ${figure}, im Einzelnen`,
  movements: {
    kind: 'Art',
    received: 'Eingenommen',
    refunded: 'Erstattet',
    balance: 'Saldo',
    atRate: (rate: string) => `Zu ${rate}`,
    unknownRate: 'MwSt.-Satz unbekannt',
    tax: 'davon MwSt.',
  },
  money: {
    toCollect: 'Bar zu kassieren',
    courier: 'Beim Zustelldienst',
    claimed: 'UPI zu prüfen',
    refundDue: 'Zu erstatten',
  },
  /** The accessible name of a figure that shows the orders it is the sum of. */
  shows: (label: string, sum: Amount, count: number) =>
    `${label}: ${formatMoney(sum)}, ${orders(count)}`,
  delivery: 'Versand',
  total: 'Gesamt',
  columns: { product: 'Artikel', count: 'Verkauft', amount: 'Betrag' },
  download: {
    orders: 'Bestellungen als CSV',
    items: 'Positionen als CSV',
    movements: 'Zahlungen und Erstattungen als CSV',
    invoices: 'Rechnungen als CSV',
  },
  otherCurrency: (count: number) =>
    plural(count, {
      one: `${count} Bestellung in einer anderen Währung ist nicht mitgezählt.`,
      other: `${count} Bestellungen in einer anderen Währung sind nicht mitgezählt.`,
    }),
  waiting: 'Wartet am längsten',
  duration,
  none: 'Nichts',
  /** The accessible name of a figure that leads to an order. */
  leadsTo: (label: string, figure: string, id: string) => `${label}: ${figure}, Bestellung ${id}`,

  /** @param start when the day starts, in milliseconds */
  day(start: number, now: number) {
    const daysAgo = dayOf(now) - dayOf(start);
    if (daysAgo === 0) return 'Heute';
    if (daysAgo === 1) return 'Gestern';
    const { day, month, year } = dateParts(start);
    // `Fr. 4` as `Fr., 4.`
    return [
      `${day.replace(' ', ',\u00a0')}.\u00a0${month}`,
      ...(year === dateParts(now).year ? [] : [year]),
    ].join(' ');
  },
} satisfies typeof englishFiguresWords;

const enumeration = new Intl.ListFormat(shop.market.language);

/** The stock that is left of an order's products. */
export const stockWords = {
  shortage: (title: string, left: number, needed: number) =>
    left === 0
      ? `„${title}“ ist nicht mehr da, diese Bestellung braucht aber ${needed}.`
      : `Von „${title}“ ${plural(left, { one: 'ist', other: 'sind' })} nur noch ${left} da, ` +
        `diese Bestellung braucht aber ${needed}.`,
  short: (title: string, reserved: number, needed: number) =>
    reserved === 0
      ? `Nicht genug da: „${title}“ war ausverkauft, diese Bestellung braucht aber ${needed}.`
      : `Nicht genug da: Für diese Bestellung ${plural(reserved, { one: 'ist', other: 'sind' })} ` +
        `nur ${reserved} von ${needed} „${title}“ reserviert.`,
  acceptAnyway: 'Trotzdem annehmen',
  notYet: 'Noch nicht',
  putBack: (products: readonly { title: string; count: number }[]) => {
    const [{ count } = { count: 0 }, ...others] = products;
    if (others.length === 0) return `${count} wieder in den Bestand nehmen`;
    const parts = products.map((product) => `${product.count} × „${product.title}“`);
    return `${enumeration.format(parts)} wieder in den Bestand nehmen`;
  },
} satisfies typeof englishStockWords;

/** The texts around the sections of the merchant's screen. */
export const deskFrameWords = {
  sections: 'Ihr Shop',
  orders: 'Bestellungen',
  products: 'Artikel',
  customers: 'Kunden',
  codes: 'Codes',
  codesNotLoaded:
    'Die Codes ließen sich nicht laden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  loadingCodes: 'Codes werden geladen …',
  newOrder: 'Neue Bestellung',
  sectionNotLoaded:
    'Das ließ sich nicht laden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  loadingSection: 'Wird geladen …',
} satisfies typeof englishDeskFrameWords;
