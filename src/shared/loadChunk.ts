/** Longer than any shopper would wait for a chunk. */
const TIMEOUT_MS = 30_000;

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
    if (!answer?.ok) throw error;
    return load();
  }
}
