import * as fc from 'fast-check';
import { type ChargeSource, exact, netOf } from '../../src/orders/model/charge';
import { type Order, owedOf, refundOf, totalOf } from '../../src/orders/model/order';
import { nextStates, states, undoState } from '../../src/orders/model/states';
import { buildAddress } from '../../src/testing/address';
import { holds } from '../../src/testing/properties';
import type { PaymentRecord } from './paymentService';
import { isUnsettled, settlePayment, sumOfRefunds, unchanged } from './settlement';

const NOW = Date.UTC(2026, 10, 28);
const HOUR_MS = 3_600_000;
const placed: Order = {
  id: '7K3M-9QXT-2B4D',
  owner: 'asha',
  by: 'asha',
  guest: false,
  items: [{ productId: 'lamp', price: 990, count: 2 }],
  delivery: { price: 49 },
  gift: false,
  address: buildAddress(),
  before: 'placed',
  times: {},
  notes: {},
  taken: {},
  told: {},
  returnRequests: 0,
  placedAt: NOW,
  stateAt: NOW,
  beforeAt: NOW,
  changedAt: NOW,
  pay: 'online',
  payment: 'due',
  state: 'placed',
  charge: { id: 'page', until: NOW + HOUR_MS / 2, paid: 0, refunded: 0 },
};
const total = totalOf(placed);

/** The service's answers over time: each may be read late or twice, and all but the last may never be read. */
const histories: PaymentRecord[][] = [
  [
    { isOpen: true, isPending: false, paid: 0, refunded: 0, isDisputed: false },
    { isOpen: true, isPending: false, paid: 0, refunded: 0, isDisputed: false },
    {
      isOpen: false,
      isPending: false,
      paid: total,
      refunded: 0,
      isDisputed: false,
      currency: 'INR',
    },
    {
      isOpen: false,
      isPending: false,
      paid: total,
      refunded: 10,
      isDisputed: false,
      currency: 'INR',
    },
    {
      isOpen: false,
      isPending: false,
      paid: total,
      refunded: total,
      isDisputed: false,
      currency: 'INR',
    },
  ],
  [
    { isOpen: true, isPending: false, paid: 0, refunded: 0, isDisputed: false },
    { isOpen: false, isPending: false, paid: 0, refunded: 0, isDisputed: false },
  ],
  [
    { isOpen: true, isPending: false, paid: 0, refunded: 0, isDisputed: false },
    {
      isOpen: false,
      isPending: false,
      paid: total,
      refunded: 0,
      isDisputed: true,
      currency: 'INR',
    },
  ],
  [
    { isOpen: false, isPending: true, paid: 0, refunded: 0, isDisputed: false },
    { isOpen: false, isPending: false, paid: 0, refunded: 0, isDisputed: false },
  ],
  [
    { isOpen: false, isPending: true, paid: 0, refunded: 0, isDisputed: false },
    { isOpen: false, isPending: false, paid: total, refunded: 0, isDisputed: false },
    // This refund failed after all.
    { isOpen: false, isPending: false, paid: total, refunded: total, isDisputed: false },
    { isOpen: false, isPending: false, paid: total, refunded: 0, isDisputed: false },
  ],
  [
    { isOpen: true, isPending: false, paid: 0, refunded: 0, isDisputed: false },
    { isOpen: false, isPending: false, paid: 5, refunded: 0, isDisputed: false, currency: 'INR' },
    { isOpen: false, isPending: false, paid: 5, refunded: 5, isDisputed: false, currency: 'INR' },
  ],
];
histories.push(
  // Razorpay refunded this one automatically, because it wasn't captured.
  [
    { isOpen: false, isPending: true, paid: 0, refunded: 0, isDisputed: false },
    { isOpen: false, isPending: false, paid: total, refunded: total, isDisputed: false },
  ],
  // One dispute was won, and one was lost.
  [
    { isOpen: false, isPending: false, paid: total, refunded: 0, isDisputed: true },
    { isOpen: false, isPending: false, paid: total, refunded: 0, isDisputed: false, lost: 0 },
  ],
  [
    { isOpen: false, isPending: false, paid: total, refunded: 40, isDisputed: true },
    {
      isOpen: false,
      isPending: false,
      paid: total,
      refunded: 40,
      isDisputed: false,
      lost: total - 40,
    },
  ],
  // These were paid twice with one refunded, and with an amount that the shop can't write.
  [
    { isOpen: false, isPending: false, paid: total * 2, refunded: 0, isDisputed: false },
    { isOpen: false, isPending: false, paid: total * 2, refunded: total, isDisputed: false },
  ],
  [{ isOpen: false, isPending: false, paid: total, refunded: 10.4, isDisputed: false }],
);
const sources: ChargeSource[] = ['webhook', 'return', 'sweep'];

