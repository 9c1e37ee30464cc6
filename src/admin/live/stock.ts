import type { Counts, LiveChanges } from '../../catalogue/prices';
import { own } from '../../catalogue/product';
import type { OrderState } from '../../orders/moves';
import type { Order } from '../../orders/order';
import { reasonOf, type StockMove } from '../../orders/orderService';
import { ChangeAborted, type MoveOrder } from '../../orders/ordersSlice';
import { catalogueRead } from './liveSlice';

/** The highest count that can be typed. */
const MOST = 999_999;

const isEmpty = (counts: Counts) => Object.keys(counts).length === 0;

/** Accepting the order takes what it needs: a cancelled order may still have that. */
const reservesStock = ({ state, taken }: Order) =>
  (state === 'placed' || state === 'cancelled') && isEmpty(taken);

/** Moving the order changes what is left of its products, if they are counted. */
export const changesStock = (order: Order, to: OrderState) =>
  to === 'accepted'
    ? reservesStock(order)
    : order.state === 'accepted' &&
      !isEmpty(order.taken) &&
      (to === 'placed' || to === 'cancelled');

/** The order's products that are counted. */
const countedIn = ({ left }: LiveChanges, { items }: Order) =>
  items.flatMap(({ productId: id, count: needed }) => {
    const count = own(left, id);
    return count === undefined ? [] : [{ id, left: count, needed }];
  });

/** The products of which too few are left to accept the order. */
export const shortagesIn = (changes: LiveChanges | undefined, order: Order) =>
  changes && reservesStock(order)
    ? countedIn(changes, order).filter(({ left, needed }) => left < needed)
    : [];

/** The change of the stock to save with a move for which `changesStock` holds. */
function stockMoveOf(changes: LiveChanges | undefined, order: Order, to: OrderState): StockMove {
  const counted = changes ? countedIn(changes, order) : [];
  // Of what is left, the order takes what it needs, or gives back what it had.
  const moved = counted.flatMap(({ id, left, needed }) => {
    const count = to === 'accepted' ? Math.min(left, needed) : -(own(order.taken, id) ?? 0);
    return count === 0 ? [] : [{ id, count, after: Math.min(left - count, MOST) }];
  });
  const taken = Object.fromEntries(
    moved.filter(({ count }) => count > 0).map(({ id, count }) => [id, count]),
  );
  if (!changes || moved.length === 0) return { taken };
  const left = Object.fromEntries(moved.map(({ id, after }) => [id, after]));
  return { taken, changes: { ...changes, left: { ...changes.left, ...left } } };
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
