import { shop } from '#shop/config';
import { onlineStep } from '../../../catalogue/model/onlineAmounts';
import { LEAST_PRICE, type Offer, PRICED_PRODUCTS } from '../../../catalogue/model/priceList';
import { units } from '../../../catalogue/model/product';
import { longest } from '../../../catalogue/model/texts';
import type {
  Reading,
  numberWords as englishNumber,
  photographsWords as englishPhotographsWords,
  productEditorWords as englishProductEditorWords,
  productsWords as englishProductsWords,
} from '../../en/desk/products';
import { serviceName } from '../../../orders/model/charge';
import { labelWords } from '../legal';
import { productOrderWords } from './productOrder';
import { plural } from '../../plural';
import { formatMoney } from '../../money';
import { arePricesWhole, currencySymbol, examplePrice } from '../../typedMoney';

const tooMany = `Es wurde nichts gespeichert: Der Shop kann höchstens ${PRICED_PRODUCTS.toLocaleString(shop.market.language)} Artikel haben.`;

const busy =
  'Es wurde noch nichts gespeichert: Gerade kommen sehr viele Bestellungen herein. Versuchen Sie es erneut.';

const tooLarge =
  'Es wurde nichts gespeichert: So viel Text passt nicht in die Datenbank des Shops. Kürzen Sie die Texte Ihrer Artikel.';

const shorten = (most: number) =>
  `Kürzen Sie das auf höchstens ${most.toLocaleString(shop.market.language)} Zeichen.`;

const changes = (count: number) =>
  plural(count, { one: `${count} Änderung`, other: `${count} Änderungen` });

function describeLeft(left: number | undefined) {
  if (left === undefined) return 'Bestand nicht mehr erfasst';
  return left === 0 ? '0 da, also ausverkauft' : `„Nur noch ${left} da“`;
}

/** After `als `. */
function wereLeft(left: number | undefined) {
  if (left === undefined) return 'der Bestand nicht erfasst wurde';
  if (left === 0) return 'nichts mehr da war';
  return plural(left, { one: `noch ${left} da war`, other: `noch ${left} da waren` });
}

/** After `jetzt `. */
function areLeft(left: number | undefined) {
  if (left === undefined) return 'wird der Bestand nicht erfasst';
  if (left === 0) return 'ist nichts mehr da';
  return plural(left, { one: `ist noch ${left} da`, other: `sind noch ${left} da` });
}

/** How a product was offered when a merchant changed it, is offered now, and will be. */
type OfferChange = Record<'seen' | 'from' | 'to', Offer>;

/** One product as shoppers will see it. */
function describe(from: Offer, to: Offer): string {
  const parts: string[] = [];
  if (to.soldOut && !from.soldOut) parts.push('ausverkauft');
  if (!to.soldOut && from.soldOut) parts.push(`wieder im Verkauf für ${formatMoney(to.price)}`);
  if (!to.soldOut && !from.soldOut && to.price !== from.price) {
    parts.push(`${formatMoney(from.price)} → ${formatMoney(to.price)}`);
  }
  if (to.left !== from.left) parts.push(describeLeft(to.left));
  return parts.join(', ');
}

/** Asks what a merchant meant by a number that can be read in several ways. */
export const numberWords = {
  meant: ({ shown, typed }: Reading) => `Wenn Sie ${shown} meinen, schreiben Sie ${typed}.`,
  either: (one: Reading, other: Reading) =>
    `Das kann ${one.shown} oder ${other.shown} heißen: Schreiben Sie ${one.typed} oder ${other.typed}.`,
  otherCurrency: (sign: string) => `Die Preise sind hier in ${currencySymbol}, nicht in ${sign}.`,
} satisfies typeof englishNumber;

