/** Longer than any shopper would wait for a chunk. */
const TIMEOUT_MS = 30_000;

/** The event of a page whose host no longer has a file: a later release has probably replaced it. */
export const missingFile = 'missingfile';

export const reportMissing = () => {
  dispatchEvent(new Event(missingFile));
};

/**
 * Loads a chunk. If it is missing or broken, retries once, bypassing the caches of the browser and the
 * service worker, which may have stored a bad response for good.
 *
 * @throws webpack's ChunkLoadError
 */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load();
  } catch (error) {
    const { type, request } = error as { type?: string; request?: string };
    if (type === 'timeout' || !request) throw error;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(request, { cache: 'reload', signal }).catch(() => undefined);
    if (answer?.status === 404) reportMissing();
    if (!answer?.ok) throw error;
    return load();
  }
}
