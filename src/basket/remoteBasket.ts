import type { StoredLine } from './basketStore';

/** What an account's basket doesn't have yet. */
export interface UnsentChange {
  added: StoredLine[];
  removed: StoredLine[];
  gift?: boolean;
}

/** How long the database rejects another write of a basket. */
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
