import type { Contents, UnitPrice } from '../../catalogue/model/product';
import type {
  catalogueWords as englishCatalogue,
  searchWords as englishSearch,
} from '../en/catalogue';
import { plural } from '../plural';
import { formatMoney } from '../money';

const decimal = new Intl.NumberFormat('de');

export const catalogueWords = {
  add: 'In den Warenkorb',
  addOf: (title: string) => `In den Warenkorb: ${title}`,
  /** The button's answer to a press, after a tick. */
  added: 'Im Warenkorb',
  soldOut: 'Ausverkauft',
  /** The label of a product's sizes or colours. */
  variantsOf: (title: string) => `Varianten: ${title}`,
  /** The price of a product whose variants cost different amounts. */
  from: (amount: number) => `Ab ${formatMoney(amount)}`,
  /** What a product contains, and its price by the unit that the law names. */
  unitPrice: ({ amount, unit }: Contents, { price, base }: UnitPrice) =>
    `${decimal.format(amount)}\u00A0${unit} · ${formatMoney(price)}\u00A0/\u00A0${base}`,
  variantWithPrice: (name: string, amount: number) => `${name}, ${formatMoney(amount)}`,
  variantSoldOut: (name: string) => `${name} (ausverkauft)`,
  left: (count: number) => `Nur noch ${count} da`,
  /** Read out before the former price, which is struck through. */
  was: 'Früherer Preis:',
  saving: (amount: number) => `Sie sparen ${formatMoney(amount)}`,
  /** With a comma, as in 4,5. */
  rating: (points: number) => `${decimal.format(points)} von 5 Sternen`,
  reviews: (count: number) => plural(count, { one: '1 Bewertung', other: `${count} Bewertungen` }),
  /** Shown beside the stars. */
  reviewCount: (count: number) => `(${count})`,
  byUs: 'von uns',
} satisfies typeof englishCatalogue;

export const searchWords = {
  search: 'Suchen',
  categories: 'Kategorien',
  /** The category with all products. */
  all: 'Alle',
  loading: 'Artikel werden geladen …',
  notLoaded: 'Die Artikel ließen sich nicht laden.',
  tryAgain: 'Erneut versuchen',
} satisfies typeof englishSearch;
