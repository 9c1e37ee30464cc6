/** Longer than a part takes on the slowest network that a shopper would stay on. */
const PATIENCE_MS = 30_000;

/**
 * Loads a part of the shop that is a script of its own. One that the network or the host has refused
 * is asked for once more, past what the browser has kept: a host that lets files be kept for ever
 * may let a "not found" be kept as long.
 *
 * @param load the `import()` of the part
 * @throws webpack's ChunkLoadError
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const { type, request } = error as { type?: string; request?: string };
    if (type !== 'error' || !request) throw error;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(request, { cache: 'reload', signal }).catch(() => undefined);
    if (!answer?.ok) throw error;
    return load();
  }
}
