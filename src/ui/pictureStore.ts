import { shop } from '../config';

/*
 * Pictures in the Cache API: those chosen at the desk, before they are saved, and those read from the database. The
 * caches' names start as the service worker's do (`cacheIdOf` in `build/serviceWorker.cjs`), so that a withdrawn worker
 * deletes them, too.
 */

const cacheName = `shop:${shop.basePath}-photographs`;
const sharedName = `shop:${shop.basePath}-shared`;

/** The most pictures that are stored; the oldest make room. */
const MOST = 400;

/** Pictures that the browser didn't store, by hash. */
const memory = new Map<string, Blob>();

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
export const pictureStore = {
  read: async (hash: string): Promise<Blob | undefined> =>
    memory.get(hash) ??
    (await withCache(cacheName, async (cache) => (await cache.match(addressOf(hash)))?.blob())),

  /** Resolves with whether the picture outlives the page. */
  async write(hash: string, picture: Blob): Promise<boolean> {
    memory.set(hash, picture);
    const isStored = await withCache(cacheName, async (cache) => {
      await cache.put(addressOf(hash), new Response(picture));
      memory.delete(hash);
      const keys = await cache.keys();
      await Promise.all(keys.slice(0, -MOST).map((key) => cache.delete(key)));
      return true;
    });
    return isStored ?? false;
  },
};

/** What another app has shared with the shop, which the service worker has stored. Can be taken once. */
export async function takeShared(): Promise<{ title: string; files: Blob[] }> {
  const stored = await withCache(sharedName, async (cache) => {
    const answers = await cache.matchAll();
    const blobs = await Promise.all(answers.map((answer) => answer.blob()));
    await caches.delete(sharedName);
    return blobs;
  });
  // The title comes first.
  const [title, ...files] = stored ?? [];
  return { title: (await title?.text()) ?? '', files };
}
