/** One press on 'Add to basket'. */
export interface StoredLine {
  /** From `createLineId`; lines sort by it. */
  lineId: string;
  productId: string;
}

/** What changed in a stored basket; everything else stays. */
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
   * made elsewhere. Returns what ends the subscription.
   */
  observe(observer: BasketObserver): () => void;
  add(line: StoredLine): void;
  remove(lineId: string): void;
  /** Removes an order's lines and gift choice, which it has removed from the account's basket itself. */
  removeOrdered(lineIds: readonly string[]): void;
  setGift(gift: boolean): void;
}

/** The entries of a stored basket, also kept in memory as storage may be full or forbidden. */
export interface BasketEntries {
  readonly values: ReadonlyMap<string, string>;
  /** Stores an entry, or removes it if `value` is `undefined`. Never throws, but retries. */
  readonly set: (key: string, value: string | undefined) => void;
  /** Reads these entries again, or all of them, and reports what was changed elsewhere. */
  read(keys?: readonly string[]): void;
}

/** The basket on this device. */
export interface LocalBasketStore extends BasketStore {
  readonly entries: BasketEntries;
  /** The uid of the account that the basket belongs to, even after its session has expired. */
  owner(): string | undefined;
  /**
   * Makes the basket this account's, and adds the device's own lines to it. `undefined` means that the
   * session has expired: the basket stays, for its account or another one that signs in.
   */
  setOwner(uid: string | undefined): void;
  /** Removes the account's basket from this device, including unsent changes. */
  forget(): void;
  /** Calls the listener after each change that has to be sent to the account. */
  onUnsent(listener: () => void): void;
  /** Notes what has just become of a write of the account's basket in the database. */
  noteWrite(state: 'sent' | 'written' | 'failed'): void;
  /**
   * Milliseconds since this device's last write, in any tab. A write whose answer isn't known counts as made
   * just now, and is noted as that.
   */
  timeSinceWrite(): number;
  /** Reports the current values of these entries to the observer. */
  report(keys: readonly string[]): void;
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
  /** From now on, syncs the basket on this device with this account; `undefined`: with none. */
  follow(uid: string | undefined): void;
  /**
   * Sends every unsent change. Resolves with whether `forget` would lose nothing, within 2 seconds after the
   * database takes another write.
   */
  save(): Promise<boolean>;
  /** Removes the account's basket from this device. Call it before the session ends. */
  forget(): void;
}
