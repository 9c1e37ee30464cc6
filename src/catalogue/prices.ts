import type { Delivery } from '../config';
import { type CurrentProduct, own, type Product } from './product';

/** The prices of delivery, in whole rupees; empty if the shop doesn't say. */
export type DeliveryTerms = Partial<Pick<Delivery, 'price' | 'freeFrom'>>;

export interface AllPrices {
  /** Whole rupees by product id, for all products that can be ordered. */
  prices: Readonly<Record<string, number>>;
  delivery: DeliveryTerms;
  /** How many are left; a product that isn't listed isn't counted. */
  left?: Counts;
}

/** By product id. */
export type Counts = Readonly<Record<string, number>>;

/** The prices that were deployed: the site's `prices.json`. */
export interface PublishedPrices extends Omit<AllPrices, 'left'> {
  /** Changes with the prices, and with what is sold out. */
  release: string;
}

/** The changes that merchants have made without a deployment: the document `shop/live`. */
export interface LiveChanges {
  /** The release that `prices` were made for: with any other these don't count. */
  release: string;
  /**
   * Whole rupees by product id, in place of the published prices; also for products that were published as
   * sold out, which are for sale then.
   */
  prices: Readonly<Record<string, number>>;
  /** The ids of products that merchants have marked as sold out, with any release. */
  soldOut: readonly string[];
  /** How many are left of the products that are counted, with any release. */
  left: Counts;
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

/** The offers of a product: its variants, or else the product itself. */
const offersOf = ({ variants, ...product }: Offer): readonly Offer[] =>
  variants?.map(({ id, price = product.price, soldOut = product.soldOut }) => {
    return { id, price, soldOut };
  }) ?? [product];

/** The published prices of these products and terms, without the release. */
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

/** The changed prices that count today: none of them if they were made for another release. */
export const validPrices = (
  { release, prices }: LiveChanges,
  published: Pick<PublishedPrices, 'release'>,
): LiveChanges['prices'] => (release === published.release ? prices : {});

/** The products that can't be ordered: those marked as sold out, and those of which none is left. */
const unavailable = ({ soldOut, left }: LiveChanges) => [
  ...soldOut,
  ...Object.keys(left).filter((id) => left[id] === 0),
];

/** The products that a merchant has changed, for pages that were built with the others' prices. */
interface ChangedPrices extends Omit<AllPrices, 'prices'> {
  /** Whole rupees by product id; `null` for products that are sold out. */
  changed: Readonly<Record<string, number | null>>;
}

/** The changes that a page of this release has to make. */
export const changedPrices = (
  changes: LiveChanges,
  release: string,
  delivery: DeliveryTerms = {},
): ChangedPrices => ({
  changed: {
    ...validPrices(changes, { release }),
    ...Object.fromEntries(unavailable(changes).map((id) => [id, null])),
  },
  delivery: deliveryOf(delivery),
  left: changes.left,
});

/** The prices that shoppers pay today. */
export function applyChanges(
  published: PublishedPrices,
  changes: LiveChanges | undefined,
): AllPrices {
  const { prices, delivery } = published;
  if (!changes) return { prices, delivery };
  const gone = new Set(unavailable(changes));
  const offered = { ...prices, ...validPrices(changes, published) };
  const sold = Object.entries(offered).filter(([id]) => !gone.has(id));
  return { prices: Object.fromEntries(sold), delivery, left: changes.left };
}

/** Today's prices: all of them, or those that differ from what the page was built with. */
export type CurrentPrices = AllPrices | ChangedPrices;

/** How many are left; `undefined` if the shop doesn't count them. */
export const currentStock = ({ left = {} }: Pick<CurrentPrices, 'left'>, id: string) =>
  own(left, id);

/** In whole rupees; `undefined` if the product is sold out. */
export function currentPrice(
  current: CurrentPrices,
  { id, price, soldOut }: Pick<Product, 'id' | 'price' | 'soldOut'>,
): number | undefined {
  if ('prices' in current) return own(current.prices, id);
  const changed = own(current.changed, id);
  if (changed === undefined) return soldOut ? undefined : price;
  return changed ?? undefined;
}

/** A product as it is sold today: the same object if that is as it was built. */
export function withCurrentPrice(current: CurrentPrices, product: Product): CurrentProduct {
  const left = currentStock(current, product.id);
  const offered = currentPrice(current, product);
  const price = offered ?? product.price;
  const soldOut = offered === undefined;
  const isUnchanged =
    price === product.price && soldOut === Boolean(product.soldOut) && left === undefined;
  return isUnchanged ? product : { ...product, price, soldOut, left };
}
