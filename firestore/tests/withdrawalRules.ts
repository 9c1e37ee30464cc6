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
} from 'firebase/firestore/lite';
import { declarationLimits } from '../../src/orders/model/withdrawal';
import { now, without } from './placing';
import { ago, closedWorld, orderId, worldOf } from './rulesWorld';

const world = worldOf('withdrawals');

const id = '0123456789abcdef'.repeat(2);
const withdrawalIn = (database: Firestore, path = id) => doc(database, 'withdrawals', path);
const listIn = (database: Firestore) => getDocs(collection(database, 'withdrawals'));
const withdrawal = (more: DocumentData = {}) => ({
  name: 'Anna Schmidt',
  order: orderId,
  what: 'Lampe\nKanne',
  reach: 'anna@example.com',
  at: now,
  ...more,
});

/** Who can withdraw from a contract, and who sees that. */
export function describeWithdrawalRules() {
  const others = [world.shopper, world.guest, world.nobody];

  describe('a withdrawal', () => {
    it('is declared by anybody, once, who then reads by its id when it arrived', async () => {
      const { nobody, shopper, merchant } = world;
      await assertSucceeds(setDoc(withdrawalIn(nobody), withdrawal()));
      await assertSucceeds(getDoc(withdrawalIn(nobody)));
      for (const user of [nobody, shopper, merchant]) {
        await assertFails(setDoc(withdrawalIn(user), withdrawal()));
        await assertFails(updateDoc(withdrawalIn(user), { order: 'another' }));
      }
      const other = id.replace('0', '1');
      const whole = without(withdrawal({ reach: '98765 43210' }), 'what');
      await assertSucceeds(setDoc(withdrawalIn(shopper, other), whole));
    });

    it('is listed and deleted by merchants alone', async () => {
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
    ])('can’t be one %s', async (_what, more) => {
      await assertFails(setDoc(withdrawalIn(world.nobody), withdrawal(more)));
    });

    it.each(['1', id.toUpperCase(), `${id}0`])('can’t have the id %s', async (path) => {
      await assertFails(setDoc(withdrawalIn(world.nobody, path), withdrawal()));
    });

    it('is not for shops whose market doesn’t ask for it', async () => {
      const { nobody, merchant } = closedWorld;
      await assertFails(setDoc(withdrawalIn(nobody), withdrawal()));
      await assertFails(getDoc(withdrawalIn(nobody)));
      await assertFails(listIn(merchant));
    });
  });
}
