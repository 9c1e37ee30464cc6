/** Reads a file of the catalogue, such as `index.json`; the promise rejects if it can't be read. */
export type ReadCatalogue = (file: string) => Promise<unknown>;

/** Longer than any shopper would wait. */
const TIMEOUT_MS = 60_000;

/**
 * Reads each file below this address once; one that couldn't be read is requested again. In place of a missing one,
 * some hosts send a page, which isn't JSON.
 */
export function createCatalogueReader(path: string): ReadCatalogue {
  const files = new Map<string, Promise<unknown>>();
  return (file) => {
    const reading =
      files.get(file) ??
      fetch(path + file, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
        (answer): Promise<unknown> => {
          if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
          return answer.json();
        },
      );
    files.set(file, reading);
    reading.catch(() => files.delete(file));
    return reading;
  };
}
