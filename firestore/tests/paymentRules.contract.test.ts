import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField, type DocumentData, type Firestore, updateDoc } from 'firebase/firestore/lite';
import {
  type PaymentChange,
  paymentChanges,
  REFERENCE_LENGTH,
} from '../../src/orders/model/payment';
import { moves, type OrderState, type Payment } from '../../src/orders/model/states';
import { movableOrder } from './moving';
import { now, orderIn, place } from './placing';
import { closedWorldOf, longAgo, type RulesWorld, unreportedWorld, worldOf } from './rulesWorld';

const world = worldOf('payments');
const closedWorld = closedWorldOf('closed-payments');
const largeWorld = unreportedWorld();
/** The worlds of the states whose tests are reported. */
const reportedWorlds: Partial<Record<OrderState, RulesWorld>> = {
  placed: worldOf('payments-placed'),
  returnAsked: worldOf('payments-returned'),
};

const bought = { items: [{ productId: 'lamp', price: 500, count: 1 }], delivery: {} };
const states = [...new Set(moves.flatMap(({ from, to }) => [from, to]))];
const payments: Payment[] = ['due', 'claimed', 'paid', 'refunded'];
const changes: PaymentChange[] = [...payments, 'cash'];
const refundBy = (by: string) => ({ refundedAt: now, refundedBy: by });
const noRefund = Object.fromEntries(
  ['refundedAt', 'refundedBy', 'refundReference'].map((field) => [field, deleteField()]),
);
function fieldsOf(change: PaymentChange, by: string, from?: Payment): DocumentData {
  if (change === 'cash') return { pay: 'cash', payment: 'due', cashAt: now };
  if (change === 'claimed') return { payment: change, claimedAt: now };
  if (change === 'refunded') return { payment: change, ...refundBy(by) };
  if (from === 'refunded') return { payment: change, ...noRefund };
  return { payment: change, checkedAt: now, checkedBy: by };
}
const pay = (
  as: Firestore,
  change: PaymentChange,
  by: string,
  more: DocumentData = {},
  from?: Payment,
) => updateDoc(orderIn(as), { ...fieldsOf(change, by, from), changedAt: now, ...more });
const uids = { shopper: 'asha', merchant: 'meera', stranger: 'ravi', guest: 'guest', nobody: '' };
type Name = keyof typeof uids;

describe.each(states)('the payment of an order that is %s', (state) => {
  const payingIn = reportedWorlds[state] ?? largeWorld;
  const { addMerchant, arrange } = movableOrder(payingIn);
  beforeEach(addMerchant);

  const ways = [
    ...payments.map((payment) => ({ pay: 'upi', payment }) as const),
    ...payments.map((payment) => ({ pay: 'online', payment }) as const),
    ...payments.map((payment) => ({ pay: 'cash', payment }) as const),
  ].filter((order) => order.pay !== 'cash' || order.payment !== 'claimed');

  it.each(ways)('by $pay and $payment changes only as the table allows', async (order) => {
    const refunded =
      order.payment === 'refunded' ? { refundedAt: longAgo, refundedBy: 'meera' } : {};
    for (const change of changes) {
      for (const role of ['shopper', 'merchant'] as const) {
        await arrange(state, state, { ...order, ...refunded });
        const isAllowed = paymentChanges({ ...order, ...bought, state }, role).includes(change);
        await (isAllowed ? assertSucceeds : assertFails)(
          pay(payingIn[role], change, uids[role], {}, order.payment),
        );
      }
    }
  });
});

