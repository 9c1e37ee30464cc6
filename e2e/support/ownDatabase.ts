/** A database for one test, beside that of the tests that run at the same time: prices can change in it. */
import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { demoProject } from '../../build/variables';
import { loadRules } from '../../scripts/lib/rules';
import { testRun } from '../../scripts/lib/stages';
import { useDatabase } from './database';
import { signIn } from './login';
import { makeMerchant } from './orderDatabase';
import { expect, newAccount, registerAccount, test as shopTest } from './test';
import { Watch } from './watch';

/** Connects the pages of a context to the database of the test. */
export type OwnDatabase = (context: BrowserContext) => Promise<void>;

/** A test can end before the database has answered. */
const disconnect = (context: BrowserContext) => context.unrouteAll({ behavior: 'ignoreErrors' });

/**
 * `ownDatabase`: the emulator has a database for each project; pages use that of the test's own, under the
 * same rules. `merchant`: a signed-in merchant's own browser, watched like the shopper's.
 */
export const test = shopTest.extend<{ ownDatabase: OwnDatabase; merchant: Page }>({
  ownDatabase: [
    async ({ context }, provide) => {
      const project = `demo-${randomUUID()}`;
      const toOwn = (text: string) => text.replaceAll(demoProject, project);
      const switchBack = useDatabase(project);
      await loadRules(testRun.firestoreUrl, project);
      const connect: OwnDatabase = async (each) => {
        await each.route(`${testRun.firestoreUrl}/**`, async (route) => {
          const request = route.request();
          const headers = Object.entries(request.headers());
          const response = await route.fetch({
            url: toOwn(request.url()),
            // One of them names the database, too.
            headers: Object.fromEntries(headers.map(([name, value]) => [name, toOwn(value)])),
            postData: toOwn(request.postData() ?? ''),
          });
          const body = (await response.text()).replaceAll(project, demoProject);
          return route.fulfill({ response, body });
        });
      };
      await connect(context);
      await provide(connect);
      await disconnect(context);
      switchBack();
    },
    { auto: true },
  ],
  merchant: async ({ browser, baseURL, request, ownDatabase }, provide) => {
    const account = await registerAccount(request, newAccount());
    await makeMerchant(account);
    const context = await browser.newContext();
    await ownDatabase(context);
    const watch = new Watch(context, baseURL);
    const page = await context.newPage();
    await signIn(page, account);
    await provide(page);
    expect(await watch.unexpected(), 'what the merchant should not see').toEqual([]);
    await disconnect(context);
    await context.close();
  },
});
