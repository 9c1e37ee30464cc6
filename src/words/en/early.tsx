import { plural } from '../plural';

/** The page's texts before the shop's scripts have loaded; compiled into its head. */
export const earlyWords = {
  /** After the number in the basket link. */
  items: (count: number) => plural(count, { one: 'item', other: 'items' }),
  /** On the card of a product. */
  inBasket: (count: number) => `${count} in basket`,
  scriptsFailed: 'Part of the shop couldn’t be loaded.',
  tryAgain: 'Try again',
  tryingAgain: 'Trying again…',
};
