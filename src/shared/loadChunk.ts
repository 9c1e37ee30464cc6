/** Longer than a chunk takes on the slowest network that a shopper would stay on. */
const TIMEOUT_MS = 30_000;

/**
 * Loads a chunk of the shop. One that is refused, or is something else, is requested once more, past
 * the caches of the browser and the service worker: they may hold a bad moment of the host for ever.
 *
 * @param load the `import()` of the chunk
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
