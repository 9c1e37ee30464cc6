import type {
  galleryWords as englishGallery,
  productPageWords as english,
  shareWords as englishShare,
} from '../en/product';
import { formatMoney } from '../money';

export const productPageWords = {
  breadcrumbs: 'Sie sind hier',
  home: 'Start',
  arrives: (dates: string) => `Lieferung: ${dates}`,
  freeDelivery: 'Kostenlose Lieferung.',
  delivery: (price: number, freeFrom: number | undefined) =>
    freeFrom === undefined
      ? `Versand ${formatMoney(price)}.`
      : `Versand ${formatMoney(price)}, ab ${formatMoney(freeFrom)} kostenlos.`,
  pin: 'Lieferung an die Postleitzahl',
  deliversTo: (pin: string) => `Wir liefern nach ${pin}.`,
  deliversBy: (pin: string, day: string) => `Lieferung nach ${pin} bis ${day}`,
  doesNotDeliverTo: (pin: string) => `Nach ${pin} liefern wir noch nicht.`,
  soldBy: (seller: string) => `Verkauft von ${seller}.`,
  details: 'Einzelheiten',
  detailsNotLoaded: 'Die Einzelheiten konnten nicht geladen werden.',
  more: (category: string) => (category ? `Mehr aus: ${category}` : 'Mehr aus dem Shop'),
  seen: 'Zuletzt angesehen',
  loading: 'Der Artikel wird geladen …',
  notLoaded: 'Der Artikel konnte nicht geladen werden.',
  tryAgain: 'Erneut versuchen',
  noLongerSold: 'Diesen Artikel gibt es nicht mehr',
  whatElse: 'Das haben wir sonst noch',
  /** Whether the name of a variant is a size, such as 'Groß', 'XL' or '500 ml'; otherwise it may be a colour. */
  isSize: (name: string) =>
    /\d|^(sehr )?(klein|mittel|groß)$|^(small|medium|large)$|^(x*[sl]|m|einheitsgröße)$/i.test(
      name.trim(),
    ),
  description: (title: string, shop: string) => `${title}, bei ${shop}.`,
} satisfies typeof english;

export const galleryWords = {
  enlarge: (title: string, number: number) => `Bild ${number} vergrößern: ${title}`,
  show: (number: number) => `Bild ${number} zeigen`,
  pictures: (title: string) => `Bilder: ${title}`,
  alt: (title: string, number: number, caption: string | undefined) => {
    if (number === 1) return title;
    return caption ? `${title}: ${caption}` : `${title}, Bild ${number}`;
  },
  place: (number: number, total: number, caption: string | undefined) =>
    caption ? `${number} von ${total}: ${caption}` : `${number} von ${total}`,
  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  strip: 'Alle Bilder: mit den Pfeiltasten blättern',
  close: 'Bilder schließen',
} satisfies typeof englishGallery;

export const shareWords = {
  share: 'Teilen',
  shareOf: (label: string, title: string) => `${label}: ${title}`,
  copied: 'Link kopiert',
  copyThis: 'Diesen Link kopieren:',
} satisfies typeof englishShare;
