import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import { movableOrder } from './moving';
import { now, orderIn, place, recordIn } from './placing';
import { ago, closedWorldOf, orderId, worldOf } from './rulesWorld';

const world = worldOf('guests');
const closedWorld = closedWorldOf('closed-guests');

const order = { owner: 'guest', by: 'guest', guest: true };
const ownOrders = (database: Firestore) =>
  getDocs(query(collection(database, 'orders'), where('owner', '==', 'guest'), limit(100)));

describe('a guest', () => {
  const placeAsGuest = (as = world.guest) => place(as, { order, uid: 'guest' });

  it('can place an order every 30 seconds that only they can see, also once they have an account', async () => {
    const { guest, otherGuest, registered } = world;
    await assertFails(place(otherGuest, { order, uid: 'guest' }));
    await assertSucceeds(placeAsGuest());
    const id = '7K3M-9QXT-2B4E';
    await assertFails(place(guest, { id, order, uid: 'guest', record: { lastOrder: id } }));
    for (const user of [guest, registered]) {
      await assertSucceeds(getDoc(orderIn(user)));
      const found = await assertSucceeds(ownOrders(user));
      expect(found.docs.map((each) => each.id)).toEqual([orderId]);
    }
    await assertSucceeds(getDoc(recordIn(guest, 'guest')));
    await assertFails(getDoc(orderIn(otherGuest)));
    await assertFails(getDoc(recordIn(otherGuest, 'guest')));
    await assertFails(ownOrders(otherGuest));
  });

  it('can’t order as an account, and an account can’t order as a guest', async () => {
    const { guest, shopper, registered } = world;
    await assertFails(place(guest, { order: { ...order, guest: false }, uid: 'guest' }));
    await assertFails(place(shopper, { order: { guest: true } }));
    await assertFails(placeAsGuest(registered));
  });

  it('has no basket in the database until there is an account', async () => {
    const { guest, registered } = world;
    const write = (as: Firestore) => setDoc(doc(as, 'baskets/guest'), { lines: [], at: now });
    await assertFails(write(guest));
    await assertSucceeds(write(registered));
    await assertFails(write(guest));
  });

  it('can see, cancel and return an order, but place none once the shop switches guests off', async () => {
    const world = closedWorld;
    const { addMerchant, arrange, move } = movableOrder(closedWorld);
    await addMerchant();
    await assertFails(placeAsGuest(world.guest));
    await assertSucceeds(place(world.shopper));
    await arrange('placed', 'placed', order);
    await assertSucceeds(getDoc(orderIn(world.guest)));
    await assertSucceeds(ownOrders(world.guest));
    await assertSucceeds(move(world.guest, 'placed', 'cancelled'));
    await arrange('delivered', 'sent', order, ago(60));
    await assertSucceeds(move(world.guest, 'delivered', 'returnAsked'));
  });
});
