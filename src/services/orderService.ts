import type { Delivery } from '../config';
import type { Address } from '../model/addressFields';
import type { MovableOrder, OrderState } from '../model/moves';
import type { StoredLine } from './basketStore';

export interface OrderItem {
  productId: string;
  /** Whole rupees for each, at the time of the order. */
  price: number;
  /** 1 to 20. */
  count: number;
}

/** What delivery costs, in whole rupees; empty if the shop doesn't say. */
export type DeliveryTerms = Partial<Pick<Delivery, 'price' | 'freeFrom'>>;

export interface OrderDetails {
  /** From `orderIdOf`. */
  id: string;
  items: readonly OrderItem[];
  delivery: DeliveryTerms;
  gift: boolean;
  /** `undefined` once it has been deleted. */
  address: Address | undefined;
}

export interface NewOrder extends OrderDetails {
  /** The uid of the shopper. */
  owner: string;
  address: Address;
  /** The basket lines that are ordered. */
  lines: readonly StoredLine[];
}

/** All times are milliseconds by the clock of the database. */
export interface Order extends OrderDetails, MovableOrder {
  owner: string;
  placedAt: number;
  beforeAt: number;
}

export interface TodaysPrices {
  /** Whole rupees by product id, for all products on sale. */
  prices: Readonly<Record<string, number>>;
  delivery: DeliveryTerms;
}

/**
 * Why a call failed. `refused`: rejected by the rules; `too-soon`: less than 30 seconds after the user's last
 * order; `closed`: the user began to delete the account; `under-way`: an order isn't finished;
 * `unreachable`: no answer, so a change may have happened; `no-database`: the shop has none.
 */
export type OrderReason =
  'refused' | 'too-soon' | 'closed' | 'under-way' | 'unreachable' | 'no-database';

export interface OrderError extends Error {
  reason: OrderReason;
}

export const orderError = (reason: OrderReason, message: string = reason): OrderError =>
  Object.assign(new Error(message), { reason });

/** The orders that the signed-in user can see. Every promise rejects with an `OrderError`. */
export interface OrderService {
  /** Resolves with whether the shop has a database; `true` if that can't be found out. */
  hasDatabase(): Promise<boolean>;
  /** Milliseconds by the clock of this device, corrected by `readPrices` and `listOf`. */
  now(): number;
  /** Bypasses every cache. */
  readPrices(): Promise<TodaysPrices>;
  /**
   * Places an order and removes its lines from the account's basket, both or neither. If an order with this
   * id exists, resolves with that one.
   */
  place(order: NewOrder): Promise<OrderDetails>;
  /** Resolves with `undefined` if there is no such order. */
  find(id: string): Promise<Order | undefined>;
  /** A shopper's orders, newest first. */
  listOf(uid: string): Promise<Order[]>;
  /** The address of the shopper's last order, unless it was deleted. */
  lastAddress(uid: string): Promise<Address | undefined>;
  /**
   * Moves an order to another state; to `order.before`, it undoes the last move and restores `stateAt`.
   * `by` is the uid of the signed-in user. Resolves with the changed order.
   */
  move(order: Order, to: OrderState, by: string): Promise<Order>;
  /**
   * Empties an account's basket and deletes the addresses of its orders. Its sessions can't order for
   * 70 minutes then, unless they signed in later. Rejects with `under-way` if an order isn't finished. Can be
   * repeated.
   */
  forget(uid: string): Promise<void>;
  isMerchant(uid: string): Promise<boolean>;
  /** The shop's orders that still need something done. */
  listUnfinished(): Promise<Order[]>;
  /** A page of all orders, newest first. Its `next`, if there are more, is the next page's `after`. */
  listAll(after?: string): Promise<{ orders: Order[]; next?: string | undefined }>;
  /** Orders changed at `since` (milliseconds) or later, and possibly some from shortly before. */
  listChanged(since: number): Promise<Order[]>;
  /** Deletes the address of a finished order. Resolves with the changed order. */
  forgetAddress(order: Order): Promise<Order>;
}