describe('a payment', () => {
  const { addMerchant, arrange } = movableOrder(world);
  beforeEach(addMerchant);

  it.each(['upi', 'online'])('by %s can be chosen if the shop takes it', async (way) => {
    await assertSucceeds(place(world.shopper, { order: { pay: way } }));
    await assertFails(place(closedWorld.shopper, { order: { pay: way } }));
  });

  it('online can be written only by the functions, even when the order is placed', async () => {
    const charge = { until: 1, paid: 1000, refunded: 0 };
    await assertFails(place(world.shopper, { order: { pay: 'online', charge } }));
    await assertFails(place(world.shopper, { order: { pay: 'online', payment: 'paid' } }));
    await arrange('placed', 'placed', { pay: 'online', charge: { ...charge, paid: 0 } });
    for (const name of ['shopper', 'merchant', 'stranger', 'guest', 'nobody'] as const) {
      const write = (data: DocumentData) =>
        updateDoc(orderIn(world[name]), { ...data, changedAt: now });
      await assertFails(write({ charge }));
      await assertFails(write({ payment: 'paid', checkedAt: now, checkedBy: uids[name] }));
      await assertFails(write({ reference: 'pay_1' }));
    }
  });

  it('online can be refunded only by a merchant, one refund at a time, up to what was paid', async () => {
    const charge = { until: 1, paid: 1000, refunded: 400 };
    const key = '550e8400-e29b-41d4-a716-446655440000';
    const refund = { key, amount: 600, before: 400, by: 'meera', at: now };
    const request = (name: Name, more: DocumentData = {}, beside: DocumentData = {}) =>
      updateDoc(orderIn(world[name]), {
        refund: { ...refund, ...more },
        changedAt: now,
        ...beside,
      });
    const arrangePaid = (more: DocumentData = {}) =>
      arrange('cancelled', 'placed', { pay: 'online', payment: 'paid', charge, ...more });
    await arrangePaid();
    for (const name of ['shopper', 'stranger', 'guest', 'nobody'] as const) {
      await assertFails(request(name, { by: uids[name] }));
    }
    for (const more of [
      { amount: 601 },
      { amount: 0 },
      { amount: -1 },
      { amount: 0.5 },
      { amount: '600' },
      { amount: 200, before: 0 },
      { key: 'short' },
      { by: 'ravi' },
      { at: longAgo },
      { problem: 'none' },
    ]) {
      await assertFails(request('merchant', more));
    }
    for (const beside of [{ changedAt: longAgo }, { payment: 'refunded' }, { state: 'placed' }]) {
      await assertFails(request('merchant', {}, beside));
    }
    await assertSucceeds(request('merchant'));
    await assertFails(request('merchant', { amount: 1 }));
    await arrangePaid({ refund: { ...refund, at: longAgo, problem: 'Rejected' } });
    await assertSucceeds(request('merchant', { amount: 1 }));
    await arrange('cancelled', 'placed', { pay: 'upi', payment: 'paid' });
    await assertFails(request('merchant'));
  });

  it('online can be refunded to the last paisa after the service has refunded a part in paise', async () => {
    const charge = { until: 1, paid: 1000, refunded: 10.4 };
    const key = '550e8400-e29b-41d4-a716-446655440000';
    const request = (amount: unknown, before = 10.4) =>
      updateDoc(orderIn(world.merchant), {
        refund: { key, amount, before, by: 'meera', at: now },
        changedAt: now,
      });
    await arrange('cancelled', 'placed', { pay: 'online', payment: 'paid', charge });
    for (const amount of [990, 989.7, 1000, '5']) await assertFails(request(amount));
    await assertFails(request(989.6, 10));
    await assertSucceeds(request(989.6));
    await arrange('cancelled', 'placed', { pay: 'online', payment: 'paid', charge });
    await assertSucceeds(request(489.6));
  });

  it('can’t be changed by anyone else, or together with other fields', async () => {
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

  it('has its time and author, and the shopper’s claim stays after a merchant’s check', async () => {
    const { shopper, merchant } = world;
    await arrange('placed', 'placed', { pay: 'upi' });
    for (const claimedAt of [longAgo, deleteField()]) {
      await assertFails(pay(shopper, 'claimed', 'asha', { claimedAt }));
    }
    await assertSucceeds(pay(shopper, 'claimed', 'asha'));
    await assertFails(pay(shopper, 'cash', 'asha', { pay: 'upi' }));
    await assertFails(pay(shopper, 'cash', 'asha', { cashAt: longAgo }));
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

  it('has a one-line reference that only a claim or a refund adds, and nobody removes', async () => {
    const { shopper, merchant } = world;
    const claim = (reference: unknown) => pay(shopper, 'claimed', 'asha', { reference });
    const refuse = async (write: (reference: unknown) => Promise<unknown>) => {
      for (const bad of ['', ' ', '1\n2', '1'.repeat(REFERENCE_LENGTH + 1), 412345678901]) {
        await assertFails(write(bad));
      }
    };
    await arrange('placed', 'placed', { pay: 'upi' });
    await refuse(claim);
    await assertSucceeds(claim('1'.repeat(REFERENCE_LENGTH)));
    await assertFails(pay(merchant, 'due', 'meera', { reference: deleteField() }));
    await assertFails(pay(merchant, 'paid', 'meera', { reference: '2' }));
    await assertSucceeds(pay(merchant, 'due', 'meera'));
    await assertFails(claim(deleteField()));
    await assertSucceeds(claim('4123 5678 9012'));
    await assertFails(pay(shopper, 'cash', 'asha', { reference: '2' }));
    await assertSucceeds(pay(merchant, 'paid', 'meera'));

    const repay = (more: DocumentData) => pay(merchant, 'refunded', 'meera', more);
    await arrange('cancelled', 'placed', { pay: 'upi', payment: 'paid' });
    await refuse((refundReference) => repay({ refundReference }));
    await assertFails(repay({ reference: '2' }));
    await assertSucceeds(repay({ refundReference: 'R 12' }));
  });

  it('can be marked as refunded by a merchant, with the time, and unmarked', async () => {
    const { merchant } = world;
    await arrange('cancelled', 'placed', { pay: 'upi', payment: 'paid' });
    for (const more of [
      { refundedAt: longAgo },
      { refundedAt: deleteField() },
      { refundedBy: 'ravi' },
      { refundedBy: deleteField() },
      { checkedAt: now },
      { changedAt: longAgo },
    ]) {
      await assertFails(pay(merchant, 'refunded', 'meera', more));
    }
    await assertSucceeds(pay(merchant, 'refunded', 'meera', { refundReference: 'R 12' }));
    const takeBack = (more?: DocumentData) => pay(merchant, 'paid', 'meera', more, 'refunded');
    const refund = { refundedAt: longAgo, refundedBy: 'meera', refundReference: 'R 12' };
    for (const [field, value] of Object.entries(refund)) {
      await assertFails(takeBack({ [field]: value }));
    }
    await assertFails(takeBack({ payment: 'due' }));
    await assertFails(takeBack({ checkedAt: now }));
    // A refund keeps the time of the payment.
    for (const change of ['due', 'paid'] as const) {
      await assertFails(pay(merchant, change, 'meera'));
    }
    await assertSucceeds(takeBack());
  });
});
