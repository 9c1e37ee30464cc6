import { type DocumentData, serverTimestamp, Timestamp } from 'firebase/firestore';
import { buildAddress } from './fakes/fakeOrders';

export const orderId = '7K3M-9QXT-2B4D';

export const ago = (seconds: number) => Timestamp.fromMillis(Date.now() - seconds * 1000);
export const days = (count: number) => count * 86_400;

/** An order of the sample shop, as the rules ask for it. */
export const newOrder = (more: DocumentData = {}): DocumentData => ({
  owner: 'asha',
  by: 'asha',
  placedAt: serverTimestamp(),
  stateAt: serverTimestamp(),
  beforeAt: serverTimestamp(),
  changedAt: serverTimestamp(),
  state: 'placed',
  before: 'placed',
  pay: 'cash',
  gift: true,
  items: { '123:990': 2, 'चाय:0': 20 },
  delivery: { price: 49, freeFrom: 999 },
  address: buildAddress(),
  ...more,
});
