import type { BrowserContext, Page } from '@playwright/test';
import { signIn } from '../language/steps';
import { makeMerchant } from './orderDatabase';
import { expect, newAccount, registerAccount, test as shopTest } from './test';
import { Watch } from './watch';

interface Fixtures {
  /** Prepares a new context: see `ownDatabase`. */
  prepare: (context: BrowserContext) => Promise<void>;
  merchantsBrowser: { page: Page; watch: Watch };
  /** A signed-in merchant's own browser, watched like the shopper's. */
  merchant: Page;
  merchantWatch: Watch;
}

export const test = shopTest.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires it
  prepare: [({}, provide) => provide(() => Promise.resolve()), { auto: true }],
  merchantsBrowser: async ({ browser, baseURL, request, prepare }, provide) => {
    const account = await registerAccount(request, newAccount());
    await makeMerchant(account);
    const context = await browser.newContext();
    await prepare(context);
    const watch = new Watch(context, baseURL);
    const page = await context.newPage();
    await signIn(page, account);
    await provide({ page, watch });
    expect(await watch.unexpected(), 'what the merchant should not see').toEqual([]);
    // The test may end before the database has answered.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  },
  merchant: ({ merchantsBrowser: { page } }, provide) => provide(page),
  merchantWatch: ({ merchantsBrowser: { watch } }, provide) => provide(watch),
});
