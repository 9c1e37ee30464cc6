import type { FirestoreError } from 'firebase/firestore/lite';
import { orderError } from '../orderError';

/** What Firestore says where a project has no database, or has switched it off. */
export const isMissing = ({ code, message }: FirestoreError) =>
  code === 'not-found' ||
  (code === 'permission-denied' && /has not been used|disabled/.test(message));

export const refusals = ['permission-denied', 'failed-precondition', 'invalid-argument'];

/** Gives an error of Firestore the reason that it is for the shop. */
export function explain(thrown: unknown): never {
  const error = thrown as FirestoreError;
  if (isMissing(error)) throw orderError('no-database', error.message);
  throw orderError(refusals.includes(error.code) ? 'refused' : 'unreachable', error.message);
}
