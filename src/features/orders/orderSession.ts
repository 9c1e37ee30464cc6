import type { Address } from '../../model/addressFields';
import type { PaymentMethod } from '../../model/payments';
import { isLineId } from '../../model/lineId';
import { isOrderId } from './orderId';
import { attemptKey, draftKey } from './orderKeys';

/** An order that was sent, or is about to be. */
export interface Attempt {
  id: string;
  uid: string;
  /** The lines that leave the basket with it. */
  lineIds: readonly string[];
  /** Whether it is known to have arrived. */
  isPlaced?: boolean;
}

export interface Draft {
  address?: Address;
  pay?: PaymentMethod | undefined;
  /** The account that it was typed under; `null` while signed out. */
  uid: string | null;
}

/** What session storage refused; lost at a reload. */
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

/** Unchecked, so that the checkout screen loads without the code for addresses. */
export const readDraft = () => read(draftKey) as Partial<Draft> | null;

export const saveDraft = (draft: Draft | undefined) => {
  write(draftKey, draft);
};

/** The last order that this tab sent, until the shopper leaves its confirmation. */
export function readAttempt(): Attempt | undefined {
  const value = read(attemptKey) as Partial<Record<keyof Attempt, unknown>> | null;
  const { id, uid, lineIds, isPlaced = false } = value ?? {};
  const isComplete =
    isOrderId(id) &&
    typeof uid === 'string' &&
    uid !== '' &&
    Array.isArray(lineIds) &&
    lineIds.length > 0 &&
    lineIds.every(isLineId) &&
    typeof isPlaced === 'boolean';
  return isComplete ? (value as Attempt) : undefined;
}

const observers = new Set<() => void>();

export const saveAttempt = (attempt: Attempt | undefined) => {
  write(attemptKey, attempt);
  for (const notify of observers) notify();
};

/** Calls `notify` at each change of the attempt. @returns what ends that */
export function observeAttempt(notify: () => void): () => void {
  observers.add(notify);
  return () => observers.delete(notify);
}
