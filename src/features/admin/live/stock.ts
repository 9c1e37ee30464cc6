import { changeProduct, lastPriceOf } from '../../../model/changeProduct';
import { applyChanges, isCurrent, type LiveChanges } from '../../../model/liveChanges';
import type { OrderState } from '../../../model/moves';
import type { Order } from '../../../services/orderService';
import type { LiveCatalogue } from './liveThunks';

/** By product id. */
export type Counts = Readonly<Record<string, number>>;

export interface Shortage {
  id: string;
  left: number;
  needed: number;
}

const MOST = 999_999;

/** The order's products that are counted today. */
function countedIn(
  { published, changes }: Partial<LiveCatalogue>,
  { items }: Pick<Order, 'items'>,
) {
  if (!published || !changes || !isCurrent(changes, published)) return [];
  const needed = new Map<string, number>();
  for (const { productId, count } of items) {
    needed.set(productId, (needed.get(productId) ?? 0) + count);
  }
  return Array.from(needed).flatMap(([id, count]): Shortage[] => {
    const left = changes.left[id];
    return left === undefined ? [] : [{ id, left, needed: count }];
  });
}

/** The products of which there are fewer than an order needs. */
export const shortagesIn = (catalogue: Partial<LiveCatalogue>, order: Pick<Order, 'items'>) =>
  countedIn(catalogue, order).filter(({ left, needed }) => left < needed);

const takes = (from: OrderState, to: OrderState) =>
  to === 'accepted' && (from === 'placed' || from === 'cancelled');
const returns = (from: OrderState, to: OrderState) =>
  from === 'accepted' && (to === 'placed' || to === 'cancelled');

/** Whether moving an order changes what is left. */
export const movesStock = ({ state }: Order, to: OrderState) =>
  takes(state, to) || returns(state, to);

/**
 * The changes to save with the move of an order, if there are any, and what it then has of the stock. Taking the
 * last one ends the sale of a product; returning one resumes it at the last price.
 *
 * @param taken what it took, if that is known: less than it needs if it was accepted in spite of a shortage
 */
export function moveStock(
  catalogue: LiveCatalogue,
  order: Order,
  to: OrderState,
  taken: Counts = {},
): { changes?: LiveChanges; taken: Counts } {
  const { published } = catalogue;
  const { prices } = applyChanges(published, catalogue.changes);
  const isTaking = takes(order.state, to);
  let { changes } = catalogue;
  const now: Record<string, number> = {};
  for (const { id, left, needed } of countedIn(catalogue, order)) {
    if (!changes) break;
    now[id] = isTaking ? Math.min(left, needed) : (taken[id] ?? needed);
    const after = isTaking ? left - now[id] : Math.min(left + now[id], MOST);
    const isBack = left === 0 && after > 0;
    const price = prices[id] ?? (isBack ? lastPriceOf(published, changes, id) : undefined);
    changes = changeProduct(published, changes, {
      ...{ id, left: after },
      price: after === 0 ? undefined : price,
    });
  }
  const isMoved = Object.values(now).some((count) => count > 0);
  return { ...(isMoved && changes && { changes }), taken: isTaking ? now : {} };
}
