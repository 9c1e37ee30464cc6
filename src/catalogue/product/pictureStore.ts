import { shop } from '#shop/config';
import { type Shared, takeSharedFrom } from './sharedPhotographs';

/* Pictures in the Cache API. */

/** Starts as the service worker's caches do (`cacheIdOf` in `build/serviceWorker.cjs`), so a withdrawn one deletes it. */
const cacheName = (name: string) => `shop:${shop.basePath}-${name}`;
const photographs = cacheName('photographs');
const shared = cacheName('shared');

/** The most pictures that a store has; the oldest make room. */
const MOST = 400;

/** Resolves with `undefined` if the Cache API is missing, forbidden or full. */
async function withCache<Result>(name: string, access: (cache: Cache) => Promise<Result>) {
  try {
    return await access(await caches.open(name));
  } catch {
    return undefined;
  }
}

const addressOf = (hash: string) => `${shop.basePath}photographs/${hash}`;

/** Pictures by the hash of their bytes. While they can't be stored, they last as long as the page. */
function createStore(name: string) {
  const memory = new Map<string, Blob>();
  return {
    memory,
    read: async (hash: string): Promise<Blob | undefined> =>
      memory.get(hash) ??
      (await withCache(name, async (cache) => (await cache.match(addressOf(hash)))?.blob())),

    /** Resolves with whether the picture outlives the page. */
    async write(hash: string, picture: Blob): Promise<boolean> {
      memory.set(hash, picture);
      const isStored = await withCache(name, async (cache) => {
        await cache.put(addressOf(hash), new Response(picture));
        memory.delete(hash);
        const keys = await cache.keys();
        await Promise.all(keys.slice(0, -MOST).map((key) => cache.delete(key)));
        return true;
      });
      return isStored ?? false;
    },
  };
}

/** The pictures that a merchant has chosen at the desk, saved or not. */
export const photographStore = createStore(photographs);
/** The pictures that were read from the database. */
export const pictureStore = createStore(cacheName('database-pictures'));

/** Deletes what a merchant has chosen or shared. Never rejects. */
export async function forgetPhotographs() {
  photographStore.memory.clear();
  try {
    for (const name of [photographs, shared]) await caches.delete(name);
  } catch {
    // There are no caches if the Cache API is missing or forbidden.
  }
}

/** Lets other apps share photographs with the shop on this device, until they are forgotten. Never rejects. */
export const allowSharing = () => withCache(shared, () => Promise.resolve());

/** Takes what another app has shared, which the service worker has stored, once. */
export const takeShared = async (): Promise<Shared> =>
  (await withCache(shared, takeSharedFrom)) ?? { title: '', leftOut: 0, files: [] };
