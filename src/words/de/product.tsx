import type {
  galleryWords as englishGallery,
  productPageWords as englishProductPage,
  shareWords as englishShare,
} from '../en/product';
import { formatMoney } from '../money';

/** The screen of one product. */
export const productPageWords = {
  breadcrumbs: 'Sie sind hier',
  home: 'Startseite',
  /** The dates may end with a full stop of their own. */
  arrives: (dates: string) => `Lieferung: ${dates.replace(/\.?$/, '.')}`,
  freeDelivery: 'Versand: kostenlos.',
  delivery: (price: number, freeFrom: number | undefined) =>
    freeFrom === undefined
      ? `Versand: ${formatMoney(price)}.`
      : `Versand: ${formatMoney(price)}, ab ${formatMoney(freeFrom)} kostenlos.`,
  pin: 'Postleitzahl für die Lieferung',
  pinHint: (hasDays: boolean) =>
    hasDays ? 'Zeigt, ob und wann wir zu Ihnen liefern.' : 'Zeigt, ob wir zu Ihnen liefern.',
  wrongPin: 'Geben Sie eine gültige Postleitzahl ein.',
  unlikelyPin: 'Diese Postleitzahl gehört zu keinem Ort.',
  deliversTo: (pin: string) => `Wir liefern nach ${pin}.`,
  deliversBy: (pin: string, day: string) => `Lieferung nach ${pin} bis ${day.replace(/\.?$/, '.')}`,
  doesNotDeliverTo: (pin: string) => `Nach ${pin} liefern wir noch nicht.`,
  ratedByShop: (points: number) => `Vom Shop mit ${points} bewertet`,
  details: 'Details',
  detailsNotLoaded: 'Die Details ließen sich nicht laden.',
  more: (category: string) => (category ? `Mehr aus „${category}“` : 'Mehr aus dem Shop'),
  seen: 'Zuletzt angesehen',
  loading: 'Artikel wird geladen …',
  notLoaded: 'Der Artikel ließ sich nicht laden.',
  tryAgain: 'Erneut versuchen',
  noLongerSold: 'Diesen Artikel gibt es nicht mehr',
  whatElse: 'Das haben wir sonst noch',
  /** Whether the name of a variant is a size, such as 'Groß', 'XL' or '500 ml'; otherwise it may be a colour. */
  isSize: (name: string) =>
    /\p{Nd}|^(gr(ö|oe)(ß|ss)e )?(((extra|sehr)[ -]?)?(klein|mittel|(mittel)?gro(ß|ss)|small|medium|large)|x*[sl]|m|one[ -]size|(einheits|universal)gr(ö|oe)(ß|ss)e)$/iu.test(
      name.trim(),
    ),
  /** The description for search engines, if the merchant has written none. */
  description: (title: string, shop: string) => `${title}, erhältlich bei ${shop}.`,
} satisfies typeof englishProductPage;

export const galleryWords = {
  enlarge: (title: string, number: number) => `Bild ${number} vergrößern: ${title}`,
  show: (number: number) => `Bild ${number} zeigen`,
  pictures: (title: string) => `Bilder: ${title}`,
  /** What a picture shows; the first one shows the product. */
  alt: (title: string, number: number, caption: string | undefined) => {
    if (number === 1) return title;
    return caption ? `${title}: ${caption}` : `${title}, Bild ${number}`;
  },
  place: (number: number, total: number, caption: string | undefined) =>
    caption ? `${number} von ${total}: ${caption}` : `${number} von ${total}`,
  previous: 'Vorheriges Bild',
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
  /** The label of the address, if the browser couldn't copy it. */
  copyThis: 'Diesen Link kopieren:',
} satisfies typeof englishShare;
