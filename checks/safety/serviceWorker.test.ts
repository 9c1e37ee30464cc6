/** `SERVICE_WORKER=off` removes the service worker that visitors have. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import webpack, { type Configuration } from 'webpack';
import { withdrawal } from '../../build/serviceWorker.cjs';
import { testRun } from '../../scripts/lib/stages';
import { shop } from '../../src/config';

const configure =
  jest.requireActual<(env: object, options: object) => Configuration>('../../webpack.config.js');

/** What the shop's own build makes of the service worker, and of a page that asks whether to register it. */
async function build() {
  const path = resolve(testRun.folder, 'withdrawn');
  const { plugins = [] } = configure({}, { mode: 'production' });
  const definitions = plugins.filter((plugin) => plugin instanceof webpack.DefinePlugin);
  const compiler = webpack({
    mode: 'none',
    entry: 'data:text/javascript,console.log(process.env.SERVICE_WORKER)',
    output: { path, filename: 'page.js', clean: true },
    plugins: [...definitions, plugins.at(-1)],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  expect(stats?.compilation.errors).toEqual([]);
  const read = (name: string) => readFileSync(`${path}/${name}`, 'utf8');
  return { page: read('page.js'), worker: read('sw.js') };
}

afterEach(() => {
  delete process.env.SERVICE_WORKER;
});

it('is withdrawn by SERVICE_WORKER=off: the page registers none, and the file removes it', async () => {
  process.env.SERVICE_WORKER = 'off';
  const { page, worker } = await build();
  expect(page).toContain('console.log("off")');
  expect(worker).toBe(withdrawal(shop.basePath));
});

it('leaves the caches of other shops alone when it is withdrawn', async () => {
  const names = ['shop:/market/-precache', 'shop:/market/-pictures', 'shop:/market/sale/-precache'];
  const deleted: string[] = [];
  const unregister = jest.fn();
  let ended: Promise<void> | undefined;
  const waitUntil = (work: Promise<void>) => (ended = work);
  runInNewContext(withdrawal('/market/'), {
    self: {
      addEventListener: (type: string, listener: (event: object) => void) => {
        if (type === 'activate') listener({ waitUntil });
      },
      registration: { unregister },
    },
    caches: {
      keys: () => Promise.resolve(names),
      delete: (name: string) => Promise.resolve(deleted.push(name)),
    },
  });
  await ended;
  expect(deleted).toEqual(names.slice(0, 2));
  expect(unregister).toHaveBeenCalledTimes(1);
});
