import type { Cards } from '../catalogue/model/cards';
import { currentPricesOf, type PriceList } from '../catalogue/model/priceList';
import type { News } from '../catalogue/model/prices';
import { orderError } from '../orders/model/orderService';
import { cardsIn } from './cardsDocument';
import {
  changedSince,
  deliveryIn,
  newOffersIn,
  offersIn,
  orderIn,
  priceListIn,
  type PriceFields,
  revisionIn,
  type Value,
} from './priceDocument';

/* Reads documents without the SDK, whose code a first visit doesn't load. */

const ANSWER_MS = 10_000;

const server = process.env.FIRESTORE_EMULATOR_URL ?? 'https://firestore.googleapis.com';
const documents = `projects/${process.env.FIREBASE_PROJECT_ID}/databases/(default)/documents`;
const address = `${server}/v1/${documents}:batchGet?key=${process.env.FIREBASE_API_KEY}`;

/**
 * Resolves with the fields of a document such as `shop/prices`, all if not named; `undefined` if there is no such
 * document. Asks with a POST, because the browser's console shows each GET of a document that doesn't exist as an
 * error.
 *
 * @throws the answer if it isn't a document
 */
async function requestDocument<Fields extends object>(
  path: string,
  fieldPaths?: readonly string[],
  headers?: Record<string, string>,
): Promise<Fields | undefined> {
  const answer = await fetch(address, {
    method: 'POST',
    // The request has no content type, so that it needs no preflight.
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

/** Does the same as `requestDocument`. @throws OrderError */
async function readDocument<Fields extends object>(path: string, fieldPaths?: readonly string[]) {
  try {
    const headers = process.env.FIREBASE_APP_CHECK_KEY
      ? await (await import('./firebaseApp')).appCheckHeader()
      : undefined;
    return await requestDocument<Fields>(path, fieldPaths, headers);
  } catch (error) {
    const { status } = error as Partial<Response>;
    // The project has no database.
    if (status === 404) throw orderError('no-database');
    throw orderError('unreachable', status ? `${path}: ${status}` : String(error));
  }
}

const readFields = (fieldPaths?: readonly (keyof PriceFields)[]) =>
  readDocument<PriceFields>('shop/prices', fieldPaths);

/** The whole list; `undefined` before its first publication. @throws OrderError */
export async function readPriceList(): Promise<PriceList | undefined> {
  const fields = await readFields();
  return fields && priceListIn(fields);
}

/** The cards of these products, or all. @throws OrderError */
export async function readCards(ids?: readonly string[]): Promise<Cards> {
  const paths = ids?.map((id) => {
    const escaped = id.replace(/[\\`]/g, '\\$&');
    return `cards.\`${escaped}\``;
  });
  return cardsIn((await readDocument<{ cards?: Value }>('shop/cards', paths))?.cards);
}

/** A picture of the database, by its hash. @throws OrderError */
export async function readPicture(hash: string): Promise<Blob> {
  const fields = await readDocument<Record<string, Value>>(`pictures/${hash}`);
  if (!fields?.bytes?.bytesValue) throw orderError('unreachable', `pictures/${hash} is missing`);
  const bytes = Uint8Array.from(atob(fields.bytes.bytesValue), (byte) => byte.charCodeAt(0));
  return new Blob([bytes], { type: fields.type?.stringValue });
}

const newsFields = [
  'news',
  'newsSince',
  'revision',
  'delivery',
  'cards',
  'order',
  'orderedAt',
  'digits',
] as const;

/**
 * The changes since a page was built at this revision of the price list; everything if that is unknown or too long ago.
 * `undefined` before the first publication. Reads `shop/cards` only if a card has changed since then.
 * @throws OrderError
 */
export async function readNews(builtAt: number | undefined): Promise<News | undefined> {
  const read = await readFields(builtAt === undefined ? undefined : newsFields);
  if (!read) return undefined;
  const numberIn = (name: 'newsSince' | 'revision') => Number(read[name]?.integerValue);
  // The revisions start again after an edit by hand.
  const isPartial =
    builtAt !== undefined && numberIn('newsSince') <= builtAt && builtAt <= numberIn('revision');
  const fields = isPartial || builtAt === undefined ? read : await readFields();
  if (!fields) return undefined;
  const offers = isPartial ? newOffersIn(fields) : offersIn(fields);
  const delivery = deliveryIn(fields);
  // The revisions start again after an edit by hand.
  const since = builtAt && builtAt <= revisionIn(fields.revision) ? builtAt : 0;
  const ids = isPartial ? changedSince(since, fields) : undefined;
  const areCardsNew = revisionIn(fields.cards) > since;
  return {
    prices: currentPricesOf({ offers, delivery }, isPartial ? { isPartial } : {}),
    cards: areCardsNew ? await readCards(ids) : {},
    ...(revisionIn(fields.orderedAt) > since && { order: orderIn(fields) }),
  };
}
