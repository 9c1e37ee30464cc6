import type { Address } from '../../model/addressFields';
import type { PaymentMethod } from '../../model/payments';
import { isLineId } from '../../model/lineId';
import { readSession, writeSession } from '../../shared/sessionValues';
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

/** Unchecked, so that the checkout screen loads without the code for addresses. */
export const readDraft = () => readSession(draftKey) as Partial<Draft> | null;

export const saveDraft = (draft: Draft | undefined) => {
  writeSession(draftKey, draft);
};

/** The last order that this tab sent, until the shopper leaves its confirmation. */
export function readAttempt(): Attempt | undefined {
  const value = readSession(attemptKey) as Partial<Record<keyof Attempt, unknown>> | null;
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
  writeSession(attemptKey, attempt);
  for (const notify of observers) notify();
};

/** Calls `notify` at each change of the attempt. @returns what ends that */
export function observeAttempt(notify: () => void): () => void {
  observers.add(notify);
  return () => observers.delete(notify);
}
