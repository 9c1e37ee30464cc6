import { reasonOf } from '../../orders/createOrderThunk';
import { NotMade, type MoveOrder } from '../../orders/ordersThunks';
import { catalogueRead } from './liveSlice';
import { movesStock, shortagesIn, stockMoveOf } from './stock';

/** Moves an order, and in the same batch what is left of its products; again if that was changed meanwhile. */
const moverOf =
  (acceptsShortages: boolean): MoveOrder =>
  async ({ dispatch }, service, order, to, by, note) => {
    if (!movesStock(order, to)) return service.move(order, to, by, note);
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
        throw new NotMade('Fewer are left than the order needs.');
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
