/*
 * The service worker. It stores the files of its release, each checked by its hash: if one is missing or
 * differs, the installation fails and is retried at the next visit.
 */
import { setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { deleteOldShared, storeShared } from '../src/catalogue/product/sharedPhotographs';
import { workerWords } from '#words/offline';

/** @type {any} The types are those of a page. */
const worker = self;

setCacheNameDetails({ prefix: CACHE_ID });

/**
 * Whether the page bypasses all caches, because a stored file didn't work.
 *
 * @param {Request} request
 */
const bypassesCaches = ({ cache, destination }) => destination === '' && cache !== 'default';

/**
 * The browser's cache may contain an earlier failure.
 *
 * @param {{ request: Request }} fetching
 */
const revalidate = async ({ request }) =>
  request.cache === 'default' ? new Request(request, { cache: 'no-cache' }) : request;

/** @type {import('workbox-core').WorkboxPlugin} */
const upToDate = {
  requestWillFetch: revalidate,
  cachedResponseWillBeUsed: async ({ cachedResponse, event }) =>
    event.type === 'fetch' && bypassesCaches(event.request) ? null : cachedResponse,
};

addPlugins([{ ...upToDate, handlerDidError: ({ request }) => matchPrecache(request) }]);
precacheAndRoute(self.__WB_MANIFEST, {
  // The query is ignored, because the page doesn't depend on it.
  ignoreURLParametersMatching: [/./],
});
cleanupOutdatedCaches();

/**
 * Answers with the one width of a picture that is stored from the start.
 *
 * @type {import('workbox-core').WorkboxPlugin}
 */
const otherWidth = {
  handlerDidError: ({ request }) => matchPrecache(request.url.replace(/\d+\.avif$/, '480.avif')),
};

/**
 * Stores files that aren't stored from the start, once they have been loaded: most pictures, those of a large catalogue,
 * and the scripts of accounts.
 *
 * @param {RegExp} files
 * @param {string} name of the cache
 * @param {RegExp} type of the content
 * @param {...import('workbox-core').WorkboxPlugin} plugins
 */
function storeSeen(files, name, type, ...plugins) {
  registerRoute(
    files,
    new CacheFirst({
      cacheName: `${CACHE_ID}-${name}`,
      plugins: [
        {
          ...upToDate,
          cacheWillUpdate: async ({ response }) =>
            response.ok && type.test(response.headers.get('content-type') ?? '') ? response : null,
        },
        new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true }),
        ...plugins,
      ],
    }),
  );
}
storeSeen(/\/static\/media\/[^/]+\.(avif|webp)$/, 'pictures', /^image\//, otherWidth);
storeSeen(/\/static\/(css|js)\/.+$/, 'parts', /^text\/(css|javascript)|^application\/javascript/);
storeSeen(/\/static\/catalogue\/.+\.json$/, 'catalogue', /^application\/json/);

/** The pages of products that a shopper has visited; no others are stored. */
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && url.href.startsWith(`${worker.registration.scope}products/`),
  new NetworkFirst({
    cacheName: `${CACHE_ID}-products`,
    networkTimeoutSeconds: 3,
    plugins: [
      {
        cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
        // The fragment and the query don't select the page.
        cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*/, ''),
      },
      new ExpirationPlugin({ maxEntries: 50, purgeOnQuotaError: true }),
    ],
  }),
);

const sharedCache = `${CACHE_ID}-shared`;
// This runs each time the worker starts.
deleteOldShared(sharedCache).catch(() => undefined);

registerRoute(
  ({ url }) => url.href === `${worker.registration.scope}share`,
  async ({ request }) => {
    const { scope } = worker.registration;
    // If there is no room, the merchant chooses the photographs in the form.
    const isTaken = await storeShared(sharedCache, scope, request).catch(() => true);
    const screen = isTaken ? 'section=products&product=new' : 'shared=no';
    return Response.redirect(`${scope}#/login?${screen}`, 303);
  },
  'POST',
);

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') worker.skipWaiting();
});

/**
 * Shows what the shop's functions tell a merchant (`functions/post.ts`). The browser demands a notification for each
 * message, also for one that can't be read.
 *
 * @param {{ json: () => any } | null} message
 */
async function showMessage(message) {
  const read = async () => message?.json();
  /** @type {Partial<Record<'title' | 'body' | 'tag' | 'path', string>>} */
  const { title, body, tag = 'order', path } = (await read().catch(() => undefined)) ?? {};
  await worker.registration.showNotification(title ?? workerWords.newOrder, {
    body,
    tag,
    renotify: true,
    data: { path },
    icon: /** @type {any} */ (self).__ICON,
  });
}

worker.addEventListener('push', (/** @type {any} */ event) => {
  event.waitUntil(showMessage(event.data));
});

/**
 * The merchant has pressed a notification.
 *
 * @param {string} [path] the screen to show, as written after the hash sign; without it, any that is open will do
 */
async function showOrders(path) {
  const { scope } = worker.registration;
  const list = `${scope}#/login`;
  const target = path && `${scope}#${path.replace(/^#/, '')}`;
  /** @type {{ url: string, focus: () => Promise<any>, navigate: (url: string) => Promise<unknown> }[]} */
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // The one used last comes first.
  const tabs = pages.filter(({ url }) => url.split(/[?#]/)[0] === scope);
  const tab = tabs.find(({ url }) => url.startsWith(list)) ?? tabs[0];
  const open = () => worker.clients.openWindow(target ?? list);
  if (!tab) {
    await open();
    return;
  }
  await tab.focus();
  // A tab from before the worker was installed can't be navigated.
  if (target && tab.url !== target) await tab.navigate(target).catch(open);
}

worker.addEventListener('notificationclick', (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(showOrders(event.notification.data?.path));
});
