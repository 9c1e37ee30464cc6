import type { Delivery } from '../config';
import type { Address } from '../model/addressFields';
import type { OrderState } from '../model/moves';
import type { StoredLine } from './basketStore';

export interface OrderItem {
  productId: string;
  /** Whole rupees, for one of them, at the time of the order. */
  price: number;
  /** 1 to 20. */
  count: number;
}

/** What an order costs to deliver, in whole rupees; empty where the shop had not set it. */
export type DeliveryTerms = Partial<Pick<Delivery, 'price' | 'freeFrom'>>;

interface OrderContent {
  /** `orderIdOf` makes it. */
  id: string;
  items: readonly OrderItem[];
  delivery: DeliveryTerms;
  gift: boolean;
}

export interface NewOrder extends OrderContent {
  /** The account that places it. */
  owner: string;
  address: Address;
  /** What leaves the account's basket with it. */
  lines: readonly StoredLine[];
}

/** What an order holds, what it costs, and where it goes. */
export interface OrderDetails extends OrderContent {
  /** `undefined` once it has been deleted. */
  address: Address | undefined;
}

export interface Order extends OrderDetails {
  owner: string;
  /** Milliseconds, by the clock of the database. */
  placedAt: number;
  state: OrderState;
  /** When it got into this state; milliseconds, by the clock of the database. */
  stateAt: number;
  /** The state before. That of a new order, and of one whose last change was undone, is `state`. */
  before: OrderState;
  /** When the state before began; milliseconds, by the clock of the database. */
  beforeAt: number;
  /** The last write of any kind, also of a deleted address; milliseconds, by the clock of the database. */
  changedAt: number;
  /** The id of the account that has last changed its state. */
  by: string;
}

/** What the shop asks for a product today, and what it asks for delivery. */
export interface TodaysPrices {
  /** Whole rupees, by the ids of all products that are sold. */
  prices: Readonly<Record<string, number>>;
  delivery: DeliveryTerms;
}

/**
 * Why an order or a change of one did not come about. `refused`: by the rules; `too-soon`: the account
 * has placed another one less than 30 seconds ago; `closed`: its deletion was begun, and has failed; `under-way`: some order is not finished yet;
 * `unreachable`: there is no answer, so that it may have come about all the same; `no-database`: the
 * shop has none.
 */
export type OrderReason =
  'refused' | 'too-soon' | 'closed' | 'under-way' | 'unreachable' | 'no-database';

/** The outside error, or one of the shop's own, with its reason. */
export interface OrderError extends Error {
  reason: OrderReason;
}

/** Where a page of `listAll` ends: only the service that made it can read it. Serialisable. */
export type OrderCursor = Readonly<Record<string, string | number>>;

/** The orders of the shop, as far as whoever is signed in may see them. Each call rejects with an `OrderError`. */
export interface OrderService {
  /**
   * Resolves with whether the shop has a database at all; `true` also if that can't be found out now. Once
   * it is known, the database is not read again.
   */
  isThere(): Promise<boolean>;
  /**
   * The time of the database in milliseconds, as far as it is known: the clock of this device, corrected
   * at `readPrices` and `listOf` by that of the server. Within about two seconds from then on.
   */
  now(): number;
  /** Asks the shop itself, past every cache. */
  readPrices(): Promise<TodaysPrices>;
  /**
   * Places an order and takes its lines out of the account's basket, both or neither. Resolves with what
   * is placed. An order whose id is there already counts as placed: as it was sent first, which may be
   * another address.
   */
  place(order: NewOrder): Promise<OrderDetails>;
  /** Resolves with `undefined` where there is no such order. */
  find(id: string): Promise<Order | undefined>;
  /** The orders of an account, the newest first. */
  listOf(uid: string): Promise<Order[]>;
  /** The address of the account's last order; `undefined` if it has none, or its address was deleted. */
  lastAddress(uid: string): Promise<Address | undefined>;
  /**
   * Changes the state of an order. Resolves with the order as it is then.
   *
   * @param to where this is `order.before`, the last change is undone, and `stateAt` is what it was before
   * @param by the account that does so
   */
  move(order: Order, to: OrderState, by: string): Promise<Order>;
  /**
   * Deletes all personal data of an account but the account itself: its basket, and the addresses of its
   * orders. Sessions from before can then neither order nor fill the basket for 70 minutes, by when those
   * of a deleted account have ended; a later sign-in can. Rejects with `under-way`, and deletes nothing,
   * while an order is not finished. It can be repeated.
   */
  forget(uid: string): Promise<void>;
  /** Resolves with whether this account sees the orders of the shop. */
  isMerchant(uid: string): Promise<boolean>;
  /** All orders of the shop that are placed, accepted, sent, or that a return is requested for. */
  listUnfinished(): Promise<Order[]>;
  /**
   * The orders of the shop, the newest first, 100 at a time.
   *
   * @param after the `next` of the page before
   * @returns `next` is `undefined` on the last page
   */
  listAll(after?: OrderCursor): Promise<{ orders: Order[]; next?: OrderCursor }>;
  /**
   * Every order of the shop whose `changedAt` is `since` (milliseconds) or later; some that changed
   * shortly before come too, because a write can become visible after a later one. Rejects with `refused`
   * if this account is no merchant.
   */
  listChanged(since: number): Promise<Order[]>;
  /** Deletes the address of an order that is finished. Resolves with the order as it is then. */
  forgetAddress(order: Order): Promise<Order>;
}
