/** One press on 'Add to basket'. */
export interface StoredLine {
  /** The line's id, from `createLineId`; lines sort by it. */
  lineId: string;
  productId: string;
}

/** A change of a stored basket; everything else stays. */
export interface BasketChange {
  added: StoredLine[];
  /** Ids of lines. */
  removed: string[];
  /** Whether the order contains a gift. */
  gift?: boolean | undefined;
  /** The lines of `added` replace the whole basket. */
  isReplacement?: boolean;
}

export interface BasketObserver {
  /** The basket was changed elsewhere: in another tab, for example. */
  changed(change: BasketChange): void;
  /** Whether every change is stored. Called each time that this changes. */
  saved: (isSaved: boolean) => void;
}

/**
 * Stores a basket, line by line. Every call can be repeated: adding a line twice adds it once, and removing
 * a missing one does nothing. No call throws: a change that can't be stored is retried.
 */
export interface BasketStore {
  /**
   * Calls `changed` with the stored basket before it returns, unless that is empty, then with every change
   * made elsewhere. Returns a function that ends the subscription.
   */
  observe(observer: BasketObserver): () => void;
  add(line: StoredLine): void;
  remove(lineId: string): void;
  /** Removes an order's lines and gift choice, which it has removed from the account's basket itself. */
  removeOrdered(lineIds: readonly string[]): void;
  setGift(gift: boolean): void;
}

/** `rejected`: the database answers, but stores no basket for this account. */
export type SyncStatus = 'ok' | 'unreachable' | 'rejected';

export interface SyncObserver {
  statusChanged(status: SyncStatus): void;
  /** Signing in has merged two baskets; this many lines were only in the account's. */
  merged(count: number): void;
}

/** The signed-in user's basket: on this device and in the account. */
export interface AccountBasket {
  /** Syncs the basket on this device with this account from now on; `undefined`: with none. */
  follow(uid: string | undefined): void;
  /**
   * Sends every unsent change. Resolves with whether `forget` would lose nothing, within 2 seconds after the
   * database takes another write.
   */
  save(): Promise<boolean>;
  /** Removes the account's basket from this device. Call it before the session ends. */
  forget(): void;
}

/** The changes that an account's basket doesn't have yet. */
export interface UnsentChange {
  added: StoredLine[];
  removed: StoredLine[];
  gift?: boolean;
}

/** How long the database rejects another write of a basket or an address book; milliseconds. */
export const WRITE_INTERVAL_MS = 1000;

/** An account's basket in the database. Both calls reject if it can't be reached. */
export interface RemoteBasket {
  read(): Promise<{ lines: StoredLine[]; gift: boolean }>;
  /**
   * Adds lines and sets the gift choice, or else removes lines: one write. Can be repeated. Rejects with a
   * `TooSoonError` if the basket may have been written within `WRITE_INTERVAL_MS`, such as by another device.
   */
  write(change: UnsentChange): Promise<void>;
}

/** The database rejected a call and would reject it again. */
export class RejectedError extends Error {}

/** The database rejected a write, and may accept it later. */
export class TooSoonError extends Error {}
