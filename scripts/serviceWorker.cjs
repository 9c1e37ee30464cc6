const { sources } = require('webpack');
const { GenerateSW } = require('workbox-webpack-plugin');

/** More than this, in bytes, nobody is made to download for pictures that may never be looked at. */
const MOST_PICTURES = 1_000_000;
const picture = /\.avif$/;

/**
 * A worker that undoes any other: it deletes all caches of the shop and goes. Pages that are open
 * get everything from the network from then on.
 */
const withdrawal = (cachePrefix) => `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const withdraw = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith(${JSON.stringify(cachePrefix)})) await caches.delete(name);
    }
    await self.registration.unregister();
  };
  event.waitUntil(withdraw());
});
`;

/** Leaves the pictures of a large catalogue to the cache of what has been looked at. */
function limitPictures(entries) {
  const pictures = entries.filter(({ url }) => picture.test(url));
  const size = pictures.reduce((sum, entry) => sum + entry.size, 0);
  return {
    manifest: size > MOST_PICTURES ? entries.filter(({ url }) => !picture.test(url)) : entries,
  };
}

/**
 * The webpack plugin that emits `sw.js`, by which the shop opens without a network after one visit.
 * A new release is fetched beside the old one and waits until it is asked for (`src/offline.tsx`).
 *
 * @param {{ basePath: string, off: boolean }} options `off`: emit a worker that removes the one that
 *   visitors have, and itself
 */
module.exports = function serviceWorker({ basePath, off }) {
  // The dash ends it: the shops at /a/ and /a/b/ of one host know whose caches are whose.
  const cacheId = `shop:${basePath}`;
  if (off) {
    return {
      apply(compiler) {
        compiler.hooks.thisCompilation.tap('ServiceWorker', (compilation) => {
          compilation.hooks.processAssets.tap('ServiceWorker', () => {
            compilation.emitAsset('sw.js', new sources.RawSource(withdrawal(`${cacheId}-`)));
          });
        });
      },
    };
  }
  return new GenerateSW({
    swDest: 'sw.js',
    inlineWorkboxRuntime: true,
    sourcemap: false,
    babelPresetEnvTargets: ['chrome >= 100', 'firefox >= 100', 'safari >= 15'],
    cacheId,
    cleanupOutdatedCaches: true,
    clientsClaim: false,
    skipWaiting: false,
    include: [
      /^index\.html$/,
      /^static\/js\/.*\.js$/,
      /\.(woff2|avif|webmanifest)$/,
      /^static\/media\/icon\.[^.]+\.svg$/,
    ],
    maximumFileSizeToCacheInBytes: 100_000_000,
    manifestTransforms: [limitPictures],
    // Their names change with their content: what the page has just loaded need not be loaded again.
    dontCacheBustURLsMatching: /\/static\//,
    // The page is the same whatever a link adds to its address.
    ignoreURLParametersMatching: [/./],
    // What is not kept from the start: all pictures of a large catalogue, and those of browsers
    // that know no AVIF.
    runtimeCaching: [
      {
        urlPattern: /\/static\/media\/[^/]+\.(avif|webp)$/,
        handler: 'CacheFirst',
        options: {
          cacheName: `${cacheId}-pictures`,
          expiration: { maxEntries: 300, purgeOnQuotaError: true },
        },
      },
    ],
  });
};

/** Whose code is in the worker: webpack's module graph does not know it. */
module.exports.packages = ['core', 'expiration', 'precaching', 'routing', 'strategies'].map(
  (part) => `workbox-${part}`,
);
