import type {
  accountBasketWords as englishAccount,
  basketPageWords as english,
  checkoutWords as englishCheckout,
  limitWords as englishLimits,
} from '../en/basketPage';
import { formatMoney } from '../money';
import { plural } from '../plural';
import { basketWords } from './basket';
import { arrivalWords } from './orders/arrival';

export const basketPageWords = {
  heading: 'Ihr Warenkorb',
  emptyHeading: 'Ihr Warenkorb ist leer',
  emptyText: 'Hier sehen Sie, was Sie ausgesucht haben.',
  total: 'Summe',
  containsGift: 'Die Bestellung enthält ein Geschenk',
  subtotal: (count: number, amount: number) =>
    `Zwischensumme, ${count} Artikel: ${formatMoney(amount)}`,
  delivery: (amount: number) => `Versand: ${amount === 0 ? 'kostenlos' : formatMoney(amount)}`,
  totalWithDelivery: (amount: number) => `Gesamt: ${formatMoney(amount)}`,
  freeDelivery: 'Kostenlose Lieferung',
  freeDeliveryFor: (amount: number) => `Noch ${formatMoney(amount)} bis zur kostenlosen Lieferung`,
  freeDeliveryWith: (amount: number) =>
    `Noch ${formatMoney(amount)} bis zur kostenlosen Lieferung:`,
  suggestion: (title: string, amount: number) => `${title}, ${formatMoney(amount)}`,
  add: 'Dazulegen',
  addOf: (title: string) => `Dazulegen: ${title}`,
  news: 'Zu Ihrem Warenkorb',
  dismissNews: 'Verstanden',
  arrivesIfOrdered: (today: number, days: readonly [fewest: number, most: number]) =>
    `Heute bestellt: ${arrivalWords.arrives(today, days)}`,
  proceed: 'Zur Kasse',
  seeProducts: 'Alle Artikel ansehen',
  suggestions: 'Für den Anfang',
  soldOut: 'Ausverkauft',
  notOrdered: 'Wird nicht mitbestellt.',
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
      one: 'Ein weiterer Artikel wird geladen …',
      other: `${count} weitere Artikel werden geladen …`,
    }),
  pendingFailed: (count: number) =>
    plural(count, {
      one: 'Ein Artikel aus Ihrem Warenkorb konnte nicht geladen werden.',
      other: `${count} Artikel aus Ihrem Warenkorb konnten nicht geladen werden.`,
    }),
  tryAgain: 'Erneut versuchen',
  countOf: (title: string) => `Menge: ${title}`,
  oneFewer: '−',
  oneFewerOf: (title: string) => `Einer weniger: ${title}`,
  oneMore: '+',
  oneMoreOf: (title: string) => `Einer mehr: ${title}`,
  each: (amount: number) => `je ${formatMoney(amount)}`,
  remove: 'Aus dem Warenkorb entfernen',
  removeProduct: (title: string) => `Aus dem Warenkorb entfernen: ${title}`,
  removeAll: (count: number) => `Alle ${count} entfernen`,
  removeAllOf: (count: number, title: string) => `Alle ${count} entfernen: ${title}`,
  removeEverything: 'Warenkorb leeren',
  removed: (titles: readonly string[]) => `Entfernt: ${basketWords.products(titles)}`,
  allRemoved: (count: number, title: string) => `Alle ${count} entfernt: ${title}`,
  someRemoved: (count: number, left: number) => `${count} entfernt, noch ${left}`,
  undo: 'Rückgängig',
  undoRemoval: (titles: readonly string[]) =>
    `Rückgängig: wieder hineinlegen, ${basketWords.products(titles)}`,
} satisfies typeof english;

export const limitWords = {
  mostOfEach: (most: number) => `Von jedem Artikel können Sie höchstens ${most} bestellen.`,
  tooMany: (most: number, surplus: number, title: string) =>
    `Von jedem Artikel können Sie höchstens ${most} bestellen. Entfernen Sie ${surplus} von „${title}“, um fortzufahren.`,
  left: (count: number) => `Nur noch ${count} da.`,
  moreThanLeft: (left: number, surplus: number, title: string) =>
    `Von „${title}“ sind nur noch ${left} da. Entfernen Sie ${surplus}, um fortzufahren.`,
  remove: (count: number) => `${count} entfernen`,
  removeOf: (count: number, title: string) => `${count} von „${title}“ entfernen`,
} satisfies typeof englishLimits;

export const checkoutWords = {
  title: 'Ihr Warenkorb',
  isEmpty: 'Ihr Warenkorb ist leer. Legen Sie etwas hinein, bevor Sie zur Kasse gehen.',
  isPending: 'Ein Teil Ihres Warenkorbs wird noch geladen. Versuchen Sie es gleich noch einmal.',
  isSoldOut:
    'Alles in Ihrem Warenkorb ist ausverkauft. Legen Sie etwas anderes hinein, um zu bestellen.',
  shopTakesNoOrders: 'Bestellen ist hier im Moment nicht möglich.',
  loading: 'Wird geladen …',
  sentNotLoaded:
    'Wir konnten nicht prüfen, ob Ihre letzte Bestellung angekommen ist. Drücken Sie auf „Zur Kasse“, sobald Sie wieder online sind.',
  notLoaded:
    'Das Bestellformular konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
} satisfies typeof englishCheckout;

export const accountBasketWords = {
  unreachable:
    'Auf diesem Gerät gespeichert. Sobald Sie wieder online sind, kommt alles in Ihr Konto.',
  rejected:
    'Auf diesem Gerät gespeichert. In Ihr Konto können wir den Warenkorb gerade nicht übernehmen.',
} satisfies typeof englishAccount;
