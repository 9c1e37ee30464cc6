import type { StoredLine } from './basketStore';

/** What an account's basket does not have yet. */
export interface UnsentChange {
  added: StoredLine[];
  removed: StoredLine[];
  gift?: boolean;
}

/** The basket of one account in the database. Both calls reject if it can't be reached. */
export interface RemoteBasket {
  read(): Promise<{ lines: StoredLine[]; gift: boolean }>;
  /** Adds and removes these lines. Repeating a call changes nothing. */
  write(change: UnsentChange): Promise<void>;
}

/** The database rejected a call, and would reject it again. */
export class Refused extends Error {}
