import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { type DocumentData, type Firestore, updateDoc } from 'firebase/firestore/lite';
import { moves } from '../../src/model/moves';
import { type Payment, type PaymentChange, paymentChanges } from '../../src/model/payments';
import { movableOrder } from './moving';
import { now, orderIn, place } from './placing';
import { closedWorld, longAgo, largeWorld, worldOf } from './rulesWorld';

const world = worldOf('payments');

const states = [...new Set(moves.flatMap(({ from, to }) => [from, to]))];
const payments: Payment[] = ['due', 'claimed', 'paid'];
const changes: PaymentChange[] = [...payments, 'cash'];
const fieldsOf = (change: PaymentChange) =>
  change === 'cash' ? { pay: 'cash', payment: 'due' } : { payment: change };
const pay = (as: Firestore, change: PaymentChange, more: DocumentData = {}) =>
  updateDoc(orderIn(as), { ...fieldsOf(change), changedAt: now, ...more });

/** Who can say what about a payment. */
export function describePaymentRules() {
  describe.each(states)('the payment of an order that is %s', (state) => {
    const payingIn = ['placed', 'returnAsked'].includes(state)
      ? worldOf(`payments-${state.toLowerCase()}`)
      : largeWorld;
    const { addMerchant, arrange } = movableOrder(payingIn);
    beforeEach(addMerchant);

    it.each(payments)('by UPI and %s changes only as the table allows', async (payment) => {
      const order = { pay: 'upi', payment } as const;
      for (const change of changes) {
        for (const role of ['shopper', 'merchant'] as const) {
          await arrange(state, state, order);
          const isAllowed = paymentChanges({ ...order, state }, role).includes(change);
          await (isAllowed ? assertSucceeds : assertFails)(pay(payingIn[role], change));
        }
      }
    });

    it('in cash can’t be changed', async () => {
      await arrange(state);
      for (const user of [payingIn.shopper, payingIn.merchant]) {
        for (const change of ['claimed', 'paid'] as const) {
          await assertFails(pay(user, change));
          await assertFails(pay(user, change, { pay: 'upi' }));
        }
      }
    });
  });

  describe('a payment', () => {
    const { addMerchant, arrange } = movableOrder(world);
    beforeEach(async () => {
      await addMerchant();
    });

    it('by UPI can be chosen if the shop takes it', async () => {
      await assertSucceeds(place(world.shopper, { order: { pay: 'upi' } }));
      await assertFails(place(closedWorld.shopper, { order: { pay: 'upi' } }));
    });

    it('can’t be changed by anybody else, or together with anything else', async () => {
      const { shopper, merchant, stranger, nobody, guest } = world;
      await arrange('placed', 'placed', { pay: 'upi' });
      for (const change of changes) {
        for (const user of [stranger, nobody, guest]) await assertFails(pay(user, change));
      }
      for (const more of [{ gift: false }, { changedAt: longAgo }, { by: 'ravi' }, { total: 1 }]) {
        await assertFails(pay(shopper, 'claimed', more));
        await assertFails(pay(merchant, 'paid', more));
      }
      for (const payment of ['claimed', 'paid', 'refunded', 1]) {
        await assertFails(pay(shopper, 'cash', { payment }));
      }
      await assertFails(pay(merchant, 'paid', { pay: 'cash' }));
    });
  });
}
