import type { LiveChanges } from '../catalogue/prices';

/** A price of a product, as orders and the security rules write it: `<product id>:<whole rupees>`. */
export const tagOf = (id: string, price: number) => `${id}:${price}`;

/** The parts of a price tag. A product's id can contain colons. */
export function parseTag(tag: string): { id: string; price: number } {
  const end = tag.lastIndexOf(':');
  return { id: tag.slice(0, end), price: Number(tag.slice(end + 1)) };
}

const ANSWER_MS = 10_000;

const server = process.env.FIRESTORE_EMULATOR_URL ?? 'https://firestore.googleapis.com';
const documents = `projects/${process.env.FIREBASE_PROJECT_ID}/databases/(default)/documents`;
const address = `${server}/v1/${documents}:batchGet?key=${process.env.FIREBASE_API_KEY}`;
// As the type of a body without one, text/plain: no preflight is needed then.
const body = JSON.stringify({ documents: [`${documents}/shop/live`] });

/** A field as Firestore's REST interface writes it. */
interface Value {
  stringValue?: string;
  integerValue?: string;
  arrayValue?: { values?: Value[] };
}

/** Whole numbers by product id, each written as a price tag. */
const numbersIn = (field: Value = {}) =>
  Object.fromEntries(
    (field.arrayValue?.values ?? [])
      .map(({ stringValue = '' }) => stringValue)
      .filter((text) => /.:(0|[1-9]\d{0,8})$/.test(text))
      .map(parseTag)
      .map(({ id, price }) => [id, price]),
  );

/**
 * Reads the merchants' changes since the deployment, if there are any: without the SDK, whose code a first visit
 * doesn't load. Skips what is malformed, such as after an edit in the console. Asks with a POST, because the
 * browser's console shows each GET of a document that doesn't exist as an error.
 *
 * @throws if the database can't be reached
 */
export async function readLiveChanges(): Promise<LiveChanges | undefined> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const headers = process.env.FIREBASE_APP_CHECK_KEY
    ? await (await import('./firebaseApp')).appCheckHeader()
    : undefined;
  const answer = await fetch(address, { method: 'POST', body, headers, signal });
  if (!answer.ok) throw new Error(`The live changes: ${answer.status}`);
  const [{ found }] = (await answer.json()) as [{ found?: { fields?: Record<string, Value> } }];
  if (!found) return undefined;
  const { release, prices, soldOut, left, revision } = found.fields ?? {};
  const last = Number(revision?.integerValue ?? 0);
  return {
    release: release?.stringValue ?? '',
    prices: numbersIn(prices),
    soldOut: Object.keys(numbersIn(soldOut)),
    left: numbersIn(left),
    // The rules start again, too, before numbers are no longer exact.
    revision: last >= 0 && last < Number.MAX_SAFE_INTEGER ? last : 0,
  };
}
