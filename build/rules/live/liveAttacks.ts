import {
  collection,
  deleteDoc,
  doc,
  type DocumentData,
  type Firestore,
  getDocs,
  setDoc,
  writeBatch,
} from 'firebase/firestore';
import type { Attack } from '../attack';
import { newOrder, newRecord, orderIn, recordIn } from '../placing';
import { liveIn, newChanges } from './changing';

const cheap = newChanges({ offered: ['123:1'] });

/** Writes something in the same batch as the changes of the catalogue. */
function saveWith(as: Firestore, path: string, data: DocumentData = {}) {
  const batch = writeBatch(as);
  batch.set(doc(as, path), data);
  batch.set(liveIn(as), cheap);
  return batch.commit();
}

export const liveAttacks: Attack[] = [
  ['offer themselves a price', ({ shopper }) => setDoc(liveIn(shopper), cheap)],
  ['offer themselves a price as a guest', ({ guest }) => setDoc(liveIn(guest), cheap)],
  ['offer themselves a price without signing in', ({ nobody }) => setDoc(liveIn(nobody), cheap)],
  [
    'make themselves a merchant and change a price at once',
    ({ shopper }) => saveWith(shopper, 'merchants/asha'),
  ],
  [
    'order at a price that they offer at once',
    ({ stranger }) => {
      const batch = writeBatch(stranger);
      const order = { owner: 'ravi', by: 'ravi', items: { '123:1': 1 } };
      batch.set(liveIn(stranger), cheap);
      batch.set(orderIn(stranger, '7K3M-9QXT-2B4E'), newOrder(order));
      batch.set(recordIn(stranger, 'ravi'), newRecord({ lastOrder: '7K3M-9QXT-2B4E' }));
      return batch.commit();
    },
  ],
  ['delete the changes of the catalogue', ({ shopper }) => deleteDoc(liveIn(shopper))],
  ['list what is beside it', ({ shopper }) => getDocs(collection(shopper, 'shop'))],
  ['hide documents below it', ({ shopper }) => setDoc(doc(shopper, 'shop/live/notes/1'), {})],
];
