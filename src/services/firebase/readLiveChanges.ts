import type { LiveChanges } from '../../model/liveChanges';

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
  mapValue?: { fields?: Record<string, Value> };
}

const tagsIn = (field: Value = {}) =>
  (field.arrayValue?.values ?? []).flatMap(({ stringValue = '' }) =>
    /.:\d+$/.test(stringValue) ? [stringValue] : [],
  );

/**
 * What the merchants have changed since the deployment, if anything: without the SDK, whose code a first visit
 * doesn't load. Skips what is malformed, such as after an edit in the console. Asks with a POST, because the
 * browser's console shows each GET of a document that doesn't exist as an error.
 *
 * @throws if the database can't be reached
 */
export async function readLiveChanges(): Promise<LiveChanges | undefined> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const answer = await fetch(address, { method: 'POST', body, signal });
  if (!answer.ok) throw new Error(`The live changes: ${answer.status}`);
  const [{ found }] = (await answer.json()) as [{ found?: { fields?: Record<string, Value> } }];
  if (!found) return undefined;
  const { release, withdrawn, offered, left, revision } = found.fields ?? {};
  const counts = Object.entries(left?.mapValue?.fields ?? {})
    .map(([id, { integerValue }]) => [id, Number(integerValue)] as const)
    .filter(([, count]) => count >= 0);
  return {
    release: release?.stringValue ?? '',
    withdrawn: tagsIn(withdrawn),
    offered: tagsIn(offered),
    left: Object.fromEntries(counts),
    revision: Number(revision?.integerValue ?? 0),
  };
}
