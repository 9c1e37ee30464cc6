import { buildAddress } from '../../testing/address';
import { refundableOf } from './charge';
import { owedOf, receivedOf, type Refundable, refundedOf } from './order';
import { moneyOf, type PayableOrder, paymentChanges } from './payment';
import {
  fitsPayment,
  type MovableOrder,
  nextStates,
  orderStates,
  type OrderState,
  type Payment,
  type PaymentMethod,
  type Role,
  SHOP_OWNER,
  undoState,
} from './states';

const merchant = { role: 'merchant', uid: 'meera' } as const;

it('never undoes an order without an address to a state that needs one', () => {
  const cancelled: MovableOrder = {
    owner: 'asha',
    state: 'cancelled',
    before: 'placed',
    by: 'meera',
    stateAt: 0,
    returnRequests: 0,
    pay: 'cash',
    payment: 'due',
    address: buildAddress(),
    delivery: {},
  };
  expect(undoState(cancelled, merchant, 1)).toBe('placed');
  expect(undoState({ ...cancelled, address: undefined }, merchant, 1)).toBeUndefined();
  const delivered: MovableOrder = { ...cancelled, state: 'delivered', before: 'sent' };
  expect(nextStates(delivered, 'shopper', 1, 14)).toEqual(['returnAsked']);
  expect(nextStates({ ...delivered, address: undefined }, 'shopper', 1, 14)).toEqual([]);
});

it('lets a merchant hand over a sale at the stall, which has no address', () => {
  const sale: MovableOrder = {
    owner: SHOP_OWNER,
    state: 'accepted',
    before: 'placed',
    by: 'meera',
    stateAt: 0,
    returnRequests: 0,
    pay: 'cash',
    payment: 'due',
    address: undefined,
    delivery: {},
  };
  expect(nextStates(sale, 'merchant', 1)).toEqual(['sent', 'cancelled']);
  expect(nextStates({ ...sale, owner: 'asha' }, 'merchant', 1)).toEqual(['cancelled']);
});

it('opens no order by phone again whose address was deleted', () => {
  const cancelled = known({
    owner: SHOP_OWNER,
    state: 'cancelled',
    before: 'placed',
    by: 'meera',
    delivery: { price: 49 },
  });
  expect(undoState(cancelled, merchant, 1)).toBe('placed');
  expect(undoState({ ...cancelled, address: undefined }, merchant, 1)).toBeUndefined();
});

type Known = MovableOrder & PayableOrder & Refundable;
const known = (order: Partial<Known>): Known => ({
  items: [{ productId: 'lamp', price: 500, count: 2 }],
  delivery: {},
  owner: 'asha',
  state: 'placed',
  before: 'placed',
  by: 'asha',
  stateAt: 0,
  returnRequests: 0,
  pay: 'upi',
  payment: 'due',
  address: buildAddress(),
  ...order,
});

/** Every order that one press can make of this one, while undo is possible. */
function pressesOf(order: Known): Known[] {
  const roles: readonly Role[] = ['merchant', 'shopper'];
  const uids = { merchant: 'meera', shopper: 'asha' };
  return roles.flatMap((role) => {
    const uid = uids[role];
    const moved = nextStates(order, role, 1, 14).map((state) => ({
      ...order,
      state,
      before: order.state,
      by: uid,
    }));
    const back = undoState(order, { role, uid }, 1);
    const undone = back ? [{ ...order, state: back, before: back, by: uid }] : [];
    const paid = paymentChanges(order, role).map((change): Known =>
      change === 'cash' ? { ...order, pay: 'cash', payment: 'due' } : { ...order, payment: change },
    );
    return [...moved, ...undone, ...paid];
  });
}

function everyOrder() {
  const found = new Map<string, Known>();
  const open = (['cash', 'upi'] as const).map((pay) => known({ pay }));
  for (let order = open.pop(); order; order = open.pop()) {
    const { state, before, by, pay, payment } = order;
    const name = [state, before, by, pay, payment].join(' ');
    if (!found.has(name)) open.push(...pressesOf(order));
    found.set(name, order);
  }
  return [...found.values()];
}

