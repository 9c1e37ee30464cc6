import {
  deleteField,
  doc,
  type DocumentData,
  type Firestore,
  increment,
  setDoc,
  type Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import type { OrderState } from '../../src/orders/model/states';
import { newOrder, now, orderIn } from './placing';
import { ago, type RulesWorld } from './rulesWorld';

/** The start of the previous state. */
const beforeAt = ago(3600);

/** An order of `asha` in a world, and the writes that the shop moves it with. */
export function movableOrder(world: RulesWorld) {
  let stateAt: Timestamp;
  const uidOf = (user: Firestore) =>
    user === world.merchant
      ? 'meera'
      : user === world.stranger
        ? 'ravi'
        : user === world.guest
          ? 'guest'
          : 'asha';
  return {
    addMerchant: () => world.arrange((database) => setDoc(doc(database, 'merchants/meera'), {})),

    /** The start of the current state. */
    stateAt: () => stateAt,

    /** Creates the order, without any rules. */
    arrange: (state: OrderState, before = state, more: DocumentData = {}, at = ago(1)) => {
      stateAt = at;
      const times = { placedAt: beforeAt, stateAt, beforeAt, changedAt: stateAt };
      const order = newOrder({ state, before, ...times, ...more });
      return world.arrange((database) => setDoc(orderIn(database), order));
    },

    /** Changes the order as a user, or without any rules. */
    change: (more: DocumentData, as?: Firestore) => {
      const update = (database: Firestore) => updateDoc(orderIn(database), more);
      return as ? update(as) : world.arrange(update);
    },

    /** @param batch has other writes, too */
    move: (
      as: Firestore,
      before: OrderState,
      to: OrderState,
      more: DocumentData = {},
      batch = writeBatch(as),
    ) => {
      const times = { stateAt: now, beforeAt: stateAt, changedAt: now, [`times.${to}`]: now };
      const note = to === 'returnDeclined' ? { [`notes.${to}`]: 'Worn' } : {};
      const count = to === 'returnAsked' ? { returnRequests: increment(1) } : {};
      const change = { state: to, before, by: uidOf(as), ...times, ...note, ...count, ...more };
      return batch.update(orderIn(as), change).commit();
    },

    undo: (as: Firestore, from: OrderState, to: OrderState, more: DocumentData = {}) => {
      const undone = { [`times.${from}`]: deleteField(), [`notes.${from}`]: deleteField() };
      const times = { stateAt: beforeAt, beforeAt, changedAt: now, ...undone };
      return updateDoc(orderIn(as), { state: to, before: to, by: uidOf(as), ...times, ...more });
    },
  };
}
