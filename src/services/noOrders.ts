import { orderError, type OrderService } from './orderService';

const reject = () => Promise.reject(orderError('no-database'));

/** The orders of a shop without a database. */
export const noOrders: OrderService = {
  hasDatabase: () => Promise.resolve(false),
  now: () => Date.now(),
  readCatalogue: reject,
  readPrices: reject,
  place: reject,
  find: reject,
  listOf: reject,
  lastAddress: reject,
  move: reject,
  changePayment: reject,
  forget: reject,
  isMerchant: () => Promise.resolve(false),
  listUnfinished: reject,
  listSince: reject,
  listAll: reject,
  lastChange: reject,
  listChanged: reject,
  listByTelephone: reject,
  saveChanges: reject,
  forgetAddress: reject,
};
