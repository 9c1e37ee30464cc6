import {
  connectFirestoreEmulator,
  getFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite';
import { firebaseApp } from './firebaseApp';

let database: Firestore | undefined;

/** The project's database, with the lite SDK: a fifth of the full one's size. */
export function firestoreDatabase(): Firestore {
  if (database) return database;
  // On a rejected write it would print the whole request, with a shopper's address.
  setLogLevel('silent');
  database = getFirestore(firebaseApp());
  if (process.env.FIRESTORE_EMULATOR_URL) {
    const { hostname, port } = new URL(process.env.FIRESTORE_EMULATOR_URL);
    connectFirestoreEmulator(database, hostname, Number(port));
  }
  return database;
}
