/** `refused`: the database is there, but keeps no basket for this account. */
export type Reached = 'yes' | 'no' | 'refused';

export interface SyncObserver {
  /** Whether the account can be reached. */
  reached(state: Reached): void;
  /** A sign-in has merged the device's basket into the account's, which had this many other lines. */
  merged(count: number): void;
}

/** The signed-in user's basket: on this device and in the account. */
export interface AccountBasket {
  /** Makes the basket on this device the account's from now on; `undefined`: nobody's. */
  follow(uid: string | undefined): void;
  /**
   * Sends the account every unsent change.
   *
   * @returns whether `forget` would lose nothing
   */
  save(): Promise<boolean>;
  /** Removes the account's basket from this device. Call it before the session ends. */
  forget(): void;
}
