import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  doc,
  type DocumentData,
  type Firestore,
  getDoc,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import type { OrderState } from '../../src/orders/model/states';
import { movableOrder } from './moving';
import { newAddress, newOrder, now, orderIn, place } from './placing';
import { ago, invoicingWorld, orderId, worldOf } from './rulesWorld';

const world = invoicingWorld();
const { addMerchant, arrange: arrangeUnrecorded, move, undo } = movableOrder(world);
beforeEach(addMerchant);

const numbersIn = (database: Firestore) => doc(database, 'shop/numbers');
const invoiceOf = (number: string, more: DocumentData = {}) => ({
  invoice: { number, at: now, seller: 'Haat', ...more },
});
const buyer = { name: 'Asha Rao' };
const tags = Object.keys(newOrder().items as object);
const records = Object.fromEntries(tags.map((tag) => [tag, { title: 'Clay lamp', rate: 18 }]));

/** An order whose items a merchant has recorded. */
const arrange = (state: OrderState, before = state, more: DocumentData = {}) =>
  arrangeUnrecorded(state, before, { records, ...more });
const written = { invoice: { number: 'HA-7', at: ago(60), seller: 'Haat' }, buyer };

interface Numbered {
  as?: Firestore;
  moveIn?: typeof move;
  states?: [from: OrderState, to: OrderState];
  order?: DocumentData;
  numbers?: DocumentData;
}

/** Moves the order with a number, as the shop does; to `sent` with the first invoice if nothing else is given. */
function moveNumbered({
  as = world.merchant,
  moveIn = move,
  states: [from, to] = ['accepted', 'sent'],
  order = { ...invoiceOf('HA-7'), buyer },
  numbers = { invoice: 7 },
}: Numbered = {}) {
  const batch = writeBatch(as);
  batch.set(numbersIn(as), { order: orderId, at: now, ...numbers }, { merge: true });
  return moveIn(as, from, to, order, batch);
}

const count = (numbers: DocumentData) =>
  world.arrange((database) => setDoc(numbersIn(database), { order: 'X', at: ago(60), ...numbers }));

describe('an invoice', () => {
  it('gets the first number, and the next one, when a merchant sends the order', async () => {
    await arrange('accepted');
    await assertFails(move(world.merchant, 'accepted', 'sent'));
    await assertSucceeds(moveNumbered());
    await arrange('accepted');
    await count({ invoice: 41, creditNote: 3 });
    await assertFails(moveNumbered());
    const order = { ...invoiceOf('HA-42'), buyer };
    await assertSucceeds(moveNumbered({ order, numbers: { invoice: 42 } }));
  });

  it.each<[string, Numbered]>([
    ['another number than the next', { order: invoiceOf('HA-8'), numbers: { invoice: 8 } }],
    ['another number than it counts', { order: invoiceOf('HA-8') }],
    ['another prefix', { order: invoiceOf('7') }],
    ['another time', { order: invoiceOf('HA-7', { at: ago(1) }) }],
    ['the number of another order', { numbers: { invoice: 7, order: '0000-0000-0001' } }],
    ['a credit note’s number beside its own', { numbers: { invoice: 7, creditNote: 1 } }],
    ['another time of its number', { numbers: { invoice: 7, at: ago(1) } }],
    ['a field that nobody knows', { numbers: { invoice: 7, more: 1 } }],
    ['a number from a shopper', { as: world.shopper }],
  ])('can’t have %s', async (_what, numbered) => {
    await arrange('accepted');
    await world.arrange((database) =>
      setDoc(orderIn(database, '0000-0000-0001'), newOrder({ state: 'accepted' })),
    );
    await assertFails(moveNumbered(numbered));
  });

  it('needs a record of each item, from before or in the same batch', async () => {
    const [tag = ''] = tags;
    const some = { [tag]: records[tag] };
    for (const known of [{}, { records: some }]) {
      await arrangeUnrecorded('accepted', 'placed', known);
      await assertFails(moveNumbered());
    }
    await assertFails(moveNumbered({ order: { ...invoiceOf('HA-7'), buyer, records: some } }));
    await assertSucceeds(moveNumbered({ order: { ...invoiceOf('HA-7'), buyer, records } }));
  });

  it('can’t be written without its number, nor a number without its invoice', async () => {
    await arrange('accepted');
    await assertFails(move(world.merchant, 'accepted', 'sent', invoiceOf('HA-7')));
    for (const at of [now, ago(1)]) {
      const numbers = { invoice: 7, order: orderId, at };
      await assertFails(setDoc(numbersIn(world.merchant), numbers));
    }
    await assertFails(setDoc(numbersIn(world.shopper), { invoice: 7, order: orderId, at: now }));
    await assertFails(moveNumbered({ order: {} }));
    // The order has that number already.
    await arrange('sent', 'accepted', written);
    await assertFails(setDoc(numbersIn(world.merchant), { invoice: 7, order: orderId, at: now }));
  });

  it('can’t be written by another move', async () => {
    await arrange('placed');
    await assertFails(moveNumbered({ states: ['placed', 'accepted'] }));
    await arrange('sent');
    await assertFails(moveNumbered({ states: ['sent', 'delivered'] }));
  });

  it.each<[string, DocumentData]>([
    ['number', { invoice: { ...written.invoice, number: 'HA-8' } }],
    ['seller', { invoice: { ...written.invoice, seller: 'Somebody' } }],
    ['buyer', { buyer: { name: 'Ravi' } }],
  ])('keeps its %s', async (_what, change) => {
    await arrange('sent', 'accepted', written);
    await assertFails(move(world.merchant, 'sent', 'delivered', change));
    await assertFails(updateDoc(orderIn(world.merchant), { ...change, changedAt: now }));
    await assertSucceeds(move(world.merchant, 'sent', 'delivered'));
  });

  it('stays when its order is no longer sent, which then takes no second one', async () => {
    await arrange('sent', 'accepted', { by: 'meera', ...written });
    await assertSucceeds(undo(world.merchant, 'sent', 'accepted'));
    await count({ invoice: 7 });
    await arrange('accepted', 'placed', written);
    await assertFails(moveNumbered({ order: invoiceOf('HA-8'), numbers: { invoice: 8 } }));
    await assertSucceeds(move(world.merchant, 'accepted', 'sent'));
  });

  it('can be read with its number by a merchant alone', async () => {
    await count({ invoice: 7 });
    await assertSucceeds(getDoc(numbersIn(world.merchant)));
    for (const user of [world.shopper, world.nobody]) await assertFails(getDoc(numbersIn(user)));
  });
});

