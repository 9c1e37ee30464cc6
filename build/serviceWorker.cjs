const { createHash } = require('node:crypto');
const { Compilation, DefinePlugin, sources } = require('webpack');
const { compileApart } = require('./compileApart.cjs');

/** The limit in bytes for files stored from the start. Above it, each is stored once a shopper has seen it. */
const limits = [
  { files: /\.avif$/, most: 200_000 },
  { files: /^static\/catalogue\//, most: 200_000 },
];

/**
 * The prefix of the shop's caches. A dash follows it, so that the shops at /a/ and /a/b/ of one host keep
 * theirs apart.
 *
 * @param {string} basePath
 */
const cacheIdOf = (basePath) => `shop:${basePath}`;

/**
 * A worker that replaces any other, deletes the shop's caches and unregisters itself: while it is installed,
 * because its activation waits for up to five minutes while the former worker answers requests; and again once
 * it is activated, because the former worker may have stored files meanwhile.
 *
 * @param {string} basePath
 */
const removalScript = (basePath) => `async function deleteCaches() {
  for (const name of await caches.keys()) {
    if (name.startsWith(${JSON.stringify(`${cacheIdOf(basePath)}-`)})) await caches.delete(name);
  }
}
self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(deleteCaches());
  // The installation must not wait for it: the browser unregisters after the installation.
  self.registration.unregister();
});
self.addEventListener('activate', (event) => event.waitUntil(deleteCaches()));
`;

/** The files stored with the pages. One width of each picture stands in for the others while they can't be loaded. */
const stored =
  /^static\/(css|js|catalogue)\/|-480\.avif$|\.(woff2|webmanifest)$|^static\/media\/icon\.[^.]+\.svg$/;

/** The chunks for orders, accounts and merchants, which need a network anyway and are stored once loaded. */
const online = new Set([
  'account',
  'account-basket',
  'sections',
  'desk',
  'checkout',
  'identity',
  'orders',
  'payment',
]);

/**
 * The files that only those chunks load.
 *
 * @param {Compilation} compilation
 */
const onlineFiles = ({ chunks }) =>
  new Set(
    [...chunks]
      .filter(({ groupsIterable }) =>
        [...groupsIterable].every(({ name }) => online.has(name ?? '')),
      )
      .flatMap(({ files }) => [...files]),
  );

/**
 * The addresses of products' further pictures that are no product's first, without width and ending: stored once a
 * shopper has seen them.
 *
 * @param {readonly Readonly<import('webpack').Asset>[]} assets
 */
function furtherPictures(assets) {
  const read = (/** @type {RegExp} */ names) =>
    assets
      .filter(({ name }) => names.test(name))
      .flatMap(({ source }) => JSON.parse(String(source.source())));
  const first = new Set(read(/^static\/catalogue\/\w+\/\d+\.json$/).map(({ image }) => image));
  return read(/^static\/catalogue\/.*\/details-/)
    .flatMap(({ pictures = [] }) => pictures)
    .filter((/** @type {string} */ address) => !first.has(address))
    .map((/** @type {string} */ address) => address.replace(/\d+\.webp$/, ''));
}

/**
 * The files that the worker stores, each with a hash, so that browsers reject anything else in its place.
 *
 * @param {Compilation} compilation
 * @param {{ basePath: string, pages: string[] }} shop
 */
function listFiles(compilation, { basePath, pages }) {
  const further = furtherPictures(compilation.getAssets());
  const later = onlineFiles(compilation);
  const assets = compilation
    .getAssets()
    .filter(({ name }) => pages.includes(name) || (stored.test(name) && !later.has(name)))
    .filter(({ name }) => !further.some((start) => (basePath + name).startsWith(start)));
  const tooMany = limits.filter(({ files, most }) => {
    const limited = assets.filter(({ name }) => files.test(name));
    return limited.reduce((sum, { source }) => sum + source.size(), 0) > most;
  });
  return assets
    .filter(({ name }) => !tooMany.some(({ files }) => files.test(name)))
    .map(({ name, source }) => {
      const hash = createHash('sha256').update(source.buffer()).digest('base64');
      // A static file has a hash in its name: the former release's copy of it can stay.
      const revision = name.startsWith('static/') ? null : hash;
      return { url: basePath + name, integrity: `sha256-${hash}`, revision };
    })
    .sort((one, other) => (one.url < other.url ? -1 : 1));
}

/**
 * Webpack plugin: emits `sw.js`, with which the shop opens without a network after one visit. A new release
 * is stored beside the old one, and waits until it is requested (`src/app/startup/Notices.tsx`).
 *
 * @param {{ basePath: string, pages: string[], off: boolean }} options `off`: emits a worker that removes
 *   the one that visitors have
 */
function serviceWorker({ basePath, pages, off }) {
  const NAME = 'ServiceWorker';
  return {
    apply(/** @type {import('webpack').Compiler} */ compiler) {
      let text = removalScript(basePath);
      if (!off) {
        new DefinePlugin({ CACHE_ID: JSON.stringify(cacheIdOf(basePath)) }).apply(compiler);
        compiler.hooks.make.tapPromise(NAME, async (compilation) => {
          text = await compileApart(compilation, `${__dirname}/worker.mjs`);
        });
      }
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        // The worker is emitted after everything that changes a file or its name.
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
        compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
          const list = () => JSON.stringify(listFiles(compilation, { basePath, pages }));
          const icon = compilation.getAssets().find(({ name }) => name.includes('/icon-touch.'));
          const filled = text
            .replace('self.__WB_MANIFEST', list)
            .replace('self.__ICON', JSON.stringify(icon && basePath + icon.name));
          compilation.emitAsset('sw.js', new sources.RawSource(filled), { minimized: true });
        });
      });
    },
  };
}

/** The packages in the worker, which webpack's module graph doesn't contain. */
const packages = ['core', 'expiration', 'precaching', 'routing', 'strategies'].map(
  (part) => `workbox-${part}`,
);

module.exports = { serviceWorker, removalScript, packages };
