import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  deleteField,
  type DocumentData,
  type Firestore,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import {
  isFinished,
  moves,
  nextStates,
  type OrderState,
  type Payment,
  type PaymentMethod,
  type Role,
  undoState,
} from '../../src/orders/model/states';
import { buildAddress } from '../../src/testing/address';
import { dayOf, startOf } from '../../src/words/calendar';
import { offsetsOf } from '../shopRules';
import { movableOrder } from './moving';
import { now, orderIn } from './placing';
import { earliestReturnable } from './returning';
import { ago, clockWorldsOf, longAgo, unreportedWorld, worldOf } from './rulesWorld';

const world = worldOf('moves');
const largeWorld = unreportedWorld();
/** East and west of Greenwich. */
const clockWorlds = clockWorldsOf(['Europe/Berlin', 'America/St_Johns']);

const states = [...new Set(moves.flatMap(({ from, to }) => [from, to]))];
const pairs = states.flatMap((from) => states.map((to) => [from, to] as const));
const isAllowed = (role: Role, from: OrderState, to: OrderState) =>
  moves.some((move) => move.from === from && move.to === to && move.by.includes(role));
const payments: [PaymentMethod, Payment][] = [
  ['upi', 'due'],
  ['upi', 'claimed'],
  ['upi', 'paid'],
  ['upi', 'refunded'],
  ['online', 'due'],
  ['online', 'claimed'],
  ['online', 'paid'],
  ['online', 'refunded'],
  ['cash', 'due'],
  ['cash', 'paid'],
  ['cash', 'refunded'],
];
const charge = { until: 1, paid: 1000, refunded: 0 };
const refundOf = (amount: number, problem?: string) => ({
  key: '550e8400-e29b-41d4-a716-446655440000',
  amount,
  before: 0,
  by: 'meera',
  ...(problem && { problem }),
});
type Refund = ReturnType<typeof refundOf>;
const refunds: [name: string, refund: Refund | undefined][] = [
  ['no refund', undefined],
  ['a refund of all under way', refundOf(1000)],
  ['a refund of a part under way', refundOf(400)],
  ['a refund that was rejected', refundOf(1000, 'Rejected')],
];
/** The payments with their refunds. Refunds are of payments online, which an order in cash can have, too. */
const ways = payments.flatMap(([pay, payment]) =>
  refunds
    .filter(([, refund]) => pay !== 'upi' || !refund)
    .map(([name, refund]) => ({ pay, payment, name, refund })),
);

const { addMerchant, arrange, change, move, stateAt, undo } = movableOrder(world);
beforeEach(addMerchant);

it.each(pairs)('a move from %s to %s is allowed only for those in the table', async (from, to) => {
  const order = movableOrder(largeWorld);
  const { stranger, nobody, ...users } = largeWorld;
  await order.addMerchant();
  await order.arrange(from);
  for (const user of [stranger, nobody]) await assertFails(order.move(user, from, to));
  for (const role of ['merchant', 'shopper'] as const) {
    await order.arrange(from);
    const check = isAllowed(role, from, to) ? assertSucceeds : assertFails;
    await check(order.move(users[role], from, to));
  }
});

describe.each(ways)('an order by $pay, $payment, with $name', ({ pay, payment, refund }) => {
  const order = movableOrder(largeWorld);
  beforeEach(order.addMerchant);
  const paying = { pay, payment, ...(refund && { charge, refund: { ...refund, at: longAgo } }) };
  const shownOrder = (state: OrderState, before: OrderState, by: string) => ({
    owner: 'asha',
    state,
    before,
    by,
    pay,
    payment,
    ...(refund && { charge, refund: { ...refund, at: 0 } }),
    stateAt: 0,
    returnRequests: 0,
    address: buildAddress(),
    delivery: {},
  });

  it('moves on only as both tables allow, as its buttons do', async () => {
    for (const { from, to, by } of moves) {
      for (const role of by) {
        await order.arrange(from, from, paying);
        const shown = nextStates(shownOrder(from, from, 'asha'), role, 0, 14);
        const check = shown.includes(to) ? assertSucceeds : assertFails;
        await check(order.move(largeWorld[role], from, to));
      }
    }
  });

  it('goes back only as both tables allow, as its buttons do', async () => {
    for (const { from: before, to: state, by } of moves) {
      for (const role of by) {
        const uid = role === 'merchant' ? 'meera' : 'asha';
        await order.arrange(state, before, { ...paying, by: uid });
        const shown = undoState(shownOrder(state, before, uid), { role, uid }, 0);
        const check = shown === before ? assertSucceeds : assertFails;
        await check(order.undo(largeWorld[role], state, before));
      }
    }
  });
});

