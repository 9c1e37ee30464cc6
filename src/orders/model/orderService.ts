import type { Cards, PictureFile } from '../../catalogue/model/cards';
import type { PriceList } from '../../catalogue/model/priceList';
import type { Counts } from '../../catalogue/model/prices';
import type { AddressBookService } from './addressBook';
import type { Code } from './discount';
import type { NewOrder, Order, OrderDetails } from './order';
import type { OrderLink } from './orderLink';
import type { PaymentChange } from './payment';
import { sha256 } from './sha256';
import type { OrderState } from './states';
import type { Declaration, Withdrawal } from './withdrawal';

/** The most orders that one request lists, but for those that a merchant has to see. */
export const LISTED_ORDERS = 100;

/**
 * Why a call failed. `refused`: rejected by the rules; `too-soon`: less than 30 seconds after the user's last
 * order; `closed`: the user began to delete the account; `code`: the order's code can't be used any more, or not by this
 * customer; `under-way`: an order isn't finished; `unreachable`: no answer, so a change may have happened; `no-database`:
 * the shop has none.
 */
export type OrderReason =
  'refused' | 'too-soon' | 'closed' | 'code' | 'under-way' | 'unreachable' | 'no-database';

/** The error that every promise of the database rejects with. */
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

/** The reason of an `OrderError`; `unreachable` for any other, such as that of code that can't be loaded. */
export const reasonOf = (error: unknown): OrderReason =>
  (error as Partial<OrderError> | null)?.reason ?? 'unreachable';

export interface ProductFiles {
  cards: Cards;
  pictures: readonly PictureFile[];
}

export interface PriceService {
  /** Resolves with today's list, past every cache; `undefined` before the merchant has published one. */
  readPriceList(): Promise<PriceList | undefined>;
  /** Reads all cards that merchants have written. */
  readCards(): Promise<Cards>;
  /**
   * Replaces the list of the revision before, and with it what merchants have written about these products: all or
   * nothing. Rejects with `refused` if somebody else has changed the list since.
   */
  savePriceList(list: PriceList, products?: ProductFiles): Promise<void>;
}

/** The change of stock that goes with a merchant's move of an order. */
export interface StockMove {
  /** The order's `taken` then. */
  taken: Counts;
  /** The list of prices with the new stock; left out if that stays as it is. */
  list?: PriceList;
}

/** The orders that the signed-in user or the guest can see. */
export interface OrderService {
  /** Milliseconds by the clock of this device, corrected by `readPriceList` and `listOf`. */
  now(): number;
  /**
   * Places an order, counts the use of its code and removes its lines from the account's basket, all or nothing. If an
   * order with this id exists, resolves with that one. Rejects with `code` if nothing was placed because the code is over,
   * used up, or has other terms than the order says, or perhaps because this customer has used it once before: the rules say
   * nothing about customers, so with such a code it is also the reason of what would be `refused` otherwise.
   */
  place(order: NewOrder): Promise<OrderDetails>;
  /** Resolves with `undefined` if there is no such order. */
  find(id: string): Promise<Order | undefined>;
  /**
   * Reads an order by its link, which needs no account. Its address and everything else that the link doesn't show are
   * empty. Resolves with `undefined` if there is no such order, or its address was deleted.
   */
  findLinked(link: OrderLink): Promise<Order | undefined>;
  /** A shopper's orders, newest first. */
  listOf(uid: string): Promise<Order[]>;
  /**
   * Moves an order to another state; to `order.before`, it undoes the last move and restores `stateAt`.
   * `by` is the uid of the user, `note` is sent as one line, of `NOTE_LENGTH` characters or fewer; it must not
   * be empty if the state has a `required reason`. A request for a return is for `order.returning`. With `stock`, the merchant changes that together with the
   * move: both or neither. Resolves with the changed order.
   */
  move(order: Order, to: OrderState, by: string, note?: string, stock?: StockMove): Promise<Order>;
  /**
   * Changes how or whether an order is paid: see `paymentChanges`. `by` is the uid of the user. A claim or a refund
   * can have a reference of `REFERENCE_LENGTH` characters or fewer, sent as one line; a claim without one keeps that
   * of the last one. Resolves with the changed order.
   */
  changePayment(
    order: Order,
    change: PaymentChange,
    by: string,
    reference?: string,
  ): Promise<Order>;
  /**
   * Has the payment service refund an amount of an order that was paid online. `by` is the merchant's uid. Resolves with the
   * order, whose `refund` is there until it was made.
   */
  requestRefund(order: Order, amount: number, by: string): Promise<Order>;
  /** Deletes the address of a finished order, and its link. Resolves with the changed order. */
  forgetAddress(order: Order): Promise<Order>;
  /**
   * Empties an account's basket and address book, and deletes the addresses of its orders, and their links. Its sessions can't order for
   * 70 minutes then, unless they signed in later. Rejects with `under-way` if an order isn't finished. Can be
   * repeated.
   */
  forget(uid: string): Promise<void>;
  isMerchant(uid: string): Promise<boolean>;
}

