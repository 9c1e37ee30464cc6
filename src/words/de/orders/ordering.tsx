import type { ReactNode } from 'react';
import type {
  demoOrderWords as englishDemoOrder,
  keepLinkWords as englishKeepLink,
  orderingWords as englishOrdering,
  thanksWords as englishThanks,
} from '../../en/orders/ordering';
import { shop } from '#shop/config';
import { plural } from '../../plural';
import { type Amount, formatMoney } from '../../money';

export const orderingWords = {
  yourOrder: 'Ihre Bestellung',
  progress: 'Schritte',
  address: 'Adresse',
  wait: 'Einen Moment …',

  basketIsSaved: 'Ihr Warenkorb ist gespeichert.',
  basketIsNotSaved: 'Ihr Warenkorb bleibt, bis Sie diese Seite schließen.',
  orderByEmail: 'Sie können trotzdem per E-Mail bestellen; die Nachricht ist schon vorbereitet:',
  orderByPhone: 'Sie können trotzdem telefonisch bestellen:',
  emailSubject: (shop: string) => `Bestellung bei ${shop}`,
  emailBody: (
    items: readonly { title: string; price: Amount; count: number }[],
    delivery: string,
    total: Amount,
  ) =>
    [
      'Ich möchte bestellen:',
      '',
      ...items.map(({ title, price, count }) => `${count} × ${title}, je ${formatMoney(price)}`),
      '',
      `Versand: ${delivery}`,
      `Gesamt: ${formatMoney(total)}`,
      '',
      'Mein Name, meine Adresse und meine Telefonnummer:',
      '',
    ].join('\r\n'),

  deliveryAddress: 'Lieferadresse',
  filledIn: {
    last: 'Wir haben Ihre letzte Adresse eingetragen.',
    default: 'Wir haben Ihre Standardadresse eingetragen.',
  },

  reviewOrder: 'Bestellung prüfen',
  reviewAndPay: 'Prüfen und bestellen',
  whatsApp: 'Infos zu dieser Bestellung per WhatsApp erhalten',
  whatsAppNote: (telephone: ReactNode) => (
    <>An {telephone}. Auf der Seite Ihrer Bestellung können Sie das jederzeit beenden.</>
  ),
  notPlacedYet: 'Sie haben noch nicht bestellt.',
  deliverTo: 'Lieferadresse',
  change: 'Ändern',
  changeAddress: 'Adresse ändern',
  changeBasket: 'Warenkorb ändern',

  changed: {
    prices: 'Die Preise haben sich geändert. Sie haben noch nicht bestellt.',
    goods: 'Nicht alles aus Ihrer Bestellung ist noch verfügbar. Sie haben noch nicht bestellt.',
    everything: 'Alles aus Ihrer Bestellung ist ausverkauft. Sie haben nicht bestellt.',
  },
  continue: {
    prices: 'Mit den neuen Preisen weiter',
    goods: 'Mit dem Rest weiter',
    everything: 'Zurück zum Warenkorb',
  },
  priceChange: (title: string, before: number, after: number) =>
    `${title}: jetzt ${formatMoney(after)} statt ${formatMoney(before)}`,
  noLongerSold: (title: string) => `${title} ist ausverkauft`,
  fewLeft: (left: number, title: string) => `„${title}“: nur noch ${left} da`,
  deliveryTerms: ({ price = 0, freeFrom }: { price?: Amount; freeFrom?: number }) => {
    if (price === 0) return 'kostenlos';
    if (freeFrom === undefined) return formatMoney(price);
    return `${formatMoney(price)}, ab ${formatMoney(freeFrom)} kostenlos`;
  },
  deliveryChange: (before: string, after: string) => `Versand: ${after} (bisher ${before})`,

  signIn: 'Zum Bestellen anmelden',
  signInNote:
    'Dann können Sie Ihre Bestellung in Ihrem Konto verfolgen. Sie haben noch nicht bestellt.',
  backToOrder: 'Zurück zur Bestellung',
  haveAccount: 'Haben Sie schon ein Konto?',
  signInInstead: 'Anmelden',
  signedIn: (email: string | null) =>
    email === null ? 'Sie sind angemeldet.' : `Sie sind als ${email} angemeldet.`,
  readyToPlace: (email: string | null) =>
    email === null
      ? 'Sie sind angemeldet und können jetzt bestellen.'
      : `Sie sind als ${email} angemeldet und können jetzt bestellen.`,

  conditions: 'AGB',
  privacy: 'Datenschutzerklärung',
  agreement: (conditions: ReactNode, privacy: ReactNode) => (
    <>
      Mit Ihrer Bestellung akzeptieren Sie unsere {conditions}.
      {privacy && <> Wie wir mit Ihren Daten umgehen, steht in der {privacy}.</>}
    </>
  ),
  offline:
    'Sie sind offline. Ihre Angaben bleiben erhalten. Bestellen Sie, sobald Sie wieder online sind.',
  tryAnyway: 'Trotzdem versuchen',
  backOnline: 'Sie sind wieder online. Noch ist nichts bestellt: Sie können jetzt bestellen.',

  checking: 'Wir prüfen die heutigen Preise …',
  checkingCode: 'Ihr Code wird geprüft …',
  sending: 'Ihre Bestellung wird gesendet …',
  unpriced:
    'Wir konnten die heutigen Preise nicht laden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  unknown: 'Wir prüfen noch, ob Ihre Bestellung angekommen ist …',
  unknownOffline:
    'Sie sind offline. Deshalb wissen wir noch nicht, ob Ihre Bestellung angekommen ist. Wir prüfen es, sobald Sie wieder online sind.',
  unknownNote:
    'Bis wir es wissen, bleibt Ihr Warenkorb, wie er ist, und nichts wird doppelt bestellt. Wenn Sie diese Seite verlassen, prüfen wir es erneut, sobald Sie zurück sind. Wenn es lange dauert, prüfen Sie Ihre Verbindung.',
  absent:
    'Ihre Bestellung ist nicht bei uns angekommen. Versuchen Sie es erneut: Sie bestellen dadurch nicht doppelt.',
  'no-guest':
    'Ohne Konto können wir gerade keine Bestellungen annehmen. Erstellen Sie eins oder melden Sie sich an, danach können Sie gleich bestellen.',
  'too-soon': (seconds: number) =>
    plural(seconds, {
      one: 'Sie haben gerade erst bestellt. Ihre neue Bestellung wird in 1 Sekunde aufgegeben.',
      other: `Sie haben gerade erst bestellt. Ihre neue Bestellung wird in ${seconds} Sekunden aufgegeben.`,
    }),
  dontSend: 'Doch nicht bestellen',
  notSent:
    'Ihre neue Bestellung wird nicht aufgegeben. Drücken Sie auf „Zahlungspflichtig bestellen“, wenn Sie so weit sind.',
  closed:
    'Wir konnten Ihr Konto nicht ganz löschen. Melden Sie sich ab und wieder an, um zu bestellen.',
  code: (total: Amount) =>
    `Ihr Code kann nicht mehr eingelöst werden: Er ist abgelaufen oder aufgebraucht, oder er wurde mit dieser Telefonnummer schon eingelöst. Der Gesamtbetrag ist jetzt ${formatMoney(total)}. Sie haben noch nicht bestellt.`,
  refused:
    'Wir konnten diese Bestellung nicht entgegennehmen, Sie haben also nicht bestellt. Laden Sie diese Seite neu und versuchen Sie es noch einmal, oder kontaktieren Sie uns.',
} satisfies typeof englishOrdering;

