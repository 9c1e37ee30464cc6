import { doc, type DocumentData, setDoc } from 'firebase/firestore';
import { buildAddress } from '../../src/testing/address';
import { type Attack, guestOrder } from './attack';
import { newOrder, now, orderIn, place } from './placing';
import { ago } from './rulesWorld';

const asGuest = (order: DocumentData) => ({ order: { ...guestOrder, ...order }, uid: 'guest' });
const address = (more: DocumentData) => ({ address: { ...buildAddress(), ...more } });

export const orderingAttacks: Attack[] = [
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
