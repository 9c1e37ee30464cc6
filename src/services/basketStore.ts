/** One press on 'Add to basket', as it is stored. */
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
  /** It is another basket than before, with the lines of `added` alone. */
  isOther?: boolean;
}

export interface BasketObserver {
  /** Something changed other than by a call of this store: in another tab, for example. */
  changed(change: BasketChange): void;
  /** Whether all that was asked for is stored. Called each time that this changes. */
  saved: (isSaved: boolean) => void;
}

/**
 * A place in which a basket is stored, line by line. Each call may be repeated: a line that is there
 * is not added twice, and one that is not there can be removed. No call throws: what can't be stored
 * now is stored as soon as it can be, and the observer learns of both.
 */
export interface BasketStore {
  /**
   * Calls `changed` before it returns with all that is stored, if there is anything, then with every
   * change made elsewhere.
   *
   * @returns a function that ends the subscription.
   */
  observe(observer: BasketObserver): () => void;
  add(line: StoredLine): void;
  remove(lineId: string): void;
  /** Removes the lines of an order, which has taken them out of the account's basket itself. */
  removeOrdered(lineIds: readonly string[]): void;
  setGift(gift: boolean): void;
}

/** The entries of a stored basket, held in memory too: storage may be full or forbidden. */
export interface BasketEntries {
  readonly values: ReadonlyMap<string, string>;
  /** Stores an entry, or with `undefined` removes it: now, or as soon as it can be. Never throws. */
  readonly set: (key: string, value: string | undefined) => void;
  /** Reads these entries again, or all of them, and reports what was changed elsewhere. */
  read(keys?: readonly string[]): void;
}

/** The basket on this device. */
export interface LocalBasketStore extends BasketStore {
  readonly entries: BasketEntries;
  /** The uid of the account that the basket belongs to, also after its session has ended by itself. */
  owner(): string | undefined;
  /**
   * Adds the device's own lines to the basket of this account. With `undefined`, for a session that
   * ended by itself, the basket stays: for its account, or for another one that signs in.
   */
  setOwner(uid: string | undefined): void;
  /** Removes the account's basket from this device, unsent changes included. */
  forget(): void;
  /** Calls the listener after each change here that has to be sent to the account. */
  onUnsent(listener: () => void): void;
  /** Reports the current values of these entries to the observer. */
  report(keys: readonly string[]): void;
}
