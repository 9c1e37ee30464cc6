import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  deleteField,
  doc,
  type DocumentData,
  type Firestore,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { finished, moves, type OrderState, type Role } from '../model/moves';
import { ago, days, orderId } from '../testing/orderDocuments';
import type { RulesWorld } from '../testing/rulesWorld';

const states = [...new Set(moves.flatMap(({ from, to }) => [from, to]))];

/** The rules of an order that is there: who changes its state, and who deletes its address. */
export function describeMoveRules(worldOf: () => RulesWorld) {
  let world: RulesWorld;
  let shopper: Firestore;
  let stranger: Firestore;
  let merchant: Firestore;
  let nobody: Firestore;
  beforeEach(async () => {
    world = worldOf();
    ({ shopper, stranger, merchant, nobody } = world);
    await world.arrange((database) => setDoc(doc(database, 'merchants/meera'), {}));
  });

  const orderIn = (database: Firestore) => doc(database, 'orders', orderId);

  const beforeAt = ago(3600);
  let stateAt: Timestamp;
  /** An order as it may have become: of what no change may touch it has little. */
  function arrangeOrder(more: DocumentData = {}) {
    stateAt = ago(1);
    const order: DocumentData = {
      ...{ owner: 'asha', by: 'asha', state: 'placed', before: 'placed' },
      ...{ stateAt, beforeAt, changedAt: stateAt, gift: true, address: { city: 'Pune' } },
      ...more,
    };
    stateAt = order.stateAt as Timestamp;
    return world.arrange((database) => setDoc(orderIn(database), order));
  }
  const move = (as: Firestore, to: OrderState, more: DocumentData = {}) => {
    const by = as === merchant ? 'meera' : as === stranger ? 'ravi' : 'asha';
    const now = serverTimestamp();
    return updateDoc(orderIn(as), {
      ...{ state: to, stateAt: now, beforeAt: stateAt, changedAt: now, by },
      ...more,
    });
  };
  /** As the change before the last one left it. */
  const undone = (before: OrderState) => ({ before, beforeAt, stateAt: beforeAt });

  const isAllowed = (role: Role, from: OrderState, to: OrderState) =>
    moves.some((each) => each.from === from && each.to === to && each.by.includes(role));
  const pairs = states.flatMap((from) => states.map((to) => [from, to] as const));

  describe('from one state to another', () => {
    it.each(pairs)('%s → %s: whom the table allows it', async (from, to) => {
      const people: [Firestore, boolean][] = [
        [merchant, isAllowed('merchant', from, to)],
        [shopper, isAllowed('shopper', from, to)],
      ];
      for (const [who, may] of people) {
        // Both have last changed it, so that nothing here is an undoing.
        await arrangeOrder({ state: from, before: from });
        const moved = move(who, to, { before: from });
        await (may ? assertSucceeds(moved) : assertFails(moved));
      }
    });

    it.each(moves)('$from → $to: nobody else', async ({ from, to }) => {
      await arrangeOrder({ state: from, before: from });
      for (const other of [stranger, nobody]) await assertFails(move(other, to, { before: from }));
    });

    it.each<[string, DocumentData]>([
      ['a time of one’s own', { stateAt: Timestamp.fromMillis(0) }],
      ['a time of the change of one’s own', { changedAt: Timestamp.fromMillis(0) }],
      ['another time of the state before', { beforeAt: Timestamp.fromMillis(0) }],
      ['somebody else’s hand', { by: 'asha' }],
      ['another past', { before: 'sent' }],
      ['a new address', { address: { city: 'Delhi' } }],
      ['another choice', { gift: false }],
      ['another owner', { owner: 'meera' }],
    ])('not with %s', async (_what, more) => {
      await arrangeOrder();
      await assertFails(move(merchant, 'accepted', { before: 'placed', ...more }));
    });

    it('a return can be asked for within the days that the shop gives', async () => {
      for (const [seconds, may] of [
        [days(14) - 60, true],
        [days(14) + 60, false],
      ] as const) {
        await arrangeOrder({ state: 'delivered', before: 'sent', stateAt: ago(seconds) });
        const moved = move(shopper, 'returnAsked', { before: 'delivered' });
        await (may ? assertSucceeds(moved) : assertFails(moved));
      }
    });

    it('a merchant takes their own change back within a minute, and no other', async () => {
      const sent = { state: 'sent', before: 'accepted' };
      const back = undone('accepted');
      await arrangeOrder({ ...sent, by: 'meera' });
      await assertSucceeds(move(merchant, 'accepted', back));
      await arrangeOrder({ ...sent, by: 'meera', changedAt: ago(61) });
      await assertFails(move(merchant, 'accepted', back));
      await arrangeOrder({ ...sent, by: 'asha' });
      await assertFails(move(merchant, 'accepted', back));
      await arrangeOrder({ ...sent, by: 'meera' });
      await assertFails(move(merchant, 'placed', undone('placed')));
      await arrangeOrder({ by: 'meera' });
      await assertFails(move(merchant, 'placed', undone('placed')));
      // What a shopper has cancelled stays so, also for the shopper.
      await arrangeOrder({ state: 'cancelled', before: 'placed' });
      await assertFails(move(shopper, 'placed', undone('placed')));
      await arrangeOrder({ state: 'cancelled', before: 'placed', owner: 'ravi' });
      await assertFails(move(shopper, 'placed', undone('placed')));
    });

    it('an undone change leaves the state as old as it was', async () => {
      const returned = { state: 'returned', before: 'delivered', by: 'meera' };
      for (const wrong of [
        { stateAt: serverTimestamp() },
        { beforeAt: serverTimestamp() },
        { before: 'returned' },
      ]) {
        await arrangeOrder(returned);
        await assertFails(move(merchant, 'delivered', { ...undone('delivered'), ...wrong }));
      }
      await assertSucceeds(move(merchant, 'delivered', undone('delivered')));
    });

    it('an order of an earlier release is moved on, and back', async () => {
      const earlier = { beforeAt: deleteField(), changedAt: deleteField() };
      const change = (more: DocumentData) =>
        world.arrange((database) => updateDoc(orderIn(database), more));
      await arrangeOrder({ state: 'accepted' });
      await change(earlier);
      await assertSucceeds(move(merchant, 'sent', { before: 'accepted' }));
      await change({ ...earlier, stateAt });
      const back = { before: 'accepted', stateAt, beforeAt: stateAt };
      await assertSucceeds(move(merchant, 'accepted', back));
    });

    it('an order without an address goes into no state that has to be delivered', async () => {
      const nowhere = { address: deleteField() };
      const arrange = async (order: DocumentData) => {
        await arrangeOrder(order);
        await world.arrange((database) => updateDoc(orderIn(database), nowhere));
      };
      await arrange({ state: 'cancelled', before: 'accepted', by: 'meera' });
      await assertFails(move(merchant, 'accepted', undone('accepted')));
      await arrange({ state: 'delivered', before: 'sent' });
      await assertFails(move(shopper, 'returnAsked', { before: 'delivered' }));
      await assertSucceeds(move(merchant, 'returned', { before: 'delivered' }));
      await assertSucceeds(
        move(merchant, 'delivered', { before: 'delivered', beforeAt: stateAt, stateAt }),
      );
    });
  });

  describe('an address', () => {
    const forget = (as: Firestore, more: DocumentData = {}) =>
      updateDoc(orderIn(as), {
        address: deleteField(),
        changedAt: serverTimestamp(),
        ...more,
      });

    it.each(states)('is deleted where the order is finished: %s', async (state) => {
      for (const who of [shopper, merchant]) {
        await arrangeOrder({ state });
        await (finished.includes(state) ? assertSucceeds : assertFails)(forget(who));
      }
      await arrangeOrder({ state });
      for (const who of [stranger, nobody]) await assertFails(forget(who));
    });

    it('is deleted, not changed, and nothing else with it', async () => {
      await arrangeOrder({ state: 'delivered' });
      for (const more of [
        { address: { city: 'Delhi' } },
        { gift: false },
        { gift: deleteField() },
        { changedAt: Timestamp.fromMillis(0) },
      ]) {
        await assertFails(forget(shopper, more));
      }
    });
  });
}
