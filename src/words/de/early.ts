import type { earlyWords as english } from '../en/early';

export const earlyWords = {
  items: (_count: number) => 'Artikel',
  inBasket: (count: number) => `${count} im Warenkorb`,
  scriptsFailed: 'Ein Teil des Shops konnte nicht geladen werden.',
  tryAgain: 'Erneut versuchen',
  tryingAgain: 'Neuer Versuch …',
} satisfies typeof english;
