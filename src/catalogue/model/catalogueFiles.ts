import type { Cards } from './cards';
import type { Counts } from './prices';

/** Tests the content of a file; the host may answer with anything. */
type IsContent<Content> = (value: unknown) => value is Content;

/** Reads a file of the catalogue, such as `index.json`; rejects if it can't be read, or isn't the expected content. */
export type ReadCatalogue = <Content>(
  file: string,
  isContent: IsContent<Content>,
) => Promise<Content>;

/** The catalogue's sources: the site's files, and what merchants have written and moved since. */
export interface CatalogueSources {
  read: ReadCatalogue;
  /** Another object once the order has changed. */
  cards: Cards;
  /** The places of the products that merchants have moved; `undefined`: as the site was built. */
  order: Counts | undefined;
}

/** Longer than any shopper would wait. */
const TIMEOUT_MS = 60_000;

/** The content of an answer; `undefined` if that isn't JSON. */
async function contentOf(answer: Response): Promise<unknown> {
  const text = await answer.text();
  try {
    return answer.ok ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads each file below this address once; one that couldn't be read is requested again.
 *
 * @param onMissing called if the host doesn't have the file: it answers 404, or with something else in its place
 */
export function createCatalogueReader(path: string, onMissing: () => void): ReadCatalogue {
  const files = new Map<string, Promise<unknown>>();
  const load = async <Content>(file: string, isContent: IsContent<Content>) => {
    const answer = await fetch(path + file, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const content = await contentOf(answer);
    if (isContent(content)) return content;
    if (answer.status < 500) onMissing();
    throw new Error(`${answer.url}: ${answer.status}`);
  };
  return <Content>(file: string, isContent: IsContent<Content>) => {
    const known = files.get(file) as Promise<Content> | undefined;
    const reading = known ?? load(file, isContent);
    files.set(file, reading);
    reading.catch(() => files.delete(file));
    return reading;
  };
}
