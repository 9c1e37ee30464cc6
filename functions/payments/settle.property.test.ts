import * as fc from 'fast-check';
import type { ChargeSource } from '../../src/orders/model/charge';
import { type Order, totalOf } from '../../src/orders/model/order';
import { holds } from '../../src/testing/properties';
import type { Truth } from './provider';
import { settle } from './settle';

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
  address: undefined,
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

/** What the service says of a payment, as it goes on: each of these may be read late, twice, or never but for the last. */
const histories: Truth[][] = [
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
    // A refund that failed after all.
    { isOpen: false, isPending: false, paid: total, refunded: total, isDisputed: false },
    { isOpen: false, isPending: false, paid: total, refunded: 0, isDisputed: false },
  ],
  [
    { isOpen: true, isPending: false, paid: 0, refunded: 0, isDisputed: false },
    { isOpen: false, isPending: false, paid: 5, refunded: 0, isDisputed: false, currency: 'INR' },
    { isOpen: false, isPending: false, paid: 5, refunded: 5, isDisputed: false, currency: 'INR' },
  ],
];
const sources: ChargeSource[] = ['webhook', 'return', 'sweep'];

const apply = (order: Order, truth: Truth, source: ChargeSource, now: number): Order => {
  const { charge, pay, payment, isCancelled } = settle(order, truth, source, now);
  return { ...order, charge, pay, payment, state: isCancelled ? 'cancelled' : order.state };
};
/** When the service said so; a call may write it much later. */
const askedAt = (place: number) => NOW + place * 60_000;
/** What somebody would see of an order: how its payment became known doesn't matter. */
const seen = ({ pay, payment, state, charge }: Order) => ({
  pay,
  payment,
  state,
  paid: charge?.paid,
  refunded: charge?.refunded,
  problem: charge?.problem,
});

const news = fc.record({ at: fc.nat(20), source: fc.constantFrom(...sources) });

holds(
  'webhooks, returns and sweeps end in the same order and money, however they are repeated, dropped or mixed up',
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
    // Nothing is left to learn by asking again.
    expect(seen(apply(settled, last, 'webhook', end + 1))).toEqual(seen(settled));
    // What was asked before that, and comes late, changes nothing.
    for (const [place, older] of history.entries()) {
      expect(seen(apply(settled, older, 'return', askedAt(place)))).toEqual(seen(settled));
    }
  },
);
