import type { catalogueWords as english, searchWords as englishSearch } from '../en/catalogue';
import { formatMoney } from '../money';
import { plural } from '../plural';

export const catalogueWords = {
  add: 'In den Warenkorb',
  addOf: (title: string) => `In den Warenkorb: ${title}`,
  soldOut: 'Ausverkauft',
  variantsOf: (title: string) => `Varianten: ${title}`,
  from: (amount: number) => `Ab ${formatMoney(amount)}`,
  variantWithPrice: (name: string, amount: number) => `${name}, ${formatMoney(amount)}`,
  variantSoldOut: (name: string) => `${name} (ausverkauft)`,
  left: (count: number) => `Nur noch ${count} da`,
  was: 'Vorher',
  saving: (amount: number) => `Sie sparen ${formatMoney(amount)}`,
  rating: (points: number) => `${points} von 5 Sternen`,
  reviews: (count: number) => plural(count, { one: '1 Bewertung', other: `${count} Bewertungen` }),
  reviewCount: (count: number) => `(${count})`,
} satisfies typeof english;

export const searchWords = {
  search: 'Suchen',
  categories: 'Kategorien',
  all: 'Alle',
  loading: 'Artikel werden geladen …',
  notLoaded: 'Die Artikel konnten nicht geladen werden.',
  tryAgain: 'Erneut versuchen',
} satisfies typeof englishSearch;
