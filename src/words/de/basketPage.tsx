import type { ReactNode } from 'react';
import type {
  accountBasketWords as englishAccountBasket,
  basketPageWords as englishBasketPage,
  checkoutWords as englishCheckout,
  limitWords as englishLimits,
  placedWords as englishPlaced,
} from '../en/basketPage';
import { plural } from '../plural';
import { formatMoney } from '../money';
import { basketWords } from './basket';
import { arrivalWords } from './orders/arrival';

/** The checkout screen's basket. */
export const basketPageWords = {
  heading: 'Ihr Warenkorb',
  emptyHeading: 'Ihr Warenkorb ist leer',
  emptyText: 'Sie haben noch nichts hineingelegt.',
  total: 'Gesamt',
  containsGift: 'Diese Bestellung ist ein Geschenk',
  subtotal: (count: number) => `Zwischensumme für ${basketWords.items(count)}:`,
  delivery: 'Versand:',
  free: 'kostenlos',
  totalToPay: 'Gesamt:',
  freeDelivery: 'Kostenlose Lieferung',
  freeDeliveryFor: (amount: number) => `Noch ${formatMoney(amount)} bis zur kostenlosen Lieferung`,
  /** The text before a product that closes the gap for less than delivery costs. */
  freeDeliveryWith: (amount: number) =>
    `Noch ${formatMoney(amount)} bis zur kostenlosen Lieferung:`,
  suggestion: (title: string, amount: number) => `${title}, ${formatMoney(amount)}`,
  add: 'Hinzufügen',
  addOf: (title: string) => `${title} hinzufügen`,
  haveCode: 'Haben Sie einen Code?',
  loadingCode: 'Wird geladen …',
  codeNotLoaded:
    'Das konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  news: 'Hinweise zum Warenkorb',
  dismissNews: 'Verstanden',
  arrivesIfOrdered: (today: number, days: readonly [fewest: number, most: number]) =>
    `${arrivalWords.arrives(today, days)}, wenn Sie heute bestellen.`,
  proceed: 'Zur Kasse',
  seeProducts: 'Alle Artikel ansehen',
  /** The heading above the first products, if the basket is empty. */
  suggestions: 'Zum Stöbern',
  soldOut: 'Ausverkauft',
  notOrdered: 'Dieser Artikel wird nicht mitbestellt.',
  /** Screen readers say it if it is news. */
  nowSoldOut: (titles: readonly string[]) =>
    plural(titles.length, {
      one: `${titles[0]} ist ausverkauft und wird nicht mitbestellt.`,
      other: `${titles.length} Artikel in Ihrem Warenkorb sind ausverkauft und werden nicht mitbestellt.`,
    }),
  newPrices: (products: readonly { title: string; price: number }[]) =>
    plural(products.length, {
      one: `${products[0]?.title} kostet jetzt ${formatMoney(products[0]?.price ?? 0)}.`,
      other: `${products.length} Artikel in Ihrem Warenkorb haben neue Preise.`,
    }),
  pending: (count: number) =>
    plural(count, {
      one: '1 weiterer Artikel in Ihrem Warenkorb wird geladen …',
      other: `${count} weitere Artikel in Ihrem Warenkorb werden geladen …`,
    }),
  pendingFailed: (count: number) =>
    plural(count, {
      one: '1 Artikel in Ihrem Warenkorb ließ sich nicht laden.',
      other: `${count} Artikel in Ihrem Warenkorb ließen sich nicht laden.`,
    }),
  tryAgain: 'Erneut versuchen',
  countOf: (title: string) => `Menge: ${title}`,
  oneFewer: '−',
  oneFewerOf: (title: string) => `Eins weniger: ${title}`,
  oneMore: '+',
  oneMoreOf: (title: string) => `Eins mehr: ${title}`,
  each: (amount: number) => `je ${formatMoney(amount)}`,
  remove: 'Entfernen',
  /** Begins with the button's text, which removes one. */
  removeProduct: (count: number, title: string) =>
    `Entfernen: ${count > 1 ? `eins von ${count}, ` : ''}${title}`,
  removeAll: (count: number) => `Alle ${count} entfernen`,
  removeAllOf: (count: number, title: string) => `Alle ${count} entfernen: ${title}`,
  removeEverything: 'Warenkorb leeren',
  removed: (titles: readonly string[]) => `Entfernt: ${basketWords.products(titles)}`,
  /** All of one product. */
  allRemoved: (count: number, title: string) => `Alle ${count} entfernt: ${title}`,
  /** Some of one product, in its row. */
  someRemoved: (count: number, left: number) => `${count} entfernt, noch ${left} im Warenkorb`,
  undo: 'Rückgängig',
  undoRemoval: (titles: readonly string[]) =>
    `Rückgängig machen: ${basketWords.products(titles)} wieder hinzufügen`,
} satisfies typeof englishBasketPage;

/** Why there can't be more of a product. */
export const limitWords = {
  mostOfEach: (most: number) => `Sie können bis zu ${most} Stück je Artikel bestellen.`,
  tooMany: (most: number, surplus: number, title: string) =>
    `Sie können bis zu ${most} Stück je Artikel bestellen. Entfernen Sie ${surplus} Stück von „${title}“, dann geht es weiter.`,
  left: (count: number) => `Nur noch ${count} da.`,
  moreThanLeft: (left: number, surplus: number, title: string) =>
    `„${title}“: nur noch ${left} da. Entfernen Sie ${surplus} Stück, dann geht es weiter.`,
  remove: (count: number) => `${count} entfernen`,
  removeOf: (count: number, title: string) => `${count} entfernen: ${title}`,
} satisfies typeof englishLimits;

export const checkoutWords = {
  title: 'Ihr Warenkorb',
  isEmpty: 'Ihr Warenkorb ist leer. Legen Sie zuerst etwas hinein.',
  isPending: 'Ein Teil Ihres Warenkorbs wird noch geladen. Versuchen Sie es gleich noch einmal.',
  isSoldOut:
    'Alles in Ihrem Warenkorb ist ausverkauft. Legen Sie etwas anderes hinein, um zu bestellen.',
  shopTakesNoOrders: 'Online bestellen ist gerade nicht möglich.',
  loading: 'Einen Moment …',
  sentNotLoaded:
    'Wir konnten nicht prüfen, ob Ihre letzte Bestellung eingegangen ist. Sobald Sie online sind, drücken Sie auf „Zur Kasse“, dann prüfen wir es noch einmal.',
  notLoaded:
    'Das Bestellformular ließ sich nicht laden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
} satisfies typeof englishCheckout;

export const placedWords = {
  title: 'Bestellung eingegangen',
  heading: (id: ReactNode) => <>Vielen Dank, Ihre Bestellung {id} ist eingegangen.</>,
  announcement: (id: string) => `Vielen Dank, Ihre Bestellung ${id} ist eingegangen.`,
  notLoaded:
    'Wir konnten die Einzelheiten nicht laden. Laden Sie diese Seite neu, sobald Sie online sind.',
} satisfies typeof englishPlaced;

/** The notice while the basket can't be synced. */
export const accountBasketWords = {
  unreachable: 'Auf diesem Gerät gespeichert. Sobald Sie wieder online sind, auch in Ihrem Konto.',
  rejected:
    'Auf diesem Gerät gespeichert. In Ihrem Konto können wir den Warenkorb gerade nicht speichern.',
} satisfies typeof englishAccountBasket;
