import { assertFails } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  type DocumentData,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import type { OrderState } from '../../src/model/moves';
import { buildAddress } from '../../src/testing/address';
import { movableOrder } from './moving';
import { newOrder, now, orderIn, place, recordIn } from './placing';
import { ago, orderId, type RulesWorld } from './rulesWorld';

type Move = ReturnType<typeof movableOrder>;
type Attack = [
  what: string,
  attempt: (world: RulesWorld, order: Move) => Promise<unknown>,
  /** The order of the shopper that is attacked, or that the attacker has. */
  order?: { state: OrderState; before?: OrderState; more?: DocumentData; daysAgo?: number },
];

const guestOrder = { owner: 'guest', by: 'guest', guest: true };
const asGuest = (order: DocumentData) => ({ order: { ...guestOrder, ...order }, uid: 'guest' });
const address = (more: DocumentData) => ({ address: { ...buildAddress(), ...more } });
const change = (more: DocumentData) => ({ changedAt: now, ...more });

const reading: Attack[] = [
  ['read the order of somebody else', ({ guest }) => getDoc(orderIn(guest))],
  [
    'read the order of another guest',
    ({ otherGuest }) => getDoc(orderIn(otherGuest)),
    { state: 'placed', more: guestOrder },
  ],
  ['list all orders', ({ guest }) => getDocs(collection(guest, 'orders'))],
  [
    'list the orders of another guest',
    ({ otherGuest }) =>
      getDocs(query(collection(otherGuest, 'orders'), where('owner', '==', 'guest'))),
  ],
  [
    'list orders by a phone number',
    ({ shopper }) =>
      getDocs(
        query(collection(shopper, 'orders'), where('address.telephone', '==', '98765 43210')),
      ),
  ],
  [
    'list the orders of guests',
    ({ guest }) => getDocs(query(collection(guest, 'orders'), where('guest', '==', true))),
  ],
  ['see when another guest has ordered', ({ otherGuest }) => getDoc(recordIn(otherGuest, 'guest'))],
  ['see who is a merchant', ({ guest }) => getDoc(doc(guest, 'merchants/meera'))],
];

const ordering: Attack[] = [
  ['order for somebody else', ({ guest }) => place(guest, asGuest({ owner: 'asha', by: 'asha' }))],
  ['order as another guest', ({ otherGuest }) => place(otherGuest, asGuest({}))],
  ['pass as an account', ({ guest }) => place(guest, asGuest({ guest: false }))],
  [
    'pass as a guest',
    ({ stranger }) =>
      place(stranger, { order: { owner: 'ravi', by: 'ravi', guest: true }, uid: 'ravi' }),
  ],
  [
    'leave out whether they are a guest',
    ({ guest }) => place(guest, { ...asGuest({}), omit: 'guest' }),
  ],
  ['order without signing in', ({ nobody }) => place(nobody, asGuest({}))],
  [
    'order without a record of the time',
    ({ guest }) => setDoc(orderIn(guest), newOrder(guestOrder)),
  ],
  [
    'order with the record of somebody else',
    ({ guest }) => place(guest, { ...asGuest({}), uid: 'asha' }),
  ],
  ['forge a price', ({ guest }) => place(guest, asGuest({ items: { 'n-0:1': 1 } }))],
  ['forge a fee', ({ guest }) => place(guest, asGuest({ delivery: { price: 0 } }))],
  [
    'order 21 of a product in two entries',
    ({ guest }) => place(guest, asGuest({ items: { '123:990': 20, '123:990.0': 1 } })),
  ],
  [
    'hide 21 of a product behind spaces',
    ({ guest }) => place(guest, asGuest({ items: { '123:990': 20, '123: 990': 1 } })),
  ],
  [
    'order less than nothing',
    ({ guest }) => place(guest, asGuest({ items: { '123:990': 1, 'n-0:1000': -20 } })),
  ],
  [
    'exceed the limit for cash',
    ({ guest }) => place(guest, asGuest({ items: { 'n-0:1000': 20, 'n-1:1000': 1 } })),
  ],
  [
    'order to where the shop doesn’t deliver',
    ({ guest }) => place(guest, asGuest(address({ pin: '400001' }))),
  ],
  [
    'hide the PIN code in two lines',
    ({ guest }) => place(guest, asGuest(address({ pin: '560001\n400001' }))),
  ],
  [
    'spell a phone number otherwise',
    ({ guest }) => place(guest, asGuest(address({ telephone: '9876543210' }))),
  ],
  [
    'hide text in an address',
    ({ guest }) => place(guest, asGuest(address({ landmark: 'Pune\u202e41' }))),
  ],
  [
    'place an order that is paid',
    ({ guest }) => place(guest, asGuest({ pay: 'upi', payment: 'paid' })),
  ],
  [
    'place an order that is claimed to be paid',
    ({ guest }) => place(guest, asGuest({ pay: 'upi', payment: 'claimed' })),
  ],
  ['place an order that is accepted', ({ guest }) => place(guest, asGuest({ state: 'accepted' }))],
  [
    'place an order with a note',
    ({ guest }) => place(guest, asGuest({ notes: { accepted: 'Paid' } })),
  ],
  [
    'place an order with a time',
    ({ guest }) => place(guest, asGuest({ times: { delivered: ago(60) } })),
  ],
  ['smuggle a field in', ({ guest }) => place(guest, asGuest({ role: 'merchant' }))],
  [
    'keep a basket as a guest',
    ({ guest }) => setDoc(doc(guest, 'baskets/guest'), { lines: [], at: now }),
  ],
];

