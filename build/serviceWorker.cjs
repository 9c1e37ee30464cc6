const { createHash } = require('node:crypto');
const { Compilation, DefinePlugin, sources } = require('webpack');
const compileApart = require('./compileApart.cjs');

/** The most that is downloaded, in bytes, for pictures that may never be looked at. */
const MOST_PICTURES = 1_000_000;
const picture = /\.avif$/;

/**
 * What the names of the shop's caches begin with. The dash ends it: the shops at /a/ and /a/b/ of one
 * host know whose caches are whose.
 *
 * @param {string} basePath
 */
const cacheIdOf = (basePath) => `shop:${basePath}`;

/**
 * A worker that undoes any other: it deletes all caches of the shop and goes, as soon as the browser
 * lets it: once no request is under way through the other. Pages that are open get everything from the
 * network from then on.
 *
 * @param {string} basePath
 */
const withdrawal = (basePath) => `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const withdraw = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith(${JSON.stringify(`${cacheIdOf(basePath)}-`)})) await caches.delete(name);
    }
    await self.registration.unregister();
  };
  event.waitUntil(withdraw());
});
`;

/**
 * What is stored beside the pages. `account-basket` and `orders` are for those alone who are signed in,
 * or want to order: without them the basket is what the device has.
 */
const stored =
  /^static\/js\/(?!(account-basket|orders)[.-]).*\.js$|\.(woff2|avif|webmanifest)$|^static\/media\/icon\.[^.]+\.svg$/;

/**
 * What the worker stores, with the hash of each file, so that browsers refuse anything else in its
 * place. The pictures of a large catalogue are left to the cache of what has been looked at.
 *
 * @param {Compilation} compilation
 * @param {{ basePath: string, pages: string[] }} shop
 */
function listFiles(compilation, { basePath, pages }) {
  const assets = compilation
    .getAssets()
    .filter(({ name }) => pages.includes(name) || stored.test(name));
  const pictures = assets.filter(({ name }) => picture.test(name));
  const size = pictures.reduce((sum, { source }) => sum + source.size(), 0);
  return assets
    .filter((asset) => size <= MOST_PICTURES || !pictures.includes(asset))
    .map(({ name, source }) => {
      const hash = createHash('sha256').update(source.buffer()).digest('base64');
      return {
        url: basePath + name,
        integrity: `sha256-${hash}`,
        // The name of a static file changes with its content: what is stored of the release before
        // need not be loaded again.
        revision: name.startsWith('static/') ? null : hash,
      };
    })
    .sort((one, other) => (one.url < other.url ? -1 : 1));
}

/**
 * The webpack plugin that emits `sw.js`, by which the shop opens without a network after one visit.
 * A new release is fetched beside the old one and waits until it is asked for (`src/boot/keepOffline.tsx`).
 * `worker.mjs` is its source.
 *
 * @param {{ basePath: string, pages: string[], off: boolean }} options `pages`: the names of its pages;
 *   `off`: emit a worker that removes the one that visitors have, and itself
 */
function serviceWorker({ basePath, pages, off }) {
  const NAME = 'ServiceWorker';
  return {
    apply(/** @type {import('webpack').Compiler} */ compiler) {
      let text = withdrawal(basePath);
      if (!off) {
        new DefinePlugin({ CACHE_ID: JSON.stringify(cacheIdOf(basePath)) }).apply(compiler);
        compiler.hooks.make.tapPromise(NAME, async (compilation) => {
          text = await compileApart(compilation, `${__dirname}/worker.mjs`);
        });
      }
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        // After all that changes a file or its name.
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
        compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
          const files = JSON.stringify(listFiles(compilation, { basePath, pages }));
          const filled = text.replace('self.__WB_MANIFEST', () => files);
          compilation.emitAsset('sw.js', new sources.RawSource(filled), { minimized: true });
        });
      });
    },
  };
}

/** Whose code is in the worker: webpack's module graph does not know it. */
const packages = ['core', 'expiration', 'precaching', 'routing', 'strategies'].map(
  (part) => `workbox-${part}`,
);

module.exports = { serviceWorker, withdrawal, packages };
