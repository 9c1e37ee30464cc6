import {
  arrayRemove,
  arrayUnion,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  type DocumentReference,
  type FirestoreError,
} from 'firebase/firestore/lite';
import { createAccountBasket, type AccountBasket } from './accountBasket';
import type { StoredLine } from './basketStore';
import { firestoreDatabase } from './firestoreDatabase';
import { isLineId } from './lineId';
import type { LocalBasketStore } from './localBasketStore';
import { Refused, type RemoteBasket, type SyncObserver } from './syncBasket';

/** What asking again does not change. */
const final = [
  'permission-denied',
  'not-found',
  'failed-precondition',
  'invalid-argument',
  'unimplemented',
];

const asRefusal = (thrown: unknown) => {
  const { code, message } = thrown as FirestoreError;
  throw final.includes(code) ? new Refused(message) : thrown;
};

/** A line as the document has it. */
export const textOf = ({ lineId, productId }: StoredLine) => `${lineId}:${productId}`;

function lineOf(text: unknown): StoredLine[] {
  const [lineId = '', ...productId] = String(text).split(':');
  return isLineId(lineId) ? [{ lineId, productId: productId.join(':') }] : [];
}

/** The document of an account's basket: `baskets/{uid}`, as `firestore.rules` describe it. */
function remoteBasket(basket: DocumentReference): RemoteBasket {
  return {
    async read() {
      const { lines, gift } = (await getDoc(basket).catch(asRefusal)).data() ?? {};
      return { lines: Array.isArray(lines) ? lines.flatMap(lineOf) : [], gift: gift === true };
    },
    async write({ added, removed, gift }) {
      const write = (change: object) =>
        setDoc(basket, { ...change, at: serverTimestamp() }, { merge: true }).catch(asRefusal);
      if (added.length > 0 || gift !== undefined) {
        const lines = arrayUnion(...added.map(textOf));
        await write({ lines, ...(gift !== undefined && { gift }) });
      }
      if (removed.length > 0) await write({ lines: arrayRemove(...removed.map(textOf)) });
    },
  };
}

/** The basket of the signed-in account on Firestore. */
export function createFirestoreAccountBasket(
  local: LocalBasketStore,
  observer: SyncObserver,
  page: Window = window,
): AccountBasket {
  const remoteOf = (uid: string) => remoteBasket(doc(firestoreDatabase(), 'baskets', uid));
  return createAccountBasket(local, observer, remoteOf, page);
}
