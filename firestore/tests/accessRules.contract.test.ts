import { createHash } from 'node:crypto';
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
  type QueryConstraint,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { buildAddress } from '../../src/testing/address';
import { movableOrder } from './moving';
import { newOrder, newRecord, now, orderIn, place, recordIn } from './placing';
import { ago, orderId, worldOf } from './rulesWorld';

const world = worldOf('access');

const basketIn = (database: Firestore) => doc(database, 'baskets/asha');
const merchantIn = (database: Firestore, uid = 'meera') => doc(database, 'merchants', uid);
const list = (database: Firestore, path: string, ...constraints: QueryConstraint[]) =>
  getDocs(query(collection(database, path), ...constraints));
const own = where('owner', '==', 'asha');

beforeEach(async () => {
  await world.arrange((database) => setDoc(merchantIn(database), {}));
});
const outsiders = [world.stranger, world.guest, world.nobody];

describe('a basket', () => {
  it.each([true, false])(
    'can be read and written only by its owner, whether it exists (%s) or not',
    async (exists) => {
      const basket = { lines: [], at: new Date() };
      if (exists) await world.arrange((database) => setDoc(basketIn(database), basket));
      for (const outsider of outsiders) {
        await assertFails(getDoc(basketIn(outsider)));
        await assertFails(setDoc(basketIn(outsider), basket));
        await assertFails(deleteDoc(basketIn(outsider)));
      }
      for (const user of [world.shopper, ...outsiders]) await assertFails(list(user, 'baskets'));
    },
  );
});

describe('a device that gets push messages', () => {
  const endpoint = 'https://fcm.googleapis.com/fcm/send/1';
  const id = createHash('sha256').update(endpoint).digest('hex');
  const deviceIn = (database: Firestore) => doc(database, 'devices', id);
  const device = (more: DocumentData = {}) => ({
    uid: 'meera',
    name: 'Chrome, Android',
    endpoint,
    at: now,
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
    ...more,
  });

  it('is added, listed, tested and removed by merchants alone', async () => {
    const { merchant, shopper, arrange } = world;
    for (const user of [shopper, ...outsiders]) {
      await assertFails(setDoc(deviceIn(user), device({ uid: 'asha' })));
    }
    await assertFails(setDoc(deviceIn(merchant), { testAt: now }));
    await assertSucceeds(setDoc(deviceIn(merchant), device()));
    await arrange((database) => setDoc(deviceIn(database), device({ uid: 'mohan' })));
    await assertSucceeds(list(merchant, 'devices'));
    await assertFails(updateDoc(deviceIn(merchant), { testAt: ago(60) }));
    await assertFails(updateDoc(deviceIn(merchant), { name: 'Mine' }));
    await assertFails(setDoc(deviceIn(merchant), device({ testAt: now })));
    await assertSucceeds(updateDoc(deviceIn(merchant), { testAt: now }));
    await assertFails(updateDoc(deviceIn(merchant), { testAt: now }));
    // Adding the device again doesn't reset the interval between tests.
    await assertFails(setDoc(deviceIn(merchant), device()));
    await assertFails(setDoc(deviceIn(merchant), device({ testAt: ago(60) })));
    await assertSucceeds(setDoc(deviceIn(merchant), device(), { merge: true }));
    await assertFails(updateDoc(deviceIn(merchant), { testAt: now }));
    await arrange((database) => setDoc(deviceIn(database), device({ testAt: ago(60) })));
    await assertSucceeds(updateDoc(deviceIn(merchant), { testAt: now }));
    for (const user of [shopper, ...outsiders]) {
      await assertFails(list(user, 'devices'));
      await assertFails(updateDoc(deviceIn(user), { testAt: now }));
      await assertFails(deleteDoc(deviceIn(user)));
    }
    await assertSucceeds(deleteDoc(deviceIn(merchant)));
    await assertFails(setDoc(deviceIn(merchant), device({ testAt: now })));
  });

  it.each([
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QGuQ',
    'https://wns2-pn1p.notify.windows.com/w/?token=BQYA%3d',
  ])('can have the push address %s', async (address) => {
    const hash = createHash('sha256').update(address).digest('hex');
    const at = doc(world.merchant, 'devices', hash);
    await assertSucceeds(setDoc(at, device({ endpoint: address })));
  });

  it.each([
    'https://elsewhere.example/1',
    'https://evil-fcm.googleapis.com/1',
    'https://fcm.googleapis.com.evil.example/1',
    'https://evil.example/https://fcm.googleapis.com/1',
    'https://fcm.googleapis.com@evil.example/1',
    'https://fcm.googleapis.com:8443/1',
    'https://127.0.0.1/1',
    'https://localhost:5153/device',
  ])('can’t make the functions call %s', async (address) => {
    const hash = createHash('sha256').update(address).digest('hex');
    const at = doc(world.merchant, 'devices', hash);
    await assertFails(setDoc(at, device({ endpoint: address })));
  });

  it.each<[string, DocumentData]>([
    ['of another merchant', { uid: 'mohan' }],
    ['without HTTPS', { endpoint: 'http://fcm.googleapis.com/fcm/send/1' }],
    ['named by another address', { endpoint: 'https://fcm.googleapis.com/fcm/send/2' }],
    ['from another time', { at: ago(60) }],
    ['with a name of two lines', { name: 'Phone\nPC' }],
    ['with a short key', { p256dh: 'B' }],
    ['with another secret', { auth: 'a b' }],
    ['with other fields', { isAdmin: true }],
  ])('is rejected %s', async (_what, more) => {
    await assertFails(setDoc(deviceIn(world.merchant), device(more)));
  });
});

