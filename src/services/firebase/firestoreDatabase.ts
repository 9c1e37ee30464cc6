import {
  connectFirestoreEmulator,
  getFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite';
import { firebaseApp, type Session } from './firebaseApp';

const databases = new Map<Session, Firestore>();

/** The project's database as a session sees it, with the lite SDK: a fifth of the full one's size. */
export function firestoreDatabase(session: Session = 'account'): Firestore {
  const open = databases.get(session);
  if (open) return open;
  // On a rejected write it would print the whole request, with a shopper's address.
  setLogLevel('silent');
  const database = getFirestore(firebaseApp(session));
  if (process.env.FIRESTORE_EMULATOR_URL) {
    const { hostname, port } = new URL(process.env.FIRESTORE_EMULATOR_URL);
    connectFirestoreEmulator(database, hostname, Number(port));
  }
  databases.set(session, database);
  return database;
}
