import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  type DocumentData,
  type Firestore,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { declarationLimits } from '../../src/orders/model/withdrawal';
import { newOrder, now, orderIn, without } from './placing';
import { ago, closedWorldOf, orderId, worldOf } from './rulesWorld';

const world = worldOf('withdrawals');
const closedWorld = closedWorldOf('closed-withdrawals');

const id = '0123456789abcdef'.repeat(2);
const withdrawalIn = (database: Firestore, path = id) => doc(database, 'withdrawals', path);
const turnIn = (database: Firestore, key: string) => doc(database, 'declarers', key);
const listIn = (database: Firestore) => getDocs(collection(database, 'withdrawals'));
const withdrawal = (more: DocumentData = {}) => ({
  name: 'Anna Schmidt',
  order: orderId,
  what: 'Lampe\nKanne',
  reach: 'anna@example.com',
  at: now,
  ...more,
});

interface Attempt {
  /** The id of the withdrawal. */
  path?: string;
  data?: DocumentData;
  /** A field to leave out of the withdrawal. */
  omit?: string;
  turn?: DocumentData;
}

/** Declares a withdrawal as the shop does: in one batch with the turn that it takes. */
function declare(as: Firestore, key: string, { path = id, data, omit = '', turn }: Attempt = {}) {
  const batch = writeBatch(as);
  batch.set(withdrawalIn(as, path), without(withdrawal(data), omit));
  batch.set(turnIn(as, key), { last: path, at: now, ...turn });
  return batch.commit();
}

const later = id.replace('0', '1');
const known = { known: true };

const others = [world.shopper, world.guest, world.nobody];
const addOrder = () => world.arrange((database) => setDoc(orderIn(database), newOrder()));
const waitFor = (key: string) =>
  world.arrange((database) => updateDoc(turnIn(database, key), { at: ago(31) }));

describe('a withdrawal', () => {
  it('can be declared without signing in, with an order’s number, once in 30 seconds', async () => {
    const { nobody, shopper, merchant } = world;
    await addOrder();
    await assertSucceeds(declare(nobody, orderId, { data: known }));
    await assertSucceeds(getDoc(withdrawalIn(nobody)));
    for (const user of [nobody, shopper, merchant]) {
      await assertFails(setDoc(withdrawalIn(user), withdrawal()));
      await assertFails(updateDoc(withdrawalIn(user), { order: 'another' }));
      await assertFails(declare(user, orderId, { path: later, data: known }));
    }
    await waitFor(orderId);
    await assertSucceeds(declare(nobody, orderId, { path: later, data: known }));
  });

  it('can be declared by a guest without an order’s number, once in 30 seconds', async () => {
    const { guest, otherGuest, shopper } = world;
    const data = { order: '3 May', reach: '98765 43210' };
    await assertSucceeds(declare(guest, 'guest', { data, omit: 'what' }));
    await assertFails(declare(guest, 'guest', { path: later, data }));
    await waitFor('guest');
    await assertSucceeds(declare(guest, 'guest', { path: later, data }));
    expect((await assertSucceeds(getDoc(turnIn(guest, 'guest')))).get('last')).toBe(later);
    await assertFails(getDoc(turnIn(otherGuest, 'guest')));
    await assertSucceeds(declare(shopper, 'asha', { path: id.replace('0', '2') }));
  });

  it.each<[string, string, Attempt]>([
    ['without a session or a number', 'guest', {}],
    [
      'with a number that no order has',
      '7K3M-9QXT-2B4E',
      { data: { ...known, order: '7K3M-9QXT-2B4E' } },
    ],
    ['with a date in place of the number', '3 May', { data: { ...known, order: '3 May' } }],
    ['that only claims to know one', orderId, { data: { known: false } }],
    ['on another order’s turn', '7K3M-9QXT-2B4E', { data: known }],
    ['with another turn’s number', orderId, { data: known, turn: { last: later } }],
    ['with a turn from another time', orderId, { data: known, turn: { at: ago(60) } }],
    ['with a turn that has more in it', orderId, { data: known, turn: { count: 1 } }],
  ])('can’t be declared without signing in %s', async (_how, key, attempt) => {
    await addOrder();
    await assertFails(declare(world.nobody, key, attempt));
  });

  it('can’t use up another session’s turn or share a turn with another withdrawal', async () => {
    const { guest, nobody, otherGuest } = world;
    await assertFails(declare(otherGuest, 'guest'));
    await assertFails(setDoc(turnIn(guest, 'guest'), { last: id, at: now }));
    const batch = writeBatch(guest);
    for (const path of [id, later]) batch.set(withdrawalIn(guest, path), withdrawal());
    batch.set(turnIn(guest, 'guest'), { last: id, at: now });
    await assertFails(batch.commit());
    const beside = writeBatch(otherGuest);
    beside.set(withdrawalIn(otherGuest), withdrawal());
    for (const key of ['other guest', 'guest'])
      beside.set(turnIn(otherGuest, key), { last: id, at: now });
    await assertFails(beside.commit());
    await addOrder();
    await assertSucceeds(declare(nobody, orderId, { data: known }));
    await waitFor(orderId);
    await assertFails(setDoc(turnIn(nobody, orderId), { last: id, at: now }));
  });

  it('can be listed and deleted only by merchants', async () => {
    const { merchant, arrange } = world;
    await arrange((database) => setDoc(doc(database, 'merchants/meera'), {}));
    await arrange((database) => setDoc(withdrawalIn(database), withdrawal()));
    for (const user of others) {
      await assertFails(listIn(user));
      await assertFails(deleteDoc(withdrawalIn(user)));
    }
    expect((await assertSucceeds(listIn(merchant))).docs).toHaveLength(1);
    await assertSucceeds(deleteDoc(withdrawalIn(merchant)));
  });

  it.each<[string, DocumentData]>([
    ['without a name', { name: '' }],
    ['with a name of two lines', { name: 'Anna\nSchmidt' }],
    ['with a long name', { name: 'n'.repeat(declarationLimits.name + 1) }],
    ['without an order', { order: '' }],
    ['with a long order', { order: '1'.repeat(declarationLimits.order + 1) }],
    ['about nothing visible', { what: ' ' }],
    ['about too much', { what: 'w'.repeat(declarationLimits.what + 1) }],
    ['about a number', { what: 1 }],
    ['without an address for the receipt', { reach: '' }],
    ['with several addresses', { reach: 'anna@example.com, ravi@example.com' }],
    ['with an address that is too long', { reach: `a@${'b.'.repeat(130)}example` }],
    ['with an address whose name is too long', { reach: `${'a'.repeat(65)}@example.com` }],
    ['with half a phone number', { reach: '98765' }],
    ['from another time', { at: ago(60) }],
    ['that claims to be answered', { emailedAt: 1 }],
  ])('is rejected %s', async (_what, more) => {
    await assertFails(declare(world.guest, 'guest', { data: more }));
  });

  it.each(['1', id.toUpperCase(), `${id}0`])('can’t have the id %s', async (path) => {
    await assertFails(declare(world.guest, 'guest', { path }));
  });

  it('is rejected in shops whose market doesn’t require it', async () => {
    const { nobody, shopper, merchant } = closedWorld;
    await assertFails(declare(shopper, 'asha'));
    await assertFails(getDoc(withdrawalIn(nobody)));
    await assertFails(listIn(merchant));
  });
});
