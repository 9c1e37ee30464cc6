import type { FirestoreError } from 'firebase/firestore/lite';
import { orderError } from '../orderService';

const refusals = ['permission-denied', 'failed-precondition', 'invalid-argument'];

/** Whether the project has no database, or has switched it off. */
const isMissing = ({ code, message }: FirestoreError) =>
  code === 'not-found' ||
  (code === 'permission-denied' && /has not been used|disabled/.test(message));

/** @throws OrderError in place of an error of Firestore. */
export function explain(thrown: unknown): never {
  const error = thrown as FirestoreError;
  if (isMissing(error)) throw orderError('no-database', error.message);
  throw orderError(refusals.includes(error.code) ? 'refused' : 'unreachable', error.message);
}
