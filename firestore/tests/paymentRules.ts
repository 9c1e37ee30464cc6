import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField, type DocumentData, type Firestore, updateDoc } from 'firebase/firestore/lite';
import { moves } from '../../src/orders/moves';
import { type Payment, type PaymentChange, paymentChanges } from '../../src/orders/payment';
import { movableOrder } from './moving';
import { now, orderIn, place } from './placing';
import { closedWorld, longAgo, largeWorld, worldOf } from './rulesWorld';

const world = worldOf('payments');

const states = [...new Set(moves.flatMap(({ from, to }) => [from, to]))];
const payments: Payment[] = ['due', 'claimed', 'paid'];
const changes: PaymentChange[] = [...payments, 'cash'];
function fieldsOf(change: PaymentChange, by: string): DocumentData {
  if (change === 'cash') return { pay: 'cash', payment: 'due' };
  if (change === 'claimed') return { payment: change, claimedAt: now };
  return { payment: change, checkedAt: now, checkedBy: by };
}
const pay = (as: Firestore, change: PaymentChange, by: string, more: DocumentData = {}) =>
  updateDoc(orderIn(as), { ...fieldsOf(change, by), changedAt: now, ...more });
const uids = { shopper: 'asha', merchant: 'meera', stranger: 'ravi', guest: 'guest', nobody: '' };
type Name = keyof typeof uids;

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
          await (isAllowed ? assertSucceeds : assertFails)(pay(payingIn[role], change, uids[role]));
        }
      }
    });

    it('in cash can’t be changed', async () => {
      await arrange(state);
      for (const role of ['shopper', 'merchant'] as const) {
        for (const change of ['claimed', 'paid'] as const) {
          await assertFails(pay(payingIn[role], change, uids[role]));
          await assertFails(pay(payingIn[role], change, uids[role], { pay: 'upi' }));
        }
      }
    });
  });

  describe('a payment', () => {
    const { addMerchant, arrange } = movableOrder(world);
    beforeEach(addMerchant);

    it('by UPI can be chosen if the shop takes it', async () => {
      await assertSucceeds(place(world.shopper, { order: { pay: 'upi' } }));
      await assertFails(place(closedWorld.shopper, { order: { pay: 'upi' } }));
    });

    it('can’t be changed by anybody else, or together with anything else', async () => {
      const payAs = (name: Name, change: PaymentChange, more?: DocumentData) =>
        pay(world[name], change, uids[name], more);
      await arrange('placed', 'placed', { pay: 'upi' });
      for (const change of changes) {
        for (const name of ['stranger', 'nobody', 'guest'] as const) {
          await assertFails(payAs(name, change));
        }
      }
      for (const more of [{ gift: false }, { changedAt: longAgo }, { by: 'ravi' }, { total: 1 }]) {
        for (const change of ['claimed', 'cash'] as const) {
          await assertFails(payAs('shopper', change, more));
        }
        await assertFails(payAs('merchant', 'paid', more));
      }
      for (const payment of ['claimed', 'paid', 'refunded', 1]) {
        await assertFails(payAs('shopper', 'cash', { payment }));
      }
      await assertFails(payAs('shopper', 'claimed', { payment: 'refunded' }));
      for (const payment of ['claimed', 'refunded']) {
        await assertFails(payAs('merchant', 'paid', { payment }));
      }
      await assertFails(payAs('merchant', 'paid', { pay: 'cash' }));
    });

    it('says when and by whom, and no check takes the shopper’s word out of the order', async () => {
      const { shopper, merchant } = world;
      await arrange('placed', 'placed', { pay: 'upi' });
      for (const claimedAt of [longAgo, deleteField()]) {
        await assertFails(pay(shopper, 'claimed', 'asha', { claimedAt }));
      }
      await assertSucceeds(pay(shopper, 'claimed', 'asha'));
      await assertFails(pay(shopper, 'cash', 'asha', { pay: 'upi' }));
      for (const more of [
        { checkedAt: longAgo },
        { checkedBy: 'ravi' },
        { checkedBy: deleteField() },
        { claimedAt: now },
        { claimedAt: deleteField() },
      ]) {
        await assertFails(pay(merchant, 'due', 'meera', more));
      }
      await assertSucceeds(pay(merchant, 'due', 'meera'));
    });
  });
}
