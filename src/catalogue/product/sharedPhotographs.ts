import { cutText } from '../../words/characters';

/*
 * Files that another app shares with the installed shop. Any page on the web can send the same request, so the service
 * worker (`build/worker.mjs`) stores it only while this cache exists: from when a merchant opens the desk until the
 * session ends.
 */

/** The most photographs that a product can have. */
const MOST = 8;
/** The most bytes of all photographs together; those of phones have 3 to 8 MB. */
const MOST_BYTES = 64_000_000;
const LONGEST_TITLE = 200;
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** The title and the time of a share, stored last, after its photographs. */
interface Note {
  title: string;
  /** How many files were none of the photographs that fit. */
  leftOut: number;
  /** Milliseconds. */
  at: number;
}

export interface Shared extends Pick<Note, 'title' | 'leftOut'> {
  files: Blob[];
}

const nothing: Shared = { title: '', leftOut: 0, files: [] };

/** Requests are stored in turn, because two at once would mix their photographs. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  const result = last.then(run, run);
  last = result;
  return result;
}

/** Opens the cache, unless no merchant is signed in here. */
const openExisting = async (name: string) =>
  (await caches.has(name)) ? caches.open(name) : undefined;

async function empty(cache: Cache) {
  for (const key of await cache.keys()) await cache.delete(key);
}

async function read(cache: Cache): Promise<Shared> {
  const answers = [...(await cache.matchAll())];
  const note = (await answers
    .pop()
    ?.json()
    .catch(() => undefined)) as Note | undefined;
  if (!note || Math.abs(Date.now() - note.at) > LIFETIME_MS) return nothing;
  const files = await Promise.all(answers.map((answer) => answer.blob()));
  return { title: note.title, leftOut: note.leftOut, files };
}

const textIn = (form: FormData, name: string) => {
  const text = form.get(name);
  return typeof text === 'string' ? cutText(text, LONGEST_TITLE) : '';
};

/**
 * Stores the title and the photographs of a request, in place of earlier ones. Resolves with whether this device
 * takes any. Rejects if nothing could be stored.
 *
 * @param scope the address below which they are stored
 */
export const storeShared = (name: string, scope: string, request: Request): Promise<boolean> =>
  inTurn(async () => {
    const cache = await openExisting(name);
    if (!cache) return false;
    await empty(cache);
    const form = await request.formData();
    // A field without a file sends an empty one.
    const files = form
      .getAll('pictures')
      .filter((part) => typeof part === 'string' || part.size > 0);
    let taken = 0;
    let bytes = 0;
    for (const file of files) {
      if (typeof file === 'string' || !/^image\/(?!svg)/.test(file.type)) continue;
      if (taken === MOST || bytes + file.size > MOST_BYTES) continue;
      try {
        await cache.put(`${scope}shared/${taken}`, new Response(file));
      } catch {
        // The device has no room.
        continue;
      }
      taken += 1;
      bytes += file.size;
    }
    const title = textIn(form, 'title') || textIn(form, 'text');
    const note: Note = { title, leftOut: files.length - taken, at: Date.now() };
    await cache
      .put(`${scope}shared/note`, new Response(JSON.stringify(note)))
      .catch(() => empty(cache));
    return true;
  });

/** Deletes what nobody has taken within a day. */
export const deleteOldShared = (name: string): Promise<void> =>
  inTurn(async () => {
    const cache = await openExisting(name);
    if (cache && (await read(cache)) === nothing) await empty(cache);
  });

/** Takes what was shared, which is possible once. */
export async function takeSharedFrom(cache: Cache): Promise<Shared> {
  const shared = await read(cache);
  await empty(cache);
  return shared;
}