/** The codes that take something off orders, in a shop with `codes`. */
export interface CodeService {
  /**
   * Resolves with a code that can be used now, by what `readCode` makes of it. `undefined` if there is none, or it can't
   * be used yet or any more: the rules don't say which. Needs no account; each question costs a read.
   */
  findCode(code: string): Promise<Code | undefined>;
  /** All codes, for merchants. */
  listCodes(): Promise<Code[]>;
  /** Adds a code that nobody has used. Rejects with `refused` if there is one with this name, or the rules don't allow it. */
  addCode(code: Omit<Code, 'used'>): Promise<void>;
  /**
   * Extends a code, or allows it to more orders or fewer. Its terms, and the orders that have used it, stay as they are.
   */
  extendCode(code: string, change: Partial<Pick<Code, 'until' | 'most'>>): Promise<void>;
  /** Ends a code at this moment. Can be repeated. */
  stopCode(code: string): Promise<void>;
  /** Deletes a code, and who has used it. Orders keep what it took off them. Can be repeated. */
  deleteCode(code: string): Promise<void>;
}

/** The most characters of a note about a customer. */
export const CUSTOMER_NOTE_LENGTH = 500;

/** What the merchants have noted about the customer with a phone number, as `tidyAddress` writes it. */
export interface CustomerNote {
  telephone: string;
  note: string;
}

/** What merchants know of customers beside their orders. */
interface CustomerService {
  listCustomerNotes(): Promise<CustomerNote[]>;
  /** Empty if there is none. */
  readCustomerNote(telephone: string): Promise<string>;
  /**
   * Replaces the note, or deletes it if the new one is empty. Its lines are tidied by `severalLines`; one without any letter
   * or digit is rejected. Can be repeated.
   */
  saveCustomerNote(telephone: string, note: string): Promise<void>;
}

/** The orders of all shoppers, for merchants. */
interface ShopOrderService {
  /**
   * The shop's orders that still need something done: unfinished ones, claims to check, cash that the courier has,
   * refunds that are due.
   */
  listOpen(): Promise<Order[]>;
  /** A page of all orders, newest first. Its `next`, if there are more, is the next page's `after`. */
  listAll(after?: string): Promise<{ orders: Order[]; next?: string | undefined }>;
  /** When an order was last changed, in milliseconds; 0 if none ever was. */
  lastChange(): Promise<number>;
  /** Orders changed at `since` (milliseconds) or later, and possibly some from shortly before. */
  listChanged(since: number): Promise<Order[]>;
  /** All orders with exactly this phone number, as `tidyAddress` writes it, whose addresses aren't deleted. */
  listByTelephone(telephone: string): Promise<Order[]>;
  /** Orders with a message that couldn't be sent, first tried at `since` (milliseconds) or later. */
  listFailed(since: number): Promise<Order[]>;
}

/** A browser's push subscription, as the browser reports it. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A merchant's browser that gets push messages. */
export interface Device {
  /** From its endpoint, by `deviceIdOf`. */
  id: string;
  /** The uid of its merchant. */
  uid: string;
  name: string;
  /** When it was added, in milliseconds by the clock of the database. */
  at: number;
}

/** The SHA-256 of the endpoint, in hexadecimal. */
export const deviceIdOf = ({ endpoint }: Pick<PushAddress, 'endpoint'>) => sha256(endpoint);

/** The devices of all merchants. */
export interface DeviceService {
  listDevices(): Promise<Device[]>;
  /** Adds a device of the merchant with this uid, or replaces it. */
  addDevice(uid: string, name: string, address: PushAddress): Promise<void>;
  /** Can be repeated. */
  removeDevice(id: string): Promise<void>;
  /** Has a test message sent to it. Rejects if it is gone, or has just got one. */
  testDevice(id: string): Promise<void>;
}

/** Withdrawals from contracts: anybody can declare one, and merchants deal with them. */
export interface WithdrawalService {
  /**
   * Stores a declaration, once, however often it is sent with the same id of `createLinkKey`. Resolves with when it
   * arrived, in milliseconds by the clock of the database.
   *
   * @param declarer whose turn it takes: the order that it names, if the shop has it, or the uid of this session
   */
  declareWithdrawal(id: string, declaration: Declaration, declarer: string): Promise<number>;
  /** Reads its state; `undefined` once a merchant has deleted it. */
  findWithdrawal(id: string): Promise<Withdrawal | undefined>;
  /** Lists the withdrawals that aren't deleted: first those that name an order of the shop, each the oldest first. */
  listWithdrawals(): Promise<Withdrawal[]>;
  /** Can be repeated. */
  deleteWithdrawal(id: string): Promise<void>;
}

/** The shop's database, as one session sees it. */
export interface ShopDatabase
  extends
    PriceService,
    OrderService,
    AddressBookService,
    ShopOrderService,
    CodeService,
    CustomerService,
    DeviceService,
    WithdrawalService {}