/** The merchant's products: prices, sold out and stock. */
export const productsWords = {
  heading: 'Artikel',
  loading: 'Preise werden geladen …',
  catalogueNotLoaded:
    'Das Sortiment ließ sich nicht laden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut, oder laden Sie die Seite neu.',
  notLoaded:
    'Die heutigen Preise ließen sich nicht laden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  outOfDate: 'Keine Verbindung. Vielleicht wurden Preise auf einem anderen Gerät geändert.',
  search: 'Artikel suchen',
  found: (count: number) => (count === 0 ? 'Keine passenden Artikel.' : `${count} Artikel`),

  published: (price: number) => `Im Verkauf für ${formatMoney(price)}`,
  publishedSoldOut: 'Ausverkauft',
  price: 'Preis',
  priceOf: (title: string) => `Preis: ${title}`,
  wrongPrice: arePricesWhole
    ? `Geben Sie eine ganze Zahl ein, zum Beispiel ${examplePrice}.`
    : `Geben Sie einen Preis ein, zum Beispiel ${examplePrice}.`,
  lowPrice: `Geben Sie einen Preis von mindestens ${formatMoney(LEAST_PRICE)} ein.`,
  unpayablePrice: `Geben Sie ein Vielfaches von ${formatMoney(onlineStep(shop))} ein: ${serviceName} nimmt keinen anderen Preis an.`,
  left: 'Bestand',
  leftOf: (title: string) => `Bestand: ${title}`,
  notCounted: 'Nicht erfasst',
  wrongLeft: 'Geben Sie eine ganze Zahl ein, zum Beispiel 4, oder lassen Sie das Feld leer.',
  soldOut: 'Ausverkauft',
  soldOutOf: (title: string) => `Ausverkauft: ${title}`,
  changed: (from: Offer, to: Offer) => `Geändert: ${describe(from, to)}`,
  needsAttention: 'Hier stimmt etwas noch nicht',
  reset: 'Zurücksetzen',
  resetOf: (title: string) => `${title} zurücksetzen`,
  wasReset: (title: string) => `Zurückgesetzt: ${title}`,

  bar: 'Ungespeicherte Änderungen',
  count: changes,
  unsaved: (count: number) =>
    plural(count, {
      one: `${count} Änderung ist noch nicht gespeichert.`,
      other: `${count} Änderungen sind noch nicht gespeichert.`,
    }),
  review: 'Das werden Kunden sehen',
  change: (title: string, from: Offer, to: Offer) => `${title}: ${describe(from, to)}`,
  wrong: (title: string) => `${title}: Hier stimmt etwas noch nicht`,
  save: 'Änderungen speichern',
  tryAgain: 'Erneut versuchen',
  firstCorrect: (count: number) =>
    plural(count, {
      one: 'Bei einem Artikel stimmt etwas noch nicht.',
      other: `Bei ${count} Artikeln stimmt etwas noch nicht.`,
    }),
  doubtful: 'Stimmt das so?',
  doubts: {
    unusual: (title: string, { from, to }: OfferChange) =>
      `${title}: ${formatMoney(from.price)} → ${formatMoney(to.price)} ist eine ungewöhnliche Änderung.`,
    price: (title: string, { seen, from, to }: OfferChange) =>
      `${title}: Sie haben ${formatMoney(to.price)} eingegeben, als der Preis ${formatMoney(seen.price)} war; ` +
      `jetzt ist er ${formatMoney(from.price)}.`,
    left: (title: string, { seen, from, to }: OfferChange) =>
      `${title}: Sie haben ${to.left === undefined ? 'die Erfassung beendet' : `${to.left} eingegeben`}, als ` +
      `${wereLeft(seen.left)}; jetzt ${areLeft(from.left)}.`,
  },
  checkAgain: 'Noch einmal prüfen',
  discard: 'Verwerfen',
  discardQuestion: (count: number) => `${changes(count)} verwerfen?`,
  keep: 'Behalten',
  discarded: 'Verworfen. Für Kunden hat sich nichts geändert.',
  saved:
    'Gespeichert. An der Kasse gilt das sofort, sonst sehen Kunden es, sobald sie den Shop öffnen oder zu ihm zurückkehren.',
  undo: 'Rückgängig machen',
  undone: 'Rückgängig gemacht. Kunden sehen wieder dasselbe wie vorher.',
  /** Shown if storage has no room for unsaved changes, which then last only as long as the page. */
  notStored:
    'Dieser Browser hat keinen Platz, um Ihre Änderungen zu behalten. Speichern Sie, bevor Sie die Seite schließen oder neu laden.',
  failures: {
    changed:
      'Inzwischen wurden die Artikel auf einem anderen Gerät geändert. Ihre Änderungen sind noch da: Prüfen Sie sie und speichern Sie noch einmal.',
    overtaken:
      'Es wurde nichts rückgängig gemacht: Diese Artikel wurden seitdem geändert. Prüfen Sie, was Kunden jetzt sehen.',
    busy,
    tooMany,
    tooLarge,
    tooMoved: productOrderWords.tooMoved,
    refused:
      'Es wurde nichts gespeichert: Dieses Konto darf die Artikel des Shops nicht ändern, oder diese Seite ist veraltet. Laden Sie sie neu und versuchen Sie es erneut.',
    unsaved:
      'Keine Verbindung, deshalb wurde nichts gespeichert. Ihre Änderungen sind noch da: Versuchen Sie es erneut.',
    unknown:
      'Keine Verbindung, deshalb wissen wir noch nicht, ob das gespeichert wurde. Ihre Änderungen sind noch da. Versuchen Sie es ruhig erneut, das schadet nicht.',
  },

  /** Why nothing was published. */
  notPublished: {
    changed:
      'Inzwischen wurden die Artikel auf einem anderen Gerät geändert. Prüfen Sie sie hier und veröffentlichen Sie noch einmal.',
    busy,
    tooMany,
    tooLarge,
    tooMoved: productOrderWords.tooMoved,
    refused:
      'Es wurde nichts veröffentlicht: Dieses Konto darf die Artikel des Shops nicht ändern, oder diese Seite ist veraltet. Laden Sie sie neu und versuchen Sie es erneut.',
    unsaved: 'Keine Verbindung, deshalb wurde nichts veröffentlicht. Versuchen Sie es erneut.',
    unknown:
      'Keine Verbindung, deshalb wissen wir noch nicht, ob das veröffentlicht wurde. Versuchen Sie es ruhig erneut, das schadet nicht.',
  },

  opening: {
    heading: 'Ihr Shop ist noch nicht geöffnet',
    explanation:
      'Kunden können sich schon umsehen. Bestellen können sie, sobald Sie Ihre Preise veröffentlichen.',
    publish: (count: number) => `${count} Artikel veröffentlichen`,
    isOpen: 'Ihr Shop ist geöffnet.',
  },

  /** Products that are new in the site's files, or gone from there. */
  files: {
    heading: 'Die Dateien der Website haben sich geändert',
    explanation: 'Für Kunden ändert sich nichts, bis Sie das hier veröffentlichen:',
    added: (title: string, { price, soldOut }: Offer) =>
      soldOut ? `${title}: neu, ausverkauft.` : `${title}: neu, ${formatMoney(price)}.`,
    gone: (title: string) => `${title}: nicht mehr in den Dateien der Website.`,
    delivery: 'Der Preis für den Versand ändert sich.',
    publish: 'Veröffentlichen',
    publishOf: (title: string) => `${title} veröffentlichen`,
    publishAll: 'Alle veröffentlichen',
    published:
      'Veröffentlicht. Kunden sehen das, sobald sie den Shop öffnen oder zu ihm zurückkehren.',
    notYet: 'Noch nicht',
    areSoldOut: 'Noch nicht im Verkauf, sondern als ausverkauft gelistet.',
  },
} satisfies typeof englishProductsWords;

