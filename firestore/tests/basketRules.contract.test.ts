import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  arrayRemove,
  arrayUnion,
  deleteDoc,
  doc,
  type DocumentData,
  type Firestore,
  getDoc,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { lineIdAtIndex } from '../../src/basket/storage/basketKeys';
import { newOrder, newRecord, now, orderIn, recordIn } from './placing';
import { ago, longAgo, unreportedWorld, worldOf } from './rulesWorld';

const world = worldOf('baskets');
const largeWorld = unreportedWorld();

const line = (place: number, productId = `n-${place}`) => `${lineIdAtIndex(place)}:${productId}`;
const linesOf = (count: number) => Array.from({ length: count }, (_, place) => line(place));
const written = (more: DocumentData = {}) => ({ lines: [line(1)], gift: true, at: now, ...more });

const basketIn = (database: Firestore) => doc(database, 'baskets/asha');
const basket = () => basketIn(world.shopper);
/** Creates a basket that was last written so many seconds ago, or none. Negative values are for a slow machine. */
const rest = (seconds = 5, { arrange } = world) =>
  arrange((database) => updateDoc(basketIn(database), { at: ago(seconds) }).catch(() => undefined));
const write = async (data: DocumentData) => {
  await rest();
  return setDoc(basket(), data);
};
const merge = async (data: DocumentData, as = world.shopper, here = world) => {
  await rest(5, here);
  return setDoc(basketIn(as), data, { merge: true });
};

/** Places an order with this change of the basket in the same batch. */
const orderWith = (change: DocumentData, { shopper } = world) => {
  const batch = writeBatch(shopper);
  batch.set(orderIn(shopper), newOrder());
  batch.set(recordIn(shopper), newRecord());
  batch.set(basket(), change, { merge: true });
  return batch.commit();
};

describe('an account’s basket', () => {
  it('can be read before it exists, created, changed and emptied, but not deleted', async () => {
    const expectBasket = async (data: DocumentData) => {
      expect((await getDoc(basket())).data()).toMatchObject(data);
    };
    expect((await assertSucceeds(getDoc(basket()))).exists()).toBe(false);
    await assertSucceeds(merge({ lines: arrayUnion(line(1)), at: now }));
    await assertSucceeds(merge({ lines: arrayUnion(line(2), line(3)), gift: true, at: now }));
    await assertSucceeds(merge({ lines: arrayRemove(line(1), line(9)), at: now }));
    await expectBasket({ lines: [line(2), line(3)], gift: true });
    await assertSucceeds(write(written()));
    await expectBasket({ lines: [line(1)], gift: true });
    await assertSucceeds(merge({ lines: arrayRemove(line(1)), at: now }));
    await assertFails(deleteDoc(basket()));
  });

  it('can be written once a second, and at any time with an order or the account’s closing', async () => {
    const { shopper } = world;
    await assertSucceeds(setDoc(basket(), written()));
    await rest(-60);
    await assertFails(setDoc(basket(), written()));
    await assertFails(setDoc(basket(), { lines: [], at: now, closedAt: now }));
    await rest(5);
    await assertSucceeds(setDoc(basket(), written()));
    await rest(-60);
    await assertSucceeds(orderWith({ lines: arrayRemove(line(1)) }));
    await assertFails(setDoc(basket(), written()));
    const closing = writeBatch(shopper);
    closing.set(recordIn(shopper), { closedAt: now }, { merge: true });
    closing.set(basket(), { lines: [], at: now, closedAt: now });
    await assertSucceeds(closing.commit());
  });

  it('keeps its time after an order, and has none if the order was its first write', async () => {
    await assertFails(orderWith({ lines: arrayRemove(line(1)), at: longAgo }));
    await assertSucceeds(orderWith({ lines: arrayRemove(line(1)) }));
    await assertFails(setDoc(basket(), { lines: [line(2)] }));
    await assertSucceeds(setDoc(basket(), written()));
  });

  it('rejects sessions that started before the account was deleted', async () => {
    const closing = { lines: [], at: now, closedAt: now };
    const adding = { lines: arrayUnion(line(1)), at: now };
    for (const closedAt of [now, longAgo]) await assertFails(write(written({ closedAt })));
    await assertSucceeds(write(closing));
    for (const more of [{}, { closedAt: now }, { closedAt: longAgo }]) {
      await assertFails(merge({ ...adding, ...more }));
    }
    await assertFails(write(written()));
    // The user retries the deletion.
    await assertSucceeds(write(closing));
    // The user can still sign in, because the deletion failed.
    await assertSucceeds(merge(adding, world.shopperSince(Date.now() + 2000)));
    await assertFails(merge(adding));
    await world.arrange((database) =>
      updateDoc(basketIn(database), { closedAt: ago(70 * 60 + 5) }),
    );
    await assertSucceeds(merge(adding));
  });

  it.each(['7', 'kettle 2.0 "blue": 3 l', 'चाय', 'a:b', 'x'.repeat(500)])(
    'can hold a product with the id %s',
    (id) => assertSucceeds(write(written({ lines: [line(1, id), line(2)] }))),
  );

  it('holds up to 20,000 lines', async () => {
    const mergeHere = (data: DocumentData) => merge(data, largeWorld.shopper, largeWorld);
    await assertSucceeds(mergeHere(written({ lines: linesOf(19_999) })));
    await assertSucceeds(mergeHere({ lines: arrayUnion(line(20_000)), at: now }));
    await assertFails(mergeHere({ lines: arrayUnion(line(20_001)), at: now }));
    await assertFails(mergeHere(written({ lines: linesOf(20_001) })));
  });
});

const entries: [string, unknown][] = [
  ['a line without a product', `${lineIdAtIndex(1)}:`],
  ['a line without a colon', lineIdAtIndex(1)],
  ['a line with another id', `0-${line(1)}`],
  ['a line in capitals', line(35).toUpperCase()],
  ['an empty text', ''],
  ['two lines in one text', `${line(1)}\n${line(2)}`],
  ['a number', 7],
  ['null', null],
  ['a map', { line: line(1) }],
  ['a timestamp', longAgo],
];

describe('a basket is rejected with', () => {
  it.each<[string, DocumentData]>([
    ...entries.flatMap(([what, entry]): [string, DocumentData][] => [
      [what, { lines: [entry] }],
      [`${what} among its lines`, { lines: [line(1), entry, line(2)] }],
    ]),
    ['lines as a text', { lines: line(1) }],
    ['lines as a map', { lines: { 0: line(1) } }],
    ['gift as a text', { gift: 'yes' }],
    ['gift as null', { gift: null }],
    ['another field', { role: 'merchant' }],
    ['another time', { at: longAgo }],
    ['its time as a text', { at: '2026-01-01' }],
  ])('%s', async (_what, more) => {
    await assertFails(write(written(more)));
    await write(written());
    await assertFails(write(written(more)));
  });

  it('no lines, no time, or the time of its previous write', async () => {
    await assertFails(write({ gift: true, at: now }));
    await assertFails(write({ lines: [line(1)], gift: true }));
    await write(written());
    await rest();
    await assertFails(updateDoc(basket(), { lines: arrayUnion(line(2)) }));
  });
});