export const demoOrderWords = {
  note: 'Das ist eine Demo: Sie können bestellen, aber es wird nichts verkauft oder geliefert.',
} satisfies typeof englishDemoOrder;

export const keepLinkWords = {
  heading: 'Bewahren Sie den Link zu Ihrer Bestellung auf',
  why: 'Damit verfolgen Sie Ihre Bestellung auf jedem Handy oder Computer. Der Link zeigt weder Ihren Namen noch Ihre Adresse.',
  title: (id: string) => `Bestellung ${id} bei ${shop.name}`,
  share: 'Link teilen oder kopieren',
  message: (id: string, url: string) => `Meine Bestellung ${id} bei ${shop.name}: ${url}`,
  whatsApp: 'Per WhatsApp an mich selbst senden',
  code: 'QR-Code mit dem Link zu Ihrer Bestellung',
  scan: 'Oder scannen Sie diesen Code mit der Kamera Ihres Handys.',
} satisfies typeof englishKeepLink;

export const thanksWords = {
  loadingOrder: 'Ihre Bestellung wird geladen …',

  arrives: (dates: ReactNode) => <>Lieferung: {dates}</>,
  arrivesIfPaid: (dates: ReactNode) => <>Lieferung: {dates}, wenn Sie heute zahlen</>,
  haveCashReady: (total: Amount) =>
    `Halten Sie ${formatMoney(total)} bereit: Sie zahlen bar beim Zustelldienst.`,
  next: 'So geht es weiter',
  confirmSoon: 'Wir prüfen Ihre Bestellung und nehmen sie bald an.',
  confirmOncePaid:
    'Wir nehmen Ihre Bestellung an, sobald sie bezahlt ist. Bei späterer Zahlung verschiebt sich die Lieferung.',
  pack: 'Wir packen sie ein.',
  bring: (dates?: string) =>
    dates
      ? `Der Zustelldienst bringt sie zu Ihnen (${dates}).`
      : 'Der Zustelldienst bringt sie zu Ihnen.',
  receiptTo: (email: ReactNode) => <>Die Eingangsbestätigung schicken wir gleich an {email}.</>,
  yourOrder: (count: number) => `Ihre Bestellung: ${count} Artikel`,
  track: 'Zu Ihren Bestellungen',
  questions: 'Noch Fragen?',
  sendByWhatsApp: 'Uns per WhatsApp schreiben',
  whatsAppText: (
    id: string,
    items: readonly { title: string; count: number; sum: Amount }[],
    delivery: string,
    total: Amount,
    /** What the code took off. */
    code: string | undefined,
  ) =>
    [
      `Hallo ${shop.name}, ich habe die Bestellung ${id} aufgegeben:`,
      ...items.map(({ title, count, sum }) => `${count} × ${title}: ${formatMoney(sum)}`),
      `Versand: ${delivery}`,
      ...(code ? [code] : []),
      `Gesamt: ${formatMoney(total)}`,
    ].join('\n'),
  others: 'Mehr aus dem Shop',
  basket: (count: number) => `${count} Artikel in Ihrem Warenkorb`,
  continueShopping: 'Weiter einkaufen',
  print: 'Drucken',
} satisfies typeof englishThanks;
