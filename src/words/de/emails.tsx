import { shop } from '#shop/config';
import { type ChargeProblem, serviceName } from '../../orders/model/charge';
import type { ShopperNews } from '../../orders/model/order';
import { formatDay } from '../dates';
import type { emailWords as english } from '../en/emails';
import { plural } from '../plural';
import { type Amount, formatMoney } from '../money';

/** The functions' messages about orders. `orders/orderHistory.tsx` explains their states. */
export const emailWords = {
  subjects: {
    receipt: (id: string) => `Ihre Bestellung ${id} ist eingegangen`,
    accepted: (id: string) => `Wir packen Ihre Bestellung ${id}`,
    sent: (id: string) => `Ihre Bestellung ${id} ist unterwegs`,
    delivered: (id: string) => `Ihre Bestellung ${id} wurde zugestellt`,
    undelivered: (id: string) => `Wir konnten Ihre Bestellung ${id} nicht zustellen`,
    cancelled: (id: string) => `Ihre Bestellung ${id} wurde storniert`,
    returnDeclined: (id: string) => `Zur Rücksendung Ihrer Bestellung ${id}`,
    returned: (id: string) => `Ihre Rücksendung zu Bestellung ${id} ist angekommen`,
    refund: (id: string) => `Erstattung zu Ihrer Bestellung ${id}`,
    latePayment: (id: string) => `Ihre Zahlung zu Bestellung ${id}`,
  } satisfies Record<ShopperNews, (id: string) => string>,
  // The next paragraph would have to start with a small letter after a comma.
  greeting: (name: string) => (name ? `Guten Tag ${name}!` : 'Guten Tag!'),
  payInCash: (total: Amount) => `Sie zahlen dem Zustelldienst ${formatMoney(total)} in bar.`,
  payByUpi: (total: Amount, id: string, name: string) =>
    `Bitte zahlen Sie ${formatMoney(total)} per UPI an ${id} (${name}), mit der Bestellnummer als Verwendungszweck.`,
  cancel:
    'Bis wir sie annehmen, können Sie die Bestellung in dem Browser stornieren, mit dem Sie bestellt haben. ' +
    'Später kontaktieren Sie uns dafür.',
  // Months end with a full stop of their own.
  arrives: (dates: string) => dates.replace(/\.?$/, '.'),
  return: (days: number) =>
    plural(days, {
      one: 'Nach der Zustellung haben Sie 1 Tag Zeit, die Bestellung zurückzusenden.',
      other: `Nach der Zustellung haben Sie ${days} Tage Zeit, die Bestellung zurückzusenden.`,
    }),
  returnUntil: (time: number) =>
    `Sie können die Bestellung bis zum ${formatDay(time)} zurücksenden.`,
  reason: (note: string) => `Grund: ${note}`,
  conditions:
    'Unsere AGB mit der Widerrufsbelehrung und dem Muster-Widerrufsformular stehen am Ende dieser E-Mail. Bitte bewahren Sie sie auf.',
  invoice: (number: string) => `Ihre Rechnung ${number} ansehen und drucken`,
  viewOrder: 'Bestellung ansehen',
  contact: 'Noch Fragen? Antworten Sie auf diese E-Mail oder melden Sie sich bei uns:',
  why: (name: string) =>
    `Diese E-Mail kommt von ${name}, weil bei der Bestellung Ihre E-Mail-Adresse angegeben wurde. Werbung schicken wir nicht.`,
  stop: 'E-Mails zu dieser Bestellung abbestellen',
  paidOnline: (total: Amount) => `Sie haben ${formatMoney(total)} bezahlt.`,
  wayBack: 'Das Geld geht auf demselben Weg zurück, meist innerhalb einer Woche.',
  bill: (id: string) => `Bestellung ${id} bei ${shop.name}`,
  notPaid: 'Sie wurde nicht rechtzeitig bezahlt. Sie können noch einmal bestellen.',
  notCharged:
    'Sie konnte nicht online bezahlt werden, und es wurde nichts abgebucht. Bitte kontaktieren Sie uns.',
  /** Sent to the shopper when nothing of the order is left. */
  soldOut: 'Kurz vor Ihrer Bestellung ausverkauft',
  refundFailed: 'Die Erstattung ist gescheitert.',
  refundNotMade: 'Innerhalb eines Tages wurde nichts erstattet.',
  refundTooMuch: 'Das ist mehr, als von der Zahlung übrig ist.',
  /** Why an order from before the shop had another currency isn’t billed or refunded. */
  otherCurrency:
    'Der Shop hat nicht mehr die Währung der Bestellung. Erledigen Sie das direkt beim Zahlungsdienst.',

  /** Sent to the shop. Others may see it on the lock screen. */
  newOrder: (total: Amount, count: number, pin: string | undefined) =>
    [
      `Neue Bestellung über ${formatMoney(total)}`,
      `${count} Artikel`,
      ...(pin ? [`PLZ ${pin}`] : []),
    ].join(', '),
  /** Replaces many notifications one after the other. */
  severalNews: (count: number) => `${count} neue Bestellungen oder zu prüfende Zahlungen`,
  short: 'Der Bestand reicht für diese Bestellung nicht aus.',
  isGift: 'Es ist ein Geschenk.',
  openOrder: 'Bestellung öffnen',
  claimed: (id: string, total: Amount) =>
    `Bestellung ${id}: ${formatMoney(total)} als bezahlt gemeldet`,
  checkPayment: 'Prüfen Sie, ob das Geld auf Ihrem Bankkonto ist.',
  paymentNews: (id: string, paid: Amount, problem?: ChargeProblem) => {
    if (!problem) {
      return `Bestellung ${id} ist storniert, aber ${formatMoney(paid)} sind eingegangen. Bitte erstatten.`;
    }
    if (problem === 'wentBack') {
      return `Bestellung ${id}: Die Zahlung ist zurückgegangen. Nicht versenden.`;
    }
    return problem === 'refundFailed'
      ? `Bestellung ${id}: Eine Erstattung ist gescheitert`
      : `Bestellung ${id}: Mit der Zahlung stimmt etwas nicht`;
  },
  notBilled: (id: string) =>
    `Bestellung ${id} kann nicht bezahlt werden: ${serviceName} lehnt sie ab`,
  orderAgain: 'Stornieren Sie sie oder bitten Sie den Kunden, neu zu bestellen.',
  testTitle: shop.name,
  testBody: 'Dieses Gerät bekommt bei jeder neuen Bestellung eine Benachrichtigung.',
} satisfies typeof english;
