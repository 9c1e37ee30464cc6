import {
  connectFirestoreEmulator,
  type Firestore,
  type FirestoreError,
  getFirestore,
  setLogLevel,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { orderError } from '../orders/model/orderService';
import { firebaseApp, type Session } from './firebaseApp';

const databases = new Map<Session, Firestore>();

/** The project's database as a session sees it, with the lite SDK: a fifth of the full one's size. */
export function firestoreDatabase(session: Session = 'account'): Firestore {
  const open = databases.get(session);
  if (open) return open;
  // The SDK's log is off: on a rejected write it would print the request with a shopper's address.
  setLogLevel('silent');
  const database = getFirestore(firebaseApp(session));
  if (process.env.FIRESTORE_EMULATOR_URL) {
    const { hostname, port } = new URL(process.env.FIRESTORE_EMULATOR_URL);
    connectFirestoreEmulator(database, hostname, Number(port));
  }
  databases.set(session, database);
  return database;
}

const refusals = ['permission-denied', 'failed-precondition', 'invalid-argument'];

/** Whether the project has no database, or has switched it off. */
const isMissing = ({ code, message }: FirestoreError) =>
  code === 'not-found' ||
  (code === 'permission-denied' && /has not been used|disabled/.test(message));

/** @throws OrderError in place of an error of Firestore. */
export function throwOrderError(thrown: unknown): never {
  const error = thrown as FirestoreError;
  if (isMissing(error)) throw orderError('no-database', error.message);
  throw orderError(refusals.includes(error.code) ? 'refused' : 'unreachable', error.message);
}

const MOST_TRIES = 10;
const PAUSE_MS = 100;

/**
 * Makes writes together, again if another device is writing one of the same documents at that moment.
 *
 * @throws OrderError
 */
export async function commitBatch(
  database: Firestore,
  addWrites: (batch: WriteBatch) => void,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const batch = writeBatch(database);
    addWrites(batch);
    try {
      await batch.commit();
      return;
    } catch (error) {
      const isContended = (error as FirestoreError).code === 'aborted';
      if (!isContended || tries === MOST_TRIES) throwOrderError(error);
      const pause = Math.random() * PAUSE_MS * tries;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
