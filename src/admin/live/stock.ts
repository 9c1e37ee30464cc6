import type { Counts, LiveChanges } from '../../catalogue/prices';
import { reasonOf, type StockMove } from '../../orders/orderService';
import type { OrderState } from '../../orders/moves';
import type { Order } from '../../orders/order';
import { type MoveOrder, ChangeAborted } from '../../orders/ordersSlice';
import { catalogueRead } from './liveSlice';

interface Shortage {
  id: string;
  left: number;
  needed: number;
}

/** The highest count that can be typed. */
const MOST = 999_999;

const isEmpty = (counts: Counts) => Object.keys(counts).length === 0;

/** Whether accepting the order takes what it needs: a cancelled order may still have that. */
const reservesStock = ({ state, taken }: Order) =>
  (state === 'placed' || state === 'cancelled') && isEmpty(taken);

/** Whether moving an order changes what is left of its products, if they are counted. */
export const changesStock = (order: Order, to: OrderState) =>
  to === 'accepted'
    ? reservesStock(order)
    : order.state === 'accepted' &&
      !isEmpty(order.taken) &&
      (to === 'placed' || to === 'cancelled');

/** What is left of the order's products that are counted. */
function countedIn({ left }: LiveChanges, { items }: Order): Shortage[] {
  const counts = new Map(Object.entries(left));
  return items.flatMap(({ productId: id, count: needed }) => {
    const count = counts.get(id);
    return count === undefined ? [] : [{ id, left: count, needed }];
  });
}

/** The products of which too few are left to accept the order. */
export const shortagesIn = (changes: LiveChanges | undefined, order: Order) =>
  changes && reservesStock(order)
    ? countedIn(changes, order).filter(({ left, needed }) => left < needed)
    : [];

/** What to save with a move for which `movesStock` holds. */
function stockMoveOf(changes: LiveChanges | undefined, order: Order, to: OrderState): StockMove {
  const had = new Map(Object.entries(order.taken));
  const counted = changes ? countedIn(changes, order) : [];
  // Of what is left, the order takes what it needs, or gives back what it had.
  const moved = counted
    .map(({ id, left, needed }) => ({
      ...{ id, left },
      count: to === 'accepted' ? Math.min(left, needed) : -(had.get(id) ?? 0),
    }))
    .filter(({ count }) => count !== 0);
  const taken = Object.fromEntries(
    moved.filter(({ count }) => count > 0).map(({ id, count }) => [id, count]),
  );
  if (!changes || moved.length === 0) return { taken };
  const after = moved.map(({ id, left, count }) => [id, Math.min(left - count, MOST)] as const);
  return {
    taken,
    changes: { ...changes, left: { ...changes.left, ...Object.fromEntries(after) } },
  };
}

/** Moves an order, and in the same batch what is left of its products; again if that was changed meanwhile. */
const moverOf =
  (acceptsShortages: boolean): MoveOrder =>
  async ({ dispatch }, service, order, to, by, note) => {
    if (!changesStock(order, to)) return service.move(order, to, by, note);
    let refused: { error: unknown; revision: number | undefined } | undefined;
    for (;;) {
      const catalogue = await service.readCatalogue();
      dispatch(catalogueRead(catalogue));
      const { published, changes } = catalogue;
      if (refused && refused.revision === changes?.revision) throw refused.error;
      if (to === 'accepted' && !acceptsShortages && shortagesIn(changes, order).length > 0) {
        // It may be missing because this very order has been accepted on another device.
        const now = await service.find(order.id);
        if (now?.state !== order.state) throw new Error('The order has changed.');
        throw new ChangeAborted('Fewer are left than the order needs.');
      }
      const stock = stockMoveOf(changes, order, to);
      try {
        const moved = await service.move(order, to, by, note, stock);
        const revision = (changes?.revision ?? 0) + 1;
        const saved = stock.changes && { ...stock.changes, revision };
        if (saved) dispatch(catalogueRead({ published, changes: saved }));
        return moved;
      } catch (error) {
        if (!stock.changes || reasonOf(error) !== 'refused') throw error;
        refused = { error, revision: changes?.revision };
      }
    }
  };

/** Rejects if there isn't enough to accept the order. */
export const moveWithStock = moverOf(false);
/** Accepts the order even then, and takes what is left. */
export const moveDespiteShortage = moverOf(true);
