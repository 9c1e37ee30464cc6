/** The database of the browser tests: what is in it, and what becomes of a page's requests to it. */
import { expect, type Page, type Route } from '@playwright/test';
import { testRun } from '../scripts/lib/stages';
import { ownerKey } from '../src/services/basketEntries';
import { lineIdForPlace } from '../src/services/lineId';
import { authEmulator } from '../src/testing/authEmulator';
import { lookAgain, type Account } from './shop';

export interface AccountBasket {
  /** The ids of the products, in the order of their lines. */
  ids: string[];
  gift: boolean;
}

interface Stored {
  lines?: { arrayValue: { values?: { stringValue: string }[] } };
  gift?: { booleanValue: boolean };
}

const admin = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

const documents = `${testRun.firestoreUrl}/v1/projects/demo-haat/databases/(default)/documents`;

export const uidOf = ({ email }: Account) => authEmulator(testRun.authUrl).uidOf(email);

const pathOf = async (account: Account) => `baskets/${await uidOf(account)}`;

/** What the database has of an account's basket. */
export async function basketOf(account: Account): Promise<AccountBasket> {
  const fields: Stored = (await readDatabase(await pathOf(account))) ?? {};
  const lines = fields.lines?.arrayValue.values ?? [];
  return {
    ids: lines
      .map(({ stringValue }) => stringValue)
      .sort()
      .map((line) => line.slice(line.indexOf(':') + 1)),
    gift: fields.gift?.booleanValue ?? false,
  };
}

/** Gives an account a basket with these products, from an earlier visit. */
export async function fillBasketOf(account: Account, ids: string[]) {
  const values = ids.map((id, place) => ({
    // Other lines than those that the tests store on a device.
    stringValue: `${lineIdForPlace(place + 100_000)}:${id}`,
  }));
  const fields = {
    lines: { arrayValue: { values } },
    gift: { booleanValue: false },
    at: { timestampValue: new Date().toISOString() },
  };
  await writeDatabase(await pathOf(account), fields);
}

/** What the database has at a path, such as `shoppers/<uid>`; `undefined` where there is nothing. */
export async function readDatabase(path: string): Promise<Record<string, unknown> | undefined> {
  const response = await fetch(`${documents}/${path}`, { headers: admin });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(await response.text());
  const { fields = {} } = (await response.json()) as { fields?: Record<string, unknown> };
  return fields;
}

async function send(method: string, address: string, body: object): Promise<unknown> {
  const response = await fetch(address, { method, headers: admin, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** Writes a document at a path, whatever the rules say. */
export const writeDatabase = (path: string, fields: Record<string, unknown>) =>
  send('PATCH', `${documents}/${path}`, { fields });

/** Calls a method of the database, such as `:commit`, whatever the rules say. */
export const postToDatabase = (method: string, body: object) =>
  send('POST', `${documents}${method}`, body);

/** From now on `meet` decides what becomes of the page's requests to the database. */
async function meetRequests(page: Page, meet: (route: Route) => Promise<void>) {
  const asked: string[] = [];
  let isMended = false;
  await page.route(`${testRun.firestoreUrl}/**`, (route) => {
    if (isMended) return route.fallback();
    asked.push(route.request().url());
    return meet(route);
  });
  return {
    /** The addresses of the requests that have met it. */
    asked,
    mend: () => {
      isMended = true;
    },
  };
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

/** From now on the database can't be reached from this page. */
export const cutDatabase = (page: Page) => meetRequests(page, (route) => route.abort('failed'));

/** From now on the database takes every request of this page, does it, and its answer is lost. */
export const loseAnswers = (page: Page) =>
  meetRequests(page, async (route) => {
    await route.fetch();
    await route.abort('failed');
  });