it('keeps money and state consistent, whichever buttons are pressed in whichever order', () => {
  const orders = everyOrder();
  expect(orders.length).toBeGreaterThan(50);
  for (const { state, pay, payment } of orders) {
    const money = moneyOf(known({ state, pay, payment }));
    const isUndone = ['undelivered', 'returned', 'cancelled'].includes(state);
    if (money === 'refunded' || money === 'refundDue') expect(isUndone).toBe(true);
    if (pay === 'cash' && payment !== 'due') {
      expect(['delivered', 'returnAsked', 'returnDeclined', 'returned']).toContain(state);
    }
  }
});

it.each<[OrderState, before: OrderState, PaymentMethod, Payment, back: OrderState | undefined]>([
  ['cancelled', 'accepted', 'upi', 'refunded', undefined],
  ['cancelled', 'accepted', 'upi', 'paid', 'accepted'],
  ['cancelled', 'placed', 'upi', 'claimed', 'placed'],
  ['undelivered', 'sent', 'upi', 'refunded', undefined],
  ['undelivered', 'sent', 'cash', 'due', 'sent'],
  ['returned', 'delivered', 'cash', 'refunded', undefined],
  ['returned', 'returnAsked', 'upi', 'refunded', undefined],
  ['returned', 'delivered', 'cash', 'paid', 'delivered'],
  ['delivered', 'sent', 'cash', 'paid', undefined],
  ['delivered', 'sent', 'cash', 'due', 'sent'],
  ['delivered', 'sent', 'upi', 'paid', 'sent'],
])(
  'undo takes an order that is %s, and was %s, by %s and %s, to %s',
  (state, before, pay, payment, back) => {
    const order = known({ state, before, pay, payment, by: 'meera' });
    expect(undoState(order, merchant, 1)).toBe(back);
  },
);

it('lets an order move on once a mistaken payment mark is undone', () => {
  const ways: [PaymentMethod, Payment][] = [
    ['upi', 'refunded'],
    ['cash', 'paid'],
    ['cash', 'refunded'],
  ];
  for (const state of orderStates) {
    for (const [pay, payment] of ways) {
      let order = known({ state, pay, payment });
      for (const _press of [1, 2]) {
        if (fitsPayment(order, state)) break;
        const back = order.payment === 'refunded' ? 'paid' : 'due';
        expect(paymentChanges(order, 'merchant')).toContain(back);
        order = { ...order, payment: back };
      }
      expect([state, pay, payment, fitsPayment(order, state)]).toEqual([state, pay, payment, true]);
    }
  }
});

describe('the refund of a return', () => {
  const returned = known({ state: 'returned', payment: 'paid', returning: { lamp: 1 } });

  it('is due if the shopper has paid for what came back', () => {
    expect(moneyOf(returned)).toBe('refundDue');
    expect(moneyOf({ ...returned, discount: { amount: 900 } })).toBe('refundDue');
  });

  it.each(['cash', 'upi', 'online'] as const)(
    'isn’t due, nor offered, if a code has paid for what came back of an order by %s',
    (pay) => {
      const paid = { ...returned, pay, discount: { amount: 1000 }, delivery: { price: 50 } };
      expect(moneyOf(paid)).toBe('paid');
      expect(paymentChanges(paid, 'merchant')).not.toContain('refunded');
    },
  );
});

