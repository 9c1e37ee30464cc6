import type { DeliveryTerms, TodaysPrices } from '../../model/liveChanges';
import type { OrderItem } from '../../services/orderService';
import { orderingWords as words } from '../../words/en/orders/ordering';
import type { BasketLine } from '../basket/basketLines';

/** All lines of one product, as they are ordered. */
export interface Row extends OrderItem {
  title: string;
}

export interface QuotedOrder {
  items: readonly Row[];
  delivery: DeliveryTerms;
}

/** The most of one product that the security rules accept in an order. */
export const MAX_PER_PRODUCT = 20;

/** The basket by product, in the order in which each was first added. */
export function rowsOf(lines: readonly BasketLine[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { product } of lines) {
    const { id: productId, title, price } = product;
    const count = (rows.get(productId)?.count ?? 0) + 1;
    rows.set(productId, { productId, title, price, count });
  }
  return [...rows.values()];
}

/** What differs today from what the shopper has seen: a text for each price, product and term. */
export function changesOf(seen: QuotedOrder, today: TodaysPrices): string[] {
  const changes = seen.items.flatMap(({ productId, title, price }) => {
    const priceToday = today.prices[productId];
    if (priceToday === undefined) return words.noLongerSold(title);
    return priceToday === price ? [] : words.priceChange(title, price, priceToday);
  });
  const before = words.deliveryTerms(seen.delivery);
  const after = words.deliveryTerms(today.delivery);
  return before === after ? changes : [...changes, words.deliveryChange(before, after)];
}

export const overLimit = (rows: readonly Row[]) =>
  rows.filter(({ count }) => count > MAX_PER_PRODUCT);

/** Why a row over the limit can't be ordered, and what to do. */
export const describeSurplus = ({ title, count }: Row) =>
  words.tooMany(MAX_PER_PRODUCT, count - MAX_PER_PRODUCT, title);