describe('a refund', () => {
  const refund = { payment: 'refunded', refundedAt: now, refundedBy: 'meera', changedAt: now };

  it.each(['cancelled', 'undelivered', 'returned'] as const)(
    'keeps an order %s on any device until the merchant takes the refund back',
    async (state) => {
      const before =
        state === 'cancelled' ? 'accepted' : state === 'returned' ? 'delivered' : 'sent';
      await arrange(state, before, { pay: 'upi', payment: 'paid', by: 'meera' });
      await assertSucceeds(change(refund, world.merchant));
      await assertFails(undo(world.merchant, state, before));
      const gone = { refundedAt: deleteField(), refundedBy: deleteField() };
      await assertSucceeds(change({ payment: 'paid', ...gone, changedAt: now }, world.merchant));
      await assertSucceeds(undo(world.merchant, state, before));
      // The merchant can't refund it after the move either.
      await assertFails(change(refund, world.merchant));
    },
  );

  it('of collected cash is noted by the merchant, and changes nothing else of the payment', async () => {
    const cash = { pay: 'cash', payment: 'paid' };
    await arrange('returned', 'delivered', cash);
    await assertFails(change({ payment: 'claimed', changedAt: now }, world.merchant));
    await assertSucceeds(change(refund, world.merchant));
  });

  it('can’t be slipped into a move, nor a move into a refund', async () => {
    await arrange('cancelled', 'accepted', { pay: 'upi', payment: 'refunded', by: 'meera' });
    await assertFails(undo(world.merchant, 'cancelled', 'accepted', { payment: 'paid' }));
    await arrange('accepted', 'placed', { pay: 'upi', payment: 'paid' });
    await assertFails(move(world.merchant, 'accepted', 'cancelled', refund));
  });
});

it.each(['due', 'claimed'] as const)(
  'an order to be paid online can only be cancelled until it is paid: %s',
  async (payment) => {
    const online = { pay: 'online', payment };
    await arrange('placed', 'placed', online);
    await assertFails(move(world.merchant, 'placed', 'accepted'));
    await assertSucceeds(move(world.merchant, 'placed', 'cancelled'));
    // Another payment may come later.
    for (const order of [
      { ...online, payment: 'paid' },
      { ...online, pay: 'upi' },
    ]) {
      await arrange('placed', 'placed', order);
      await assertSucceeds(move(world.merchant, 'placed', 'accepted'));
    }
  },
);

it.each<[string, Refund, boolean]>([
  ['all of it is being refunded', refundOf(1000), false],
  ['all but what was refunded before is being refunded', { ...refundOf(600), before: 400 }, false],
  ['a part of it is being refunded', refundOf(999), true],
  ['the refund of all of it was rejected', refundOf(1000, 'Rejected'), true],
])(
  'a paid order can’t be accepted, or its cancellation undone, while %s',
  async (_when, refund, isAllowed) => {
    const check = isAllowed ? assertSucceeds : assertFails;
    const paid = {
      pay: 'online',
      payment: 'paid',
      charge: { ...charge, refunded: refund.before },
      refund: { ...refund, at: longAgo },
    };
    await arrange('placed', 'placed', paid);
    await check(move(world.merchant, 'placed', 'accepted'));
    await arrange('cancelled', 'accepted', { ...paid, by: 'meera' });
    await check(undo(world.merchant, 'cancelled', 'accepted'));
    await arrange('placed', 'placed', paid);
    await assertSucceeds(move(world.merchant, 'placed', 'cancelled'));
  },
);

it('an order refunded at the service can be cancelled, delivered and returned, but not sent', async () => {
  const refunded = { pay: 'online', payment: 'refunded', charge: { ...charge, refunded: 1000 } };
  for (const [from, to] of [
    ['placed', 'accepted'],
    ['accepted', 'sent'],
    ['delivered', 'returnAsked'],
  ] as const) {
    await arrange(from, from, refunded);
    await assertFails(move(from === 'delivered' ? world.shopper : world.merchant, from, to));
  }
  for (const [from, to] of [
    ['placed', 'cancelled'],
    ['accepted', 'cancelled'],
    ['sent', 'delivered'],
    ['sent', 'undelivered'],
    ['delivered', 'returned'],
    ['returnAsked', 'returned'],
  ] as const) {
    await arrange(from, from, refunded);
    await assertSucceeds(move(world.merchant, from, to));
  }
});

