import type { Delivery } from '../config';
import { parseTag, tagOf } from './priceTags';

/** What delivery costs, in whole rupees; empty if the shop doesn't say. */
export type DeliveryTerms = Partial<Pick<Delivery, 'price' | 'freeFrom'>>;

export interface TodaysPrices {
  /** Whole rupees by product id, for all products that aren't sold out. */
  prices: Readonly<Record<string, number>>;
  delivery: DeliveryTerms;
  /** How many are left, by product id; a product that isn't listed isn't counted. */
  left?: Readonly<Record<string, number>>;
}

/** The prices that were deployed: the site's `prices.json`. */
export interface PublishedPrices extends Omit<TodaysPrices, 'left'> {
  /** Changes with the prices, and with what is sold out. */
  release: string;
}

/** The most products whose prices can be changed, and the most that can be counted. */
export const LIVE_PRODUCTS = 5000;

/** What a merchant has changed since the deployment: the document `shop/live`. */
export interface LiveChanges {
  /** Of the published prices that the changes were made for; with any other they don't count. */
  release: string;
  /** The published price tags that no longer count. */
  withdrawn: readonly string[];
  /** The price tags that count beside the published ones. */
  offered: readonly string[];
  /** How many are left, by product id. */
  left: Readonly<Record<string, number>>;
  /** One more with each change, so that none is made to an outdated document. */
  revision: number;
}

interface Offer {
  id: string;
  /** Whole rupees. */
  price: number;
  soldOut?: boolean | undefined;
}

/** What these products and terms come to, without the release. */
export function pricesOf(
  products: readonly Offer[],
  { price, freeFrom }: DeliveryTerms = {},
): Omit<PublishedPrices, 'release'> {
  const offered = products.filter(({ soldOut }) => !soldOut);
  return {
    prices: Object.fromEntries(offered.map((product) => [product.id, product.price])),
    delivery: {
      ...(price !== undefined && { price }),
      ...(freeFrom !== undefined && { freeFrom }),
    },
  };
}

/** Whether the changes were made for these prices. */
export const isCurrent = (changes: LiveChanges | undefined, { release }: PublishedPrices) =>
  changes?.release === release;

/** What a shopper pays today. Changes that were made for another release don't count. */
export function applyChanges(
  published: PublishedPrices,
  changes: LiveChanges | undefined,
): TodaysPrices {
  const { prices, delivery } = published;
  if (!changes || !isCurrent(changes, published)) return { prices, delivery };
  const withdrawn = new Set(changes.withdrawn);
  const kept = Object.entries(prices).filter(([id, price]) => !withdrawn.has(tagOf(id, price)));
  const offered = changes.offered.map(parseTag).map(({ id, price }) => [id, price] as const);
  return { prices: Object.fromEntries([...kept, ...offered]), delivery, left: changes.left };
}

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
