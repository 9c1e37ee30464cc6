import type { LiveChanges } from '../../model/liveChanges';

const ANSWER_MS = 10_000;

const server = process.env.FIRESTORE_EMULATOR_URL ?? 'https://firestore.googleapis.com';
const documents = `projects/${process.env.FIREBASE_PROJECT_ID}/databases/(default)/documents`;
const address = `${server}/v1/${documents}:batchGet?key=${process.env.FIREBASE_API_KEY}`;
// As the type of a body without one, text/plain: no preflight is needed then.
const body = JSON.stringify({ documents: [`${documents}/shop/live`] });

/** The document as Firestore's REST interface writes it. */
interface LiveDocument {
  release: { stringValue: string };
  withdrawn: Tags;
  offered: Tags;
  left: { mapValue: { fields?: Record<string, { integerValue: string }> } };
  revision: { integerValue: string };
}

interface Tags {
  arrayValue: { values?: { stringValue: string }[] };
}

const tagsOf = ({ arrayValue: { values = [] } }: Tags) =>
  values.map(({ stringValue }) => stringValue);

/**
 * What the merchants have changed since the deployment, if anything: without the SDK, whose code a first visit
 * doesn't load. Asks with a POST, because the console shows each GET of a document that doesn't exist as an error.
 *
 * @throws if the database can't be reached
 */
export async function readLiveChanges(): Promise<LiveChanges | undefined> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const answer = await fetch(address, { method: 'POST', body, signal });
  if (!answer.ok) throw new Error(`The live changes: ${answer.status}`);
  const [{ found }] = (await answer.json()) as [{ found?: { fields: LiveDocument } }];
  if (!found) return undefined;
  const { release, withdrawn, offered, left, revision } = found.fields;
  const counts = Object.entries(left.mapValue.fields ?? {});
  return {
    release: release.stringValue,
    withdrawn: tagsOf(withdrawn),
    offered: tagsOf(offered),
    left: Object.fromEntries(counts.map(([id, { integerValue }]) => [id, Number(integerValue)])),
    revision: Number(revision.integerValue),
  };
}
