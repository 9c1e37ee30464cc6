import { plural } from '../plural';

const items = (count: number) => plural(count, { one: `${count} item`, other: `${count} items` });

/** The title of the one product, or how many there are. */
const products = (titles: readonly string[]) =>
  (titles.length === 1 && titles[0]) || items(titles.length);

/** What every screen says of the basket. */
export const basketWords = {
  products,
  link: 'Basket',
  noticeLabel: 'About your basket',
  dismiss: 'Got it',
  added: (title: string, count: number) => `Added: ${title}. ${items(count)} in your basket.`,
  removed: (titles: readonly string[], count: number) =>
    `Removed: ${products(titles)}. ${items(count)} in your basket.`,
  putBack: (titles: readonly string[], count: number) =>
    `Put back: ${products(titles)}. ${items(count)} in your basket.`,
  unavailable: (count: number) =>
    plural(count, {
      one: 'One item in your basket is no longer available and isn’t counted.',
      other: `${count} items in your basket are no longer available and aren’t counted.`,
    }),
  merged: (count: number) => `We’ve added ${items(count)} from your earlier visit to your basket.`,
  notStored: 'This browser has no room to save your basket. It lasts until you close this page.',
};
