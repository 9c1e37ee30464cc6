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