describe('an order of a business', () => {
  const placeWith = (more: DocumentData) =>
    place(world.shopper, { order: { address: newAddress(more) } });

  it('has a GSTIN, or none', async () => {
    await assertSucceeds(placeWith({ gstin: '29ABCDE1234F1Z5' }));
    await world.reset();
    await assertSucceeds(place(world.shopper));
  });

  it.each([
    '',
    '29ABCDE1234F1Z',
    '29abcde1234f1z5',
    '29ABCDE1234F0Z5',
    '29ABCDE1234F1Z5\n',
    'GSTIN 29ABCDE1234F1Z5',
    29,
  ])('can’t have the GSTIN %j', (gstin) => assertFails(placeWith({ gstin })));

  it('can’t have a field beside it that nobody knows', () =>
    assertFails(placeWith({ gstin: '29ABCDE1234F1Z5', vat: 'DE123456789' })));
});

describe('a credit note', () => {
  const creditNote = { number: 'HA-C1', at: now };
  const credited = { order: { creditNote }, numbers: { creditNote: 1 } };

  it.each<[OrderState, OrderState]>([
    ['accepted', 'cancelled'],
    ['sent', 'undelivered'],
    ['delivered', 'returned'],
  ])('is numbered when an order with an invoice goes from %s to %s', async (...states) => {
    await arrange(states[0], states[0], written);
    await assertFails(move(world.merchant, ...states));
    await assertSucceeds(moveNumbered({ states, ...credited }));
  });

  it('isn’t there without an invoice, nor for a move that undoes nothing', async () => {
    await arrange('delivered');
    await assertFails(moveNumbered({ states: ['delivered', 'returned'], ...credited }));
    await assertSucceeds(move(world.merchant, 'delivered', 'returned'));
    await arrange('sent', 'accepted', written);
    await assertFails(moveNumbered({ states: ['sent', 'delivered'], ...credited }));
  });

  it('is taken once, and by no shopper', async () => {
    const noted = { ...written, creditNote: { number: 'HA-C1', at: ago(1) } };
    const states: [OrderState, OrderState] = ['delivered', 'returned'];
    const second = {
      order: { creditNote: { number: 'HA-C2', at: now } },
      numbers: { creditNote: 2 },
    };
    await count({ creditNote: 1 });
    await arrange('delivered', 'delivered', noted);
    await assertFails(moveNumbered({ states, ...second }));
    await assertSucceeds(move(world.merchant, ...states));
    await arrange('placed', 'placed', written);
    await assertFails(move(world.shopper, 'placed', 'cancelled', second.order));
    await assertFails(
      moveNumbered({ as: world.shopper, states: ['placed', 'cancelled'], ...second }),
    );
    await assertSucceeds(moveNumbered({ states: ['placed', 'cancelled'], ...second }));
  });

  it('stays, so that the move can’t be undone', async () => {
    const noted = { creditNote: { number: 'HA-C1', at: ago(1) } };
    await arrange('returned', 'delivered', { by: 'meera', ...written });
    await assertSucceeds(undo(world.merchant, 'returned', 'delivered'));
    await arrange('returned', 'delivered', { by: 'meera', ...written, ...noted });
    await assertFails(undo(world.merchant, 'returned', 'delivered'));
  });
});

describe('a shop that writes no invoices any more', () => {
  const off = worldOf('invoices-off');
  const order = movableOrder(off);
  beforeEach(order.addMerchant);

  it('sends orders without a number, and still takes back an invoice that it wrote', async () => {
    const as = off.merchant;
    await order.arrange('accepted');
    await assertFails(moveNumbered({ as, moveIn: order.move, numbers: { invoice: 1 } }));
    await assertSucceeds(order.move(as, 'accepted', 'sent'));
    await order.arrange('sent', 'accepted', written);
    await assertFails(setDoc(numbersIn(as), { invoice: 1, order: orderId, at: now }));
    const states: [OrderState, OrderState] = ['sent', 'undelivered'];
    const creditNote = { number: 'C1', at: now };
    await assertSucceeds(
      moveNumbered({
        as,
        moveIn: order.move,
        states,
        order: { creditNote },
        numbers: { creditNote: 1 },
      }),
    );
  });
});
