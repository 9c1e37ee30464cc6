import type { Delivery } from '#shop/config';
import type { Cards } from './cards';
import { lookUp, type Product } from './product';

/** The prices of delivery; empty if the shop doesn't say. */
export type DeliveryTerms = Partial<Pick<Delivery, 'price' | 'freeFrom'>>;

/** Prices and stock by product id. */
export type Counts = Readonly<Record<string, number>>;

/** Today's prices, as far as a page knows them. */
export interface CurrentPrices {
  /** An amount by product id; `null`: sold out, as is any product that isn't listed here, unless `isPartial`. */
  prices: Readonly<Record<string, number | null>>;
  delivery: DeliveryTerms;
  /** The prices that sold-out products would have, by their ids. */
  soldOutPrices?: Counts;
  /** How many are left; a product that isn't listed isn't counted. */
  left?: Counts;
  /** The other products are as the page was built. Otherwise they can't be ordered. */
  isPartial?: boolean;
}

/** A merchant's changes since a page was built. */
export interface News {
  prices: CurrentPrices;
  cards: Cards;
  /** The places of the products that merchants have moved, if any have been since. */
  order?: Counts;
}

export const deliveryOf = ({
  price,
  freeFrom,
}: Partial<Record<keyof DeliveryTerms, number | undefined>> = {}): DeliveryTerms => ({
  ...(price !== undefined && { price }),
  ...(freeFrom !== undefined && { freeFrom }),
});

/** How many are left; `undefined` if the shop doesn't count them. */
export function currentStock(
  { prices, left = {}, isPartial }: CurrentPrices,
  { id, left: builtWith }: Pick<Product, 'id' | 'left'>,
): number | undefined {
  const isKnown = !isPartial || Object.hasOwn(prices, id);
  return isKnown ? lookUp(left, id) : builtWith;
}

/** An amount; `undefined` if the product is sold out. */
export function currentPrice(
  current: CurrentPrices,
  { id, price, soldOut }: Pick<Product, 'id' | 'soldOut'> & Partial<Pick<Product, 'price'>>,
): number | undefined {
  const known = lookUp(current.prices, id);
  if (known !== undefined) return known ?? undefined;
  return current.isPartial && !soldOut ? price : undefined;
}

/** The price of a product, or the one that it would have if it weren't sold out. */
export const shownPrice = (
  current: CurrentPrices,
  product: Pick<Product, 'id' | 'price' | 'soldOut'>,
): number =>
  currentPrice(current, product) ??
  lookUp(current.soldOutPrices ?? {}, product.id) ??
  product.price;

/** A product as it is sold today: the same object if that is as it was built. */
export function withCurrentPrice(current: CurrentPrices, product: Product): Product {
  const left = currentStock(current, product);
  const price = shownPrice(current, product);
  const soldOut = currentPrice(current, product) === undefined;
  const isUnchanged =
    price === product.price && soldOut === Boolean(product.soldOut) && left === product.left;
  return isUnchanged ? product : { ...product, price, soldOut, left };
}
