import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { productAt, productsOf } from '../checks/merchant/productsOf';
import { writeCatalogue } from '../checks/merchant/secondShop';
import { copyProject } from '../checks/projectCopy';
import { startNode, untilReady } from '../scripts/lib/processes';
import { testRun } from '../scripts/lib/stages';
import { shop } from '#shop/config';
import { errorHeading, openShop } from './support/page';
import { expect, test as shopTest } from './support/test';

const port = testRun.startPorts.page;
const url = `http://localhost:${port}${shop.basePath}`;

/** A copy of the project, whose files the test can change. */
const copy = `${testRun.folder}/development`;

/** The shop on the development server. */
const test = shopTest.extend<{ server: undefined }>({
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
    { timeout: 300_000, auto: true },
  ],
});
test.use({ baseURL: url });

test('a developer sees a changed catalogue at once, and each kind of error in one place', async ({
  page,
  watch,
}) => {
  watch.allow(/^web socket: ws:\/\/localhost/, /HMR|webpack-dev-server|a star fell/);
  // This covers all files, because the page may still load those of the former catalogue.
  const pictures = readdirSync(`${copy}/shop/pictures`);
  const names = pictures.map((file) => file.replace('.jpg', ''));
  const [first = productAt(0), ...others] = productsOf(60, names);
  await openShop(page);
  writeCatalogue(copy, [first, ...others]);
  await expect(page.getByRole('heading', { name: first.title })).toBeVisible();
  writeCatalogue(copy, [{ ...first, title: 'Copper jug' }, ...others]);
  await expect(page.getByRole('heading', { name: 'Copper jug' })).toBeVisible();
  const last = others.at(-1)?.title ?? '';
  await page.getByRole('searchbox').fill(last);
  await expect(page.getByRole('heading', { name: last, exact: true })).toBeVisible();

  const component = `${copy}/src/catalogue/list/ProductCard.tsx`;
  const source = readFileSync(component, 'utf8');
  const overlay = page.locator('iframe');
  writeFileSync(
    component,
    source.replace(/\n {2}return /, "\n  if (product) throw new Error('a star fell');$&"),
  );
  await expect(errorHeading(page)).toBeVisible();
  await expect(page.getByText('a star fell').first()).toBeVisible();
  await expect(overlay).toHaveCount(0);
  writeFileSync(component, `${source}}`);
  await expect(page.frameLocator('iframe').getByText('ProductCard.tsx').first()).toBeVisible();
  await expect(overlay).toHaveCount(1);
});
