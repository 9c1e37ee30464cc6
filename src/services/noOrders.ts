import { orderError } from './orderError';
import type { OrderService } from './orderService';

const refuse = () => Promise.reject(orderError('no-database'));

/** The orders of a shop without a database. */
export const noOrders: OrderService = {
  isThere: () => Promise.resolve(false),
  readPrices: refuse,
  place: refuse,
  find: refuse,
  listOf: refuse,
  move: refuse,
  forget: refuse,
  isMerchant: () => Promise.resolve(false),
  listAll: refuse,
  listChanged: refuse,
  forgetAddress: refuse,
};
