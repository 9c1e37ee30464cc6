import type { Address } from '../../model/addressFields';
import type { PaymentMethod } from '../../model/payments';
import { isLineId } from '../../model/lineId';
import { readSession, writeSession, type StorageArea } from '../../shared/sessionValues';
import { isOrderId } from './orderId';
import { attemptKey, draftKey } from './orderKeys';

/** An order that was sent, or is about to be. */
export interface Attempt {
  id: string;
  uid: string;
  /** The lines that leave the basket with it. */
  lineIds: readonly string[];
  /** Milliseconds, by the clock of the device. */
  sentAt: number;
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

function readAttemptIn(area?: StorageArea): Attempt | undefined {
  const value = readSession(attemptKey, area) as Partial<Record<keyof Attempt, unknown>> | null;
  const { id, uid, lineIds, sentAt, isPlaced = false } = value ?? {};
  const isComplete =
    isOrderId(id) &&
    typeof uid === 'string' &&
    uid !== '' &&
    Array.isArray(lineIds) &&
    lineIds.length > 0 &&
    lineIds.every(isLineId) &&
    Number.isFinite(sentAt) &&
    typeof isPlaced === 'boolean';
  return isComplete ? (value as Attempt) : undefined;
}

/** The order that a tab has sent, perhaps one that was closed since, as long as nobody knows whether it arrived. */
export const readUnconfirmed = () => readAttemptIn('localStorage');

/** The last order that this tab sent, until the shopper leaves its confirmation; or else an unconfirmed one. */
export const readAttempt = () => readAttemptIn() ?? readUnconfirmed();

const observers = new Set<() => void>();

export const saveAttempt = (attempt: Attempt | undefined) => {
  const { id } = attempt ?? readAttempt() ?? {};
  writeSession(attemptKey, attempt);
  if (attempt && !attempt.isPlaced) writeSession(attemptKey, attempt, 'localStorage');
  else if (readUnconfirmed()?.id === id) writeSession(attemptKey, undefined, 'localStorage');
  for (const notify of observers) notify();
};

/** Calls `notify` at each change of the attempt. @returns what ends that */
export function observeAttempt(notify: () => void): () => void {
  observers.add(notify);
  return () => observers.delete(notify);
}
