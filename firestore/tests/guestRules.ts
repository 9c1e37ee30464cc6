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
import { ago, closedWorld, orderId, worldOf } from './rulesWorld';

const world = worldOf('guests');

const order = { owner: 'guest', by: 'guest', guest: true };
const ownOrders = (database: Firestore) =>
  getDocs(query(collection(database, 'orders'), where('owner', '==', 'guest'), limit(100)));

/**
 * What someone without an account can do.
 */
export function describeGuestRules() {
  describe('a guest', () => {
    const placeAsGuest = (as = world.guest) => place(as, { order, uid: 'guest' });

    it('can place an order, look it up and list it', async () => {
      const { guest } = world;
      await assertSucceeds(placeAsGuest());
      await assertSucceeds(getDoc(orderIn(guest)));
      await assertSucceeds(getDoc(recordIn(guest, 'guest')));
      expect((await assertSucceeds(ownOrders(guest))).docs.map(({ id }) => id)).toEqual([orderId]);
    });

    it('has orders and a record that no other guest can see or use', async () => {
      const { otherGuest } = world;
      await assertFails(place(otherGuest, { order, uid: 'guest' }));
      await placeAsGuest();
      await assertFails(getDoc(orderIn(otherGuest)));
      await assertFails(getDoc(recordIn(otherGuest, 'guest')));
      await assertFails(ownOrders(otherGuest));
    });

    it('has to wait 30 seconds for the next one', async () => {
      await placeAsGuest();
      const id = '7K3M-9QXT-2B4E';
      const next = { id, order, uid: 'guest', record: { lastOrder: id } };
      await assertFails(place(world.guest, next));
    });

    it('can’t order as an account, nor an account as a guest', async () => {
      const { guest, shopper, registered } = world;
      await assertFails(place(guest, { order: { ...order, guest: false }, uid: 'guest' }));
      await assertFails(place(shopper, { order: { guest: true } }));
      await assertFails(placeAsGuest(registered));
    });

    it('keeps the orders with a new account', async () => {
      await placeAsGuest();
      const { registered } = world;
      await assertSucceeds(getDoc(orderIn(registered)));
      expect((await assertSucceeds(ownOrders(registered))).size).toBe(1);
    });

    it('has no basket in the database until there is an account', async () => {
      const { guest, registered } = world;
      const write = (as: Firestore) => setDoc(doc(as, 'baskets/guest'), { lines: [], at: now });
      await assertFails(write(guest));
      await assertSucceeds(write(registered));
      await assertFails(write(guest));
    });

    it('of a shop that switched guests off can see, cancel and return an order, not place one', async () => {
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
}
