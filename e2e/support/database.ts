/** Accesses the browser tests' database as an administrator. */
import { expect, type Page } from '@playwright/test';
import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getDoc, getFirestore } from 'firebase/firestore/lite';
import { demoProject } from '../../build/variables';
import { testRun } from '../../scripts/lib/stages';
import { giftKey, lineIdOf, ownerKey, removedIdOf } from '../../src/basket/storage/basketKeys';
import { authEmulator } from '../../src/testing/authEmulator';
import { refocus } from './page';
import type { Account } from './test';

function connectTo(projectId: string) {
  const connected = getFirestore(initializeApp({ projectId }, projectId));
  const { hostname, port } = new URL(testRun.firestoreUrl);
  // The emulator applies no rules to this token.
  connectFirestoreEmulator(connected, hostname, Number(port), { mockUserToken: 'owner' });
  return connected;
}

/** The database that tests share, or the test's own: see `ownDatabase`. */
export let database = connectTo(demoProject);

/** Switches `database` to another project's. @returns switches back */
export function switchDatabase(project: string) {
  const shared = database;
  database = connectTo(project);
  return () => {
    database = shared;
  };
}

export const uidOf = ({ email }: Account) => authEmulator(testRun.authUrl).uidOf(email);

/** The document at a path such as `baskets/<uid>`; `undefined` if there is none. */
export const readDatabase = async (path: string) => (await getDoc(doc(database, path))).data();

/** The account's basket in the database: the product ids in the order of their lines. */
export async function basketOf(account: Account) {
  const { lines = [], gift = false } = ((await readDatabase(`baskets/${await uidOf(account)}`)) ??
    {}) as { lines?: string[]; gift?: boolean };
  return { ids: lines.sort().map((line) => line.slice(line.indexOf(':') + 1)), gift };
}

/** Waits until the signed-in account has acknowledged the whole basket of this page. */
export async function expectSent(page: Page) {
  // The event makes the basket retry if the database couldn't be reached.
  await refocus(page);
  const isSent = async () => {
    const entries = await page.evaluate(() =>
      Object.fromEntries(Object.entries<string>(localStorage)),
    );
    const owner = entries[ownerKey];
    const isUnsent = (key: string) =>
      key === giftKey() || (lineIdOf(key) ?? removedIdOf(key, owner ?? '')) !== undefined;
    return owner !== undefined && !Object.keys(entries).some(isUnsent);
  };
  await expect.poll(isSent).toBe(true);
}
