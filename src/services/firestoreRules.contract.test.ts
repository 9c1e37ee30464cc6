import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  doc,
  type DocumentData,
  type Firestore,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { findFirestoreEmulator, findUntried } from '../testing/firestoreEmulator';
import { ago } from '../testing/orderDocuments';
import { describeMoveRules } from './moveRules';
import { describeOrderRules } from './orderRules';
import { openRulesWorld, type RulesWorld } from '../testing/rulesWorld';
import { lineIdForPlace } from '../model/lineId';

const url = findFirestoreEmulator();
const line = (place: number, productId = `n-${place}`) => `${lineIdForPlace(place)}:${productId}`;
const linesOf = (count: number) => Array.from({ length: count }, (_, place) => line(place));
const written = (more: DocumentData = {}) => ({
  lines: [line(1)],
  gift: true,
  at: serverTimestamp(),
  ...more,
});

// Apart, because the emulator has room for the coverage of some hundred requests, and for no large one.
const forOrders = Array.from({ length: 6 }, (_, place) => `demo-orders-${place}`);
const projects = ['demo-baskets', ...forOrders];
let worlds: RulesWorld[];
let forSizes: RulesWorld;
function worldOf(name: string): RulesWorld {
  const world = worlds[projects.indexOf(name)];
  if (!world) throw new Error(`There is no project ${name}.`);
  return world;
}
let shopper: Firestore;
let stranger: Firestore;
let nobody: Firestore;

beforeAll(async () => {
  worlds = await Promise.all(projects.map(openRulesWorld));
  forSizes = await openRulesWorld('demo-sizes');
  ({ shopper, stranger, nobody } = worldOf('demo-baskets'));
});
beforeEach(() => Promise.all(worlds.map(({ project }) => project.clearFirestore())));
afterAll(() => Promise.all([...worlds, forSizes].map(({ end }) => end())));

const basket = (database: Firestore) => doc(database, 'baskets/asha');
const write = (data: DocumentData) => setDoc(basket(shopper), data);
const merge = (data: DocumentData) => setDoc(basket(shopper), data, { merge: true });

describe('an account’s basket', () => {
  it('is read, also before there is one', async () => {
    const before = await assertSucceeds(getDoc(basket(shopper)));
    expect(before.exists()).toBe(false);
    await assertSucceeds(write(written()));
    const after = await assertSucceeds(getDoc(basket(shopper)));
    expect(after.data()).toMatchObject({ lines: [line(1)], gift: true });
  });

  it('begins with the first line, and takes lines in and out', async () => {
    const at = serverTimestamp();
    await assertSucceeds(merge({ lines: arrayUnion(line(1)), at }));
    await assertSucceeds(merge({ lines: arrayUnion(line(2), line(3)), gift: true, at }));
    await assertSucceeds(merge({ lines: arrayRemove(line(1), line(9)), at }));
    expect((await getDoc(basket(shopper))).data()).toMatchObject({
      lines: [line(2), line(3)],
      gift: true,
    });
  });

  it('is emptied, and never deleted', async () => {
    await assertSucceeds(write(written()));
    await assertSucceeds(merge({ lines: arrayRemove(line(1)), at: serverTimestamp() }));
    await assertFails(deleteDoc(basket(shopper)));
  });

  it('takes nothing from sessions that were there before its account was deleted', async () => {
    const at = serverTimestamp();
    await assertFails(write(written({ closedAt: at })));
    await assertFails(write(written({ closedAt: Timestamp.fromMillis(0) })));
    await assertSucceeds(write({ lines: [], at, closedAt: at }));
    const adding = { lines: arrayUnion(line(1)), at };
    const closedAt = Timestamp.fromMillis(0);
    for (const change of [adding, { ...adding, closedAt: at }, { ...adding, closedAt }]) {
      await assertFails(merge(change));
    }
    await assertFails(write(written()));
    // The deletion is tried again.
    await assertSucceeds(write({ lines: [], at, closedAt: at }));
    // It has failed: the account is still there.
    const later = basket(worldOf('demo-baskets').shopperSince(Date.now() + 2000));
    await assertSucceeds(setDoc(later, adding, { merge: true }));
    await assertFails(merge({ lines: arrayUnion(line(2)), at }));
    await worldOf('demo-baskets').arrange((database) =>
      updateDoc(basket(database), { closedAt: ago(70 * 60 + 5) }),
    );
    await assertSucceeds(merge({ lines: arrayUnion(line(2)), at }));
  });

  it.each(['7', 'kettle 2.0 "blue": 3 l', 'चाय', 'a:b', 'x'.repeat(500)])(
    'holds a product with the id %s',
    (id) => assertSucceeds(write(written({ lines: [line(1, id), line(2)] }))),
  );

  // In a project of its own: the emulator can't give the coverage of lists of this size.
  it('holds 10,000 lines and takes one more, up to 20,000 and not beyond', async () => {
    const large = basket(forSizes.shopper);
    const fill = (count: number) => setDoc(large, written({ lines: linesOf(count) }));
    const more = { lines: arrayUnion(line(20_000)), at: serverTimestamp() };
    await assertSucceeds(fill(10_000));
    await assertSucceeds(setDoc(large, more, { merge: true }));
    await assertSucceeds(fill(20_000));
    await assertFails(setDoc(large, more, { merge: true }));
    await assertFails(fill(20_001));
  });
});

