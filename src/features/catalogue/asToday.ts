import type { ChangedPrices, TodaysPrices } from '../../model/liveChanges';
import { own } from '../../model/own';
import type { Product, ProductToday } from './product';

/** What products cost today: all of them, or those that differ from what the page was built with. */
export type Today = TodaysPrices | ChangedPrices;

/** How many are left; `undefined` if the shop doesn't count them. */
export const leftOn = ({ left = {} }: Pick<Today, 'left'>, id: string) => own(left, id);

/** In whole rupees; `undefined` if the product is sold out. */
export function priceOn(
  today: Today,
  { id, price, soldOut }: Pick<Product, 'id' | 'price' | 'soldOut'>,
): number | undefined {
  if ('prices' in today) return own(today.prices, id);
  const changed = own(today.changed, id);
  if (changed === undefined) return soldOut ? undefined : price;
  return changed ?? undefined;
}

/** A product as it is sold today: the same object if that is as it was built. */
export function asToday(today: Today, product: Product): ProductToday {
  const left = leftOn(today, product.id);
  const offered = priceOn(today, product);
  const price = offered ?? product.price;
  const soldOut = offered === undefined;
  const isUnchanged =
    price === product.price && soldOut === Boolean(product.soldOut) && left === undefined;
  return isUnchanged ? product : { ...product, price, soldOut, left };
}