it('a delivered order stays so while its cash counts as received', async () => {
  await arrange('delivered', 'sent', { payment: 'paid', by: 'meera' });
  await assertFails(undo(world.merchant, 'delivered', 'sent'));
  const check = { checkedAt: now, checkedBy: 'meera', changedAt: now };
  await assertSucceeds(change({ payment: 'due', ...check }, world.merchant));
  await assertSucceeds(undo(world.merchant, 'delivered', 'sent'));
  await assertFails(change({ payment: 'paid', ...check }, world.merchant));
});

describe('a move', () => {
  it('is rejected if the table doesn’t have it', async () => {
    await arrange('sent');
    await assertFails(move(world.merchant, 'sent', 'placed'));
    await assertFails(move(world.shopper, 'sent', 'cancelled'));
  });

  it.each<[string, DocumentData]>([
    ['another time', { stateAt: longAgo }],
    ['another time of the change', { changedAt: longAgo }],
    ['another time of the state before', { beforeAt: longAgo }],
    ['another author', { by: 'asha' }],
    ['another state before', { before: 'sent' }],
    ['a new address', { address: { city: 'Delhi' } }],
    ['another choice', { gift: false }],
    ['another owner', { owner: 'meera' }],
  ])('is rejected with %s', async (_what, more) => {
    await arrange('placed');
    await assertFails(move(world.merchant, 'placed', 'accepted', more));
  });

  it.each([
    ['until the last minute of the fourteenth day', 14, 0, assertSucceeds],
    ['not on the fifteenth', 14, -1, assertFails],
  ])('to a requested return can be made %s', async (_when, days, ms, check) => {
    const deliveredAt = startOf(dayOf(Date.now()) - days) + ms;
    await arrange('delivered', 'sent', {}, Timestamp.fromMillis(deliveredAt));
    await check(move(world.shopper, 'delivered', 'returnAsked'));
  });

  it.each([
    [30, 30, assertSucceeds],
    [30, 31, assertFails],
    [7, 7, assertSucceeds],
    [7, 8, assertFails],
    [undefined, 0, assertFails],
    [0, 0, assertFails],
  ])(
    'to a return can be made for the days that the order promises: %s, after %s',
    async (returns, days, check) => {
      const terms = { currency: 'INR', ...(returns !== undefined && { returns }) };
      const deliveredAt = Timestamp.fromMillis(startOf(dayOf(Date.now()) - days));
      await arrange('delivered', 'sent', { terms }, deliveredAt);
      await check(move(world.shopper, 'delivered', 'returnAsked'));
    },
  );

  it.each(clockWorlds)(
    'to a return can be made for the longer time where clocks change: $timeZone',
    async ({ world: there, timeZone }) => {
      const order = movableOrder(there);
      const earliest = earliestReturnable(Date.now(), 14, offsetsOf(timeZone));
      for (const [deliveredAt, check] of [
        [earliest, assertSucceeds],
        [earliest - 1, assertFails],
      ] as const) {
        await order.arrange('delivered', 'sent', {}, Timestamp.fromMillis(deliveredAt));
        await check(order.move(there.shopper, 'delivered', 'returnAsked'));
      }
    },
  );

  it.each<[string, unknown, typeof assertFails]>([
    ['one item', { '123:990': 1 }, assertSucceeds],
    ['all items', { '123:990': 2, 'चाय:1': 20 }, assertSucceeds],
    ['nothing', {}, assertFails],
    ['what wasn’t ordered', { 'lamp:1': 1 }, assertFails],
    ['a part of an item', { '123:990': 0.5 }, assertFails],
    ['a text', '123:990', assertFails],
  ])('to a requested return is allowed or rejected with %s', async (_what, returning, check) => {
    await arrange('delivered', 'sent');
    await check(move(world.shopper, 'delivered', 'returnAsked', { returning }));
  });

  it('keeps the items to return, which are deleted only if the shopper withdraws the request', async () => {
    const returning = { '123:990': 1 };
    await arrange('returnAsked', 'delivered', { returning });
    await assertFails(
      move(world.merchant, 'returnAsked', 'returned', { returning: { 'चाय:1': 1 } }),
    );
    await assertFails(
      move(world.merchant, 'returnAsked', 'returned', { returning: deleteField() }),
    );
    await assertFails(undo(world.shopper, 'returnAsked', 'delivered'));
    await assertSucceeds(
      undo(world.shopper, 'returnAsked', 'delivered', { returning: deleteField() }),
    );
    await arrange('returnAsked', 'delivered', { returning });
    await assertSucceeds(move(world.merchant, 'returnAsked', 'returned'));
    await arrange('placed');
    await assertFails(move(world.merchant, 'placed', 'accepted', { returning }));
  });

  it('can’t lead to a delivery if the order has no address', async () => {
    await arrange('cancelled', 'accepted', { by: 'meera' });
    await change({ address: deleteField() });
    await assertFails(undo(world.merchant, 'cancelled', 'accepted'));
    await arrange('delivered', 'sent');
    await change({ address: deleteField() });
    await assertFails(move(world.shopper, 'delivered', 'returnAsked'));
    await assertSucceeds(move(world.merchant, 'delivered', 'returned'));
    const times = { beforeAt: stateAt(), stateAt: stateAt() };
    await assertSucceeds(undo(world.merchant, 'returned', 'delivered', times));
  });
});

