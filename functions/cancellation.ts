import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Order } from '../src/orders/model/order';

/** The changes to a new order's document when the functions cancel it. @param reason the shopper reads it */
export function cancellationOf({ stateAt }: Order, reason: string) {
  const now = FieldValue.serverTimestamp();
  return {
    state: 'cancelled',
    before: 'placed',
    by: 'functions',
    stateAt: now,
    beforeAt: Timestamp.fromMillis(stateAt),
    'times.cancelled': now,
    'notes.cancelled': reason,
  };
}
