import type { Order } from '../../services/orderService';

const newerOf = (known: Order, found: Order) => (found.changedAt > known.changedAt ? found : known);

/**
 * The orders that were known and those that were found, each once and as it was last, the newest first.
 * What has not changed stays the same object; where nothing has, the list does too.
 */
export function mergeOrders(known: readonly Order[], found: readonly Order[]): readonly Order[] {
  const orders = new Map(known.map((order) => [order.id, order]));
  for (const order of found) {
    const before = orders.get(order.id);
    orders.set(order.id, before ? newerOf(before, order) : order);
  }
  const isSame =
    orders.size === known.length && known.every((order) => orders.get(order.id) === order);
  return isSame ? known : [...orders.values()].sort((one, other) => other.placedAt - one.placedAt);
}
