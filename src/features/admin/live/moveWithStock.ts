import { reasonOf } from '../../orders/createOrderThunk';
import { NotMade, type MoveOrder } from '../../orders/ordersThunks';
import { catalogueRead, selectLive, stockMoved } from './liveSlice';
import { moveStock, movesStock, shortagesIn } from './stock';

/** Moves an order, and in the same batch what is left of its products; again if those were changed meanwhile. */
const moverOf =
  (acceptsShortages: boolean): MoveOrder =>
  async ({ dispatch, getState }, service, order, to, by, note) => {
    if (!movesStock(order, to)) return service.move(order, to, by, note);
    let refused: { error: unknown; version: string } | undefined;
    for (;;) {
      const catalogue = await service.readCatalogue();
      dispatch(catalogueRead(catalogue));
      const { published, changes: before } = catalogue;
      const version = `${published.release} ${before?.revision ?? 0}`;
      if (refused?.version === version) throw refused.error;
      const isNew = order.state === 'placed';
      if (isNew && !acceptsShortages && shortagesIn(catalogue, order).length > 0) {
        // It may be missing because this very order has been accepted on another device.
        const now = await service.find(order.id);
        if (now?.state !== order.state) throw new Error('The order has changed.');
        throw new NotMade('Fewer are left than the order needs.');
      }
      const { taken } = selectLive(getState());
      const stock = moveStock(catalogue, order, to, taken[order.id]);
      try {
        const moved = await service.move(order, to, by, note, stock.changes);
        dispatch(stockMoved({ id: order.id, ...stock }));
        return moved;
      } catch (error) {
        // Without an answer, it may have been moved.
        if (to === 'accepted') dispatch(stockMoved({ id: order.id, taken: stock.taken }));
        if (!stock.changes || reasonOf(error) !== 'refused') throw error;
        refused = { error, version };
      }
    }
  };

/** Rejects if there isn't enough to accept the order. */
export const moveWithStock = moverOf(false);
/** Accepts the order even then, and takes what is left. */
export const moveDespiteShortage = moverOf(true);