const changing: Attack[] = [
  ['cancel somebody else’s order', ({ guest }, { move }) => move(guest, 'placed', 'cancelled')],
  ['accept their own order', ({ shopper }, { move }) => move(shopper, 'placed', 'accepted')],
  ['make themselves a merchant', ({ guest }) => setDoc(doc(guest, 'merchants/guest'), {})],
  [
    'mark their own order as paid',
    ({ shopper }) => updateDoc(orderIn(shopper), change({ payment: 'paid' })),
    { state: 'placed', more: { pay: 'upi' } },
  ],
  [
    'mark their order as paid while claiming it',
    ({ shopper }) => updateDoc(orderIn(shopper), change({ payment: 'paid', pay: 'upi' })),
    { state: 'sent', more: { pay: 'upi', payment: 'claimed' } },
  ],
  [
    'claim somebody else’s payment',
    ({ guest }) => updateDoc(orderIn(guest), change({ payment: 'claimed' })),
    { state: 'placed', more: { pay: 'upi' } },
  ],
  [
    'take back what the merchant marked as paid',
    ({ shopper }) => updateDoc(orderIn(shopper), change({ payment: 'due' })),
    { state: 'accepted', more: { pay: 'upi', payment: 'paid' } },
  ],
  [
    'pay in cash after the order is accepted',
    ({ shopper }) => updateDoc(orderIn(shopper), change({ pay: 'cash', payment: 'due' })),
    { state: 'accepted', more: { pay: 'upi' } },
  ],
  [
    'exceed the limit for cash by changing to it',
    ({ shopper }) => updateDoc(orderIn(shopper), change({ pay: 'cash', payment: 'due' })),
    { state: 'placed', more: { pay: 'upi', items: { 'n-0:1000': 20, 'n-1:1000': 1 } } },
  ],
  [
    'pass as a guest after ordering',
    ({ shopper }) => updateDoc(orderIn(shopper), change({ guest: true })),
  ],
  [
    'give their order to somebody else',
    ({ shopper }) => updateDoc(orderIn(shopper), change({ owner: 'ravi' })),
  ],
  [
    'lower the price of an order',
    ({ shopper }) => updateDoc(orderIn(shopper), change({ items: { '123:1': 2 } })),
  ],
  [
    'send an order elsewhere once it is accepted',
    ({ shopper }) => updateDoc(orderIn(shopper), change({ 'address.street': '1 Elsewhere' })),
    { state: 'accepted' },
  ],
  [
    'cancel an order that is on its way',
    ({ shopper }, { move }) => move(shopper, 'sent', 'cancelled'),
    { state: 'sent', before: 'accepted' },
  ],
  [
    're-open a cancelled order',
    ({ shopper }, { undo }) => undo(shopper, 'cancelled', 'placed'),
    { state: 'cancelled', before: 'placed' },
  ],
  [
    're-open an order by placing it again',
    ({ shopper }) => place(shopper),
    { state: 'cancelled', before: 'placed' },
  ],
  [
    'ask again for a return that was declined',
    ({ shopper }, { move }) => move(shopper, 'returnDeclined', 'returnAsked'),
    { state: 'returnDeclined', before: 'returnAsked', more: { by: 'meera' } },
  ],
  [
    'say that an order came back',
    ({ shopper }, { move }) => move(shopper, 'sent', 'undelivered'),
    { state: 'sent', before: 'accepted' },
  ],
  [
    'say that a return was accepted',
    ({ shopper }, { move }) => move(shopper, 'returnAsked', 'returned'),
    { state: 'returnAsked', before: 'delivered' },
  ],
  [
    'ask for a return too late',
    ({ shopper }, { move }) => move(shopper, 'delivered', 'returnAsked'),
    { state: 'delivered', before: 'sent', daysAgo: 15 },
  ],
  [
    'ask for a return in the name of the merchant',
    ({ shopper }, { move }) => move(shopper, 'delivered', 'returnAsked', { by: 'meera' }),
    { state: 'delivered', before: 'sent' },
  ],
  [
    'gain days for a return by taking one back',
    ({ shopper }, { undo }) =>
      undo(shopper, 'returnAsked', 'delivered', { stateAt: now, beforeAt: now }),
    { state: 'returnAsked', before: 'delivered' },
  ],
  [
    'rewrite the reason for a return',
    ({ shopper }) => updateDoc(orderIn(shopper), change({ 'notes.returnAsked': 'Broken' })),
    { state: 'returnAsked', before: 'delivered' },
  ],
  [
    'write the merchant’s note',
    ({ shopper }, { move }) => move(shopper, 'placed', 'cancelled', { 'notes.accepted': 'Paid' }),
  ],
  [
    'hide text in a note',
    ({ shopper }, { move }) =>
      move(shopper, 'placed', 'cancelled', { 'notes.cancelled': 'No\u200bthing' }),
  ],
  ['delete an order', ({ shopper }) => deleteDoc(orderIn(shopper))],
  ['delete the record of their last order', ({ shopper }) => deleteDoc(recordIn(shopper))],
  [
    'delete the address of an order that is on its way',
    ({ shopper }) => updateDoc(orderIn(shopper), change({ address: deleteField() })),
    { state: 'sent', before: 'accepted' },
  ],
  [
    'hide documents below an order',
    ({ shopper }) => setDoc(doc(shopper, `orders/${orderId}/notes/1`), {}),
  ],
];

