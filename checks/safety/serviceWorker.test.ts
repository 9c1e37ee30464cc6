/** `SERVICE_WORKER=off` removes the service worker that visitors have. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import webpack, { type Configuration } from 'webpack';
import { removalScript } from '../../build/serviceWorker.cjs';
import { testRun } from '../../scripts/lib/stages';
import { shop } from '#shop/config';

const configure =
  jest.requireActual<(env: object, options: object) => Configuration>('../../webpack.config.js');

afterEach(() => {
  delete process.env.SERVICE_WORKER;
});

it('is removed by SERVICE_WORKER=off: pages don’t register it, and its file unregisters it', async () => {
  process.env.SERVICE_WORKER = 'off';
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
  expect(readFileSync(`${path}/page.js`, 'utf8')).toContain('console.log("off")');
  expect(readFileSync(`${path}/sw.js`, 'utf8')).toBe(removalScript(shop.basePath));
});

it('deletes only the caches of its own shop when it is removed', async () => {
  const names = ['shop:/market/-precache', 'shop:/market/-pictures', 'shop:/market/sale/-precache'];
  const deleted = new Set<string>();
  const unregister = jest.fn();
  const work: Promise<void>[] = [];
  runInNewContext(removalScript('/market/'), {
    self: {
      addEventListener: (_type: string, listener: (event: object) => void) => {
        listener({ waitUntil: (part: Promise<void>) => work.push(part) });
      },
      skipWaiting: () => undefined,
      registration: { unregister },
    },
    caches: {
      keys: () => Promise.resolve(names),
      delete: (name: string) => Promise.resolve(deleted.add(name)),
    },
  });
  await Promise.all(work);
  expect([...deleted]).toEqual(names.slice(0, 2));
  expect(unregister).toHaveBeenCalledTimes(1);
});
