import { shop } from '../../../config';
import type { Order } from '../../../services/orderService';
import type { TitleOf } from '../../orders/useTitleOf';

const byTitle = new Intl.Collator(shop.language, { numeric: true });

/** How many of each product these orders contain, by title. */
export function pickListOf(orders: readonly Pick<Order, 'items'>[], titleOf: TitleOf) {
  const counts = new Map<string, number>();
  for (const { productId, count } of orders.flatMap(({ items }) => items)) {
    counts.set(productId, (counts.get(productId) ?? 0) + count);
  }
  return [...counts]
    .map(([productId, count]) => ({ productId, title: titleOf(productId), count }))
    .sort((one, other) => byTitle.compare(one.title, other.title));
}
