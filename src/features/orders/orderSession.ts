import type { Address } from '../../model/addressFields';
import { isLineId } from '../../model/lineId';
import { isOrderId } from './orderId';
import { attemptKey, draftKey } from './orderKeys';

/** An order that was sent, or is about to be. */
export interface Attempt {
  /** The order's. */
  id: string;
  /** The account that places it. */
  uid: string;
  /** What leaves the basket with it. */
  lineIds: readonly string[];
  /** Whether it is known to have arrived. */
  isPlaced?: boolean;
}

/** The address as typed so far. */
export interface Draft {
  address: Address;
  /** The account that it was typed or completed under; `null` while nobody is signed in. */
  uid: string | null;
}

/** What could not be stored: this page's alone. */
const memory = new Map<string, unknown>();

function read(key: string): unknown {
  if (memory.has(key)) return memory.get(key);
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    // Storage is forbidden, or something else has written there.
    return null;
  }
}

function write(key: string, value: unknown) {
  memory.delete(key);
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    if (value !== undefined) memory.set(key, value);
  }
}

/** Whatever the session holds as a draft; unchecked, so that the sign-in screen need not know addresses. */
export const readDraft = () => read(draftKey) as Partial<Draft> | null;

/** Keeps what was typed for this visit, in this tab. */
export const saveDraft = (draft: Draft | undefined) => {
  write(draftKey, draft);
};

/** The order that this tab has sent last, until the shopper is done with it. */
export function readAttempt(): Attempt | undefined {
  const value = read(attemptKey) as Partial<Record<keyof Attempt, unknown>> | null;
  const { id, uid, lineIds, isPlaced = false } = value ?? {};
  const isWhole =
    isOrderId(id) &&
    typeof uid === 'string' &&
    uid !== '' &&
    Array.isArray(lineIds) &&
    lineIds.length > 0 &&
    lineIds.every((each) => typeof each === 'string' && isLineId(each)) &&
    typeof isPlaced === 'boolean';
  return isWhole ? (value as Attempt) : undefined;
}

export const saveAttempt = (attempt: Attempt | undefined) => {
  write(attemptKey, attempt);
};
