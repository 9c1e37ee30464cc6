import {
  arrayRemove,
  arrayUnion,
  doc,
  type FirestoreError,
  getDoc,
  serverTimestamp,
  setDoc,
  type Timestamp,
} from 'firebase/firestore/lite';
import { isLineId } from '../basket/storage/basketKeys';
import {
  RejectedError,
  type RemoteBasket,
  type StoredLine,
  TooSoonError,
} from '../basket/storage/basketStore';
import { firestoreDatabase } from './firestoreDatabase';

/** Errors that a retry won't fix, except the first: see `explainWrite`. */
const permanent = [
  'permission-denied',
  'not-found',
  'failed-precondition',
  'invalid-argument',
  'unimplemented',
];

const throwRejection = (thrown: unknown) => {
  const { code, message } = thrown as FirestoreError;
  throw permanent.includes(code) ? new RejectedError(message) : thrown;
};

/** A line in the document. */
export const textOfLine = ({ lineId, productId }: StoredLine) => `${lineId}:${productId}`;

function lineOf(text: unknown): StoredLine[] {
  const [lineId = '', ...productId] = String(text).split(':');
  return isLineId(lineId) ? [{ lineId, productId: productId.join(':') }] : [];
}

/** An account's basket on Firestore: the document `baskets/{uid}`. */
export function createFirestoreBasket(uid: string): RemoteBasket {
  const basket = doc(firestoreDatabase(), 'baskets', uid);
  /** When the basket had last been written before its last rejected write. */
  let rejectedAfter: number | undefined;

  const readDocument = async () => (await getDoc(basket).catch(throwRejection)).data() ?? {};

  /** The rules don't say why they reject a write: if nobody has written since the last time, it isn't the interval. */
  async function explainWrite(thrown: unknown) {
    const { code, message } = thrown as FirestoreError;
    if (code !== 'permission-denied') return throwRejection(thrown);
    const { at } = (await readDocument()) as { at?: Timestamp };
    const writtenAt = at?.toMillis();
    if (writtenAt === rejectedAfter) throw new RejectedError(message);
    rejectedAfter = writtenAt;
    throw new TooSoonError(message);
  }

  return {
    async read() {
      const { lines, gift } = await readDocument();
      return { lines: Array.isArray(lines) ? lines.flatMap(lineOf) : [], gift: gift === true };
    },
    async write({ added, removed, gift }) {
      const lines =
        removed.length > 0
          ? arrayRemove(...removed.map(textOfLine))
          : arrayUnion(...added.map(textOfLine));
      const change = { lines, ...(gift !== undefined && { gift }), at: serverTimestamp() };
      await setDoc(basket, change, { merge: true }).catch(explainWrite);
    },
  };
}
