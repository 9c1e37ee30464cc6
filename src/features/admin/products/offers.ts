import { changeProduct, lastPriceOf, noChanges } from '../../../model/changeProduct';
import {
  isCurrent,
  type LiveChanges,
  type PublishedPrices,
  type TodaysPrices,
} from '../../../model/liveChanges';
import type { Product } from '../../catalogue/product';

/** How a product is offered. */
export interface Offer {
  /** Whole rupees; of a product that is sold out, what it would cost. */
  price: number;
  /** Whatever is left: a product with nothing left can't be ordered either way. */
  soldOut: boolean;
  /** `undefined`: not counted. */
  left: number | undefined;
}

/** What was typed for a product, where it differs from how the product is offered. */
export interface Edit {
  price?: string;
  soldOut?: boolean;
  left?: string;
}

export type Wrong = 'price' | 'left';

const textOf = (left: number | undefined) => (left === undefined ? '' : `${left}`);

/** The values of the fields. */
export const fieldsOf = ({ price, soldOut, left }: Offer, edit: Edit = {}): Required<Edit> => ({
  ...{ price: `${price}`, soldOut, left: textOf(left) },
  ...edit,
});

/** @param changes those that count today */
export function offerOf(
  { id, price }: Product,
  published: PublishedPrices,
  changes: LiveChanges,
  { prices, left = {} }: TodaysPrices,
): Offer {
  return {
    price: prices[id] ?? lastPriceOf(published, changes, id) ?? price,
    soldOut: prices[id] === undefined && left[id] !== 0,
    left: left[id],
  };
}

export const areSame = (one: Offer, other: Offer) =>
  one.soldOut === other.soldOut &&
  one.left === other.left &&
  (one.soldOut || one.price === other.price);

/** How a product is offered after an undo: what others have changed since stays. */
export const undone = (now: Offer, { from, to }: { from: Offer; to: Offer }): Offer => ({
  price: now.price === to.price ? from.price : now.price,
  soldOut: now.soldOut === to.soldOut ? from.soldOut : now.soldOut,
  left: now.left === to.left ? from.left : now.left,
});

/** As prices and counts are typed: `₹1,999`, ` 4 `. */
const digitsOf = (text: string) => text.replace(/[₹,\s]/g, '');
const isPrice = (text: string) => /^\d{1,8}$/.test(digitsOf(text));
/** The rules accept no more digits. */
const isCount = (text: string) => /^\d{1,6}$/.test(digitsOf(text));

/** The fields whose values can't be saved. */
export function wrongIn(offer: Offer, edit: Edit): Wrong[] {
  const { price, soldOut, left } = fieldsOf(offer, edit);
  const wrong: Wrong[] = [];
  if (!soldOut && !isPrice(price)) wrong.push('price');
  if (left.trim() !== '' && !isCount(left)) wrong.push('left');
  return wrong;
}

/** How the product will be offered; only for an edit in which nothing is wrong. */
export function edited(offer: Offer, edit: Edit): Offer {
  const { price, soldOut, left } = fieldsOf(offer, edit);
  return {
    price: soldOut ? offer.price : Number(digitsOf(price)),
    soldOut,
    left: left.trim() === '' ? undefined : Number(digitsOf(left)),
  };
}

/** Whether a new price looks like a typo, such as one with a digit too many. */
export const isUnusual = (from: Offer, to: Offer) =>
  !to.soldOut && (to.price > from.price * 4 || to.price * 4 < from.price);

/** The changes that count today. */
export const currentChanges = (published: PublishedPrices, changes: LiveChanges | undefined) =>
  changes && isCurrent(changes, published) ? changes : noChanges(published, changes?.revision);

/** The changes to save, so that these products are offered like this and all others as before. */
export function changesFor(
  published: PublishedPrices,
  changes: LiveChanges | undefined,
  offers: readonly { id: string; offer: Offer }[],
): LiveChanges {
  let result = currentChanges(published, changes);
  for (const { id, offer } of offers) {
    const { price, left } = offer;
    if (!offer.soldOut) result = changeProduct(published, result, { id, price, left });
    // After the line above, so that the sale resumes at this price.
    if (offer.soldOut || left === 0) {
      result = changeProduct(published, result, { id, price: undefined, left });
    }
  }
  return result;
}
