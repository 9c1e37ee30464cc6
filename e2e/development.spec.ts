import { readdirSync } from 'node:fs';
import { copyProject } from '../checks/projectCopy';
import { productAt, productsOf } from '../checks/merchant/productsOf';
import { writeCatalogue } from '../checks/merchant/secondShop';
import { startNode, untilReady } from '../scripts/lib/processes';
import { testRun } from '../scripts/lib/stages';
import { shop } from '../src/config';
import { product2 } from './support/catalogue';
import { errorHeading, openHydrated, openShop } from './support/page';
import { expect, test as shopTest } from './support/test';

const port = testRun.startPorts.page;
const url = `http://localhost:${port}${shop.basePath}`;

/** A copy, whose files a test can change. */
const copy = `${testRun.folder}/development`;

/** The shop on the development server. */
const test = shopTest.extend<object, { server: undefined }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires it
    async ({}, provide) => {
      const command = ['node_modules/webpack-cli/bin/cli.js', 'serve', '--mode=development'];
      copyProject(copy);
      const server = startNode('webpack', [...command, `--cache-name=development-${port}`], {
        cwd: copy,
        env: {
          ...process.env,
          PORT: String(port),
          AUTH_EMULATOR_URL: testRun.authUrl,
          FIRESTORE_EMULATOR_URL: testRun.firestoreUrl,
        },
        quiet: true,
        endSignal: 'SIGKILL',
      });
      await untilReady(server, async () => (await fetch(url)).ok);
      await provide(undefined);
      await server.end();
    },
    { scope: 'worker', timeout: 300_000, auto: true },
  ],
});
test.use({ baseURL: url });
// In sequence: the server has one port.
test.describe.configure({ mode: 'default' });

/** The hot updates of webpack-dev-server. */
const socket = /^web socket: ws:\/\/localhost/;

test('a compiler error is shown once', async ({ page, watch }) => {
  watch.allow(socket, /^console error: \[webpack-dev-server\]/);
  await page.routeWebSocket(/\/ws$/, (route) => {
    route.connectToServer().onMessage((message) => {
      route.send(message);
      if (!String(message).includes('"type":"ok"')) return;
      const error = { message: 'a bracket is missing', moduleName: './src/main.tsx' };
      route.send(JSON.stringify({ type: 'errors', data: [error] }));
    });
  });
  await openShop(page);
  await expect(page.frameLocator('iframe').getByText('a bracket is missing')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('when a component throws, only the shop’s own error screen is shown', async ({
  page,
  watch,
}) => {
  watch.allow(socket, /a star fell/);
  await openHydrated(page);
  await page.evaluate(() => {
    const from = Array.from.bind(Array);
    // `StarRating` calls it while rendering.
    Array.from = ((source: ArrayLike<unknown>, ...rest: []) => {
      if (typeof source === 'object' && !(Symbol.iterator in source))
        throw new Error('a star fell');
      return from(source, ...rest);
    }) as typeof Array.from;
  });
  await page.getByRole('searchbox').fill(product2.title);
  await expect(errorHeading(page)).toBeVisible();
  await expect(page.getByText('a star fell').first()).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a changed catalogue is shown at once, also in a file that it imports', async ({
  page,
  watch,
}) => {
  watch.allow(socket, /HMR|webpack-dev-server/);
  const [picture = ''] = readdirSync(`${copy}/src/features/catalogue/pictures`);
  const [first = productAt(0), ...others] = productsOf(60, [picture.replace('.jpg', '')]);
  await openShop(page);
  writeCatalogue(copy, [first, ...others]);
  await expect(page.getByRole('heading', { name: first.title })).toBeVisible();
  writeCatalogue(copy, [{ ...first, title: 'Copper jug' }, ...others]);
  await expect(page.getByRole('heading', { name: 'Copper jug' })).toBeVisible();
  const last = others.at(-1)?.title ?? '';
  await page.getByRole('searchbox').fill(last);
  await expect(page.getByRole('heading', { name: last })).toBeVisible();
});
