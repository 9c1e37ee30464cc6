import { changePrices, type Offer, type PriceList } from '../../catalogue/model/priceList';
import type { Counts } from '../../catalogue/model/prices';
import { lookUp } from '../../catalogue/model/product';
import type { Order } from './order';
import type { StockMove } from './orderService';
import { type OrderState, states } from './states';

/** The highest count that can be typed. */
const MOST = 999_999;

const isEmpty = (counts: Counts) => Object.keys(counts).length === 0;

/** The effect of a move to this state on the stock. A new order has taken nothing in a shop without functions. */
function effectOf({ short }: Order, to: OrderState) {
  const { stock } = states[to];
  if (stock !== 'functions') return stock;
  return short === undefined ? 'put back' : 'take';
}

/** Whether moving the order takes what it needs. Of what the functions have counted, only a cancelled order needs it again. */
const reservesStock = (order: Order, to: OrderState) =>
  isEmpty(order.taken) &&
  effectOf(order, to) === 'take' &&
  (states[order.state].stock === 'put back' || order.short === undefined);

const returnsStock = (order: Order, to: OrderState) =>
  !isEmpty(order.taken) && effectOf(order, to) === 'put back';

/** Whether moving the order changes the stock of its counted products. */
export const changesStock = (order: Order, to: OrderState) =>
  reservesStock(order, to) || returnsStock(order, to);

/** The order's products that are counted. */
const countedIn = ({ offers }: PriceList, { items }: Order) =>
  items.flatMap(({ productId: id, count: needed }) => {
    const offer = lookUp(offers, id);
    return offer?.left === undefined ? [] : [{ id, offer, left: offer.left, needed }];
  });

/** The products with too few left to accept the order. */
export const shortagesIn = (list: PriceList | undefined, order: Order) =>
  list && reservesStock(order, 'accepted')
    ? countedIn(list, order).filter(({ left, needed }) => left < needed)
    : [];

/** The change of the stock that goes with a move for which `changesStock` holds. */
export function stockMoveOf(list: PriceList | undefined, order: Order, to: OrderState): StockMove {
  const counted = list ? countedIn(list, order) : [];
  // The order takes its items from the stock, or returns those it had.
  const isReserved = reservesStock(order, to);
  const moved = counted.flatMap(({ id, offer, left, needed }) => {
    const count = isReserved ? Math.min(left, needed) : -(lookUp(order.taken, id) ?? 0);
    const after: Offer = { ...offer, left: Math.min(left - count, MOST) };
    return count === 0 ? [] : [{ id, count, after }];
  });
  const taken = Object.fromEntries(
    moved.filter(({ count }) => count > 0).map(({ id, count }) => [id, count]),
  );
  if (!list || moved.length === 0) return { taken };
  const offers = Object.fromEntries(moved.map(({ id, after }) => [id, after]));
  return { taken, list: changePrices(list, { offers }) };
}