/** The parts of a product, by the names of their fields. */
const parts: Readonly<Record<string, string>> = {
  title: 'Titel',
  price: 'Preis',
  was: 'früherer Preis',
  contents: 'Inhalt',
  taxCode: 'der HSN-Code',
  category: 'Kategorie',
  image: 'Foto',
  pictures: 'weitere Fotos',
  details: 'Beschreibung oder Merkmale',
  variants: 'Größen oder Farben',
  keywords: 'Suchwörter',
  rating: 'Sterne',
  reviews: 'Bewertungen',
  hidden: 'ob der Artikel ausgeblendet ist',
};
const list = new Intl.ListFormat(shop.market.language);
const listParts = (names: readonly string[]) =>
  list.format(
    names.map((name) => (Object.hasOwn(parts, name) ? parts[name] : undefined) ?? `„${name}“`),
  );

/** The form in which a merchant adds and edits products. */
export const productEditorWords = {
  add: 'Artikel hinzufügen',
  /** @param title of a product that isn't published yet */
  continueDraft: (title: string) => (title ? `Entwurf fortsetzen: ${title}` : 'Entwurf fortsetzen'),
  edit: 'Bearbeiten',
  editOf: (title: string) => `${title} bearbeiten`,
  draft: 'Entwurf',
  hidden: 'Ausgeblendet',
  back: 'Alle Artikel',
  loading: 'Artikel wird geladen …',
  notLoaded:
    'Dieser Artikel ließ sich nicht laden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  unknown: 'Diesen Artikel gibt es nicht mehr.',
  /** Shown above the list. */
  notBuilt: (count: number) =>
    `Bei jedem Besuch ${plural(count, { one: 'wird', other: 'werden' })} ${count} Artikel aus der Datenbank geladen. Schneller geht es, wenn die Website neu gebaut wird; das kann jede Nacht geschehen.`,

  /** Shown above the list: what is in the database and not in the shop, or only in part. */
  unfinished: {
    heading: 'Bei diesen Artikeln ist noch etwas zu tun',
    missing: ({ title, price, image }: { title?: string; price?: number; image?: string }) => {
      const missing = [!image && 'ein Foto', !title && 'ein Titel', !price && 'ein Preis'];
      const needs = missing.filter((each) => each !== false);
      if (needs.length === 0) {
        return 'Kunden finden diesen Artikel noch nicht: Er muss erst veröffentlicht werden.';
      }
      const verb = needs.length === 1 ? 'fehlt' : 'fehlen';
      return `Kunden finden diesen Artikel noch nicht: Es ${verb} noch ${list.format(needs)}.`;
    },
    /** @param parts the names of the fields; `undefined` if nothing can be read */
    malformed: (parts: readonly string[] | undefined) =>
      parts
        ? `Einiges davon steht so in der Datenbank des Shops, dass es sich nicht verwenden lässt. Kunden sehen es deshalb nicht: ${listParts(parts)}.`
        : 'Was dazu in der Datenbank des Shops steht, lässt sich nicht lesen. Kunden sehen es deshalb nicht.',
    leftOut: {
      photograph:
        'Ein Foto lässt sich nicht anzeigen, deshalb wurde die Website ohne das Foto gebaut. Wählen Sie es noch einmal aus oder entfernen Sie es.',
      clash:
        'Die Website wurde ohne diesen Artikel gebaut: Ein anderer hat dieselbe ID oder dieselbe Internetadresse. Ändern Sie den Titel, oder entfernen Sie die Größen oder Farben und fügen Sie sie neu hinzu.',
    },
    gone: (count: number) =>
      plural(count, {
        one: 'Ein Artikel ist nicht mehr in den Dateien der Website',
        other: `${count} Artikel sind nicht mehr in den Dateien der Website`,
      }),
    goneHint:
      'Hier sehen Sie, was Sie daran geändert hatten. Sie können das ergänzen und wieder veröffentlichen.',
    mend: 'Prüfen Sie die Felder unten, ergänzen Sie, was fehlt, und speichern Sie.',
    stored: 'Das steht in der Datenbank',
  },

  title: 'Titel',
  price: productsWords.price,
  was: 'Früherer Preis',
  optional: 'Optional',
  left: productsWords.left,
  notCounted: productsWords.notCounted,
  contents: 'Inhalt',
  contentsExample: 'Zum Beispiel 100 g',
  taxCode: 'HSN-Code',
  weight: 'Gewicht in Gramm',
  size: 'Größe in cm: Länge × Breite × Höhe',
  sizeExample: 'Zum Beispiel 30 × 20 × 5',
  unitNames: {
    g: ['gr', 'gramm'],
    kg: ['kilo', 'kilogramm'],
    ml: ['milliliter'],
    l: ['ltr', 'liter'],
    cm: ['zentimeter'],
    m: ['meter'],
    'm²': ['qm', 'quadratmeter'],
  },
  category: 'Kategorie',
  text: 'Beschreibung',
  ...labelWords,
  ofLabel: {
    heading: 'Auf dem Etikett',
    hint: 'Was auf verpackter Ware stehen muss. Im Shop steht es unter den Merkmalen',
    examples: {
      netQuantity: 'Zum Beispiel 250 g oder 2 Stück',
      warranty: 'Zum Beispiel 1 Jahr vom Hersteller',
      maker: 'Name und Anschrift',
      origin: 'Zum Beispiel Deutschland',
    },
  },
  fact: {
    heading: 'Merkmale',
    hint: 'Zum Beispiel Material oder Größe',
    add: 'Merkmal hinzufügen',
    number: (number: number) => `Merkmal ${number}`,
  },
  variant: {
    heading: 'Größen oder Farben',
    hint: 'Jede kann einen eigenen Preis und einen eigenen Bestand haben',
    add: 'Größe oder Farbe hinzufügen',
    number: (number: number) => `Größe oder Farbe ${number}`,
  },
  name: 'Name',
  value: 'Wert',
  /** A variant's price or contents, if they are the product's. */
  same: 'Derselbe',
  /** The photograph that shows a size or colour. */
  photograph: 'Foto',
  /** The choice of a size or colour that has no photograph of its own. */
  firstPhotograph: 'Das erste',
  /** The accessible name of a field of a fact or variant. */
  fieldOf: (label: string, row: string) => `${label}: ${row}`,
  remove: 'Entfernen',
  removeOf: (row: string) => `${row} entfernen`,
  wasRemoved: (row: string) => `Entfernt: ${row}`,

  problems: {
    noPhotograph: 'Fügen Sie ein Foto hinzu.',
    photographWaits: 'Drücken Sie zuerst auf „Foto verwenden“, oder brechen Sie ab.',
    noTitle: 'Geben Sie einen Titel ein.',
    longTitle: shorten(longest.title),
    longName: shorten(longest.name),
    longValue: shorten(longest.value),
    longText: shorten(longest.text),
    markup:
      'Löschen Sie HTML oder Markdown, zum Beispiel <b> oder **: Kunden würden es genau so lesen.',
    wrongPrice: productsWords.wrongPrice,
    lowPrice: productsWords.lowPrice,
    unpayablePrice: productsWords.unpayablePrice,
    wrongWas: 'Geben Sie einen höheren Preis als den heutigen ein, oder lassen Sie das Feld leer.',
    wrongLeft: productsWords.wrongLeft,
    wrongContents: `Geben Sie eine Menge und eine Einheit ein, zum Beispiel 100 g oder 1,5 kg. Die Einheiten sind ${Object.keys(units).join(', ')}.`,
    wrongTaxCode:
      'Geben Sie 4, 6 oder 8 Ziffern ein, zum Beispiel 3305, oder lassen Sie das Feld leer.',
    wrongWeight: 'Geben Sie ganze Gramm ein, zum Beispiel 450, oder lassen Sie das Feld leer.',
    wrongSize:
      'Geben Sie Länge, Breite und Höhe in cm ein, zum Beispiel 30 × 20 × 5, oder lassen Sie das Feld leer.',
    emptyRow: 'Füllen Sie das aus, oder entfernen Sie es.',
    sameName: 'Diesen Namen gibt es hier schon. Ändern Sie einen der beiden.',
  },
  /** Asks before a second product has the same title. */
  sameTitle: (title: string) =>
    `„${title}“ heißt schon ein anderer Artikel. Kunden können die beiden vielleicht nicht unterscheiden.`,
  wrongFields: (count: number) =>
    plural(count, {
      one: 'Ein Feld stimmt noch nicht.',
      other: `${count} Felder stimmen noch nicht.`,
    }),

  publish: 'Veröffentlichen',
  photographGone:
    'Ein Foto ist nicht mehr in diesem Browser. Entfernen Sie es, wählen Sie es noch einmal aus und versuchen Sie es erneut: Alles andere ist noch da.',
  discardDraft: 'Entwurf verwerfen',
  discardQuestion: 'Verwerfen, was Sie hier eingegeben haben?',
  keepDraft: 'Behalten',
  discarded: 'Verworfen. Für Kunden hat sich nichts geändert.',
  duplicate: 'Duplizieren',
  hide: 'Ausblenden',
  hideOf: (title: string) => `${title} ausblenden`,
  hideQuestion: 'Diesen Artikel ausblenden?',
  hideConsequence:
    'Kunden können ihn weder finden noch bestellen, bis Sie ihn wieder anzeigen. Der Bestand wird dabei nicht gespeichert.',
  keepShown: 'Im Verkauf lassen',
  show: 'Wieder anzeigen',
  showOf: (title: string) => `${title} wieder anzeigen`,

  /** Says what was done with the product of this title. */
  done: {
    published: (title: string) => `„${title}“ ist jetzt im Verkauf.`,
    saved: (title: string) =>
      `Gespeichert: „${title}“. An der Kasse gilt das sofort, sonst sehen Kunden es, sobald sie den Shop öffnen oder zu ihm zurückkehren.`,
    savedHidden: (title: string) =>
      `Gespeichert: „${title}“. Der Artikel ist weiter ausgeblendet: Kunden können ihn weder finden noch bestellen, bis Sie ihn wieder anzeigen.`,
    hidden: (title: string) =>
      `„${title}“ ist ausgeblendet. Kunden können diesen Artikel nicht mehr finden oder bestellen.`,
    shown: (title: string) => `„${title}“ ist wieder im Verkauf.`,
  },
  /** The texts about photographs that another app has shared. */
  leftOut: (count: number) =>
    plural(count, {
      one: 'Eine geteilte Datei fehlt hier: Ein Artikel kann bis zu 8 Fotos mit zusammen 64 MB haben. Wählen Sie sie unten aus.',
      other: `${count} geteilte Dateien fehlen hier: Ein Artikel kann bis zu 8 Fotos mit zusammen 64 MB haben. Wählen Sie sie unten aus.`,
    }),
  shared: 'Geteilte Links zeigen das Bild, sobald die Website neu gebaut ist.',
  see: 'Im Shop ansehen',
  addAnother: 'Weiteren hinzufügen',
} satisfies typeof englishProductEditorWords;

