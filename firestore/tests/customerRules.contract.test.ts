import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  setDoc,
} from 'firebase/firestore/lite';
import { CUSTOMER_NOTE_LENGTH } from '../../src/orders/model/orderService';
import { worldOf } from './rulesWorld';

const world = worldOf('customers');

const telephone = '98765 43210';
const customerIn = (database: Firestore, id = telephone) => doc(database, 'customers', id);
const save = (customer: object, id?: string) => setDoc(customerIn(world.merchant, id), customer);

beforeEach(() => world.arrange((database) => setDoc(doc(database, 'merchants/meera'), {})));

describe('a note about a customer', () => {
  it('is written, listed, changed and deleted by merchants', async () => {
    await assertSucceeds(save({ note: 'Rings first' }));
    await assertSucceeds(save({ note: 'Rings first\nPays in cash' }));
    const found = await getDocs(collection(world.merchant, 'customers'));
    expect(found.docs.map((each) => [each.id, each.data()])).toEqual([
      [telephone, { note: 'Rings first\nPays in cash' }],
    ]);
    await assertSucceeds(getDoc(customerIn(world.merchant)));
    await assertSucceeds(deleteDoc(customerIn(world.merchant)));
  });

  it.each(['shopper', 'stranger', 'guest', 'nobody'] as const)(
    'is hidden from, and can’t be written by, the %s',
    async (name) => {
      await world.arrange((database) => setDoc(customerIn(database), { note: 'Rings first' }));
      const { [name]: somebody } = world;
      await assertFails(getDoc(customerIn(somebody)));
      await assertFails(getDocs(collection(somebody, 'customers')));
      await assertFails(setDoc(customerIn(somebody), { note: 'Pays' }));
      await assertFails(setDoc(customerIn(somebody, '98765 43211'), { note: 'Pays' }));
      await assertFails(deleteDoc(customerIn(somebody)));
    },
  );

  it.each<[string, object, typeof assertFails]>([
    ['500 characters', { note: 'x'.repeat(CUSTOMER_NOTE_LENGTH) }, assertSucceeds],
    ['501 characters', { note: 'x'.repeat(CUSTOMER_NOTE_LENGTH + 1) }, assertFails],
    ['hidden characters', { note: 'Worn\u202eDIAP' }, assertFails],
    ['nothing visible', { note: '\n' }, assertFails],
    ['a number', { note: 7 }, assertFails],
    ['nothing', {}, assertFails],
    ['another field', { note: 'Pays', name: 'Asha' }, assertFails],
  ])('of %s', async (_what, customer, check) => {
    await check(save(customer));
  });

  it.each<[string, typeof assertFails]>([
    ['08023456789', assertSucceeds],
    ['+442079460958', assertSucceeds],
    ['asha@example.com', assertFails],
    ['98765 43210 98765', assertFails],
  ])('has a phone number for its name, such as %s', async (id, check) => {
    await check(save({ note: 'Pays' }, id));
  });
});
