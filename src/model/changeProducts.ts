import { currentPrices, type LiveChanges, type PublishedPrices } from './liveChanges';

/** The most changed prices, products marked as sold out, and counts: so many of each. */
export const LIVE_PRODUCTS = 5000;

/** How a product is offered. */
export interface Offer {
  /** Whole rupees; of a product that is sold out, what it would cost. */
  price: number;
  /** Whatever is left: a product with nothing left can't be ordered either way. */
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
  const prices = new Map(Object.entries(currentPrices(changes, published)));
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

/** Whether the document can't store so many. */
export const areTooMany = ({ prices, soldOut, left }: LiveChanges) =>
  [Object.keys(prices), soldOut, Object.keys(left)].some(({ length }) => length > LIVE_PRODUCTS);

/** None, for these prices; the next write of the document has the revision after `revision`. */
export const noChanges = ({ release }: PublishedPrices, revision = 0): LiveChanges => ({
  ...{ release, prices: {}, soldOut: [], left: {}, revision },
});
