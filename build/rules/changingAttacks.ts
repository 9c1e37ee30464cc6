import {
  deleteDoc,
  deleteField,
  doc,
  type DocumentData,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { type Attack } from './attack';
import { now, orderIn, place, recordIn } from './placing';
import { orderId } from './rulesWorld';

const change = (more: DocumentData) => ({ changedAt: now, ...more });

export const changingAttacks: Attack[] = [
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
