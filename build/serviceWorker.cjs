const { createHash } = require('node:crypto');
const { DefinePlugin, sources } = require('webpack');
const { InjectManifest } = require('workbox-webpack-plugin');

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
 * A worker that undoes any other: it deletes all caches of the shop and goes. Pages that are open
 * get everything from the network from then on.
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
 * Leaves the pictures of a large catalogue to the cache of what has been looked at.
 *
 * @type {import('workbox-build').ManifestTransform}
 */
function limitPictures(entries) {
  const pictures = entries.filter(({ url }) => picture.test(url));
  const size = pictures.reduce((sum, entry) => sum + entry.size, 0);
  return {
    manifest: size > MOST_PICTURES ? entries.filter(({ url }) => !picture.test(url)) : entries,
  };
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
  if (off) {
    return {
      apply(/** @type {import('webpack').Compiler} */ compiler) {
        compiler.hooks.thisCompilation.tap('ServiceWorker', (compilation) => {
          compilation.hooks.processAssets.tap('ServiceWorker', () => {
            compilation.emitAsset('sw.js', new sources.RawSource(withdrawal(basePath)));
          });
        });
      },
    };
  }
  /**
   * With the hash of each file, so that browsers refuse anything else in its place.
   *
   * @type {import('workbox-build').ManifestTransform}
   */
  const addHashes = (entries, compilation) => ({
    manifest: entries.map((entry) => {
      const content = /** @type {import('webpack').Compilation} */ (compilation)
        .getAsset(entry.url.slice(basePath.length))
        ?.source.buffer();
      return {
        ...entry,
        integrity: `sha256-${createHash('sha256')
          .update(content ?? '')
          .digest('base64')}`,
      };
    }),
  });
  return new InjectManifest({
    swSrc: `${__dirname}/worker.mjs`,
    swDest: 'sw.js',
    webpackCompilationPlugins: [
      new DefinePlugin({ CACHE_ID: JSON.stringify(cacheIdOf(basePath)) }),
    ],
    include: [
      new RegExp(`^(${pages.join('|').replaceAll('.', '\\.')})$`),
      /^static\/js\/.*\.js$/,
      /\.(woff2|avif|webmanifest)$/,
      /^static\/media\/icon\.[^.]+\.svg$/,
    ],
    // Fetched for those alone who are signed in, or want to order. Without it the basket is what the
    // device has.
    exclude: [/^static\/js\/(account-basket|orders)[.-]/],
    maximumFileSizeToCacheInBytes: 100_000_000,
    manifestTransforms: [limitPictures, addHashes],
    // Their names change with their content: what is stored of the release before need not be
    // loaded again.
    dontCacheBustURLsMatching: /\/static\//,
  });
}

/** Whose code is in the worker: webpack's module graph does not know it. */
const packages = ['core', 'expiration', 'precaching', 'routing', 'strategies'].map(
  (part) => `workbox-${part}`,
);

module.exports = { serviceWorker, withdrawal, packages };
