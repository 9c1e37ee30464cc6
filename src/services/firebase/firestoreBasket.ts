import {
  arrayRemove,
  arrayUnion,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  type FirestoreError,
} from 'firebase/firestore/lite';
import type { StoredLine } from '../basketStore';
import { firestoreDatabase } from './firestoreDatabase';
import { isLineId } from '../../model/lineId';
import { RejectedError, type RemoteBasket } from '../remoteBasket';

/** Errors that a retry won't fix. */
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
export const textOf = ({ lineId, productId }: StoredLine) => `${lineId}:${productId}`;

function lineOf(text: unknown): StoredLine[] {
  const [lineId = '', ...productId] = String(text).split(':');
  return isLineId(lineId) ? [{ lineId, productId: productId.join(':') }] : [];
}

/** An account's basket on Firestore: the document `baskets/{uid}`. */
export function createFirestoreBasket(uid: string): RemoteBasket {
  const basket = doc(firestoreDatabase(), 'baskets', uid);
  return {
    async read() {
      const { lines, gift } = (await getDoc(basket).catch(throwRejection)).data() ?? {};
      return { lines: Array.isArray(lines) ? lines.flatMap(lineOf) : [], gift: gift === true };
    },
    async write({ added, removed, gift }) {
      const write = (change: object) =>
        setDoc(basket, { ...change, at: serverTimestamp() }, { merge: true }).catch(throwRejection);
      if (added.length > 0 || gift !== undefined) {
        const lines = arrayUnion(...added.map(textOf));
        await write({ lines, ...(gift !== undefined && { gift }) });
      }
      if (removed.length > 0) await write({ lines: arrayRemove(...removed.map(textOf)) });
    },
  };
}
