import { plural } from '../plural';

/** What the page says before the shop's scripts have loaded; compiled into its head. */
export const earlyWords = {
  /** After the number in the basket link. */
  items: (count: number) => plural(count, { one: 'item', other: 'items' }),
  scriptsFailed: 'Part of the shop couldn’t be loaded.',
  tryAgain: 'Try again',
  tryingAgain: 'Trying again…',
};
