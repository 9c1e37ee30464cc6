import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { testRun } from '../scripts/lib/stages';
import { shop } from '../src/config';
import { errorHeading, expect, heading, openShop, product2, test as shopTest } from './shop';

const port = testRun.startPorts.page;
const origin = `http://localhost:${port}`;

/** The shop on the development server, which compiles it first. */
const test = shopTest.extend<object, { server: undefined }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for it
    async ({}, provide) => {
      const command = ['node_modules/webpack-cli/bin/cli.js', 'serve', '--mode=development'];
      const server = spawn(
        process.execPath,
        [
          '--require',
          './scripts/lib/endWithParent.cjs',
          ...command,
          `--cache-name=development-${port}`,
        ],
        {
          env: {
            ...process.env,
            PORT: String(port),
            AUTH_EMULATOR_URL: testRun.authUrl,
            FIRESTORE_EMULATOR_URL: testRun.firestoreUrl,
          },
          stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        },
      );
      await expect
        .poll(
          () =>
            fetch(origin + shop.basePath).then(
              ({ ok }) => ok,
              () => false,
            ),
          { timeout: 300_000 },
        )
        .toBe(true);
      await provide(undefined);
      if (server.exitCode !== null) throw new Error('The development server has ended by itself.');
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
    { scope: 'worker', timeout: 300_000, auto: true },
  ],
});
test.use({ baseURL: origin + shop.basePath });
// One after the other: there is one port for the server.
test.describe.configure({ mode: 'default' });

/** By which the page learns of changes. */
const socket = /^web socket: ws:\/\/localhost/;

test('a developer sees an error of the compiler once', async ({ page, watch }) => {
  watch.allow(socket, /^console error: \[webpack-dev-server\]/);
  let send: (message: object) => void = () => undefined;
  let isCompiled = false;
  await page.routeWebSocket(/\/ws$/, (route) => {
    route.connectToServer().onMessage((message) => {
      route.send(message);
      isCompiled ||= String(message).includes('"type":"ok"');
    });
    send = (message) => {
      route.send(JSON.stringify(message));
    };
  });
  await openShop(page);
  // What the server says of its first compilation would take the error away again.
  await expect.poll(() => isCompiled).toBe(true);
  send({
    type: 'errors',
    data: [{ message: 'a bracket is missing', moduleName: './src/main.tsx' }],
  });
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.frameLocator('iframe').getByText('a bracket is missing')).toBeVisible();
});

test('a developer sees the shop’s own screen when a component throws', async ({ page, watch }) => {
  watch.allow(socket, /a star fell/);
  await openShop(page);
  await expect(heading(page)).toHaveText(shop.welcome.heading);
  await page.evaluate(() => {
    const from = Array.from.bind(Array);
    // `StarRating` uses it while it renders.
    Array.from = ((source: ArrayLike<unknown>, ...rest: []) => {
      if (!(Symbol.iterator in source)) throw new Error('a star fell');
      return from(source, ...rest);
    }) as typeof Array.from;
  });
  await page.getByRole('searchbox').fill(product2.title);
  await expect(errorHeading(page)).toBeVisible();
  await expect(page.getByText('a star fell').first()).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
