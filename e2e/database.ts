/** The database of the browser tests, as its administrator sees it. */
import { expect, type Page } from '@playwright/test';
import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getDoc, getFirestore } from 'firebase/firestore/lite';
import { testRun } from '../scripts/lib/stages';
import { ownerKey } from '../src/services/basketEntries';
import { authEmulator } from '../src/testing/authEmulator';
import { lookAgain, type Account } from './shop';

export const database = getFirestore(initializeApp({ projectId: 'demo-haat' }));
const { hostname, port } = new URL(testRun.firestoreUrl);
// The token that the emulator knows its administrator by: no rule holds for it.
connectFirestoreEmulator(database, hostname, Number(port), { mockUserToken: 'owner' });

export const uidOf = ({ email }: Account) => authEmulator(testRun.authUrl).uidOf(email);

/** What is at a path, such as `baskets/<uid>`; `undefined` if there is nothing. */
export const readDatabase = async (path: string) => (await getDoc(doc(database, path))).data();

/** What the database has of an account's basket: the ids of the products in the order of their lines. */
export async function basketOf(account: Account) {
  const { lines = [], gift = false } = ((await readDatabase(`baskets/${await uidOf(account)}`)) ??
    {}) as { lines?: string[]; gift?: boolean };
  return { ids: lines.sort().map((line) => line.slice(line.indexOf(':') + 1)), gift };
}

/** Waits until the signed-in account has the basket of this page, and has acknowledged all of it. */
export async function expectSent(page: Page) {
  // What is being collected is sent at once.
  await lookAgain(page);
  await expect
    .poll(() =>
      page.evaluate(
        (owner) =>
          owner in localStorage &&
          !Object.keys(localStorage).some((key) => key.includes('/unsent/')),
        ownerKey,
      ),
    )
    .toBe(true);
}
