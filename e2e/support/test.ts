import { randomUUID } from 'node:crypto';
import { expect, test as base, type APIRequestContext, type Page } from '@playwright/test';
import { testRun } from '../../scripts/lib/stages';
import { Watch } from './watch';

export interface Account {
  email: string;
  password: string;
}

interface Fixtures {
  watch: Watch;
  /** A registered account, used by this test alone. */
  account: Account;
}

/** Ends everything that a test left pending in a tab. */
async function cleanUp(page: Page) {
  // A stalled request would alert when it fails as its page closes.
  await page.evaluate(() => (window.alert = () => undefined)).catch(() => undefined);
  // The page leaves before its routes do, or stalled requests would be sent. A crashed page can't navigate.
  await page.goto('about:blank').catch(() => undefined);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

export const test = base.extend<Fixtures>({
  page: async ({ page }, provide) => {
    await provide(page);
    await Promise.all(page.context().pages().map(cleanUp));
  },
  watch: [
    async ({ context, baseURL }, provide) => {
      const watch = new Watch(context, baseURL);
      await provide(watch);
      expect(await watch.unexpected(), 'what the shopper should not see').toEqual([]);
    },
    { auto: true },
  ],
  account: async ({ request }, provide) => {
    await provide(await registerAccount(request, newAccount()));
  },
});

export { expect };

/** Credentials for an account that doesn't exist yet. */
export function newAccount(): Account {
  return { email: `asha-${randomUUID()}@example.com`, password: 'marigolds at noon' };
}

/** Creates an account directly at the identity service, without the shop. */
export async function registerAccount(
  request: APIRequestContext,
  account: Account,
): Promise<Account> {
  const url = `${testRun.authUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`;
  const response = await request.post(url, { data: account });
  expect(response.ok(), await response.text()).toBe(true);
  return account;
}
