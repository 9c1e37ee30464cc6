import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  type DocumentData,
  type EmulatorMockTokenOptions,
  type Firestore,
  getFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
  Timestamp,
} from 'firebase/firestore/lite';
import { india } from '../../src/markets/india/market';
import { findFirestoreEmulator } from '../../src/testing/firestoreEmulator';
import { type Terms, writeRules } from '../shopRules';

export const pricesIn = (database: Firestore) => doc(database, 'shop/prices');

/** The first prices of the sample shop. Its ids would break carelessly written rules. */
export const newPrices = (more: DocumentData = {}): DocumentData => ({
  tags: [
    '123:990',
    "o'clock:7 \\n:133",
    'चाय:1',
    'cap-s:300',
    'cap-l:350',
    ...Array.from({ length: 20 }, (_, place) => `n-${place}:1000`),
  ],
  soldOut: ['cap-xl:300'],
  left: ['123:4'],
  delivery: { price: 49, freeFrom: 999 },
  news: ['123:990:4:1'],
  newsSince: 0,
  revision: 1,
  cards: 0,
  at: serverTimestamp(),
  ...more,
});

/** The terms of the sample shop. */
const everyTerm: Terms = {
  market: { ...india, withdrawal: true },
  delivery: { price: 49, areas: ['56', '110'] },
  returns: 14,
  guests: true,
  cash: { upTo: 20_000 },
  upi: { id: 'haat@bank', name: 'Haat' },
  functions: { email: 'orders@shop.example', pushKey: 'BA' },
  payments: { service: 'stripe' },
};
/** A shop without guests, UPI, payments online, emails, withdrawals, a limit for cash, and areas. */
const fewTerms: Terms = { returns: 14 };

let apps = 0;

/** The database of a project, as a user with this token sees it, or `'owner'`, whom no rules concern. */
function databaseOf(projectId: string, mockUserToken?: EmulatorMockTokenOptions | 'owner') {
  const { hostname, port } = findFirestoreEmulator();
  setLogLevel('silent');
  const database = getFirestore(initializeApp({ projectId }, `rules ${(apps += 1)}`));
  connectFirestoreEmulator(database, hostname, Number(port), mockUserToken && { mockUserToken });
  return database;
}

async function call(method: string, path: string, body?: object) {
  const url = new URL(`emulator/v1/projects/${path}`, findFirestoreEmulator());
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  if (!response.ok) throw new Error(await response.text());
}

/** A project of the Firestore emulator with the rules of a sample shop, seen by each of its users. */
function rulesWorld(projectId: string, terms = everyTerm) {
  const signedIn = (sub: string, claims: Omit<EmulatorMockTokenOptions, 'sub'> = {}) =>
    databaseOf(projectId, { sub, ...claims });
  const anonymous = { firebase: { sign_in_provider: 'anonymous' } } as const;
  const administrator = databaseOf(projectId, 'owner');
  let isUsed = true;
  const world = {
    projectId,
    shopper: signedIn('asha'),
    /** The shopper, signed in at this time in milliseconds. The others signed in in 1970. */
    shopperSince: (time: number) => signedIn('asha', { auth_time: Math.floor(time / 1000) }),
    stranger: signedIn('ravi'),
    guest: signedIn('guest', anonymous),
    otherGuest: signedIn('other guest', anonymous),
    /** The guest, once they have chosen a password. */
    registered: signedIn('guest'),
    merchant: signedIn('meera'),
    nobody: databaseOf(projectId),
    /** Loads the rules. */
    async open() {
      const content = writeRules(terms);
      await call('PUT', `${projectId}:securityRules`, { rules: { files: [{ content }] } });
    },
    /** Writes without any rules. */
    arrange: (work: (database: Firestore) => Promise<unknown>) => work(administrator),
    /** Deletes everything but the shop's prices. */
    async reset() {
      if (!isUsed) return;
      isUsed = false;
      await call('DELETE', `${projectId}/databases/(default)/documents`);
      await setDoc(pricesIn(administrator), newPrices());
    },
  };
  const unused = new Set(['projectId', 'open', 'reset']);
  // Only the used worlds are reset: most tests use one of dozens, and a reset takes two requests.
  return new Proxy(world, {
    get(target, name) {
      isUsed ||= !unused.has(String(name));
      return target[name as keyof typeof target];
    },
  });
}

export type RulesWorld = ReturnType<typeof rulesWorld>;

/** Whether to fetch the emulator's coverage report, which takes a minute: in `npm run test:full`. */
export const isReported = process.env.PROPERTY_CASES === 'all';

/** A world without a report. */
export const largeWorld = rulesWorld('demo-large');
/** The world of a shop without guests, UPI, withdrawals, areas and a limit for cash. */
export const closedWorld = rulesWorld('demo-closed', fewTerms);

/** The worlds of shops in zones with summer time, east and west of Greenwich. */
export const clockWorlds = ['Europe/Berlin', 'America/St_Johns'].map((timeZone, place) => ({
  timeZone,
  world: rulesWorld(`demo-clocks-${place}`, { ...fewTerms, market: { ...india, timeZone } }),
}));

/** The worlds that can be reported. */
export const worlds = new Map([[closedWorld.projectId, closedWorld]]);

let turn = 0;
beforeEach(() => {
  turn += 1;
});

/**
 * The world of a group of tests. They share one, unless it is reported: the emulator reports a hundred small
 * requests at a time, and loading the rules takes half a second of the processor.
 *
 * @param count for a group with more requests: the projects that its tests use in turn
 */
export function worldOf(group: string, count = 1): RulesWorld {
  const open = (id: string) => {
    const found = worlds.get(id) ?? rulesWorld(id);
    worlds.set(id, found);
    return found;
  };
  if (!isReported) return open('demo-rules');
  const all = Array.from({ length: count }, (_, place) => open(`demo-${group}-${place}`));
  const [first = open(`demo-${group}`)] = all;
  const current = () => all[turn % all.length] ?? first;
  return new Proxy(first, { get: (_, name) => current()[name as keyof RulesWorld] });
}

export const orderId = '7K3M-9QXT-2B4D';
export const ago = (seconds: number) => Timestamp.fromMillis(Date.now() - seconds * 1000);
export const longAgo = Timestamp.fromMillis(0);
