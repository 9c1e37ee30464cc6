import { type LiveChanges, type PublishedPrices, validPrices } from './prices';

/** The most changed prices, products marked as sold out, and counts: this many of each. */
export const LIVE_PRODUCTS = 5000;

/** A product's price, and whether it can be ordered. */
export interface Offer {
  /** Whole rupees; of a product that is sold out, what it would cost. */
  price: number;
  /** Marked as sold out. A product with nothing left can't be ordered either way. */
  soldOut: boolean;
  /** `undefined`: not counted. */
  left: number | undefined;
}

/** The changes that offer these products like this, and all others as before, at the prices of `published`. */
export function changeProducts(
  published: PublishedPrices,
  changes: LiveChanges,
  offers: readonly (Offer & { id: string })[],
): LiveChanges {
  const publishedPrices = new Map(Object.entries(published.prices));
  const prices = new Map(Object.entries(validPrices(changes, published)));
  const soldOutIds = new Set(changes.soldOut);
  const counts = new Map(Object.entries(changes.left));
  for (const { id, price, soldOut, left } of offers) {
    // A product that was published as sold out needs no mark: the next deployment decides about it.
    const isOrderable = prices.has(id) || publishedPrices.has(id);
    if (soldOut && isOrderable) soldOutIds.add(id);
    if (!soldOut) soldOutIds.delete(id);
    if (price === publishedPrices.get(id)) prices.delete(id);
    else if (!soldOut || isOrderable) prices.set(id, price);
    if (left === undefined) counts.delete(id);
    else counts.set(id, left);
  }
  return {
    ...{ release: published.release, revision: changes.revision, soldOut: [...soldOutIds] },
    ...{ prices: Object.fromEntries(prices), left: Object.fromEntries(counts) },
  };
}

/** The document can't store more. */
export const areTooMany = ({ prices, soldOut, left }: LiveChanges) =>
  [Object.keys(prices), soldOut, Object.keys(left)].some(({ length }) => length > LIVE_PRODUCTS);

/** No changes of these prices; the next write of the document has the revision after `revision`. */
export const noChanges = ({ release }: PublishedPrices, revision = 0): LiveChanges => ({
  ...{ release, prices: {}, soldOut: [], left: {}, revision },
});
