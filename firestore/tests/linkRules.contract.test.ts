import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  type DocumentData,
  type Firestore,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { CASH_PRODUCTS } from '../../src/catalogue/model/terms';
import { linkedFieldsOf } from '../../src/orders/model/orderLink';
import { movableOrder } from './moving';
import { newOrder, newRecord, now, orderIn, place, recordIn } from './placing';
import { orderId, worldOf } from './rulesWorld';

const world = worldOf('links');

const linkKey = '0123456789abcdef0123456789abcdef';
const linkIn = (database: Firestore, key = linkKey) =>
  doc(database, 'orders', orderId, 'links', key);

const order = movableOrder(world);

describe('the link of an order', () => {
  const placeWithLink = (
    link: DocumentData | undefined,
    more: DocumentData = {},
    keys = [linkKey],
  ) => {
    const data = newOrder({ linkKey, updates: true, ...more });
    const batch = writeBatch(world.shopper);
    batch.set(orderIn(world.shopper), data);
    batch.set(recordIn(world.shopper), newRecord());
    for (const key of link ? keys : []) {
      batch.set(linkIn(world.shopper, key), { ...linkedFieldsOf(data), ...link });
    }
    return batch.commit();
  };

  it('is written with the order, and shows a part of it', async () => {
    await assertFails(placeWithLink(undefined));
    await assertFails(placeWithLink({ state: 'delivered' }));
    await assertFails(placeWithLink({ address: { name: 'Asha' } }));
    await assertFails(placeWithLink({ role: 'merchant' }));
    await assertFails(placeWithLink({}, { linkKey: '0123' }));
    await assertFails(placeWithLink({}, { updates: false }));
    const other = '1'.repeat(32);
    await assertFails(placeWithLink({}, {}, [other]));
    await assertFails(placeWithLink({}, {}, [linkKey, other]));
    await assertSucceeds(placeWithLink({}));
    const shown = (await getDoc(linkIn(world.nobody))).data() ?? {};
    expect(Object.keys(shown)).toEqual(expect.arrayContaining(['state', 'items', 'placedAt']));
    expect(JSON.stringify(shown)).not.toMatch(/asha|Asha|address/);
  });

  it('shows whether the shopper asked for WhatsApp messages, which only the order can say', async () => {
    for (const whatsApp of [false, 'yes', 1]) await assertFails(placeWithLink({}, { whatsApp }));
    await assertFails(placeWithLink({ whatsApp: true }));
    await assertSucceeds(placeWithLink({}, { whatsApp: true }));
    expect((await getDoc(linkIn(world.nobody))).get('whatsApp')).toBe(true);
    for (const user of [world.nobody, world.shopper, world.merchant]) {
      await assertFails(updateDoc(linkIn(user), { whatsApp: false }));
      await assertFails(updateDoc(orderIn(user), { whatsApp: false, changedAt: now }));
    }
  });

  it('is written even with the largest order that can be paid in cash', async () => {
    const tags = Array.from({ length: CASH_PRODUCTS }, (_, place) => `n-${place}:1000`);
    const items = Object.fromEntries(tags.map((tag) => [tag, 1]));
    await assertSucceeds(placeWithLink({}, { items, whatsApp: true }));
  });

  it('can be read by anyone who has it, but never listed', async () => {
    await placeWithLink({});
    const links = (as: Firestore) => getDocs(collection(as, 'orders', orderId, 'links'));
    for (const user of [world.nobody, world.stranger, world.guest]) {
      await assertSucceeds(getDoc(linkIn(user)));
      await assertFails(links(user));
      await assertFails(getDoc(orderIn(user)));
    }
  });

  const arrange = async (more: DocumentData = {}) => {
    await order.addMerchant();
    await order.arrange('delivered', 'sent', { linkKey, ...more });
    await world.arrange(async (database) => {
      const data = (await getDoc(orderIn(database))).data() ?? {};
      // The database rejects arrays that it has read in another realm, as Jest's is.
      await setDoc(linkIn(database), linkedFieldsOf({ ...data, ...more }));
    });
  };
  const moveWithLink = (link: DocumentData, key = linkKey) => {
    const batch = writeBatch(world.merchant);
    const times = { stateAt: now, beforeAt: order.stateAt(), [`times.returned`]: now };
    const move = { state: 'returned', before: 'delivered', ...times };
    batch.update(linkIn(world.merchant, key), { ...move, ...link });
    return order.move(world.merchant, 'delivered', 'returned', {}, batch);
  };

  it('moves only together with the order', async () => {
    await arrange();
    await assertFails(order.move(world.merchant, 'delivered', 'returned'));
    await assertFails(moveWithLink({ state: 'delivered' }));
    await assertFails(moveWithLink({ owner: 'asha' }));
    for (const user of [world.nobody, world.shopper, world.merchant]) {
      await assertFails(updateDoc(linkIn(user), { state: 'returned' }));
      await assertFails(updateDoc(linkIn(user), { state: 'delivered' }));
    }
    await assertSucceeds(moveWithLink({}));
  });

  it('moves with an order that was edited by hand, too', async () => {
    await arrange();
    await order.change({ gift: false, guest: true });
    await assertSucceeds(moveWithLink({}));
  });

  it('shows what was paid online and refunded, but no problem, and only functions write that', async () => {
    const shown = { until: 1, paid: 1000, refunded: 400, refunds: [{ amount: 400, at: 1 }] };
    const charge = { ...shown, id: 'page', url: 'https://pay.example', problem: 'disputed' };
    await arrange({ pay: 'online', payment: 'paid', charge });
    expect((await getDoc(linkIn(world.nobody))).get('charge')).toEqual(shown);
    await assertFails(placeWithLink({ charge: shown }));
    for (const forged of [{ ...shown, refunded: 0 }, deleteField()]) {
      await assertFails(moveWithLink({ charge: forged }));
      await assertFails(updateDoc(linkIn(world.shopper), { charge: forged }));
    }
    await assertSucceeds(moveWithLink({}));
  });

  const forget = (as: Firestore, more: DocumentData, isLinkDeleted = true) => {
    const batch = writeBatch(as);
    batch.update(orderIn(as), { address: deleteField(), changedAt: now, ...more });
    if (isLinkDeleted) batch.delete(linkIn(as));
    return batch.commit();
  };

  it('is deleted only together with the address', async () => {
    await arrange();
    for (const user of [world.nobody, world.shopper, world.merchant]) {
      await assertFails(deleteDoc(linkIn(user)));
    }
    await assertFails(forget(world.shopper, {}));
    await assertFails(forget(world.shopper, { linkKey: deleteField() }, false));
    await assertFails(
      updateDoc(orderIn(world.shopper), { linkKey: deleteField(), changedAt: now }),
    );
    await assertFails(forget(world.stranger, { linkKey: deleteField() }));
    await assertSucceeds(forget(world.shopper, { linkKey: deleteField() }));
    expect((await getDoc(linkIn(world.nobody))).exists()).toBe(false);
  });

  it('can be left out of an order, and can’t be added later', async () => {
    await assertSucceeds(place(world.shopper));
    await assertFails(setDoc(linkIn(world.shopper), {}));
  });
});
