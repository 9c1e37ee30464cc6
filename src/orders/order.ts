import type { StoredLine } from '../basket/basketStore';
import type {
  Counts,
  DeliveryTerms,
  LiveChanges,
  PublishedPrices,
  TodaysPrices,
} from '../catalogue/prices';
import { deliveryPrice } from '../catalogue/terms';
import { ordersWords as words } from '../words/en/orders/orders';
import type { Address } from './address';
import type { MovableOrder, OrderState } from './moves';
import type { PayableOrder, PaymentChange, PaymentMethod } from './payment';

/** The most orders that one request lists, but for those that a merchant has to see. */
export const LISTED_ORDERS = 100;

export interface OrderItem {
  productId: string;
  /** Whole rupees for each, at the time of the order. */
  price: number;
  /** 1 to 20. */
  count: number;
}

export interface OrderDetails {
  /** From `orderIdOf`. */
  id: string;
  items: readonly OrderItem[];
  delivery: DeliveryTerms;
  gift: boolean;
  pay: PaymentMethod;
  /** `undefined` once it has been deleted. */
  address: Address | undefined;
}

export interface NewOrder extends OrderDetails {
  /** The uid of the shopper. */
  owner: string;
  /** Whether it is placed without an account. */
  guest: boolean;
  address: Address;
  /** The basket lines that are ordered. */
  lines: readonly StoredLine[];
}

/** All times are milliseconds by the clock of the database. */
export interface Order extends OrderDetails, MovableOrder, PayableOrder {
  owner: string;
  guest: boolean;
  placedAt: number;
  beforeAt: number;
  /** The last write of any kind, including the deletion of the address. */
  changedAt: number;
  /** When the order was moved to each state, without those moves that were undone. */
  times: Partial<Record<OrderState, number>>;
  /** What was noted with the move to a state: a reason, or the courier and tracking number. */
  notes: Partial<Record<OrderState, string>>;
  /** What the order has of the products that are counted, since it was accepted. */
  taken: Counts;
}

/** What a merchant's move of an order changes in the stock. */
export interface StockMove {
  /** What the order has then. */
  taken: Counts;
  /** What is left then, with all that was changed before; left out if it stays as it is. */
  changes?: LiveChanges;
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
  /** With `too-soon`: milliseconds until the next order can be placed. */
  retryInMs?: number;
}

export const orderError = (
  reason: OrderReason,
  message: string = reason,
  more: Pick<OrderError, 'retryInMs'> = {},
): OrderError => Object.assign(new Error(message), { reason, ...more });

/** The orders that the signed-in user can see. Every promise rejects with an `OrderError`. */
export interface OrderService {
  /** Resolves with whether the shop has a database; `true` if that can't be found out. */
  hasDatabase(): Promise<boolean>;
  /** Milliseconds by the clock of this device, corrected by `readPrices` and `listOf`. */
  now(): number;
  /** What is published, and what has been changed since. Bypasses every cache. */
  readCatalogue(): Promise<{ published: PublishedPrices; changes: LiveChanges | undefined }>;
  /** What `readCatalogue` comes to for a shopper. */
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
   * `by` is the uid of the user, `note` is sent as one line, of `NOTE_LENGTH` characters or fewer; for a
   * move in `needsNote` it must not be empty. With `stock`, the merchant changes that together with the
   * move: both or neither. Resolves with the changed order.
   */
  move(order: Order, to: OrderState, by: string, note?: string, stock?: StockMove): Promise<Order>;
  /**
   * Changes how or whether an order is paid: see `paymentChanges`. `by` is the uid of the user. Resolves with
   * the changed order.
   */
  changePayment(order: Order, change: PaymentChange, by: string): Promise<Order>;
  /**
   * Empties an account's basket and deletes the addresses of its orders. Its sessions can't order for
   * 70 minutes then, unless they signed in later. Rejects with `under-way` if an order isn't finished. Can be
   * repeated.
   */
  forget(uid: string): Promise<void>;
  isMerchant(uid: string): Promise<boolean>;
  /** The shop's orders that still need something done. */
  listUnfinished(): Promise<Order[]>;
  /** All orders placed at `time` (milliseconds) or later. */
  listSince(time: number): Promise<Order[]>;
  /** A page of all orders, newest first. Its `next`, if there are more, is the next page's `after`. */
  listAll(after?: string): Promise<{ orders: Order[]; next?: string | undefined }>;
  /** When an order was last changed, in milliseconds; 0 if none ever was. */
  lastChange(): Promise<number>;
  /** Orders changed at `since` (milliseconds) or later, and possibly some from shortly before. */
  listChanged(since: number): Promise<Order[]>;
  /**
   * Orders with exactly this phone number, as `tidyAddress` writes it, if they have an address: all, or any
   * `LISTED_ORDERS` of them.
   */
  listByTelephone(telephone: string): Promise<Order[]>;
  /**
   * Replaces the merchants' changes to the catalogue. `revision` is that of the changes that these replace:
   * rejects with `refused` if others have been saved since. Resolves with what was saved.
   */
  saveChanges(changes: LiveChanges): Promise<LiveChanges>;
  /** Deletes the address of a finished order. Resolves with the changed order. */
  forgetAddress(order: Order): Promise<Order>;
}

/** Whether it is still to be delivered. */
export const isOnItsWay = ({ state }: Order) => ['placed', 'accepted', 'sent'].includes(state);

type Priced = Pick<Order, 'items' | 'delivery'>;

/** In whole rupees. */
export const subtotalOf = ({ items }: Priced) =>
  items.reduce((sum, { price, count }) => sum + price * count, 0);

/** In whole rupees. */
export const deliveryPriceOf = (order: Priced) => deliveryPrice(subtotalOf(order), order.delivery);

/** What an order costs in all, in whole rupees. */
export const totalOf = (order: Priced) => subtotalOf(order) + deliveryPriceOf(order);

/** `₹49` or `free`. */
export const deliveryOf = (order: Priced) => words.deliveryPrice(deliveryPriceOf(order));

/** Digits and letters that are hard to confuse, even over the phone (Crockford's base 32). */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const form = new RegExp(`^[${digits}]{4}(-[${digits}]{4}){2}$`);

export const isOrderId = (value: unknown) => typeof value === 'string' && form.test(value);

/**
 * The id of the order that an account places with these lines of its basket, such as `7K3M-9QXT-2B4D`:
 * an order that is sent again, or from several tabs, always has the same id.
 */
export async function orderIdOf(uid: string, lineIds: readonly string[]): Promise<string> {
  const text = [uid, ...[...lineIds].sort()].join('\n');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const id = Array.from(new Uint8Array(hash).slice(0, 12), (byte) => digits[byte % 32]).join('');
  return id.replace(/(.{4})(?=.)/g, '$1-');
}
