import { shop } from '#shop/config';
import { reasonOf } from '../../orders/model/orderService';
import { changesStock, shortagesIn, stockMoveOf } from '../../orders/model/stock';
import { ChangeAborted, type MoveOrder } from '../../orders/ordersSlice';
import { priceListRead } from '../products/priceListSlice';

/** Moves an order, and in the same batch what is left of its products; again if that was changed meanwhile. */
const moverOf =
  (acceptsShortages: boolean): MoveOrder =>
  async ({ dispatch }, service, loaded, to, by, note) => {
    const mayBeCounted = shop.functions !== undefined && loaded.short === undefined;
    if (!mayBeCounted && !changesStock(loaded, to)) return service.move(loaded, to, by, note);
    let refused: { error: unknown; revision: number | undefined } | undefined;
    for (;;) {
      const list = await service.readPriceList();
      // The order is read after the list, so that the rules reject the list's revision if the functions count it later.
      const now = mayBeCounted ? await service.find(loaded.id) : undefined;
      const order = now ? { ...loaded, taken: now.taken, short: now.short } : loaded;
      if (!changesStock(order, to)) return service.move(order, to, by, note);
      dispatch(priceListRead(list));
      if (refused && refused.revision === list?.revision) throw refused.error;
      if (to === 'accepted' && !acceptsShortages && shortagesIn(list, order).length > 0) {
        // It may be missing because this very order has been accepted on another device.
        const { state } = (await service.find(order.id)) ?? {};
        if (state !== order.state) throw new Error('The order has changed.');
        throw new ChangeAborted('Fewer are left than the order needs.');
      }
      const stock = stockMoveOf(list, order, to);
      try {
        const moved = await service.move(order, to, by, note, stock);
        if (stock.list) dispatch(priceListRead(stock.list));
        return moved;
      } catch (error) {
        if (!stock.list || reasonOf(error) !== 'refused') throw error;
        refused = { error, revision: list?.revision };
      }
    }
  };

/** Rejects if there isn't enough to accept the order. */
export const moveWithStock = moverOf(false);
/** Accepts the order even then, and takes what is left. */
export const moveDespiteShortage = moverOf(true);
