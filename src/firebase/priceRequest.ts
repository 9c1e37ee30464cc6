import type { Offers } from '../catalogue/priceList';
import { newOffersIn, offersIn, type PriceFields } from './priceDocument';

/* Reads documents without the SDK, whose code a first visit doesn't load. Product pages inline this. */

const ANSWER_MS = 10_000;

const server = process.env.FIRESTORE_EMULATOR_URL ?? 'https://firestore.googleapis.com';
const documents = `projects/${process.env.FIREBASE_PROJECT_ID}/databases/(default)/documents`;
const address = `${server}/v1/${documents}:batchGet?key=${process.env.FIREBASE_API_KEY}`;

type FieldPaths = readonly (keyof PriceFields)[];
/** Resolves with the fields of `shop/prices`, all if not named; `undefined` if there is no such document. */
type ReadFields = (fieldPaths?: FieldPaths) => Promise<PriceFields | undefined>;

type OffersRead =
  | {
      offers: Offers;
      /** Products that aren't in `offers` are as the page was built. Otherwise they can't be ordered. */
      isPartial: boolean;
      fields: PriceFields;
    }
  | undefined;

/**
 * Resolves with the fields of a document such as `shop/prices`, all if not named; `undefined` if there is no such
 * document. Asks with a POST, because the browser's console shows each GET of a document that doesn't exist as an
 * error.
 *
 * @throws the answer if it isn't a document
 */
export async function requestDocument<Fields extends object>(
  path: string,
  fieldPaths?: readonly string[],
  headers?: Record<string, string>,
): Promise<Fields | undefined> {
  const answer = await fetch(address, {
    method: 'POST',
    // Without a type, so that it needs no preflight.
    body: JSON.stringify({
      documents: [`${documents}/${path}`],
      mask: fieldPaths && { fieldPaths },
    }),
    headers,
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  // eslint-disable-next-line typescript/only-throw-error -- Its status says why.
  if (!answer.ok) throw answer;
  const [{ found }] = (await answer.json()) as [{ found?: { fields?: Fields } }];
  return found ? (found.fields ?? ({} as Fields)) : undefined;
}

/** The fields of `shop/prices`, as `requestDocument` resolves with them. */
export const requestPrices: ReadFields = (fieldPaths) =>
  requestDocument<PriceFields>('shop/prices', fieldPaths);

/**
 * The offers that differ from those of a page that was built at this revision of the list; all of them if that isn't
 * known, or too long ago. `undefined` before the first publication.
 *
 * @throws what `read` throws
 */
export async function readOffers(
  builtAt: number | undefined,
  read: ReadFields,
): Promise<OffersRead> {
  const isPartial = builtAt !== undefined;
  const fields = await read(
    isPartial ? ['news', 'newsSince', 'revision', 'delivery', 'cards'] : undefined,
  );
  if (!fields) return undefined;
  const numberIn = (name: 'newsSince' | 'revision') => Number(fields[name]?.integerValue);
  // The revisions start again after an edit by hand.
  if (isPartial && !(numberIn('newsSince') <= builtAt && builtAt <= numberIn('revision')))
    return readOffers(undefined, read);
  return { fields, isPartial, offers: isPartial ? newOffersIn(fields.news) : offersIn(fields) };
}