/** The photographs of a product, at the merchant's desk. */
export const photographsWords = {
  heading: 'Fotos',
  add: 'Fotos aufnehmen oder auswählen',
  most: (count: number) => `Mehr als ${count} Fotos kann ein Artikel nicht haben.`,
  first: 'In der Liste sehen Kunden das erste Foto, die anderen in den Details zum Artikel.',
  photograph: (position: number, total: number) => `Foto ${position} von ${total}`,
  earlier: (position: number) => `Foto ${position} nach vorn verschieben`,
  later: (position: number) => `Foto ${position} nach hinten verschieben`,
  remove: (position: number) => `Foto ${position} entfernen`,
  moved: (position: number, total: number) =>
    position === 1
      ? `Verschoben: jetzt das erste von ${total} und in der Liste des Shops zu sehen.`
      : `Verschoben: jetzt ${position} von ${total}.`,
  removed: (total: number) => {
    if (total === 0) return 'Entfernt. Es ist kein Foto mehr da.';
    return plural(total, {
      one: 'Entfernt. Noch 1 Foto ist da.',
      other: `Entfernt. Noch ${total} Fotos sind da.`,
    });
  },
  added: (total: number) => `Hinzugefügt: Foto ${total}.`,

  opening: 'Foto wird geöffnet …',
  /** @param waiting how many photographs come after this one */
  crop: (waiting: number) =>
    waiting === 0 ? 'Ausschnitt wählen' : `Ausschnitt wählen (danach noch ${waiting})`,
  frame: 'Das wird zu sehen sein. Ziehen Sie es, oder verschieben Sie es mit den Pfeiltasten.',
  zoom: 'Zoom',
  whole: 'Ganzes Bild zeigen',
  isWhole: 'Das ganze Bild wird zu sehen sein.',
  small: 'Dieser Ausschnitt ist klein und sieht vergrößert nicht scharf aus.',
  use: 'Foto verwenden',
  cancel: 'Abbrechen',
  cancelled: 'Abgebrochen. Dieses Foto wurde nicht hinzugefügt.',

  /** @param name of the file; empty if it isn't known */
  failures: {
    unreadable: (name: string) =>
      `${name || 'Diese Datei'} ließ sich nicht als Foto öffnen. Wählen Sie eine JPEG-, PNG- oder WebP-Datei.`,
    heic: (name: string) =>
      `Dieser Browser kann ${name || 'Fotos'} im HEIC-Format von Apple nicht öffnen. Speichern Sie das Foto als JPEG, oder wählen Sie es auf einem iPhone aus.`,
    'too-small': (name: string) =>
      `${name || 'Dieses Foto'} ist zu klein. Es muss mindestens 480 Pixel breit und 360 Pixel hoch sein.`,
  },
} satisfies typeof englishPhotographsWords;
