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
    'can’t be read, written or deleted by the %s',
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

  it('is accepted with 500 characters', async () => {
    await assertSucceeds(save({ note: 'x'.repeat(CUSTOMER_NOTE_LENGTH) }));
  });

  it.each<[string, object]>([
    ['501 characters', { note: 'x'.repeat(CUSTOMER_NOTE_LENGTH + 1) }],
    ['hidden characters', { note: 'Worn\u202eDIAP' }],
    ['nothing visible', { note: '\n' }],
    ['a number', { note: 7 }],
    ['no text', {}],
    ['another field', { note: 'Pays', name: 'Asha' }],
  ])('is rejected with %s', async (_what, customer) => {
    await assertFails(save(customer));
  });

  it.each(['08023456789', '+442079460958'])('is accepted at the phone number %s', async (id) => {
    await assertSucceeds(save({ note: 'Pays' }, id));
  });

  it.each(['asha@example.com', '98765 43210 98765'])(
    'is rejected at %s, which is no phone number',
    async (id) => {
      await assertFails(save({ note: 'Pays' }, id));
    },
  );
});
