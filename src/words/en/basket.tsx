import { plural } from '../plural';

const items = (count: number) => plural(count, { one: `${count} item`, other: `${count} items` });

/** The title of the one product, or how many there are. */
const products = (titles: readonly string[]) =>
  (titles.length === 1 && titles[0]) || items(titles.length);

/** Says what was done to which products, and how many the basket has now, in all and of one product. */
const done = (what: string) => (titles: readonly string[], count: number, ofThese: number) =>
  `${what}: ${products(titles)}. ${ofThese > 1 ? `${ofThese} of these, ` : ''}${items(count)} in your basket.`;

/** The basket's texts on every screen. */
export const basketWords = {
  items,
  products,
  link: 'Basket',
  added: done('Added'),
  removed: done('Removed'),
  putBack: done('Put back'),
  unavailable: (count: number) =>
    plural(count, {
      one: 'One item in your basket is no longer available and isn’t counted.',
      other: `${count} items in your basket are no longer available and aren’t counted.`,
    }),
  merged: (count: number) => `We’ve added ${items(count)} from your earlier visit to your basket.`,
  notStored: 'This browser has no room to save your basket. It lasts until you close this page.',
};
