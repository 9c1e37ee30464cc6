/*
 * The service worker. It stores the files of its release, each only with the very bytes of the build:
 * where one is missing, or is something else, the installation fails and is tried again at the next visit.
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
import { CacheFirst } from 'workbox-strategies';

/** @type {any} A worker's own globals: the types of src/ are those of a page. */
const worker = self;

setCacheNameDetails({ prefix: CACHE_ID });

/**
 * Whether the page asks past all caches, because what is stored did not work.
 *
 * @param {Request} request
 */
const isPastCaches = ({ cache, destination }) => destination === '' && cache !== 'default';

/**
 * The browser's cache may hold the failure of an earlier try. What is right there is not sent again.
 *
 * @param {{ request: Request }} fetching
 */
const revalidate = async ({ request }) =>
  request.cache === 'default' ? new Request(request, { cache: 'no-cache' }) : request;

addPlugins([
  {
    requestWillFetch: revalidate,
    // What the host sends instead is stored, if it has the right bytes.
    cachedResponseWillBeUsed: async ({ cachedResponse, event }) =>
      event.type === 'fetch' && isPastCaches(event.request) ? null : cachedResponse,
    handlerDidError: ({ request }) => matchPrecache(request),
  },
]);
precacheAndRoute(self.__WB_MANIFEST, {
  // The page is the same whatever a link adds to its address.
  ignoreURLParametersMatching: [/./],
});
cleanupOutdatedCaches();

// What is not stored from the start: all pictures of a large catalogue, and those of browsers that
// know no AVIF.
registerRoute(
  /\/static\/media\/[^/]+\.(avif|webp)$/,
  new CacheFirst({
    cacheName: `${CACHE_ID}-pictures`,
    plugins: [
      {
        requestWillFetch: revalidate,
        cacheWillUpdate: async ({ response }) =>
          response.ok && /^image\//.test(response.headers.get('content-type') ?? '')
            ? response
            : null,
      },
      new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true }),
    ],
  }),
);

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') worker.skipWaiting();
});
