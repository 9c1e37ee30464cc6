import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  type DocumentData,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { addressFields, addressTable, type AddressField } from '../model/addressFields';
import { buildAddress } from '../testing/fakes/fakeOrders';
import { ago, newOrder, orderId as id } from '../testing/orderDocuments';
import type { RulesWorld } from '../testing/rulesWorld';

const otherId = '7K3M-9QXT-2B4E';

const newRecord = (more: DocumentData = {}): DocumentData => ({
  lastOrder: id,
  lastOrderAt: serverTimestamp(),
  ...more,
});

const without = (data: DocumentData, name: string) =>
  Object.fromEntries<unknown>(Object.entries(data).filter(([key]) => key !== name));

const optional = addressFields.filter((field) => addressTable[field].optional);
const required = addressFields.filter((field) => !addressTable[field].optional);

/**
 * The rules of a new order: what is allowed, and an attacker's list.
 *
 * @param forSizes the world of what is so large or so much that the emulator can't give the coverage of it
 */
export function describeOrderRules(worldOf: () => RulesWorld, forSizes: () => RulesWorld) {
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

  const orderIn = (database: Firestore, which = id) => doc(database, 'orders', which);
  const recordIn = (database: Firestore, uid = 'asha') => doc(database, 'shoppers', uid);

  interface Attempt {
    as?: Firestore;
    order?: DocumentData;
    record?: DocumentData;
    /** The ids of the orders, and whose record it is. */
    ids?: string[];
    uid?: string;
  }
  function place({
    as = shopper,
    order = {},
    record = {},
    ids = [id],
    uid = 'asha',
  }: Attempt = {}) {
    const batch = writeBatch(as);
    for (const each of ids) batch.set(orderIn(as, each), newOrder(order));
    batch.set(recordIn(as, uid), newRecord(record));
    return batch.commit();
  }

  describe('an order', () => {
    it('is placed with the record of it, and read by its shopper and by merchants', async () => {
      await assertSucceeds(place());
      const address = optional.reduce(without, buildAddress());
      await world.arrange((database) => deleteDoc(recordIn(database)));
      await assertSucceeds(
        place({ ids: [otherId], order: { gift: false, address }, record: { lastOrder: otherId } }),
      );
      for (const reader of [shopper, merchant]) await assertSucceeds(getDoc(orderIn(reader)));
      const own = query(collection(shopper, 'orders'), where('owner', '==', 'asha'));
      expect((await assertSucceeds(getDocs(own))).size).toBe(2);
      const all = query(collection(merchant, 'orders'), orderBy('placedAt', 'desc'), limit(50));
      expect((await assertSucceeds(getDocs(all))).size).toBe(2);
      for (const some of [where('changedAt', '>=', ago(60)), where('state', 'in', ['placed'])]) {
        const found = await assertSucceeds(getDocs(query(collection(merchant, 'orders'), some)));
        expect(found.size).toBe(2);
      }
    });

    it('that is not there may be asked for by whoever is signed in', async () => {
      expect((await assertSucceeds(getDoc(orderIn(shopper)))).exists()).toBe(false);
      await assertFails(getDoc(orderIn(nobody)));
    });

    it('of somebody else is neither read nor listed', async () => {
      await place();
      for (const other of [stranger, nobody]) {
        await assertFails(getDoc(orderIn(other)));
        await assertFails(getDocs(collection(other, 'orders')));
        const own = query(collection(other, 'orders'), where('owner', '==', 'asha'));
        await assertFails(getDocs(own));
      }
      await assertFails(getDocs(collection(shopper, 'orders')));
    });

    it('is never deleted, nor written a second time', async () => {
      await place();
      for (const other of [shopper, merchant, stranger, nobody]) {
        await assertFails(deleteDoc(orderIn(other)));
        await assertFails(setDoc(orderIn(other), newOrder()));
      }
      await assertFails(place());
    });

    it('is placed by nobody without an account', () => assertFails(place({ as: nobody })));

    it('comes at most every 30 seconds', async () => {
      await place();
      await assertFails(place({ ids: [otherId], record: { lastOrder: otherId } }));
      await assertFails(deleteDoc(recordIn(shopper)));
      await world.arrange((database) => updateDoc(recordIn(database), { lastOrderAt: ago(31) }));
      await assertSucceeds(place({ ids: [otherId], record: { lastOrder: otherId } }));
    });

    it('does not come from sessions that were there before its account was deleted', async () => {
      const closing = (more: DocumentData = {}) =>
        setDoc(recordIn(shopper), { closedAt: serverTimestamp(), ...more });
      const lastOrderAt = ago(31);
      const record = { lastOrder: otherId, lastOrderAt };
      await world.arrange((database) => setDoc(recordIn(database), record));
      // Another order has come since the record was read.
      await assertFails(closing({ lastOrder: id, lastOrderAt }));
      await assertFails(closing());
      await assertFails(closing({ ...record, closedAt: Timestamp.fromMillis(0) }));
      await assertSucceeds(closing(record));
      await assertFails(place());
      await assertFails(place({ record: { closedAt: serverTimestamp() } }));
      await assertSucceeds(closing(record));
      await assertSucceeds(place({ as: world.shopperSince(Date.now() + 2000) }));
    });

    it('comes again an hour after a deletion that has failed', async () => {
      await assertSucceeds(setDoc(recordIn(shopper), { closedAt: serverTimestamp() }));
      await assertFails(place());
      await world.arrange((database) => setDoc(recordIn(database), { closedAt: ago(70 * 60 + 5) }));
      await assertSucceeds(place());
    });

    it('comes alone, and with its record', async () => {
      await assertFails(setDoc(orderIn(shopper), newOrder()));
      await assertFails(setDoc(recordIn(shopper), newRecord()));
      await assertFails(place({ ids: [id, otherId] }));
      await assertFails(place({ record: { lastOrder: otherId } }));
      await assertFails(place({ uid: 'ravi' }));
      // Of an order that is there already.
      await place();
      await world.arrange((database) => deleteDoc(recordIn(database)));
      await assertFails(setDoc(recordIn(shopper), newRecord()));
      await world.arrange((database) =>
        setDoc(recordIn(database), newRecord({ lastOrderAt: ago(31) })),
      );
      await assertFails(updateDoc(recordIn(shopper), newRecord()));
      await assertFails(setDoc(recordIn(stranger, 'ravi'), newRecord()));
    });

    it.each<[string, DocumentData]>([
      ['a time of its own', { lastOrderAt: Timestamp.fromMillis(0) }],
      ['another field', { role: 'merchant' }],
    ])('is refused where its record has %s', (_what, record) => assertFails(place({ record })));
  });

  const longText = 'x'.repeat(1_000_000);
  const longestOf = (field: AddressField) => addressTable[field].longest ?? 60;
  const address = (more: DocumentData) => ({ address: { ...buildAddress(), ...more } });
  const wrong: [string, DocumentData][] = [
    ['somebody else’s id', { owner: 'ravi' }],
    ['somebody else’s hand', { by: 'ravi' }],
    ['a state of one’s own choosing', { state: 'delivered' }],
    ['a past of one’s own choosing', { before: 'sent' }],
    ['a time of its own', { placedAt: Timestamp.fromMillis(0) }],
    ['a state that has lasted', { stateAt: Timestamp.fromMillis(0) }],
    ['a state before that has lasted', { beforeAt: Timestamp.fromMillis(0) }],
    ['a change at a time of its own', { changedAt: Timestamp.fromMillis(0) }],
    ['another payment', { pay: 'card' }],
    ['gift as a text', { gift: 'yes' }],
    ['a total', { total: 1 }],
    ['no delivery', { delivery: {} }],
    ['a cheaper delivery', { delivery: { price: 1, freeFrom: 999 } }],
    ['delivery that is free too early', { delivery: { price: 49, freeFrom: 1 } }],
    ['no items', { items: {} }],
    ['a forged price', { items: { '123:1': 1 } }],
    ['a price of nothing', { items: { '123:0': 1 } }],
    ['a negative price', { items: { '123:-990': 1 } }],
    ['a fraction of a price', { items: { '123:990.5': 1 } }],
    ['another product’s price', { items: { '123:133': 1 } }],
    ['a product that is not sold', { items: { '7:990': 1 } }],
    ['one such product among others', { items: { '123:990': 1, '7:990': 1 } }],
    ['no piece', { items: { '123:990': 0 } }],
    ['fewer than no piece', { items: { '123:990': -1 } }],
    ['half a piece', { items: { '123:990': 1.5 } }],
    ['a text for a number', { items: { '123:990': '1' } }],
    ['21 pieces', { items: { '123:990': 21 } }],
    ['a huge number of pieces', { items: { '123:990': Number.MAX_SAFE_INTEGER } }],
    ['one such number among others', { items: { '123:990': 1, 'चाय:0': 21 } }],
    ['items as a list', { items: ['123:990'] }],
    ['an address as a text', { address: '12 Lake View Road' }],
    ['another part of the address', address({ country: 'IN' })],
    ...required.map((field): [string, DocumentData] => [
      `no ${field}`,
      { address: without(buildAddress(), field) },
    ]),
    ...addressFields.flatMap((field): [string, DocumentData][] => [
      [`an empty ${field}`, address({ [field]: '' })],
      [`a number as ${field}`, address({ [field]: 560001 })],
      [`too long a ${field}`, address({ [field]: 'x'.repeat(longestOf(field) + 1) })],
    ]),
    ['a name of two lines', address({ name: 'Asha\nPAID ONLINE' })],
    ['a street that hides text', address({ street: 'Pune\u202e41' })],
    ['a street of no letters', address({ street: '-' })],
    ['a telephone of letters', address({ telephone: 'call me later' })],
    ['a telephone of 14 digits', address({ telephone: '98765432101234' })],
    ['a state that is none', address({ state: 'Elsewhere' })],
    ['a PIN of five digits', address({ pin: '56001' })],
    ['a PIN that begins with 0', address({ pin: '060001' })],
  ];

  const lines = addressFields.filter((field) =>
    ['line', 'choice'].includes(addressTable[field].kind),
  );
  const unseen = ['\u0000', '\u001b', '\u0085', '\u00ad', '\u200b', '\u200e', '\u202e', '\u2066'];
  const breaks = ['\n', '\r', '\t', '\u2028', '\u2029'];
  const blank = [' ', '\u00a0', '\u200d', '\u3164', '\u115f', '-.'];
  const quoted = (text: string) => JSON.stringify(text).replace(/[^ -~]/g, codeOf);
  const codeOf = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const hidden = [
    ...lines.flatMap((field) => [...unseen, ...breaks].map((text) => [field, `Pune${text}41`])),
    ...[...unseen, ...breaks.slice(1)].map((text) => ['street', `Pune${text}41`]),
    ...[...lines, 'street'].flatMap((field) => blank.map((text) => [field, text])),
    ['street', '\n'],
  ].map(([field = '', text = '']) => ({ field, text, what: quoted(text) }));

  describe('an address', () => {
    it('has letters of any script, and a street of several lines', async () => {
      const india = { name: 'श्री क्‍ष, O’Neil', city: 'ಮೈಸೂರು ನಗ‌ರ', landmark: '#4 🏠 x\u3164' };
      await assertSucceeds(place({ order: address({ ...india, street: '१२\nLake  Road\n\n' }) }));
    });

    it.each(hidden)('has nothing unseen, and is seen: $field $what', ({ field, text }) =>
      assertFails(place({ as: forSizes().shopper, order: address({ [field]: text }) })),
    );
  });

  describe('an order is refused that has', () => {
    it.each(wrong)('%s', (_what, order) => assertFails(place({ order })));

    it.each(Object.keys(buildAddress()))('1 MB of %s', (name) =>
      assertFails(place({ as: forSizes().shopper, order: address({ [name]: longText }) })),
    );

    it.each(Object.keys(newOrder()))('no %s', async (name) => {
      const batch = writeBatch(shopper);
      batch.set(orderIn(shopper), without(newOrder(), name));
      batch.set(recordIn(shopper), newRecord());
      await assertFails(batch.commit());
    });

    it.each([
      ...['1', '7k3m-9qxt-2b4d', `${id}-0000`, 'OKIM-9QXT-OOOO'],
      ...['7K3I-9QXT-2B4D', '7K3L-9QXT-2B4D', '7K3O-9QXT-2B4D', '7K3U-9QXT-2B4D'],
    ])('the id %s', (other) => assertFails(place({ ids: [other], record: { lastOrder: other } })));
  });

  describe('who is a merchant', () => {
    it('is known to themselves, and decided by nobody in the shop', async () => {
      expect((await assertSucceeds(getDoc(doc(merchant, 'merchants/meera')))).exists()).toBe(true);
      await assertSucceeds(getDoc(doc(shopper, 'merchants/asha')));
      for (const other of [shopper, stranger, nobody]) {
        await assertFails(getDoc(doc(other, 'merchants/meera')));
        await assertFails(getDocs(collection(other, 'merchants')));
      }
      for (const [who, uid] of [
        [shopper, 'asha'],
        [merchant, 'meera'],
      ] as const) {
        await assertFails(setDoc(doc(who, 'merchants', uid), {}));
        await assertFails(deleteDoc(doc(who, 'merchants', uid)));
      }
    });

    it('matters not to whoever asks whether the shop has a database', async () => {
      for (const who of [shopper, nobody]) {
        expect((await assertSucceeds(getDoc(doc(who, 'shop/open')))).exists()).toBe(false);
        await assertFails(setDoc(doc(who, 'shop/open'), {}));
      }
    });

    it('reads no shopper’s record, and no shopper another’s', async () => {
      await place();
      await assertSucceeds(getDoc(recordIn(shopper)));
      for (const other of [merchant, stranger, nobody]) {
        await assertFails(getDoc(recordIn(other)));
        await assertFails(deleteDoc(recordIn(other)));
      }
      await world.arrange((database) => updateDoc(recordIn(database), { lastOrderAt: ago(31) }));
      await assertFails(deleteDoc(recordIn(shopper)));
    });
  });
}
