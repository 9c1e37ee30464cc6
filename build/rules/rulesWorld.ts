import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { type Firestore, setLogLevel, Timestamp } from 'firebase/firestore';
import { findFirestoreEmulator } from '../../src/testing/firestoreEmulator';
import { releaseOf, type Terms, writeRules } from './shopRules';

/** Ids that would break carelessly quoted rules. */
const products: Parameters<typeof writeRules>[0] = [
  { id: '123', price: 990 },
  { id: "o'clock:7 \\n", price: 133 },
  { id: 'चाय', price: 0 },
  {
    ...{ id: 'cap', price: 300 },
    variants: [{ id: 'cap-s' }, { id: 'cap-l', price: 350 }, { id: 'cap-xl', soldOut: true }],
  },
  ...Array.from({ length: 20 }, (_, place) => ({ id: `n-${place}`, price: 1000 })),
];

/** Of the prices of the sample shop. */
export const release = releaseOf(products);

/** Of the sample shop. */
const everyTerm: Terms = {
  delivery: { price: 49, freeFrom: 999, areas: ['56', '110'] },
  returns: 14,
  guests: true,
  cash: { upTo: 20_000 },
  upi: { id: 'haat@bank', name: 'Haat' },
};
/** Without guests, UPI, a limit for cash, and areas. */
export const fewTerms: Terms = { delivery: { price: 49, freeFrom: 999 }, returns: 14 };

const anonymous = { firebase: { sign_in_provider: 'anonymous' } };

// The types of both SDKs differ, the objects don't.
const databaseOf = (context: { firestore: () => unknown }) => context.firestore() as Firestore;

/** A project of the Firestore emulator with the rules of a sample shop, seen by each of its users. */
export async function openRulesWorld(projectId: string, terms = everyTerm, goods = products) {
  setLogLevel('silent');
  const rules = writeRules(goods, terms);
  const { hostname: host, port } = findFirestoreEmulator();
  const firestore = { host, port: Number(port), rules };
  const project = await initializeTestEnvironment({ projectId, firestore });
  const signedIn = (uid: string, claims = {}) =>
    databaseOf(project.authenticatedContext(uid, claims));
  let close: () => void = () => undefined;
  // Kept open: opening it takes longer than a test.
  const administrator = await new Promise<Firestore>((resolve) => {
    void project.withSecurityRulesDisabled((context) => {
      resolve(databaseOf(context));
      return new Promise<void>((done) => (close = done));
    });
  });
  return {
    shopper: signedIn('asha'),
    /** The shopper, signed in at this time in milliseconds. The others signed in in 1970. */
    shopperSince: (time: number) => signedIn('asha', { auth_time: Math.floor(time / 1000) }),
    stranger: signedIn('ravi'),
    guest: signedIn('guest', anonymous),
    otherGuest: signedIn('other guest', anonymous),
    /** The guest, once they have chosen a password. */
    registered: signedIn('guest'),
    merchant: signedIn('meera'),
    nobody: databaseOf(project.unauthenticatedContext()),
    /** Bypasses the rules. */
    arrange: (work: (database: Firestore) => Promise<unknown>) => work(administrator),
    clear: () => project.clearFirestore(),
    end: () => {
      close();
      return project.cleanup();
    },
  };
}

export type RulesWorld = Awaited<ReturnType<typeof openRulesWorld>>;

export const orderId = '7K3M-9QXT-2B4D';
export const ago = (seconds: number) => Timestamp.fromMillis(Date.now() - seconds * 1000);
export const longAgo = Timestamp.fromMillis(0);