const apply = (order: Order, truth: PaymentRecord, source: ChargeSource, now: number): Order => {
  const { charge, pay, payment, isCancelled } = settlePayment(order, truth, source, now);
  return { ...order, charge, pay, payment, state: isCancelled ? 'cancelled' : order.state };
};
/** The time of the service's answer; a call may save it much later. */
const askedAt = (place: number) => NOW + place * 60_000;
/** The visible state of an order, however its payment became known. */
const seen = ({ pay, payment, state, charge }: Order) => ({
  pay,
  payment,
  state,
  paid: charge?.paid,
  refunded: charge?.refunded,
  // A failed refund matters only if the order had it.
  problem: charge?.problem === 'refundFailed' ? undefined : charge?.problem,
});

const news = fc.record({ at: fc.nat(20), source: fc.constantFrom(...sources) });

holds(
  'repeated, lost or reordered webhooks, returns and sweeps end in the same order and money',
  2000,
  [fc.constantFrom(...histories), fc.array(news, { maxLength: 12 }), fc.boolean()],
  (history, calls, isCancelledMeanwhile) => {
    const last = history.at(-1);
    if (!last) throw new Error('There is no history.');
    const start: Order = isCancelledMeanwhile ? { ...placed, state: 'cancelled' } : placed;
    const end = NOW + HOUR_MS;
    const read = calls.reduce((order, { at, source }) => {
      const place = at % history.length;
      return apply(order, history[place] ?? last, source, askedAt(place));
    }, start);
    const settled = apply(read, last, 'sweep', end);
    expect(seen(settled)).toEqual(seen(apply(start, last, 'webhook', end)));
    // Another query changes nothing.
    expect(seen(apply(settled, last, 'webhook', end + 1))).toEqual(seen(settled));
    // An earlier answer that arrives late changes nothing.
    for (const [place, older] of history.entries()) {
      expect(seen(apply(settled, older, 'return', askedAt(place)))).toEqual(seen(settled));
    }
  },
);

/** The events at the service, at the bank, and at the desk. */
type Event =
  | { kind: 'pay'; part: number }
  | { kind: 'giveBack'; part: number; isListed: boolean }
  | { kind: 'refundFails' | 'dispute' | 'won' | 'lost' }
  | { kind: 'move'; choice: number }
  | { kind: 'undo' | 'toCash' | 'cashReceived' | 'cashRefunded' };
interface World {
  order: Order;
  truth: PaymentRecord;
}

const amountsOf = (truth: PaymentRecord) => ({ ...truth, lost: truth.lost ?? 0 });
const leftOf = (truth: PaymentRecord) => exact(truth.paid - truth.refunded - (truth.lost ?? 0));

function atService(truth: PaymentRecord, event: Event, now: number): PaymentRecord {
  const refunds = truth.refunds ?? [];
  switch (event.kind) {
    case 'pay':
      return { ...truth, isOpen: false, currency: 'INR', paid: exact(truth.paid + event.part) };
    case 'giveBack': {
      const amount = Math.min(event.part, leftOf(truth));
      const made = { amount, at: now, hasFailed: false };
      return amount > 0
        ? {
            ...truth,
            refunded: exact(truth.refunded + amount),
            refunds: event.isListed ? [...refunds, made] : refunds,
          }
        : truth;
    }
    case 'refundFails': {
      const [first] = refunds.filter(({ hasFailed }) => !hasFailed);
      if (!first) return truth;
      const refunded = exact(truth.refunded - first.amount);
      const failed = refunds.map((each) => (each === first ? { ...each, hasFailed: true } : each));
      return { ...truth, refunded, refunds: failed };
    }
    case 'dispute':
      return { ...truth, isDisputed: truth.paid > 0 };
    case 'won':
      return { ...truth, isDisputed: false };
    case 'lost':
      return truth.isDisputed
        ? { ...truth, isDisputed: false, lost: exact(leftOf(truth) + (truth.lost ?? 0)) }
        : truth;
    default:
      return truth;
  }
}

const uid = 'meera';
/** The presses of people, limited to the buttons that the desk offers. */
function atShop(order: Order, event: Event, now: number): Order {
  const { state, stateAt, pay, payment } = order;
  const { isCollected, isUndone } = states[state];
  switch (event.kind) {
    case 'move': {
      const next = nextStates(order, 'merchant', now);
      const to = next[event.choice % Math.max(1, next.length)];
      const moved = { before: state, beforeAt: stateAt, stateAt: now, by: uid };
      return to ? { ...order, state: to, ...moved } : order;
    }
    case 'undo': {
      const to = undoState(order, { role: 'merchant', uid }, stateAt);
      return to ? { ...order, state: to, before: to, stateAt: order.beforeAt } : order;
    }
    case 'toCash':
      return state === 'placed' && payment === 'due' ? { ...order, pay: 'cash' } : order;
    case 'cashReceived':
      return pay === 'cash' && payment === 'due' && isCollected
        ? { ...order, payment: 'paid' }
        : order;
    case 'cashRefunded':
      return pay === 'cash' && payment === 'paid' && isUndone
        ? { ...order, payment: 'refunded' }
        : order;
    default:
      return order;
  }
}