describe('nobody else', () => {
  const others = () => [stranger, nobody];

  it.each(['there', 'not there'])(
    'reads, changes or deletes a basket that is %s',
    async (place) => {
      if (place === 'there') await write(written());
      for (const other of others()) {
        await assertFails(getDoc(basket(other)));
        await assertFails(setDoc(basket(other), written()));
        await assertFails(deleteDoc(basket(other)));
      }
    },
  );

  it('lists baskets, not even one who has one', async () => {
    await write(written());
    for (const database of [shopper, ...others()]) {
      await assertFails(getDocs(collection(database, 'baskets')));
    }
  });

  it.each(['shop/asha', 'baskets/asha/more/1', 'orders/7K3M-9QXT-2B4D/more/1', 'asha/1'])(
    'finds a place to read or write beside the baskets: %s',
    async (path) => {
      for (const database of [shopper, ...others()]) {
        await assertFails(getDoc(doc(database, path)));
        await assertFails(setDoc(doc(database, path), written()));
      }
    },
  );
});

const entries: [string, unknown][] = [
  ['a line without a product', `${lineIdForPlace(1)}:`],
  ['a line without a colon', lineIdForPlace(1)],
  ['a line with another id', `0-${line(1)}`],
  ['a line in capitals', line(35).toUpperCase()],
  ['an empty text', ''],
  ['two lines in one text', `${line(1)}\n${line(2)}`],
  ['a number', 7],
  ['null', null],
  ['a map', { line: line(1) }],
  ['a time', Timestamp.fromMillis(0)],
];
const wrong: [string, DocumentData][] = [
  ...entries.map(([what, entry]): [string, DocumentData] => [what, { lines: [entry] }]),
  ...entries.map(([what, entry]): [string, DocumentData] => [
    `${what} among lines`,
    { lines: [line(1), entry, line(2)] },
  ]),
  ['lines as a text', { lines: line(1) }],
  ['lines as a map', { lines: { 0: line(1) } }],
  ['gift as a text', { gift: 'yes' }],
  ['no gift but null', { gift: null }],
  ['another field', { role: 'merchant' }],
  ['a time of its own', { at: Timestamp.fromMillis(0) }],
  ['a time as a text', { at: '2026-01-01' }],
];

describe('a basket is refused that has', () => {
  it.each(wrong)('%s', async (_what, more) => {
    await assertFails(write(written(more)));
    await write(written());
    await assertFails(write(written(more)));
  });

  it.each(['lines', 'at'])('no %s', async (name) => {
    const data: DocumentData = written();
    Reflect.deleteProperty(data, name);
    await assertFails(write(data));
  });

  it('the time of the write before', async () => {
    await write(written());
    await assertFails(updateDoc(basket(shopper), { lines: arrayUnion(line(2)) }));
  });
});

let turn = 0;
const nextWorld = () => worldOf(forOrders[(turn += 1) % forOrders.length] ?? '');
describeOrderRules(nextWorld, () => forSizes);
describeMoveRules(nextWorld);

it('all of the rules has been tried, and each condition both ways', async () => {
  expect(await findUntried(url.origin, projects)).toEqual([
    // It is false in the project of the large baskets.
    expect.stringMatching(/^line \d+: data.lines.size\(\) <= 20000: never false$/),
  ]);
});
