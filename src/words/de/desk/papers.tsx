import { shop } from '#shop/config';
import type { Money } from '../../../orders/model/payment';
import {
  type OrderState,
  states as meanings,
  type Payment,
  type PaymentMethod,
} from '../../../orders/model/states';
import { formatTime } from '../../dates';
import type { papersWords as english } from '../../en/desk/papers';
import { plural } from '../../plural';
import { type Amount, formatMoney } from '../../money';
import { currencySymbol } from '../../typedMoney';
import { addressWords } from '../orders/address';
import { orderHistoryWords } from '../orders/orderHistory';
import { deskWords } from './orders';

const { states } = orderHistoryWords;
const orders = (count: number) =>
  plural(count, { one: `${count} Bestellung`, other: `${count} Bestellungen` });
const items = (count: number) => `${count} Artikel`;

interface PayableOrder {
  state: OrderState;
  pay: PaymentMethod;
  payment: Payment;
  /** An amount. */
  total: Amount;
}

const beforeSending = {
  due: 'Noch nicht bezahlt: nicht versenden',
  claimed: 'Zahlung noch nicht bestätigt: nicht versenden',
  paid: 'Bezahlt',
  refunded: 'Erstattet: nicht versenden',
};

const { labels } = addressWords;

/** The papers that a merchant prints and downloads. */
export const papersWords = {
  print: 'Packzettel drucken',
  printInvoices: 'Rechnungen drucken',
  pickList: 'Pickliste',
  picked: (orderCount: number, itemCount: number, time: number) =>
    `${items(itemCount)} für ${orders(orderCount)}, ${formatTime(time)} Uhr`,
  columns: { done: 'Erledigt', count: 'Menge', product: 'Artikel', id: 'ID' },
  times: (count: number) => `${count} ×`,
  shop: shop.name,
  /** Printed below the shop's name. */
  shopContact: () =>
    [orderHistoryWords.soldBy(), shop.contact?.telephone, shop.contact?.email].filter(
      (line) => line !== undefined && line !== shop.name,
    ),
  slip: (id: string) => `Bestellung ${id}`,
  placedOn: (time: number) => `Eingegangen am ${formatTime(time)} Uhr`,
  /** The payment, as the packer and the courier have to know it. */
  toCollect({ state, pay, payment, total }: PayableOrder): string {
    if (state === 'cancelled') return `${states.cancelled}: nicht versenden`;
    const { awaits } = meanings[state];
    const isOpen = awaits === 'dispatch';
    if (!isOpen && (awaits !== 'delivery' || payment === 'refunded'))
      return `${states[state]}: nichts zu kassieren`;
    if (pay === 'cash') return `${formatMoney(total)} bar kassieren`;
    if (payment === 'paid' || isOpen) return beforeSending[payment];
    return 'Noch nicht bezahlt: nichts bar zu kassieren';
  },

  download: 'Als CSV herunterladen',
  downloaded: (what: string) => `Heruntergeladen: ${what}`,
  reader: 'Art der CSV-Datei',
  readers: { spreadsheet: 'Für ein Tabellenprogramm', program: 'Für ein anderes Programm' },
  fileName: {
    orders: (day: string) => `bestellungen-${day}`,
    items: (day: string) => `positionen-${day}`,
    movements: (day: string) => `zahlungen-${day}`,
    invoices: (day: string) => `rechnungen-${day}`,
  },
  /** @param label of a file that accountants import */
  accountFile: (label: string) => `${label} als CSV`,
  forPrograms: (name: string) => `${name}-programm`,
  csv: {
    id: 'Bestellung',
    placedAt: 'Eingegangen',
    status: 'Status',
    statusAt: 'Status seit',
    pay: 'Zahlungsart',
    paid: 'Bezahlt',
    claimedAt: 'Als bezahlt gemeldet',
    reference: 'Buchungsnummer der Zahlung',
    receivedAt: 'Geld erhalten am',
    received: `Erhalten (${currencySymbol})`,
    refundReference: 'Buchungsnummer der Erstattung',
    refundedAt: 'Erstattet am',
    refunded: `Erstattet (${currencySymbol})`,
    toRefund: `Zu erstatten (${currencySymbol})`,
    items: 'Artikel',
    subtotal: `Zwischensumme (${currencySymbol})`,
    delivery: `Versand (${currencySymbol})`,
    code: 'Code',
    discount: `Rabatt (${currencySymbol})`,
    total: `Gesamt (${currencySymbol})`,
    sold: `Verkauft (${currencySymbol})`,
    tax: `Verkauft, davon MwSt. (${currencySymbol})`,
    ...labels,
    gift: 'Geschenk',
    guest: 'Gast',
    takenByShop: deskWords.takenByShop,
    courier: orderHistoryWords.courier,
    shopsReason: deskWords.shopsReason,
    shoppersReason: deskWords.shoppersReason,
  },
  csvItems: {
    productId: 'Artikel-ID',
    title: 'Artikel',
    price: `Preis (${currencySymbol})`,
    count: 'Menge',
    returned: 'Zurückgesendet',
    amount: `Betrag (${currencySymbol})`,
    sold: `Verkauft (${currencySymbol})`,
    taxRate: 'MwSt.-Satz',
    taxCode: 'HSN-Code',
  },
  csvMovements: {
    at: 'Datum',
    id: 'Bestellung',
    kind: 'Art',
    pay: 'Zahlungsart',
    reference: 'Buchungsnummer',
    amount: `Betrag (${currencySymbol})`,
    net: (rate: string) => `Netto zu ${rate} (${currencySymbol})`,
    tax: (rate: string) => `MwSt. zu ${rate} (${currencySymbol})`,
    unknownRate: `MwSt.-Satz unbekannt (${currencySymbol})`,
  },
  csvInvoices: {
    number: 'Nummer',
    at: 'Datum',
    kind: 'Art',
    takesBack: 'Zur Rechnung',
    id: 'Bestellung',
    buyer: 'Kunde',
    gstin: labels.gstin,
    state: 'Ort der Lieferung',
    rate: 'Steuersatz',
    net: `Netto (${currencySymbol})`,
    gross: `Brutto (${currencySymbol})`,
    part: (name: string) => `${name} (${currencySymbol})`,
  },
  invoiceKinds: { invoice: 'Rechnung', creditNote: 'Rechnungskorrektur' },
  kinds: { received: 'Einnahme', refunded: 'Erstattung' },
  csvItem: (count: number, title: string, id: string, price: Amount) =>
    `${count} × ${title} (${id}) zu je ${formatMoney(price)}`,
  methods: { cash: 'Bar', upi: 'UPI', online: 'Online' },
  paid: {
    none: 'Nein',
    toCollect: 'Nein',
    due: 'Nein',
    claimed: 'Zu prüfen',
    courier: 'Beim Zustelldienst',
    paid: 'Ja',
    refundDue: 'Zu erstatten',
    refunded: 'Erstattet',
  } satisfies Record<Money, string>,
  yesOrNo: (is: boolean) => (is ? 'Ja' : 'Nein'),
} satisfies typeof english;
