/** Gives a test its own database, so that it can change prices while other tests run. */
import { randomUUID } from 'node:crypto';
import type { APIResponse, BrowserContext, Route } from '@playwright/test';
import { demoProject } from '../../build/variables';
import { publishPrices } from '../../scripts/lib/emulatorPrices';
import { loadRules } from '../../scripts/lib/rules';
import { testRun } from '../../scripts/lib/stages';
import { database, switchDatabase } from './database';
import { test as merchantTest } from './merchant';

const toOwn = (text: string) => text.replaceAll(demoProject, database.app.options.projectId ?? '');

/** Fetches the answer of the test's own database to a request. */
export async function fetchFromOwn(route: Route): Promise<APIResponse> {
  const request = route.request();
  const headers = Object.entries(request.headers());
  return route.fetch({
    url: toOwn(request.url()),
    // One of the headers names the database, too.
    headers: Object.fromEntries(headers.map(([name, value]) => [name, toOwn(value)])),
    postData: toOwn(request.postData() ?? ''),
  });
}

/** The emulator has a database for each project; pages use that of the test's own, under the same rules. */
export const test = merchantTest.extend({
  prepare: async ({ context }, provide) => {
    const project = `demo-${randomUUID()}`;
    const switchBack = switchDatabase(project);
    await loadRules(testRun.firestoreUrl, project);
    await publishPrices(testRun.firestoreUrl, project);
    const connect = async (each: BrowserContext) => {
      await each.route(`${testRun.firestoreUrl}/**`, async (route) => {
        const response = await fetchFromOwn(route);
        const body = (await response.text()).replaceAll(project, demoProject);
        return route.fulfill({ response, body });
      });
    };
    await connect(context);
    await provide(connect);
    // The test may end before the database has answered.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    switchBack();
  },
});