describe('the return of an order', () => {
  const canReturn = (deliveredAt: string, now: string, days = 14) =>
    nextStates(
      known({ state: 'delivered', stateAt: Date.parse(deliveredAt) }),
      'shopper',
      Date.parse(now),
      days,
    ).includes('returnAsked');

  it.each([
    ['2026-11-28T10:03+05:30', '2026-12-12T23:59+05:30', true],
    ['2026-11-28T10:03+05:30', '2026-12-13T00:00+05:30', false],
    ['2026-11-28T00:00+05:30', '2026-12-12T23:59+05:30', true],
    ['2026-11-27T23:59+05:30', '2026-12-12T00:00+05:30', false],
  ])('delivered %s, can be requested at %s: %s', (deliveredAt, now, isPossible) => {
    expect(canReturn(deliveredAt, now)).toBe(isPossible);
  });

  it('isn’t offered in a shop that accepts none', () => {
    const now = '2026-11-28T10:03+05:30';
    expect(canReturn(now, now, 0)).toBe(false);
    expect(canReturn(now, now, 1)).toBe(true);
  });
});

describe('an order that is paid online', () => {
  const charge = { until: 0, paid: 548, refunded: 0 };
  const refundOf = (amount: number, problem?: string) => ({
    key: 'key',
    amount,
    before: 0,
    by: 'meera',
    at: 0,
    problem,
  });
  const online = (order: Partial<Known>) =>
    known({ pay: 'online', payment: 'paid', charge, ...order });
  const shown = (order: Known) => [
    ...nextStates(order, 'merchant', 1, 14),
    ...nextStates(order, 'shopper', 1, 14),
    undoState({ ...order, by: 'meera' }, merchant, 1),
  ];

  it.each<[string, Partial<Known>]>([
    ['has gone back', { payment: 'refunded' }],
    ['is going back', { refund: refundOf(548) }],
    [
      'is going back after a part of it',
      { charge: { ...charge, refunded: 500 }, refund: refundOf(48) },
    ],
  ])('can’t move towards its shopper once its payment %s', (_what, order) => {
    for (const state of orderStates) {
      for (const before of orderStates) {
        const next = shown(online({ ...order, state, before }));
        for (const to of ['accepted', 'sent', 'placed', 'returnAsked'])
          expect(next).not.toContain(to);
      }
    }
    expect(shown(online({ ...order, state: 'sent' }))).toContain('delivered');
    expect(shown(online({ ...order }))).toContain('cancelled');
  });

  it.each<[string, Partial<Known>]>([
    ['a part of it is going back', { refund: refundOf(500) }],
    ['a refund of all was rejected', { refund: refundOf(548, 'Rejected') }],
    ['a part has gone back', { charge: { ...charge, refunded: 10.4 } }],
  ])('can move on while %s', (_what, order) => {
    expect(shown(online(order))).toContain('accepted');
    expect(shown(online({ ...order, state: 'accepted' }))).toContain('sent');
    expect(shown(online({ ...order, state: 'cancelled', before: 'accepted' }))).toContain(
      'accepted',
    );
  });

  it('can move on in cash while its online payment is going back', () => {
    const order = online({ pay: 'cash', payment: 'due', refund: refundOf(548) });
    expect(shown(order)).toContain('accepted');
  });
});

describe('the money of an order', () => {
  const items = [{ productId: 'lamp', price: 270, count: 2 }];
  const order = { items, delivery: { price: 8 }, pay: 'online', payment: 'paid' } as const;

  it.each([
    [0, 548, 548],
    [10.5, 537.5, 537.5],
    [10.4, 537.6, 537.6],
    [548, 0, 0],
  ])('is the payment less a refund of %s', (refunded, received, owed) => {
    const charge = { until: 0, paid: 548, refunded };
    expect(receivedOf({ ...order, charge })).toBe(received);
    expect(owedOf({ ...order, charge })).toBe(owed);
    expect(refundableOf({ charge })).toBe(received);
  });

  it('doesn’t count an online payment refunded beside cash', () => {
    const charge = { until: 0, paid: 548, refunded: 548 };
    const cash = { ...order, pay: 'cash', charge } as const;
    expect([receivedOf(cash), owedOf(cash), refundedOf(cash)]).toEqual([548, 548, 548]);
    expect(owedOf({ ...cash, charge: { ...charge, refunded: 0 } })).toBe(548);
  });
});
