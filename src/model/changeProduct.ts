import type { LiveChanges, PublishedPrices } from './liveChanges';
import { parseTag, tagOf } from './priceTags';

/** The most products whose prices can be changed, and the most that can be counted. */
export const LIVE_PRODUCTS = 5000;

interface LiveProduct {
  id: string;
  /** Whole rupees; `undefined` if it is sold out. */
  price: number | undefined;
  /** `undefined`: not counted. */
  left: number | undefined;
}

/**
 * The changes that make one more product cost and count as given. They get the release of `published`. The last
 * price of a product that is sold out stays as the last of its withdrawn tags.
 */
export function changeProduct(
  { release, prices }: PublishedPrices,
  changes: LiveChanges,
  { id, price, left }: LiveProduct,
): LiveChanges {
  const publishedPrice = prices[id];
  const isOther = (tag: string) => parseTag(tag).id !== id;
  const withdrawn = changes.withdrawn.filter(isOther);
  const offered = changes.offered.filter(isOther);
  const last = [...changes.withdrawn, ...changes.offered].findLast((tag) => !isOther(tag));
  if (publishedPrice !== price) {
    if (publishedPrice !== undefined) withdrawn.push(tagOf(id, publishedPrice));
    if (price !== undefined) offered.push(tagOf(id, price));
  }
  if (price === undefined && last && !withdrawn.includes(last)) withdrawn.push(last);
  const { [id]: _former, ...others } = changes.left;
  return {
    ...{ release, withdrawn, offered, revision: changes.revision },
    left: left === undefined ? others : { ...others, [id]: left },
  };
}

/** What a product cost before it was sold out; `undefined` if it was never sold. */
export function lastPriceOf({ prices }: PublishedPrices, { withdrawn }: LiveChanges, id: string) {
  const last = withdrawn.map(parseTag).findLast((tag) => tag.id === id);
  return last?.price ?? prices[id];
}

/** None, for these prices; the next write of the document has the revision after `revision`. */
export const noChanges = ({ release }: PublishedPrices, revision = 0): LiveChanges => ({
  ...{ release, withdrawn: [], offered: [], left: {}, revision },
});
