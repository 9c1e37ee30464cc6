import type { ReactNode } from 'react';
import type {
  demoUpiWords as englishDemoUpi,
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
  due: 'Gesamt (UPI, noch nicht bezahlt):',
  claimed: 'Gesamt (UPI, wird geprüft):',
  paid: 'Gesamt (per UPI bezahlt):',
  refunded: 'Gesamt (erstattet):',
};

const onlineTotals = {
  due: 'Gesamt (noch nicht bezahlt):',
  claimed: 'Gesamt (wird geprüft):',
  paid: 'Gesamt (bezahlt):',
  refunded: 'Gesamt (erstattet):',
};

interface OrderTotal {
  pay: PaymentMethod;
  payment?: Payment;
  state?: OrderState;
  owner?: string;
}

const totals = { cash: upiTotals, upi: upiTotals, online: onlineTotals };

export const ordersWords = {
  product: (id: string) => `Artikel ${id}`,
  productNoLongerSold: (id: string) => `Artikel ${id}, nicht mehr im Angebot`,
  countAndPrice: (count: number, price: Amount) => `${count} × ${formatMoney(price)}`,
  returning: (count: number, isDone: boolean) =>
    isDone ? `${count} zurückgesendet` : `${count} zur Rücksendung`,
  refund: 'Erstattung:',
  refunded: 'Erstattet:',
  delivery: 'Versand:',
  deliveryPrice: (price: Amount) => (price === 0 ? 'kostenlos' : formatMoney(price)),
  /** Before what a code takes off. */
  code: (code: string) => `Code ${code}:`,
  total: ({ pay, payment = 'due', state = 'placed', owner }: OrderTotal) => {
    if (payment === 'paid' && isTakenByShop({ owner })) return onlineTotals.paid;
    if (payment === 'due' && state === 'cancelled') return 'Gesamt:';
    return pay === 'cash' && payment !== 'refunded'
      ? 'Gesamt (Barzahlung bei Lieferung):'
      : totals[pay][payment];
  },
  /** Part of the total; of a part of it, if there are several rates. */
  tax: (rate: number, gross?: Amount) =>
    gross === undefined
      ? `Davon ${formatPercent(rate)} MwSt.:`
      : `Davon ${formatPercent(rate)} MwSt. (aus ${formatMoney(gross)}):`,
  deliverTo: 'Lieferadresse',
  papers: { invoice: 'Rechnung:', creditNote: 'Rechnungskorrektur:' },
  containsGift: 'Diese Bestellung ist ein Geschenk.',
  updatesTo: (email: ReactNode) => <>Infos zur Bestellung schicken wir an {email}.</>,
  whatsAppTo: (telephone: ReactNode) => (
    <>Infos zur Bestellung schicken wir per WhatsApp an {telephone}.</>
  ),
  addressDeleted: 'Die Adresse wurde gelöscht.',
  noAddress: 'Ohne Lieferadresse.',
  writeTo: (email: ReactNode) => <>E-Mail: {email}</>,
  call: (phone: ReactNode) => <>Telefon: {phone}</>,
  whatsApp: (phone: ReactNode) => <>WhatsApp: {phone}</>,
  subject: (id: string) => `Bestellung ${id} bei ${shop.name}`,
} satisfies typeof englishOrders;

export const demoUpiWords = {
  note: 'Das ist eine Demo: Bezahlen Sie hier nichts. Es wird nichts verkauft oder geliefert, und niemand zahlt Ihnen etwas zurück.',
} satisfies typeof englishDemoUpi;

