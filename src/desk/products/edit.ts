import { shop } from '#shop/config';
import { onlineStep } from '../../catalogue/model/onlineAmounts';
import { LEAST_PRICE, type Offer, offerOf, type PriceList } from '../../catalogue/model/priceList';
import { lookUp, type Product } from '../../catalogue/model/product';
import { productsWords as words } from '#words/desk/products';
import { readCount } from '../../words/readNumber';
import { parseMoney, typedMoney } from '../../words/typedMoney';

/** The values of a product's fields. */
export interface Fields {
  price: string;
  soldOut: boolean;
  /** Empty if it isn't counted. */
  left: string;
}

/** The typed values that differ from how a product is offered, and the values that they replace. */
export type Edit = {
  [Name in keyof Fields]?: { typed: Fields[Name]; from: Fields[Name] } | undefined;
};

/** A field whose value can't be saved. */
export type Wrong = 'price' | 'left';

/** A count as a field has it; empty without one. */
export const asText = (value: number | undefined) => (value === undefined ? '' : `${value}`);

export const fieldsOf = ({ price, soldOut, left }: Offer): Fields => ({
  price: typedMoney(price),
  soldOut,
  left: asText(left),
});

export const areSame = (one: Offer, other: Offer) =>
  one.soldOut === other.soldOut &&
  one.left === other.left &&
  (one.soldOut || one.price === other.price);

/** The longest prices have eight digits. */
const HIGHEST_PRICE = 99_999_999;

/** A typed price; 0 if it's empty, and `NaN` if it isn't one. */
export const priceOf = (text: string) => (text.trim() ? (parseMoney(text) ?? NaN) : 0);
/** Why a price can't be saved, as the name of a text; `false` if it can. */
export function priceProblem(text: string) {
  const price = parseMoney(text) ?? Infinity;
  if (price > HIGHEST_PRICE) return 'wrongPrice';
  if (price < LEAST_PRICE) return 'lowPrice';
  return price % onlineStep(shop) === 0 ? false : 'unpayablePrice';
}
export const isPrice = (text: string) => !priceProblem(text);
/** The highest counts have six digits. */
const HIGHEST_COUNT = 999_999;

/** A typed count, ` 4 ` or `1,000`; `undefined` if it's empty: not counted. */
export const leftOf = (text: string) => (text.trim() ? (readCount(text).value ?? NaN) : undefined);
export const isLeft = (text: string) => (leftOf(text) ?? 0) <= HIGHEST_COUNT;

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
    price: soldOut ? offer.price : priceOf(price),
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
}

/** The edits, by product id, that differ from the list. */
export function editedIn(
  byId: Readonly<Record<string, Edit>>,
  products: Readonly<Record<string, Product>>,
  list: PriceList,
): readonly EditedProduct[] {
  return Object.entries(byId).flatMap(([id, edit]) => {
    const product = lookUp(products, id);
    if (!product || product.hidden) return [];
    const from = offerOf(list, product);
    const { wrong, to } = applyEdit(from, edit);
    const { to: seen } = applyEdit(from, edit, 'from');
    return wrong.length > 0 || !areSame(from, to) ? [{ product, edit, wrong, seen, from, to }] : [];
  });
}

/** Why a change is confirmed before it is saved: a price like a typo, or a value that was changed elsewhere. */
function doubtsAbout({ seen, from, to }: OfferChange) {
  const doubts: ('unusual' | 'price' | 'left')[] = [];
  if (to.left !== from.left && seen.left !== from.left) doubts.push('left');
  if (to.soldOut) return doubts;
  if (to.price !== from.price && seen.price !== from.price) doubts.push('price');
  // The new price may have a digit too many.
  if (to.price > from.price * 4 || to.price * 4 < from.price) doubts.push('unusual');
  return doubts;
}

/** The doubts to confirm before a product's offer is saved. */
export const describeDoubts = (title: string, change: OfferChange) =>
  doubtsAbout(change).map((doubt) => words.doubts[doubt](title, change));
