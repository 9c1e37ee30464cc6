import { orderError } from './orderError';
import type { OrderService } from './orderService';

const refuse = () => Promise.reject(orderError('no-database'));

/** The orders of a shop without a database. */
export const noOrders: OrderService = {
  isThere: () => Promise.resolve(false),
  now: () => Date.now(),
  readPrices: refuse,
  place: refuse,
  find: refuse,
  listOf: refuse,
  lastAddress: refuse,
  move: refuse,
  forget: refuse,
  isMerchant: () => Promise.resolve(false),
  listUnfinished: refuse,
  listAll: refuse,
  listChanged: refuse,
  forgetAddress: refuse,
};
