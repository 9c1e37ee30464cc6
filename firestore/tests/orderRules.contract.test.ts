import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteDoc, type DocumentData, setDoc, updateDoc } from 'firebase/firestore/lite';
import { addressFields, addressTable } from '../../src/orders/model/address';
import { buildAddress } from '../../src/testing/address';
import { newOrder, newRecord, now, orderIn, place, recordIn, without } from './placing';
import { ago, longAgo, orderId, worldOf } from './rulesWorld';

const world = worldOf('orders');

const otherId = '7K3M-9QXT-2B4E';
const other = { id: otherId, record: { lastOrder: otherId } };
const optional = addressFields.filter((field) => addressTable[field].optional);

const setRecord = (record: DocumentData) =>
  world.arrange((database) => setDoc(recordIn(database), record));

describe('an order', () => {
  it('is placed together with the shopper’s record, and only by a signed-in user', async () => {
    await assertFails(place(world.nobody));
    await assertSucceeds(place(world.shopper));
    await setRecord({});
    const address = optional.reduce(without, buildAddress());
    await assertSucceeds(place(world.shopper, { ...other, order: { gift: false, address } }));
  });

  it.each<[string, DocumentData, typeof assertFails]>([
    ['each variant at its own price', { 'cap-s:300': 1, 'cap-l:350': 2 }, assertSucceeds],
    ['a variant at the price of another one', { 'cap-s:350': 1 }, assertFails],
    ['a variant at the price of its product', { 'cap-l:300': 1 }, assertFails],
    ['a variant that is sold out', { 'cap-xl:300': 1 }, assertFails],
    ['a product that is sold in variants', { 'cap:300': 1 }, assertFails],
  ])('of %s is accepted or rejected', async (_what, items, check) => {
    await check(place(world.shopper, { order: { items } }));
  });

  it('can follow another one after 30 seconds', async () => {
    await place(world.shopper);
    await assertFails(place(world.shopper, other));
    await assertFails(deleteDoc(recordIn(world.shopper)));
    await setRecord(newRecord({ lastOrderAt: ago(31) }));
    await assertSucceeds(place(world.shopper, other));
  });

  it('is rejected from sessions that started before the account was deleted', async () => {
    const { shopper } = world;
    const closing = (more: DocumentData = {}) =>
      setDoc(recordIn(shopper), { closedAt: now, ...more });
    const lastOrderAt = ago(31);
    const record = { lastOrder: otherId, lastOrderAt };
    await setRecord(record);
    // Another order came in after the record was read.
    await assertFails(closing({ lastOrder: orderId, lastOrderAt }));
    await assertFails(closing());
    await assertFails(closing({ ...record, closedAt: longAgo }));
    await assertSucceeds(closing(record));
    await assertFails(place(shopper));
    await assertFails(place(shopper, { record: { closedAt: now } }));
    // The user retries the deletion, at once and later.
    await setRecord({ ...record, closedAt: ago(-60) });
    await assertFails(closing(record));
    await setRecord({ ...record, closedAt: ago(5) });
    await assertSucceeds(closing(record));
    await assertSucceeds(place(world.shopperSince(Date.now() + 2000)));
  });

  it('can be placed again 70 minutes after a deletion that failed', async () => {
    await assertSucceeds(setDoc(recordIn(world.shopper), { closedAt: now }));
    await assertFails(place(world.shopper));
    await setRecord({ closedAt: ago(70 * 60 + 5) });
    await assertSucceeds(place(world.shopper));
  });

  it('can’t be placed with a second one, nor its record without it', async () => {
    const { shopper } = world;
    await assertFails(setDoc(orderIn(shopper), newOrder()));
    await assertFails(setDoc(recordIn(shopper), newRecord()));
    await assertFails(place(shopper, { also: [otherId] }));
    await assertFails(place(shopper, { record: { lastOrder: otherId } }));
    await assertFails(place(shopper, { record: { lastOrderAt: longAgo } }));
    await assertFails(place(shopper, { record: { role: 'merchant' } }));
    await assertFails(place(shopper, { uid: 'ravi' }));
    // The record names an order that already exists.
    await place(shopper);
    await world.arrange((database) => deleteDoc(recordIn(database)));
    await assertFails(setDoc(recordIn(shopper), newRecord()));
    await setRecord(newRecord({ lastOrderAt: ago(31) }));
    await assertFails(updateDoc(recordIn(shopper), newRecord()));
    await assertFails(setDoc(recordIn(world.stranger, 'ravi'), newRecord()));
  });
});
