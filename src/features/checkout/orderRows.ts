import type { DeliveryTerms, OrderItem, TodaysPrices } from '../../services/orderService';
import { formatRupees } from '../../shared/formatRupees';
import { freeFrom } from '../../shared/terms';
import type { BasketLine } from '../basket/basketLines';

/** All lines of one product, as they are ordered. */
export interface Row extends OrderItem {
  title: string;
}

/** What the rules of the database take of one product. */
export const MOST_OF_ONE = 20;

/** The basket by products, each where it was first added. */
export function rowsOf(lines: readonly BasketLine[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { product } of lines) {
    const { id, title, price } = product;
    const row = rows.get(id);
    if (row) row.count += 1;
    else rows.set(id, { productId: id, title, price, count: 1 });
  }
  return [...rows.values()];
}

/** `free`, `₹49`, `₹49, free from ₹999` */
const describeTerms = ({ price = 0, ...terms }: DeliveryTerms) =>
  price === 0 ? 'free' : `${formatRupees(price)}${freeFrom(terms)}`;

/** What is different today from what the shopper has seen: a line for each price, product and term. */
export function changesOf(
  rows: readonly Row[],
  seen: DeliveryTerms,
  { prices, delivery }: TodaysPrices,
): string[] {
  const changes = rows.flatMap(({ productId, title, price }) => {
    const today = prices[productId];
    if (today === undefined) return `${title} is no longer sold`;
    return today === price ? [] : `${title}: ${formatRupees(price)} → ${formatRupees(today)}`;
  });
  const [before, after] = [describeTerms(seen), describeTerms(delivery)];
  return before === after ? changes : [...changes, `Delivery: ${before} → ${after}`];
}

/** The rows with more than an order can have. */
export const overfull = (rows: readonly Row[]) => rows.filter(({ count }) => count > MOST_OF_ONE);

export const mostOfOne = `You can order up to ${MOST_OF_ONE} of each product.`;

/** Why an overfull row can't be ordered, and what to do. */
export const tooMany = ({ title, count }: Row) =>
  `${mostOfOne} Remove ${count - MOST_OF_ONE} of “${title}” to continue.`;
