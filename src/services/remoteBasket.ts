import type { StoredLine } from './basketStore';

/** What an account's basket doesn't have yet. */
export interface UnsentChange {
  added: StoredLine[];
  removed: StoredLine[];
  gift?: boolean;
}

/** An account's basket in the database. Both calls reject if it can't be reached. */
export interface RemoteBasket {
  read(): Promise<{ lines: StoredLine[]; gift: boolean }>;
  /** Adds and removes these lines. Can be repeated. */
  write(change: UnsentChange): Promise<void>;
}

/** The database rejected a call and would reject it again. */
export class RejectedError extends Error {}
