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
import { type Group, isReported, projectsOf } from './reportedProjects';

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
  delivery: { price: 49, areas: ['56', '110'], days: [2, 5] },
  returns: 14,
  guests: true,
  cash: { upTo: 20_000 },
  upi: { id: 'haat@bank', name: 'Haat' },
  functions: { email: 'orders@shop.example', pushKey: 'BA' },
  payments: { service: 'stripe' },
  codes: true,
};
/** A shop without guests, UPI, payments online, emails, withdrawals, codes, a limit for cash, and areas. */
const fewTerms: Terms = { market: india, returns: 14 };

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

/** The worlds that this file's tests use, by their projects. */
const worlds = new Map<string, RulesWorld>();

function openWorld(projectId: string, terms?: Terms): RulesWorld {
  const world = worlds.get(projectId) ?? rulesWorld(projectId, terms);
  worlds.set(projectId, world);
  return world;
}

let turn = 0;

beforeAll(() => Promise.all([...worlds.values()].map((world) => world.open())), 120_000);
beforeEach(() => {
  turn += 1;
  return Promise.all([...worlds.values()].map((world) => world.reset()));
});

/**
 * The world of a group of tests. They share one, unless it is reported: loading the rules takes half a second of the
 * processor, in each file.
 */
export function worldOf(group: Group): RulesWorld {
  return isReported ? worldsInTurn(group) : openWorld('demo-rules');
}

function worldsInTurn(group: Group, terms?: Terms): RulesWorld {
  const all = projectsOf(group).map((id) => openWorld(id, terms));
  const [first = openWorld(`demo-${group}`)] = all;
  const current = () => all[turn % all.length] ?? first;
  return new Proxy(first, { get: (_, name) => current()[name as keyof RulesWorld] });
}

/** The world of a shop without guests, UPI, withdrawals, areas and a limit for cash. */
export function closedWorldOf(group: Group): RulesWorld {
  const [projectId = ''] = projectsOf(group);
  return openWorld(isReported ? projectId : 'demo-closed', fewTerms);
}

/** The world of a shop with invoices, the first of which is number 7. */
export function invoicingWorld(): RulesWorld {
  const invoices = { prefix: 'HA-', first: 7, seller: 'Haat' };
  return worldsInTurn('invoices', { ...everyTerm, invoices });
}

/** A world whose report has only what one test does, if it loads the rules again. */
export const countedWorld = () => openWorld('demo-counted');

/** A world without a report. */
export const unreportedWorld = () => openWorld('demo-large');

/** The worlds of shops in zones with summer time. */
export const clockWorldsOf = (timeZones: readonly string[]) =>
  timeZones.map((timeZone, place) => {
    const terms = { ...fewTerms, market: { ...india, timeZone } };
    return { timeZone, world: openWorld(`demo-clocks-${place}`, terms) };
  });

export const orderId = '7K3M-9QXT-2B4D';
export const ago = (seconds: number) => Timestamp.fromMillis(Date.now() - seconds * 1000);
export const longAgo = Timestamp.fromMillis(0);
