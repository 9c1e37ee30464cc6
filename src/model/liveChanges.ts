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
  /** Offered in place of the product. */
  variants?: readonly (Pick<Offer, 'id' | 'soldOut'> & Partial<Pick<Offer, 'price'>>)[] | undefined;
}

/** What can be ordered of a product: its variants, or else the product itself. */
const offersOf = ({ variants, ...product }: Offer): readonly Offer[] =>
  variants?.map(({ id, price = product.price, soldOut = product.soldOut }) => {
    return { id, price, soldOut };
  }) ?? [product];

/** What these products and terms come to, without the release. */
export function pricesOf(
  products: readonly Offer[],
  delivery: DeliveryTerms = {},
): Omit<PublishedPrices, 'release'> {
  const offered = products.flatMap(offersOf).filter(({ soldOut }) => !soldOut);
  return {
    prices: Object.fromEntries(offered.map((product) => [product.id, product.price])),
    delivery: deliveryOf(delivery),
  };
}

const deliveryOf = ({ price, freeFrom }: DeliveryTerms): DeliveryTerms => ({
  ...(price !== undefined && { price }),
  ...(freeFrom !== undefined && { freeFrom }),
});

/** Whether the changes were made for these prices. */
export const isCurrent = (
  changes: LiveChanges | undefined,
  { release }: Pick<PublishedPrices, 'release'>,
): boolean => changes?.release === release;

/** The products that a merchant has changed, for pages that were built with the others' prices. */
export interface ChangedPrices extends Omit<TodaysPrices, 'prices'> {
  /** Whole rupees by product id; `null` for products that are sold out. */
  changed: Readonly<Record<string, number | null>>;
}

/** What a page of the same release has to change. */
export function changedPrices(
  { withdrawn, offered, left }: LiveChanges,
  delivery: DeliveryTerms = {},
): ChangedPrices {
  const changed = Object.fromEntries([
    ...withdrawn.map(parseTag).map(({ id }) => [id, null] as const),
    ...offered.map(parseTag).map(({ id, price }) => [id, price] as const),
  ]);
  return { changed, delivery: deliveryOf(delivery), left };
}

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