describe('what the catalogue said of an order’s items', () => {
  const records = { '123:990': { title: 'Clay lamp', rate: 18 } };
  const more = { ...records, 'चाय:1': { title: 'Tea' } };

  it('is recorded by a merchant, once for each item, and stays', async () => {
    await arrange('placed');
    await assertSucceeds(move(world.merchant, 'placed', 'accepted', { records }));
    await arrange('accepted', 'placed', { by: 'meera', records });
    await assertSucceeds(move(world.merchant, 'accepted', 'sent', { records: more }));
    await arrange('accepted', 'placed', { by: 'meera', records });
    await assertSucceeds(undo(world.merchant, 'accepted', 'placed'));
    await arrange('delivered', 'sent', { records });
    await assertSucceeds(move(world.shopper, 'delivered', 'returnAsked', { records }));
  });

  it.each<[string, DocumentData]>([
    ['change', { '123:990': { title: 'Clay lamp', rate: 5 } }],
    ['change together with another’s', { ...more, '123:990': { title: 'Lamp' } }],
    ['be deleted', {}],
    ['be of other products', { ...records, 'n-0:1000': { title: 'Rug' } }],
  ])('can’t %s afterwards', async (_what, changed) => {
    await arrange('accepted', 'placed', { records });
    await assertFails(move(world.merchant, 'accepted', 'sent', { records: changed }));
  });

  it('can’t be written by a shopper, nor without a move', async () => {
    await arrange('placed');
    await assertFails(move(world.shopper, 'placed', 'cancelled', { records }));
    await assertFails(change({ records, changedAt: now }, world.shopper));
    await assertFails(change({ records, changedAt: now }, world.merchant));
  });
});

describe('the stock that an accepted order took', () => {
  const taken = { '123:990': 2, 'चाय:1': 20 };
  const own = { by: 'meera' };

  it('is saved when a merchant accepts the order, and can be less than the order needs', async () => {
    for (const some of [taken, { '123:990': 1 }, {}]) {
      await arrange('placed');
      await assertSucceeds(move(world.merchant, 'placed', 'accepted', { taken: some }));
    }
    await arrange('cancelled', 'accepted', own);
    await assertSucceeds(undo(world.merchant, 'cancelled', 'accepted', { taken }));
  });

  it.each<[string, unknown]>([
    ['of other products', { '123:990': 1, 'n-0:1000': 1 }],
    ['none', { '123:990': 0 }],
    ['more than any order', { '123:990': 21 }],
    ['a part', { '123:990': 1.5 }],
    ['a text', { '123:990': '1' }],
    ['in a list', ['123:990']],
  ])('can’t be %s', async (_what, some) => {
    await arrange('placed');
    await assertFails(move(world.merchant, 'placed', 'accepted', { taken: some }));
  });

  it('is given back or kept when a merchant undoes that or cancels the order', async () => {
    const accepted = { ...own, taken };
    await arrange('accepted', 'placed', accepted);
    await assertSucceeds(undo(world.merchant, 'accepted', 'placed', { taken: {} }));
    for (const more of [{ taken: {} }, {}]) {
      await arrange('accepted', 'placed', accepted);
      await assertFails(move(world.merchant, 'accepted', 'cancelled', { taken: { '123:990': 1 } }));
      await assertSucceeds(move(world.merchant, 'accepted', 'cancelled', more));
    }
  });

  it('can’t be changed by any other move, or twice', async () => {
    await arrange('accepted', 'placed', { taken });
    await assertFails(move(world.merchant, 'accepted', 'sent', { taken: {} }));
    await arrange('placed');
    await assertFails(move(world.shopper, 'placed', 'cancelled', { taken }));
    await assertFails(move(world.merchant, 'placed', 'cancelled', { taken }));
    await arrange('cancelled', 'accepted', { ...own, taken });
    await assertFails(undo(world.merchant, 'cancelled', 'accepted', { taken: { '123:990': 1 } }));
    await assertSucceeds(undo(world.merchant, 'cancelled', 'accepted'));
  });

  it('stays as the functions took it until the order is cancelled, also after an undo', async () => {
    const counted = { short: {}, taken };
    await arrange('placed', 'placed', counted);
    await assertFails(move(world.shopper, 'placed', 'cancelled', { taken: {} }));
    await assertSucceeds(move(world.shopper, 'placed', 'cancelled'));
    await arrange('placed', 'placed', counted);
    await assertSucceeds(move(world.merchant, 'placed', 'cancelled', { taken: {} }));
    await arrange('cancelled', 'placed', { ...own, short: {} });
    await assertSucceeds(undo(world.merchant, 'cancelled', 'placed', { taken }));
    await arrange('cancelled', 'placed', own);
    await assertFails(undo(world.merchant, 'cancelled', 'placed', { taken }));
    await arrange('placed', 'placed', { short: { '123:990': 1 } });
    await assertFails(move(world.merchant, 'placed', 'accepted', { taken }));
    await assertSucceeds(move(world.merchant, 'placed', 'accepted'));
    await arrange('accepted', 'placed', { ...own, ...counted });
    await assertFails(undo(world.merchant, 'accepted', 'placed', { taken: {} }));
    await assertSucceeds(undo(world.merchant, 'accepted', 'placed'));
  });
});

