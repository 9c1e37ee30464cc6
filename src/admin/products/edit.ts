import type { Offer } from '../../catalogue/model/priceList';
import type { Product } from '../../catalogue/model/product';

/** The values of a product's fields. */
export interface Fields {
  price: string;
  soldOut: boolean;
  /** Empty: not counted. */
  left: string;
}

/** The typed values that differ from how a product is offered, and the values that they replace. */
export type Edit = {
  [Name in keyof Fields]?: { typed: Fields[Name]; from: Fields[Name] } | undefined;
};

/** A field whose value can't be saved. */
export type Wrong = 'price' | 'left';

/** A number as a field has it; empty without one. */
export const asText = (value: number | undefined) => (value === undefined ? '' : `${value}`);

export const fieldsOf = ({ price, soldOut, left }: Offer): Fields => ({
  price: `${price}`,
  soldOut,
  left: asText(left),
});

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

/** As prices and counts are typed: `₹1,999`, ` 4 `, `99.00`. A comma before fewer than three digits may be a decimal one. */
const digitsOf = (text: string) =>
  text.replace(/[₹\s]|\.00?\s*$/g, '').replace(/,(?=[\d,]*\d{3}$)/g, '');
export const isPrice = (text: string) => /^\d{1,8}$/.test(digitsOf(text));
export const numberOf = (text: string) => Number(digitsOf(text));
/** A count, or empty: not counted. */
export const isLeft = (text: string) => text.trim() === '' || /^\d{1,6}$/.test(digitsOf(text));
export const leftOf = (text: string) => (text.trim() ? numberOf(text) : undefined);

/**
 * The values of a product's fields with an edit, and how the product is offered then: as before, while one of
 * the values can't be saved. With `from`, the values are those that the edit replaces.
 */
export function applyEdit(offer: Offer, edit: Edit = {}, version: 'typed' | 'from' = 'typed') {
  const before = fieldsOf(offer);
  const fields: Fields = {
    price: edit.price?.[version] ?? before.price,
    soldOut: edit.soldOut?.[version] ?? before.soldOut,
    left: edit.left?.[version] ?? before.left,
  };
  const { price, soldOut, left } = fields;
  const wrong: Wrong[] = [];
  if (!soldOut && !isPrice(price)) wrong.push('price');
  if (!isLeft(left)) wrong.push('left');
  const edited: Offer = {
    price: soldOut ? offer.price : numberOf(price),
    soldOut,
    left: leftOf(left),
  };
  return { fields, wrong, to: wrong.length > 0 ? offer : edited };
}

export interface OfferChange {
  /** The offer when it was edited: all that differs from `from` was changed elsewhere since. */
  seen: Offer;
  from: Offer;
  to: Offer;
}

/** A product with an unsaved change. */
export interface EditedProduct extends OfferChange {
  product: Product;
  edit: Edit;
  /** The fields that have to be corrected first; `to` is `from` then. */
  wrong: readonly Wrong[];
  /** The price in the files that a merchant had replaced before, if any. */
  replaced: number | undefined;
}

/** Why a change is confirmed before it is saved: a price like a typo, or a value that was changed elsewhere. */
export function doubtsAbout({ seen, from, to }: OfferChange) {
  const doubts: ('unusual' | 'price' | 'left')[] = [];
  if (to.left !== from.left && seen.left !== from.left) doubts.push('left');
  if (to.soldOut) return doubts;
  if (to.price !== from.price && seen.price !== from.price) doubts.push('price');
  // Such as one with a digit too many.
  if (to.price > from.price * 4 || to.price * 4 < from.price) doubts.push('unusual');
  return doubts;
}
