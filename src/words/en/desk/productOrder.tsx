import { MOVED_PRODUCTS } from '../../../catalogue/model/order';

/** The order in which shoppers see products. */
export const productOrderWords = {
  open: 'Change the order',
  close: 'Back to prices and stock',
  hint: 'This is the order on the home screen and in each category. On a wide screen, the first rows of the home screen have two, three and one. Hidden products aren’t listed.',
  newFirst: 'New products come first',
  /** @param row how many products the row of the home screen has, if it is one of the first */
  place: (place: number, row?: number) => {
    if (row === undefined) return `Place ${place}`;
    return row === 1 ? `Place ${place}, a row of its own` : `Place ${place}, in a row of ${row}`;
  },
  move: {
    top: (title: string) => `To the top: ${title}`,
    up: (title: string) => `Up: ${title}`,
    down: (title: string) => `Down: ${title}`,
    bottom: (title: string) => `To the bottom: ${title}`,
  },
  /** Announced. */
  moved: (title: string, place: number, count: number) =>
    `${title} is now at place ${place} of ${count}.`,
  /** An unsaved change. */
  change: (title: string, from: number, to: number) => `${title}: place ${from} → ${to}`,
  newFirstChange: (isFirst: boolean): string =>
    isFirst ? 'New products come first.' : 'New products come last.',
  tooMoved: `Nothing was saved: at most ${MOVED_PRODUCTS} products can be away from their usual places. Discard your changes, and move fewer.`,
};