/** Settles a moved order, as `followMove` does. */
const followMove = (order: Order) =>
  isUnsettled(order)
    ? apply(order, unchanged(order.charge), 'return', order.charge?.askedAt ?? 0)
    : order;

/** Later states that random presses rarely reach; the payment page was opened before. */
const starts: Partial<Order>[] = [
  {},
  {},
  { pay: 'cash' },
  { pay: 'cash', state: 'sent', before: 'accepted' },
  { pay: 'cash', state: 'delivered', before: 'sent' },
  { pay: 'cash', state: 'delivered', before: 'sent', payment: 'paid' },
  { pay: 'cash', state: 'returned', before: 'delivered', payment: 'paid' },
];

const part = fc.constantFrom(total, total, 5, 10.4, total * 2);
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ kind: fc.constant('pay' as const), part }),
  fc.record({ kind: fc.constant('giveBack' as const), part, isListed: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('refundFails', 'dispute', 'won', 'lost') }),
  fc.record({ kind: fc.constant('move' as const), choice: fc.nat(3) }),
  fc.record({ kind: fc.constantFrom('undo', 'toCash', 'cashReceived', 'cashRefunded') }),
);

function expectTrue({ order, truth }: World) {
  const { charge, pay, payment, state } = order;
  if (!charge) throw new Error('There is no charge.');
  const { isUndone, awaits } = states[state];
  const net = netOf(charge);
  expect(net).toBe(leftOf(amountsOf(truth)));
  expect(sumOfRefunds(charge.refunds ?? [])).toBe(charge.refunded);
  const kept = isUndone ? totalOf(order) - refundOf(order) : 0;
  // The payment online is the paid amount minus refunds.
  if (pay === 'online' && payment === 'paid') expect(net).toBeGreaterThan(kept);
  if (pay === 'online' && payment === 'refunded') expect(net).toBeLessThanOrEqual(kept);
  if (pay === 'online' && isUndone && net > kept) expect(owedOf(order)).toBe(exact(net - kept));
  // Unpaid orders don't move on.
  if (pay === 'online' && payment !== 'paid') {
    const next = nextStates(order, 'merchant', 0);
    expect(next).not.toContain('accepted');
    expect(next).not.toContain('sent');
    if (awaits === 'dispatch' || awaits === 'delivery') {
      expect(net).toBeLessThan(totalOf(order));
    }
  }
  // Warnings end together with their problems.
  const isWrong = net > 0 && net !== totalOf(order);
  if (!truth.isDisputed && !isWrong && pay === 'online' && !charge.replacesCash) {
    const isGone = net === 0 && charge.paid > 0 && !isUndone && !states[state].isCollected;
    const expected = isGone ? 'wentBack' : undefined;
    if (charge.problem !== 'refundFailed') expect(charge.problem).toBe(expected);
  }
  expect(charge.problem === 'disputed').toBe(truth.isDisputed);
}

holds(
  'an order is paid by what was paid less what went back, whatever is pressed meanwhile',
  1500,
  [
    fc.constantFrom(...starts),
    fc.array(fc.tuple(event, fc.constantFrom(...sources), fc.boolean()), { maxLength: 10 }),
  ],
  (start, events) => {
    let world: World = {
      order: { ...placed, ...start },
      truth: { isOpen: true, isPending: false, paid: 0, refunded: 0, isDisputed: false },
    };
    let now = NOW;
    for (const [each, source, isRepeated] of events) {
      now += 60_000;
      const truth = atService(world.truth, each, now);
      const pressed = followMove(atShop(world.order, each, now));
      const settled = apply(pressed, truth, source, now);
      // A payment in cash is separate.
      const hadCash =
        pressed.pay === 'cash' && (pressed.payment !== 'due' || states[pressed.state].isCollected);
      if (hadCash) expect(settled).toMatchObject({ pay: 'cash', payment: pressed.payment });
      const again = isRepeated ? apply(settled, truth, 'webhook', now + 1) : settled;
      expect(seen(again)).toEqual(seen(settled));
      expect(again.charge?.refunds).toEqual(settled.charge?.refunds);
      expect(again.charge?.refundNewsAt).toBe(settled.charge?.refundNewsAt);
      expect(seen(apply(again, world.truth, source, now - 1))).toEqual(seen(again));
      world = { order: again, truth };
      expectTrue(world);
    }
  },
);
