import type { earlyWords as english } from '../en/early';
import { plural } from '../plural';

/** The page's texts before the shop's scripts have loaded; compiled into its head. */
export const earlyWords = {
  /** After the number in the basket link. */
  items: (count: number) => plural(count, { other: 'Artikel' }),
  /** On the card of a product. */
  inBasket: (count: number) => `${count} im Korb`,
  scriptsFailed: 'Ein Teil des Shops ließ sich nicht laden.',
  tryAgain: 'Erneut versuchen',
  tryingAgain: 'Neuer Versuch …',
} satisfies typeof english;