it.each<[string, DocumentData]>([
  ['missing items', { short: {} }],
  ['messages', { told: {} }],
  ['failed messages', { failedAt: now }],
  ['the secret of its link', { key: '0'.repeat(32) }],
  ['its updates', { updates: false }],
  ['consent to WhatsApp', { whatsApp: true }],
])('only the functions can write an order’s %s', async (_what, more) => {
  await arrange('placed');
  await assertFails(change(more, world.merchant));
  await assertFails(change(more, world.shopper));
  await assertFails(move(world.merchant, 'placed', 'accepted', more));
  await assertFails(move(world.shopper, 'placed', 'cancelled', more));
});

it('a merchant can undo their own last move within a minute, even after other changes', async () => {
  const own = { by: 'meera', changedAt: ago(1) };
  await arrange('sent', 'accepted', own);
  await assertSucceeds(undo(world.merchant, 'sent', 'accepted'));
  for (const more of [{ stateAt: ago(61) }, { by: 'asha' }, { before: 'placed' }]) {
    await arrange('sent', 'accepted', { ...own, ...more });
    await assertFails(undo(world.merchant, 'sent', 'accepted'));
  }
  await arrange('placed', 'placed', own);
  await assertFails(undo(world.merchant, 'placed', 'placed'));
  await arrange('sent', 'accepted', { by: 'meera', times: { sent: now } });
  await assertSucceeds(move(world.merchant, 'sent', 'delivered'));
  await assertFails(undo(world.merchant, 'sent', 'accepted'));
});

it.each(['asha', 'ravi'])('a shopper can’t undo a move in an order of %s', async (owner) => {
  await arrange('cancelled', 'placed', { owner });
  await assertFails(undo(world.shopper, 'cancelled', 'placed'));
});

it('undoing a change restores the time of the state', async () => {
  for (const more of [{ stateAt: now }, { beforeAt: now }, { before: 'returned' }]) {
    await arrange('returned', 'delivered', { by: 'meera' });
    await assertFails(undo(world.merchant, 'returned', 'delivered', more));
  }
  await assertSucceeds(undo(world.merchant, 'returned', 'delivered'));
});

describe('an address', () => {
  const forget = (as: Firestore, more: DocumentData = {}) =>
    updateDoc(orderIn(as), { address: deleteField(), changedAt: now, ...more });

  it.each(states)('can be deleted if the order is finished: %s', async (state) => {
    for (const user of [world.shopper, world.merchant]) {
      await arrange(state);
      await (isFinished(state) ? assertSucceeds : assertFails)(forget(user));
    }
    await arrange(state);
    for (const user of [world.stranger, world.nobody]) await assertFails(forget(user));
  });

  it('can be deleted once, with no other change, and never edited', async () => {
    await arrange('delivered');
    for (const more of [
      { address: { city: 'Delhi' } },
      { gift: false },
      { gift: deleteField() },
      { changedAt: longAgo },
    ]) {
      await assertFails(forget(world.shopper, more));
    }
    await assertSucceeds(forget(world.shopper));
    await assertFails(forget(world.shopper));
  });
});