/** What nobody should be able to do, attempted one by one. */
export function describeAttacks(currentWorld: () => RulesWorld) {
  describe('an attacker can’t', () => {
    const order = movableOrder(currentWorld);
    const arrange = ({ state, before, more, daysAgo = 0 }: NonNullable<Attack[2]>) =>
      order.arrange(state, before, more, ago(60 + daysAgo * 86_400));

    it.each([...reading, ...changing])(
      '%s',
      async (_what, attempt, existing = { state: 'placed' }) => {
        await order.addMerchant();
        await arrange(existing);
        await assertFails(attempt(currentWorld(), order));
      },
    );

    it.each(ordering)('%s', (_what, attempt) => assertFails(attempt(currentWorld(), order)));

    it('get more days for a return by taking a request back and asking again', async () => {
      const { shopper } = currentWorld();
      const late = { stateAt: ago(60), beforeAt: ago(15 * 86_400) };
      await order.arrange('returnAsked', 'delivered', { by: 'asha', ...late });
      await order.undo(shopper, 'returnAsked', 'delivered', {
        stateAt: late.beforeAt,
        beforeAt: late.beforeAt,
      });
      await assertFails(
        order.move(shopper, 'delivered', 'returnAsked', { beforeAt: late.beforeAt }),
      );
    });
  });
}