export const upiWords = {
  pay: (total: Amount) => `${formatMoney(total)} per UPI bezahlen`,
  loading: 'Die Zahlungsdaten werden geladen …',
  notLoaded:
    'Wir konnten die Zahlungsdaten nicht laden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  openApp: 'UPI-App öffnen',
  openAppNote:
    'Manche Apps nehmen den Link nicht an. Scannen Sie dann den Code mit einem anderen Handy oder kopieren Sie die UPI-ID.',
  showCode: 'Code anzeigen',
  scan: 'Scannen Sie diesen Code mit einer UPI-App oder zahlen Sie an die UPI-ID, mit der Bestellnummer als Notiz.',
  code: (total: Amount, name: string) =>
    `QR-Code, um ${formatMoney(total)} per UPI an ${name} zu zahlen`,
  id: 'UPI-ID',
  amount: 'Betrag',
  order: 'Bestellnummer',
  copy: 'Kopieren',
  copyThis: (what: string) => `Kopieren: ${what}`,
  copied: 'Kopiert',
  copiedThis: (what: string) => `Kopiert: ${what}`,
  selected: (what: string) =>
    `Markiert: ${what}. Kopieren Sie das mit dem Menü oder den Tasten Ihres Geräts.`,
  payment: 'Zahlung per UPI',
  noLongerTaken:
    'Wir nehmen keine Zahlungen per UPI mehr an. Wenn Sie noch nicht bezahlt haben, kontaktieren Sie uns.',
  confirmedWithin: (hours: number) =>
    plural(hours, {
      one: 'Das dauert höchstens eine Stunde.',
      other: `Das dauert höchstens ${hours} Stunden.`,
    }),
  check:
    'Sagen Sie uns Bescheid, wenn Sie bezahlt haben. Wir prüfen den Eingang bei unserer Bank, bevor wir Ihre Bestellung versenden.',
  reference: 'UPI-Transaktionsnummer',
  havePaid: 'Ich habe bezahlt',
  payInCash: 'Lieber bar bezahlen',
  payInCashQuestion: 'Beim Zustelldienst bar bezahlen?',
  payInCashConsequence: (total: Amount) =>
    `Halten Sie ${formatMoney(total)} bereit, wenn die Bestellung kommt. Zurück zu UPI geht es nicht: Wenn Sie schon bezahlt haben, bleiben Sie bei UPI.`,
  keepUpi: 'Bei UPI bleiben',
  claimed: 'Danke. Wir prüfen den Eingang bei unserer Bank, bevor wir Ihre Bestellung versenden.',
  claimedHeading: 'Wir prüfen Ihre Zahlung',
  showAgain: 'Noch nicht bezahlt? Code noch einmal anzeigen',
  notPaidYet: 'Noch nicht bezahlt?',
  dueAgain:
    'Wir haben Ihre Zahlung bei unserer Bank noch nicht gefunden. Wenn Sie bezahlt haben, senden Sie uns die Transaktionsnummer aus Ihrer UPI-App oder kontaktieren Sie uns.',
  paidHeading: 'Bezahlt',
  paid: (total: Amount) => `Wir haben ${formatMoney(total)} per UPI erhalten. Vielen Dank.`,
} satisfies typeof englishUpi;

export const onlineWords = {
  pay: (total: Amount) => `${formatMoney(total)} über ${serviceName} bezahlen`,
  due: (time: number) =>
    `Bitte zahlen Sie bis zum ${formatTime(time)} Uhr. Danach stornieren wir die Bestellung.`,
  checking: 'Gerade bezahlt? Dann sehen Sie das gleich auf dieser Seite.',
  failed:
    'Die Zahlungsseite konnte nicht geöffnet werden. Es wurde nichts abgebucht. Versuchen Sie es noch einmal oder kontaktieren Sie uns.',
  rejected: 'Diese Bestellung kann nicht online bezahlt werden. Es wurde nichts abgebucht.',
  chooseCash: (time: number) =>
    `Bitte wählen Sie bis zum ${formatTime(time)} Uhr Barzahlung. Danach stornieren wir die Bestellung.`,
  cashWhereOrdered: (time: number) =>
    `Um bar zu bezahlen, öffnen Sie die Bestellung bis zum ${formatTime(time)} Uhr dort, wo Sie bestellt haben. Danach stornieren wir sie.`,
  cashConsequence: (total: Amount) =>
    `Bitte halten Sie bei der Lieferung ${formatMoney(total)} bereit.`,
  notNow: 'Jetzt nicht',
  noLongerTaken:
    'Wir nehmen keine Online-Zahlungen mehr an. Wenn Sie noch nicht bezahlt haben, kontaktieren Sie uns.',
  claimedHeading: 'Wir prüfen Ihre Zahlung',
  claimed: 'Die Bestätigung steht noch aus. Bitte zahlen Sie nicht noch einmal.',
  paid: (total: Amount) => `Wir haben ${formatMoney(total)} erhalten. Vielen Dank.`,
  payInCashConsequence: (total: Amount) =>
    `Bitte halten Sie bei der Lieferung ${formatMoney(total)} bereit. Wenn Sie gerade bezahlt haben, bleiben Sie bei der Online-Zahlung.`,
  keep: 'Bei Online-Zahlung bleiben',
} satisfies typeof englishOnline;

/** Shown without a network, on the way to the payment service. */
export const payLinkWords = {
  offline:
    'Sie sind offline. Es wurde nichts bezahlt. Bezahlen Sie, sobald Sie wieder online sind.',
  tryAnyway: 'Trotzdem versuchen',
};
