/** The database of the browser tests: what is in it, and what becomes of a page's requests to it. */
import { expect, type Page, type Route } from '@playwright/test';
import { testRun } from '../scripts/lib/stages';
import { lineIdForPlace } from '../src/services/lineId';
import { authEmulator } from '../src/testing/authEmulator';
import type { Account } from './shop';

export interface AccountBasket {
  /** The ids of the products, in the order of their lines. */
  ids: string[];
  gift: boolean;
}

interface Stored {
  fields?: {
    lines?: { arrayValue: { values?: { stringValue: string }[] } };
    gift?: { booleanValue: boolean };
  };
}

const admin = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

async function addressOf({ email }: Account): Promise<string> {
  const uid = await authEmulator(testRun.authUrl).uidOf(email);
  return `${testRun.firestoreUrl}/v1/projects/demo-haat/databases/(default)/documents/baskets/${uid}`;
}

/** What the database has of an account's basket. */
export async function basketOf(account: Account): Promise<AccountBasket> {
  const response = await fetch(await addressOf(account), { headers: admin });
  const { fields = {} } = (await response.json()) as Stored;
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
  const response = await fetch(await addressOf(account), {
    method: 'PATCH',
    headers: admin,
    body: JSON.stringify({ fields }),
  });
  if (!response.ok) throw new Error(await response.text());
}

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

/** Waits until the account has acknowledged all that was done to the basket of this page. */
export const expectSent = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
    .not.toContain('/unsent/');

/** From now on the database can't be reached from this page. */
export const cutDatabase = (page: Page) => meetRequests(page, (route) => route.abort('failed'));

/** From now on the database takes every request of this page, does it, and its answer is lost. */
export const loseAnswers = (page: Page) =>
  meetRequests(page, async (route) => {
    await route.fetch();
    await route.abort('failed');
  });

/** From now on the database gives no answer. */
export const hangDatabase = (page: Page) => meetRequests(page, () => Promise.resolve());

/** From now on the rules of the database refuse everything. */
export const refuseDatabase = (page: Page) =>
  meetRequests(page, (route) =>
    route.fulfill({
      status: 403,
      headers: { 'access-control-allow-origin': '*' },
      json: {
        error: {
          code: 403,
          message: 'Missing or insufficient permissions.',
          status: 'PERMISSION_DENIED',
        },
      },
    }),
  );
