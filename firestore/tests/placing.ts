import {
  doc,
  type DocumentData,
  type Firestore,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import { buildAddress } from '../../src/testing/address';
import { orderId } from './rulesWorld';

export const now = serverTimestamp();
export const orderIn = (database: Firestore, id = orderId) => doc(database, 'orders', id);
export const recordIn = (database: Firestore, uid = 'asha') => doc(database, 'shoppers', uid);

export const without = (data: DocumentData, name: string) =>
  Object.fromEntries<unknown>(Object.entries(data).filter(([key]) => key !== name));

/** An address without email and GSTIN, for which not every shop asks. */
export const newAddress = (more: DocumentData = {}): DocumentData => ({
  ...without(without(buildAddress(), 'email'), 'gstin'),
  ...more,
});

/** A valid order in the sample shop. */
export const newOrder = (more: DocumentData = {}): DocumentData => ({
  owner: 'asha',
  by: 'asha',
  state: 'placed',
  before: 'placed',
  pay: 'cash',
  gift: true,
  guest: false,
  payment: 'due',
  times: {},
  notes: {},
  taken: {},
  placedAt: now,
  stateAt: now,
  beforeAt: now,
  changedAt: now,
  items: { '123:990': 2, 'चाय:1': 20 },
  delivery: { price: 49, freeFrom: 999 },
  address: newAddress(),
  ...more,
});

export const newRecord = (more: DocumentData = {}): DocumentData => ({
  lastOrder: orderId,
  lastOrderAt: now,
  ...more,
});

interface Attempt {
  id?: string;
  /** The ids of further orders in the same batch. */
  also?: string[];
  order?: DocumentData;
  /** A field to leave out of the order. */
  omit?: string;
  record?: DocumentData;
  /** The account whose record it is. */
  uid?: string;
}

/**
 * Places an order as the shop does: in one batch with the shopper's record.
 *
 * @param batch has other writes, too
 */
export function place(
  as: Firestore,
  { id = orderId, also = [], order, omit = '', record, uid }: Attempt = {},
  batch = writeBatch(as),
) {
  for (const each of [id, ...also]) batch.set(orderIn(as, each), without(newOrder(order), omit));
  batch.set(recordIn(as, uid), newRecord(record));
  return batch.commit();
}