describe('an order', () => {
  it('can be read and listed by its shopper and by merchants', async () => {
    const { shopper, merchant } = world;
    await place(shopper);
    for (const user of [shopper, merchant]) await assertSucceeds(getDoc(orderIn(user)));
    for (const [user, ...constraints] of [
      [shopper, own, limit(100)] as const,
      [merchant, orderBy('placedAt', 'desc'), limit(50)] as const,
      [merchant, where('changedAt', '>=', ago(60))] as const,
      [merchant, where('state', 'in', ['placed'])] as const,
    ]) {
      const found = await assertSucceeds(list(user, 'orders', ...constraints));
      expect(found.docs.map(({ id }) => id)).toEqual([orderId]);
    }
  });

  it('that doesn’t exist can be looked up by any signed-in user', async () => {
    expect((await assertSucceeds(getDoc(orderIn(world.shopper)))).exists()).toBe(false);
    await assertFails(getDoc(orderIn(world.nobody)));
  });

  it('of another shopper can be neither read nor listed', async () => {
    await place(world.shopper);
    for (const outsider of outsiders) {
      await assertFails(getDoc(orderIn(outsider)));
      await assertFails(list(outsider, 'orders'));
      await assertFails(list(outsider, 'orders', own, limit(1)));
    }
    const { telephone } = buildAddress();
    for (const those of [where('guest', '==', true), where('address.telephone', '==', telephone)]) {
      await assertFails(list(world.shopper, 'orders', those, limit(1)));
    }
    await assertFails(list(world.shopper, 'orders', limit(1)));
  });

  it('can be listed by its shopper a hundred at a time', async () => {
    await place(world.shopper);
    await assertFails(list(world.shopper, 'orders', own));
    await assertFails(list(world.shopper, 'orders', own, limit(101)));
  });

  it.each<[string, DocumentData]>([
    ['a guest’s', { guest: true }],
    ['somebody else’s', { owner: 'ravi' }],
    ['cheaper', { items: { '123:1': 2 } }],
    ['sent elsewhere', { 'address.street': '1 Elsewhere' }],
    ['returned for another reason', { 'notes.returnAsked': 'Broken' }],
  ])('can’t be changed to %s, whatever its state', async (_what, more) => {
    for (const state of ['placed', 'accepted', 'returnAsked'] as const) {
      await movableOrder(world).arrange(state);
      for (const user of [world.shopper, world.merchant]) {
        await assertFails(updateDoc(orderIn(user), { ...more, changedAt: now }));
      }
    }
  });

  it('can’t be deleted or overwritten', async () => {
    await place(world.shopper);
    for (const user of [world.shopper, world.merchant, ...outsiders]) {
      await assertFails(deleteDoc(orderIn(user)));
      await assertFails(setDoc(orderIn(user), newOrder()));
    }
    await assertFails(place(world.shopper));
  });
});

it('merchants can check that they are merchants, and nobody can change it', async () => {
  const { merchant, shopper } = world;
  expect((await assertSucceeds(getDoc(merchantIn(merchant)))).exists()).toBe(true);
  await assertSucceeds(getDoc(merchantIn(shopper, 'asha')));
  for (const user of [shopper, ...outsiders]) {
    await assertFails(getDoc(merchantIn(user)));
    await assertFails(list(user, 'merchants'));
  }
  for (const mark of [merchantIn(shopper, 'asha'), merchantIn(merchant)]) {
    await assertFails(setDoc(mark, {}));
    await assertFails(deleteDoc(mark));
  }
});

it('a shopper’s record can be read only by the shopper, and deleted by nobody', async () => {
  await place(world.shopper);
  await assertSucceeds(getDoc(recordIn(world.shopper)));
  for (const user of [world.merchant, ...outsiders]) {
    await assertFails(getDoc(recordIn(user)));
    await assertFails(deleteDoc(recordIn(user)));
  }
  const old = newRecord({ lastOrderAt: ago(31) });
  await world.arrange((database) => updateDoc(recordIn(database), old));
  await assertFails(deleteDoc(recordIn(world.shopper)));
});

it('nobody can list the documents of the shop', async () => {
  for (const user of [world.shopper, world.merchant, ...outsiders]) {
    await assertFails(list(user, 'shop'));
  }
});

it.each([
  'shop/asha',
  'shop/prices/more/1',
  'baskets/asha/more/1',
  `orders/${orderId}/more/1`,
  'asha/1',
])('nobody can read or write anything else: %s', async (path) => {
  for (const user of [world.shopper, ...outsiders]) {
    await assertFails(getDoc(doc(user, path)));
    await assertFails(setDoc(doc(user, path), {}));
  }
});
