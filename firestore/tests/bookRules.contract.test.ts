import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { type DocumentData, setDoc, updateDoc } from 'firebase/firestore/lite';
import { newAddress, newRecord, now, place, recordIn, without } from './placing';
import { ago, longAgo, orderId, worldOf } from './rulesWorld';

const world = worldOf('books');

const address = without(newAddress(), 'instructions');
const addressesOf = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, address]));
const ten = Array.from({ length: 10 }, (_, place) => `id-${place}`);
/** Changes the address `1`. */
const change = (more: DocumentData = {}) => ({
  book: { addresses: addressesOf('1'), changed: '1', at: now, ...more },
});

const setRecord = (record: DocumentData) =>
  world.arrange((database) => setDoc(recordIn(database), record));
const saved = (more: DocumentData = {}) => change({ at: ago(5), ...more });
const write = (data: DocumentData, as = world.shopper) => setDoc(recordIn(as), data);
const addresses = (more: DocumentData) => change({ addresses: more });

describe('an account’s saved addresses', () => {
  it('can be added, changed and removed one at a time, only by the account', async () => {
    const both = { addresses: addressesOf('1', '2'), changed: '2' };
    for (const user of [world.stranger, world.merchant, world.nobody, world.guest]) {
      await assertFails(write(change(), user));
    }
    await assertFails(setDoc(recordIn(world.guest, 'guest'), change()));
    await assertSucceeds(write(change()));
    await setRecord(saved());
    await assertFails(write(change({ ...both, changed: '1' })));
    await assertSucceeds(write(change({ ...both, defaultId: '2' })));
    await setRecord(saved(both));
    await assertFails(write(addresses({})));
    await assertSucceeds(write(addresses(addressesOf('2'))));
    await setRecord(saved());
    await assertSucceeds(write(addresses({ 1: { ...address, city: 'Pune' } })));
    await setRecord(saved());
    await assertSucceeds(write(addresses({})));
  });

  it('can be ten at most, and be written once a second', async () => {
    const eleventh = { addresses: addressesOf(...ten, '1') };
    await setRecord(saved({ addresses: addressesOf(...ten) }));
    await assertFails(write(change(eleventh)));
    await setRecord(saved({ addresses: addressesOf(...ten.slice(1)) }));
    await assertSucceeds(write(change({ addresses: addressesOf(...ten.slice(1), '1') })));
    await setRecord(saved({ at: ago(-60) }));
    await assertFails(write(addresses({})));
  });

  it.each<[string, DocumentData]>([
    ['another field', { owner: 'asha' }],
    ['another time', { at: longAgo }],
    ['a text', { addresses: 'x' }],
    ['too long an id', { addresses: addressesOf('x'.repeat(21)), changed: 'x'.repeat(21) }],
    ['a default that is no id', { defaultId: 'x'.repeat(1000) }],
    ['no name of what changed', { changed: 1 }],
    ['an incomplete address', { addresses: { 1: without(address, 'pin') } }],
    ['an address that hides text', { addresses: { 1: { ...address, city: 'Pune\u202e41' } } }],
    ['an address with another field', { addresses: { 1: { ...address, role: 'merchant' } } }],
  ])('are not written with %s', async (_what, more) => {
    await assertFails(write(change(more)));
  });

  it('stay as they are when an order is placed, and go when the account is closed', async () => {
    const { shopper } = world;
    const { book } = saved();
    await setRecord({ book });
    await assertFails(place(shopper));
    await assertFails(place(shopper, { record: { book: { ...book, addresses: {} } } }));
    await assertSucceeds(place(shopper, { record: { book } }));
    const record = newRecord({ lastOrderAt: ago(5), book });
    await setRecord(record);
    const more = { lastOrder: orderId, lastOrderAt: ago(90) };
    await assertFails(write({ ...record, ...more, ...change() }));
    await assertSucceeds(updateDoc(recordIn(shopper), change()));
    await setRecord(record);
    await assertFails(write({ ...record, closedAt: now }));
    await assertSucceeds(write({ ...without(record, 'book'), closedAt: now }));
    await assertFails(write({ ...without(record, 'book'), ...change() }));
    await setRecord({ closedAt: ago(70 * 60 + 5) });
    await assertFails(updateDoc(recordIn(shopper), change()));
    await assertSucceeds(write(change()));
  });
});
