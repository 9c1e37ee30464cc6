import { shop } from '#shop/config';
import type { Discount } from '../../../orders/model/discount';
import { formatDate, formatTime } from '../../dates';
import type { codesWords as english } from '../../en/desk/codes';
import { type Amount, formatMoney } from '../../money';
import { plural } from '../../plural';
import { examplePrice } from '../../typedMoney';
import { termsOf } from '../orders/code';

const numberOf = (count: number) => count.toLocaleString(shop.market.language);
const orders = (count: number) =>
  plural(count, { one: `${count} Bestellung`, other: `${numberOf(count)} Bestellungen` });

const offline =
  'Keine Verbindung, deshalb wissen wir noch nicht, ob das gespeichert wurde. Versuchen Sie es ruhig erneut, das schadet nicht.';

/** The merchant's codes. */
export const codesWords = {
  heading: 'Codes',
  explanation:
    'Codes geben Ihren Kunden Rabatt. Der Rabatt lässt sich später nicht ändern: Beenden Sie den Code und legen Sie einen neuen an.',
  accessLost: 'Dieses Konto darf die Codes des Shops nicht mehr sehen.',
  outOfDate: (time: number) =>
    `Keine Verbindung. Seit ${formatTime(time)} können sich die Codes geändert haben.`,
  none: 'Noch keine Codes.',

  terms: (terms: Discount) =>
    [
      termsOf(terms),
      terms.from !== undefined && ` ab ${formatMoney(terms.from)}`,
      terms.once && ', einmal pro Kunde',
    ]
      .filter(Boolean)
      .join(''),
  /** The last moment is that of the last day. */
  states: {
    planned: (since: number, last: number) =>
      `Geplant: vom ${formatDate(since)} bis zum ${formatDate(last)}`,
    usable: (_since: number, last: number) => `Gültig bis zum ${formatDate(last)}`,
    usedUp: (_since: number, last: number) => `Aufgebraucht (gültig bis zum ${formatDate(last)})`,
    over: (_since: number, last: number) => `Beendet am ${formatDate(last)}`,
  },
  uses: (used: number, most: number) => `Bei ${numberOf(used)} von ${orders(most)} eingelöst`,
  /** The accessible name of a button, as each code has one. */
  nameOf: (label: string, code: string) => `${label}: ${code}`,

  byDay: 'Nach Tagen',
  /** `start` is the first moment of the first day. */
  covers: (start: number) => `Bestellungen seit dem ${formatDate(start)}, auch stornierte:`,
  noUses: (start: number) => `Keine Bestellungen seit dem ${formatDate(start)}.`,
  ordersNotLoaded:
    'Die Bestellungen ließen sich nicht laden. Sobald Sie wieder online sind, versuchen wir es erneut.',
  columns: { day: 'Tag', orders: 'Bestellungen' },
  takenOff: (sum: Amount, count: number) =>
    `${formatMoney(sum)} Rabatt bei ${orders(count)}, ohne stornierte.`,

  copy: 'Link kopieren',

  stop: {
    label: 'Beenden',
    question: (code: string) => `${code} jetzt beenden?`,
    consequence:
      'Niemand kann ihn mehr einlösen. Bestellungen, die damit aufgegeben wurden, bleiben, wie sie sind.',
    keep: 'Nicht beenden',
  },
  stopped: (code: string) => `${code} wurde beendet.`,
  extend: {
    label: 'Verlängern',
    question: 'Wie lange gilt er, und für wie viele Bestellungen?',
    confirm: 'Speichern',
    keep: 'Nicht ändern',
  },
  extended: (code: string) => `${code} wurde geändert.`,
  delete: {
    label: 'Löschen',
    question: (code: string) => `${code} löschen?`,
    consequence:
      'Bestellungen, die damit aufgegeben wurden, behalten ihren Rabatt. Das lässt sich nicht rückgängig machen.',
    keep: 'Nicht löschen',
  },
  deleted: (code: string) => `${code} wurde gelöscht.`,
  failures: {
    refused:
      'Es wurde nichts geändert: Jemand anderes hat diesen Code gelöscht, oder dieses Konto darf Codes nicht ändern.',
    offline,
  },

  add: 'Neuer Code',
  code: 'Code',
  codeHint: '3 bis 20 Buchstaben und Ziffern',
  suggest: 'Anderen Code vorschlagen',
  guessable:
    'Dieser Code lässt sich vielleicht erraten, und wer ihn errät, kann ihn einlösen. Außerdem kostet jeder Versuch einen Lesezugriff auf Ihre Datenbank. Unsere Vorschläge errät niemand.',
  kind: 'Rabatt',
  kinds: {
    percent: 'Prozentsatz',
    amount: 'Fester Betrag',
    delivery: 'Kostenlose Lieferung',
  },
  percent: 'Prozent',
  amount: 'Betrag',
  from: 'Mindestbestellwert',
  noMinimum: 'Keiner',
  first: 'Erster Tag',
  last: 'Letzter Tag',
  most: 'Anzahl der Bestellungen',
  once: 'Einmal pro Kunde, nach Telefonnummer',
  create: 'Code anlegen',
  discard: 'Verwerfen',
  added: (code: string) => `${code} wurde angelegt.`,
  wrong: {
    code: 'Geben Sie 3 bis 20 Buchstaben von A bis Z oder Ziffern ein.',
    taken: (code: string) => `Den Code ${code} gibt es schon. Wählen Sie einen anderen.`,
    percent: 'Geben Sie eine ganze Zahl von 1 bis 100 ein.',
    amount: `Geben Sie einen Betrag ein, zum Beispiel ${examplePrice}.`,
    from: `Geben Sie einen Betrag ein, zum Beispiel ${examplePrice}, oder lassen Sie das Feld leer.`,
    day: 'Wählen Sie einen Tag.',
    order: 'Wählen Sie den ersten Tag oder einen späteren.',
    past: 'Wählen Sie heute oder einen späteren Tag.',
    late: (last: number) => `Wählen Sie einen Tag bis zum ${formatDate(last)}.`,
    most: (least: number, most: number) =>
      `Geben Sie eine Zahl von ${numberOf(least)} bis ${numberOf(most)} ein.`,
  },
  notAdded: {
    refused:
      'Es wurde kein Code angelegt: Diesen Code gibt es schon, oder dieses Konto darf keine Codes anlegen.',
    offline,
  },
} satisfies typeof english;
