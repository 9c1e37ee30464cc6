import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { startPaymentStandIn, webhookOf } from '../../scripts/lib/paymentStandIn';
import { type Payments, shop } from '#shop/config';
import { serviceNames } from '../../src/orders/model/charge';
import { totalOf } from '../../src/orders/model/order';
import { createLinkKey } from '../../src/orders/model/orderLink';
import { deskOrders } from '../../src/testing/deskOrders';
import { findFirestoreEmulator } from '../../src/testing/firestoreEmulator';
import { clearConsole } from '../../src/testing/quietConsole';
import { setShop } from '../../src/testing/setShop';
import type { Email } from '../emails';
import { answerRequest } from '../requests';
import { followOrder } from '../orders';
import type { PushMessage } from '../post';
import { sweepPayments } from './payments';
import { createPaymentService } from './paymentService';

process.env.FIRESTORE_EMULATOR_HOST = findFirestoreEmulator().host;
const app = initializeApp({ projectId: 'demo-payments' });
const database = getFirestore(app);
const orders = deskOrders(database);
const { read, leftOf, orderAt, linkAt } = orders;
afterAll(() => deleteApp(app));

const MINUTE_MS = 60_000;
const secret = 'whsec';

describe.each(Object.keys(serviceNames) as Payments['service'][])('paying with %s', (service) => {
  let standIn: Awaited<ReturnType<typeof startPaymentStandIn>>;
  let emails: Email[];
  let pushes: PushMessage[];
  const post = {
    email: (email: Email) => Promise.resolve(void emails.push(email)),
    push: (message: PushMessage) => Promise.resolve(pushes.push(message)),
    whatsApp: () => Promise.resolve(),
  };
  const paymentService = (project = 'demo-payments') =>
    createPaymentService(
      { service },
      { api: standIn.url, key: 'id:key', webhookSecret: secret, project },
    );
  const request = (path: string, query: Record<string, unknown>, more: object = {}) => ({
    path: `/haat/functions/${path}`,
    method: 'GET',
    query,
    headers: {},
    rawBody: Buffer.from(''),
    ...more,
  });
  const answer = (...args: Parameters<typeof request>) =>
    answerRequest(database, request(...args), { payments: paymentService() });
  const answerAt = (now: number, path: string, link: { id: string; key: string }) =>
    answerRequest(database, request(path, link), { payments: paymentService() }, now);
  const follow = (id: string) => followOrder(database, id, post, Date.now(), paymentService());
  const sweep = (now?: number) => sweepPayments(database, paymentService(), now);

  /** An order that is paid online, with the key of its link. */
  async function place(more: Parameters<typeof orders.place>[0] = {}) {
    const key = createLinkKey();
    const id = await orders.place({ pay: 'online', linkKey: key, ...more });
    return { id, key };
  }
  /** Presses the button that leads to the service. */
  const open = (link: { id: string; key: string }) => answer('pay', link);
  const back = (link: { id: string; key: string }) => answer('return', link);
  /** Presses a button of the service's page. @returns the shopper's next address */
  async function press({ location = '' }: { location?: string }, action: string) {
    const { headers } = await fetch(`${location}/${action}`, {
      method: 'POST',
      redirect: 'manual',
    });
    return headers.get('location');
  }
  const webhook = (id: string, change: object = {}) => {
    const bill = standIn.billOf(id);
    if (!bill) throw new Error(`There is no bill for order ${id}.`);
    const { body, headers } = webhookOf({ ...bill, ...change }, secret);
    return answer('webhook', {}, { method: 'POST', headers, rawBody: Buffer.from(body) });
  };
  const billOf = (id: string) => {
    const bill = standIn.billOf(id);
    if (!bill) throw new Error(`There is no bill for order ${id}.`);
    return bill;
  };
  /** Requests a refund, as a merchant does at the desk. */
  const refund = async (id: string, letter: string, amount: number) => {
    const { charge } = await read(id);
    const request = { key: letter.repeat(36), amount, before: charge?.refunded ?? 0, by: 'meera' };
    await orderAt(id).update({ refund: { ...request, at: Timestamp.now() } });
  };
  const stateOf = async ({ id, key }: { id: string; key: string }) => {
    const { pay, payment, state, notes, charge } = await read(id);
    const linked = (await linkAt(id, key).get()).data();
    // The link shows the same on every device.
    expect(linked).toMatchObject({ pay, payment, state });
    const { paid, refunded, problem, foundBy } = charge ?? {};
    return { payment, state, note: notes[state], paid, refunded, problem, foundBy };
  };

  beforeEach(async () => {
    emails = [];
    pushes = [];
    setShop({
      functions: { email: 'orders@shop.example', pushKey: 'BA' },
      payments: { service },
    });
    await database.recursiveDelete(database.collection('inboxes'));
    await orders.reset();
    standIn = await startPaymentStandIn({ port: 0, webhookSecret: secret });
  });
  afterEach(() => standIn.close());

  it('bills what a code leaves of an order, which is paid once that is paid', async () => {
    const order = await place({ code: 'DIWALI10', discount: { percent: 10 } });
    const page = await open(order);
    expect(billOf(order.id)).toMatchObject({ amount: 94_000 });
    await press(page, 'pay');
    await back(order);
    expect(await stateOf(order)).toMatchObject({ payment: 'paid', paid: 940, problem: undefined });
  });

  it('shows the shopper the thank-you as soon as the order is paid, and only then sends messages', async () => {
    const order = await place();
    await follow(order.id);
    expect({ emails, pushes }).toEqual({ emails: [], pushes: [] });
    expect(await leftOf('lamp')).toBe(4);
    const page = await open(order);
    expect(page.status).toBe(303);
    expect(billOf(order.id)).toMatchObject({ amount: 103_900, currency: 'INR' });
    const address = await press(page, 'pay');
    expect(address).toContain(`/functions/return?id=${order.id}&key=${order.key}`);
    const { location } = await back(order);
    expect(location).toContain(`/haat/#/checkout?order=${order.id}&key=${order.key}`);
    expect(await stateOf(order)).toMatchObject({
      payment: 'paid',
      state: 'placed',
      paid: 1039,
      foundBy: 'return',
    });
    await follow(order.id);
    await follow(order.id);
    expect(emails.map(({ to }) => to).sort()).toEqual(['asha@example.com', 'orders@shop.example']);
    expect(emails.find(({ to }) => to === 'asha@example.com')?.text).toContain(
      'You’ve paid ₹1039.',
    );
    expect(pushes).toHaveLength(1);
    expect((await read(order.id)).reference).toBe(billOf(order.id).payment);
  });

  it('opens one page for two tabs, and can’t be paid twice', async () => {
    const order = await place();
    const [one, other] = await Promise.all([open(order), open(order)]);
    expect(one).toEqual(other);
    expect(standIn.bills.size).toBe(1);
    expect((await open(order)).location).toBe(one.location);
    await press(one, 'pay');
    await webhook(order.id);
    expect((await open(order)).location).toContain('/#/checkout?order=');
  });

  it('finds its page again if the answer with the address was lost', async () => {
    const order = await place();
    const { location } = await open(order);
    const { id, url, ...charge } = (await orderAt(order.id).get()).get('charge') as Record<
      string,
      unknown
    >;
    expect([id, url]).toEqual([billOf(order.id).id, location]);
    await orderAt(order.id).update({ charge });
    expect((await open(order)).location).toBe(location);
    expect(standIn.bills.size).toBe(1);
  });

  it('can be tried again after a payment that failed, and says so if the service is out of order', async () => {
    const order = await place();
    standIn.faults.status = 503;
    expect((await open(order)).location).toContain(
      `/#/login?order=${order.id}&key=${order.key}&pay=failed`,
    );
    expect(clearConsole()).toHaveLength(1);
    standIn.faults.status = undefined;
    const page = await answerAt(Date.now() + 10_000, 'pay', order);
    expect(await press(page, 'fail')).toContain('/page/');
    await back(order);
    expect(await stateOf(order)).toMatchObject({ payment: 'due', state: 'placed', paid: 0 });
    await press(page, 'pay');
    await webhook(order.id);
    expect(await stateOf(order)).toMatchObject({ payment: 'paid', foundBy: 'webhook' });
  });

  it('is found by the sweep if no webhook or shopper reported it', async () => {
    const order = await place();
    await press(await open(order), 'pay');
    await sweep(Date.now() + 40 * MINUTE_MS);
    expect(await stateOf(order)).toMatchObject({ payment: 'paid', foundBy: 'sweep' });
  });

  it('waits while the bank hasn’t decided, and no longer', async () => {
    const order = await place();
    const page = await open(order);
    await press(page, 'wait');
    await back(order);
    await sweep(Date.now() + 40 * MINUTE_MS);
    // The shopper can't pay again, or in cash, meanwhile.
    expect(await stateOf(order)).toMatchObject({ payment: 'claimed', state: 'placed' });
    await follow(order.id);
    expect(pushes).toEqual([]);
    Object.assign(billOf(order.id), { status: 'paid', paid: 103_900 });
    await sweep(Date.now() + 50 * MINUTE_MS);
    expect(await stateOf(order)).toMatchObject({ payment: 'paid', state: 'placed' });
  });

  it('cancels an order that wasn’t paid in time, gives its stock back, and says why', async () => {
    const opened = await place();
    const never = await place();
    for (const { id } of [opened, never]) await follow(id);
    await open(opened);
    await sweep();
    expect(await leftOf('lamp')).toBe(3);
    billOf(opened.id).until = Date.now();
    await sweep(Date.now() + 40 * MINUTE_MS);
    for (const order of [opened, never]) {
      expect(await stateOf(order)).toMatchObject({
        state: 'cancelled',
        note: 'It wasn’t paid in time. You can order it again.',
      });
      await follow(order.id);
      await follow(order.id);
    }
    expect(await leftOf('lamp')).toBe(5);
    expect(emails.map(({ subject }) => subject)).toEqual([
      `Your order ${opened.id} was cancelled`,
      `Your order ${never.id} was cancelled`,
    ]);
    expect((await open(opened)).location).toContain('/#/checkout?order=');
  });

  it('keeps an order cancelled that is paid late, and notifies the merchant, who refunds it', async () => {
    const order = await place();
    await follow(order.id);
    const page = await open(order);
    const past = Timestamp.fromMillis(Date.now() - 1000);
    await orderAt(order.id).update({ state: 'cancelled', by: 'asha', stateAt: past });
    await linkAt(order.id, order.key).update({ state: 'cancelled' });
    await follow(order.id);
    await press(page, 'pay');
    await webhook(order.id);
    await follow(order.id);
    expect(await stateOf(order)).toMatchObject({ payment: 'paid', state: 'cancelled' });
    expect(await leftOf('lamp')).toBe(5);
    expect(pushes.map(({ title }) => title)).toEqual([
      `Order ${order.id} was cancelled, but ₹1039 has arrived. Refund it.`,
    ]);
    await refund(order.id, 'a', 1039);
    await follow(order.id);
    await follow(order.id);
    expect(await stateOf(order)).toMatchObject({ payment: 'refunded', refunded: 1039 });
    expect((await read(order.id)).refund).toBeUndefined();
    expect([...billOf(order.id).refunds.values()]).toEqual([103_900]);
  });

  it('refunds in two parts, never more than was paid, and says why one was rejected', async () => {
    const order = await place();
    await press(await open(order), 'pay');
    await webhook(order.id);
    await orderAt(order.id).update({
      state: 'returned',
      returning: { 'lamp:990': 1 },
      address: (await orderAt(order.id).get()).get('address') as object,
    });
    await linkAt(order.id, order.key).update({ state: 'returned' });
    await refund(order.id, '1', 500);
    await follow(order.id);
    expect(await stateOf(order)).toMatchObject({ payment: 'paid', refunded: 500 });
    await refund(order.id, '2', 5000);
    await follow(order.id);
    expect((await read(order.id)).refund?.problem).toBe('The refund is more than was paid.');
    standIn.faults.status = 500;
    await refund(order.id, '3', 539);
    await expect(follow(order.id)).rejects.toThrow('Out of order.');
    standIn.faults.status = undefined;
    // The service's answer was lost, and the event is repeated.
    billOf(order.id).refunds.set(
      service === 'stripe' ? `refund ${'3'.repeat(36)}` : '3'.repeat(36),
      53_900,
    );
    await follow(order.id);
    expect(await stateOf(order)).toMatchObject({ payment: 'refunded', refunded: 1039 });
    expect((await read(order.id)).refund).toBeUndefined();
  });

  it('counts refunds made before the order was cancelled, including those at the service itself', async () => {
    const order = await place();
    await press(await open(order), 'pay');
    billOf(order.id).refunds.set('by hand', 103_900);
    await webhook(order.id);
    expect(await stateOf(order)).toMatchObject({ payment: 'refunded', refunded: 1039 });
    await orderAt(order.id).update({ state: 'cancelled', by: 'meera' });
    await linkAt(order.id, order.key).update({ state: 'cancelled' });
    await follow(order.id);
    expect(await stateOf(order)).toMatchObject({ payment: 'refunded' });
  });

  it.each([
    ['another amount', { paid: 5000 }, 'claimed', 'amount'],
    ['another currency', { paidCurrency: 'USD' }, 'claimed', 'currency'],
    ['more than its price', { paid: 203_900 }, 'paid', 'amount'],
    ['and disputed at the bank', { isDisputed: true }, 'paid', 'disputed'],
  ])('notifies the merchant of an order paid with %s', async (_what, change, payment, problem) => {
    const order = await place();
    await press(await open(order), 'pay');
    Object.assign(billOf(order.id), change);
    await webhook(order.id);
    await follow(order.id);
    expect(await stateOf(order)).toMatchObject({ payment, problem, state: 'placed' });
    expect(pushes.map(({ title }) => title)).toContain(
      `Order ${order.id}: something is wrong with its payment`,
    );
    await sweep(Date.now() + 40 * MINUTE_MS);
    expect(await stateOf(order)).toMatchObject({ state: 'placed' });
  });

  it.each(['accepted', 'sent', 'delivered'])(
    'notifies the merchant of an order in cash, %s, that was paid online after all',
    async (state) => {
      const order = await place();
      const page = await open(order);
      await orderAt(order.id).update({ pay: 'cash', state });
      await linkAt(order.id, order.key).update({ pay: 'cash', state });
      await press(page, 'pay');
      await webhook(order.id);
      expect(await stateOf(order)).toMatchObject({ problem: 'twice', paid: 1039 });
      await follow(order.id);
      expect(pushes).toHaveLength(1);
    },
  );

  it('is an order paid online after all, if the shopper paid just before changing to cash', async () => {
    const order = await place();
    const page = await open(order);
    await orderAt(order.id).update({ pay: 'cash' });
    await linkAt(order.id, order.key).update({ pay: 'cash' });
    await press(page, 'pay');
    await webhook(order.id);
    expect(await read(order.id)).toMatchObject({ pay: 'online', payment: 'paid' });
  });

  it('rejects webhooks with a wrong signature, and ignores those about other shops', async () => {
    const order = await place();
    await press(await open(order), 'pay');
    const { body, headers } = webhookOf(billOf(order.id), secret);
    const send = (changed: { body?: string; headers?: Record<string, string> }) =>
      answer(
        'webhook',
        {},
        {
          method: 'POST',
          headers: changed.headers ?? headers,
          rawBody: Buffer.from(changed.body ?? body),
        },
      );
    const other = webhookOf(billOf(order.id), 'another shop');
    expect(await send({ headers: {} })).toEqual({ status: 400 });
    expect(await send({ headers: other.headers })).toEqual({ status: 400 });
    expect(await send({ body: body.replace(order.id, 'AAAA-AAAA-AAAA') })).toEqual({ status: 400 });
    if (service === 'stripe') {
      const old = webhookOf(billOf(order.id), secret, Date.now() - 10 * MINUTE_MS);
      expect(await send({ headers: old.headers })).toEqual({ status: 400 });
    }
    expect(clearConsole().length).toBeGreaterThan(2);
    expect(await stateOf(order)).toMatchObject({ payment: 'due' });
    const strange = webhookOf({ ...billOf(order.id), orderId: 'FFFF-FFFF-FFFF' }, secret);
    expect(await send(strange)).toEqual({ status: 200 });
    expect(await send({})).toEqual({ status: 200 });
    expect(await stateOf(order)).toMatchObject({ payment: 'paid' });
  });

  it('makes the service repeat a webhook that couldn’t be settled', async () => {
    const order = await place();
    await press(await open(order), 'pay');
    standIn.faults.status = 500;
    expect(await webhook(order.id)).toEqual({ status: 500 });
    expect(clearConsole()).toHaveLength(1);
    standIn.faults.status = undefined;
    expect(await webhook(order.id)).toEqual({ status: 200 });
    expect(await stateOf(order)).toMatchObject({ payment: 'paid' });
  });

  it('is cancelled once the service has answered nothing for days', async () => {
    const order = await place();
    await open(order);
    standIn.faults.status = 401;
    await expect(sweep(Date.now() + 40 * MINUTE_MS)).rejects.toThrow();
    expect(await stateOf(order)).toMatchObject({ payment: 'due', state: 'placed' });
    await sweep(Date.now() + 6 * 24 * 60 * MINUTE_MS);
    standIn.faults.status = undefined;
    expect(await stateOf(order)).toMatchObject({ payment: 'due', state: 'cancelled' });
  });

  it('stops waiting when the bank declines', async () => {
    const order = await place();
    const page = await open(order);
    await press(page, 'wait');
    await back(order);
    Object.assign(billOf(order.id), { status: 'open', until: Date.now() });
    await answerAt(Date.now() + 10_000, 'return', order);
    expect(await stateOf(order)).toMatchObject({ payment: 'due', state: 'placed' });
    await sweep(Date.now() + 40 * MINUTE_MS);
    expect(await stateOf(order)).toMatchObject({ payment: 'due', state: 'cancelled' });
  });

  it('cancels an order before payment if too little is left of one of its products', async () => {
    const items = [
      { productId: 'lamp', price: 990, count: 6 },
      { productId: 'pot', price: 133, count: 1 },
    ];
    const order = await place({ items });
    expect((await open(order)).location).toContain('/#/checkout?order=');
    expect(await stateOf(order)).toMatchObject({ state: 'cancelled', payment: 'due' });
    expect(standIn.bills.size).toBe(0);
    expect(await leftOf('lamp')).toBe(5);
  });

  it('opens a page later that couldn’t be opened at first, and gives it the full time', async () => {
    const order = await place();
    standIn.faults.status = 503;
    await open(order);
    clearConsole();
    standIn.faults.status = undefined;
    const { until } = (await read(order.id)).charge ?? {};
    const later = Date.now() + 10 * MINUTE_MS;
    const page = await answerRequest(
      database,
      request('pay', order),
      { payments: paymentService() },
      later,
    );
    expect(page.location).toContain('/page/');
    expect((await read(order.id)).charge?.until).toBeGreaterThan((until ?? 0) + 9 * MINUTE_MS);
    expect(billOf(order.id).until).toBeGreaterThanOrEqual(later + 30 * MINUTE_MS);
  });

  it('cancels an order if the service no longer knows its page', async () => {
    const order = await place();
    await open(order);
    standIn.bills.clear();
    await sweep(Date.now() + 40 * MINUTE_MS);
    expect(await stateOf(order)).toMatchObject({ state: 'cancelled' });
  });

  it('makes a failed refund at the next sweep, and sends the order’s messages meanwhile', async () => {
    const order = await place();
    await press(await open(order), 'pay');
    await webhook(order.id);
    await refund(order.id, 'a', 39);
    standIn.faults.status = 401;
    await expect(follow(order.id)).rejects.toThrow('Out of order.');
    expect(emails.map(({ to }) => to)).toContain('asha@example.com');
    standIn.faults.status = undefined;
    await sweep();
    expect(await stateOf(order)).toMatchObject({ payment: 'paid', refunded: 39 });
    expect((await read(order.id)).refund).toBeUndefined();
  });

  it('announces a refund of the rest once a partly refunded order is cancelled', async () => {
    const order = await place();
    await press(await open(order), 'pay');
    await webhook(order.id);
    await refund(order.id, 'a', 39);
    await follow(order.id);
    await orderAt(order.id).update({
      state: 'cancelled',
      by: 'meera',
      stateAt: Timestamp.now(),
      'times.accepted': Timestamp.now(),
    });
    await linkAt(order.id, order.key).update({ state: 'cancelled' });
    await follow(order.id);
    expect(emails.at(-1)?.text).toContain('We’ll refund ₹1000 the way you paid.');
  });

  it('finds a disputed order by its payment, not by a reference that a shopper typed', async () => {
    const order = await place();
    await press(await open(order), 'pay');
    await webhook(order.id);
    await orders.place({ pay: 'upi', payment: 'claimed', reference: billOf(order.id).payment });
    billOf(order.id).isDisputed = true;
    // A dispute names only its payment.
    await webhook(order.id, { orderId: '' });
    expect(await stateOf(order)).toMatchObject({ problem: 'disputed' });
  });

  it('charges only five of twenty shoppers for the last five pieces', async () => {
    const placed = await Promise.all(Array.from({ length: 20 }, () => place()));
    const pages = await Promise.all(placed.map(open));
    const paid = pages.filter(({ location = '' }) => location.startsWith(standIn.url));
    expect(paid).toHaveLength(5);
    expect(standIn.bills.size).toBe(5);
    await Promise.all(paid.map((page) => press(page, 'pay')));
    await sweep(Date.now() + 40 * MINUTE_MS);
    const all = await Promise.all(placed.map(({ id }) => read(id)));
    expect(all.filter(({ payment }) => payment === 'paid')).toHaveLength(5);
    expect(all.filter(({ state }) => state === 'cancelled')).toHaveLength(15);
    expect(await leftOf('lamp')).toBe(0);
  });

  /** A paid order, in this state. */
  async function placePaid(state = 'placed', more: object = {}) {
    const order = await place();
    await press(await open(order), 'pay');
    await webhook(order.id);
    await follow(order.id);
    if (state !== 'placed') await moveTo(order, state, more);
    emails = [];
    pushes = [];
    return order;
  }
  async function moveTo(
    { id, key }: { id: string; key: string },
    state: string,
    more: object = {},
  ) {
    const change = { state, stateAt: Timestamp.now(), ...more };
    await orderAt(id).update({ ...change, by: 'meera', 'times.accepted': Timestamp.now() });
    await linkAt(id, key).update(change);
    await follow(id).catch(() => undefined);
  }
  const subjects = () => emails.map(({ subject }) => subject);
  const titles = () => pushes.map(({ title }) => title);
  const refundsOf = (id: string) => [...billOf(id).refunds.values()];

  describe('a payment that was refunded', () => {
    const ways: [string, (id: string) => Promise<unknown>][] = [
      [
        'at the service',
        (id) => {
          billOf(id).refunds.set('by hand', 103_900);
          return webhook(id);
        },
      ],
      [
        'at the desk',
        async (id) => {
          await refund(id, 'a', 1039);
          await follow(id);
        },
      ],
      [
        'by a lost dispute',
        (id) => {
          Object.assign(billOf(id), { isDisputed: true, disputeStatus: 'lost' });
          return webhook(id);
        },
      ],
    ];

    it.each(ways)(
      '%s no longer pays for the order, and notifies the merchant and the shopper once',
      async (_how, giveBack) => {
        const order = await placePaid();
        await giveBack(order.id);
        for (const _again of [1, 2]) {
          await webhook(order.id);
          await follow(order.id);
        }
        expect(await stateOf(order)).toMatchObject({
          payment: 'refunded',
          state: 'placed',
          problem: 'wentBack',
          paid: 1039,
          refunded: 1039,
        });
        expect(pushes).toHaveLength(1);
        expect(pushes[0]).toMatchObject({
          title: `Order ${order.id}: its payment has gone back. Don’t send it.`,
          body: 'Cancel it, or ask the shopper to order again.',
        });
        expect(subjects()).toEqual([`Refund for your order ${order.id}`]);
        expect(emails[0]?.text).toMatch(/We refunded ₹1039 on /);
        expect(emails[0]?.text).toContain('so we can’t send this order');
        // A cancelled order has no problem any more, and the shop owes nothing.
        await moveTo(order, 'cancelled');
        expect(await stateOf(order)).toMatchObject({ payment: 'refunded', problem: undefined });
        expect((await read(order.id)).charge?.refunds).toHaveLength(1);
      },
    );

    it.each(['accepted', 'sent'])(
      'of an order that was %s before notifies the merchant',
      async (state) => {
        const order = await placePaid(state);
        pushes = [];
        billOf(order.id).refunds.set('by hand', 103_900);
        await webhook(order.id);
        await follow(order.id);
        expect(await stateOf(order)).toMatchObject({ payment: 'refunded', state });
        expect(titles()).toEqual([`Order ${order.id}: its payment has gone back. Don’t send it.`]);
      },
    );

    it('in part leaves the order paid, states the rest, and emails the shopper', async () => {
      const order = await placePaid('delivered');
      emails = [];
      await refund(order.id, 'a', 39);
      for (const _again of [1, 2]) {
        await follow(order.id);
        await webhook(order.id);
      }
      expect(await stateOf(order)).toMatchObject({ payment: 'paid', problem: undefined });
      expect(subjects()).toEqual([`Refund for your order ${order.id}`]);
      expect(emails[0]?.text).toMatch(/We refunded ₹39 on /);
      expect(emails[0]?.text).toContain('Refunded: ₹39');
      const linked = (await linkAt(order.id, order.key).get()).get('charge') as object;
      expect(linked).toMatchObject({ paid: 1039, refunded: 39, refunds: [{ amount: 39 }] });
      expect(Object.keys(linked)).not.toContain('url');
      expect(pushes).toEqual([]);
    });

    it('twice is announced in two emails', async () => {
      const order = await placePaid('delivered');
      emails = [];
      for (const [letter, amount] of [
        ['a', 39],
        ['b', 100],
      ] as const) {
        await refund(order.id, letter, amount);
        await follow(order.id);
        await follow(order.id);
      }
      expect(emails).toHaveLength(2);
      expect(emails[1]?.text).toMatch(/We refunded ₹100 on /);
    });

    it('after a cancellation is announced once, in the cancellation’s email or its own', async () => {
      const order = await placePaid('cancelled');
      expect(subjects()).toEqual([]);
      emails = [];
      await refund(order.id, 'a', 1039);
      await follow(order.id);
      await follow(order.id);
      expect(subjects()).toEqual([`Refund for your order ${order.id}`]);
      const other = await placePaid();
      await orderAt(other.id).update({ state: 'cancelled', by: 'meera', stateAt: Timestamp.now() });
      await linkAt(other.id, other.key).update({ state: 'cancelled' });
      billOf(other.id).refunds.set('by hand', 103_900);
      await webhook(other.id);
      await follow(other.id);
      await follow(other.id);
      expect(subjects()).toEqual([`Your order ${other.id} was cancelled`]);
    });

    it('counts as paid again if the refund failed, and notifies the merchant', async () => {
      const order = await placePaid('delivered');
      await refund(order.id, 'a', 39);
      await follow(order.id);
      pushes = [];
      const [key = ''] = billOf(order.id).refunds.keys();
      billOf(order.id).refundStatuses = new Map([[key, 'failed']]);
      await webhook(order.id);
      await follow(order.id);
      expect(await stateOf(order)).toMatchObject({ refunded: 0, problem: 'refundFailed' });
      expect(titles()).toEqual([`Order ${order.id}: a refund has failed`]);
      await refund(order.id, 'b', 39);
      await follow(order.id);
      expect(await stateOf(order)).toMatchObject({ refunded: 39, problem: undefined });
    });
  });

  if (service === 'razorpay') {
    it('without being captured no longer pays for the order', async () => {
      const order = await place();
      await press(await open(order), 'wait');
      await back(order);
      billOf(order.id).status = 'returned';
      await sweep(Date.now() + 4 * 24 * 60 * MINUTE_MS);
      await follow(order.id);
      expect(await stateOf(order)).toMatchObject({ payment: 'refunded', problem: 'wentBack' });
      expect(titles()).toContain(`Order ${order.id}: its payment has gone back. Don’t send it.`);
      expect(subjects()).toContain(`Refund for your order ${order.id}`);
    });
  }

  it('owes the amount that was paid once an order with another price is cancelled', async () => {
    const order = await place();
    await press(await open(order), 'pay');
    billOf(order.id).paid = 5000;
    await webhook(order.id);
    await follow(order.id);
    expect(await stateOf(order)).toMatchObject({ payment: 'claimed', problem: 'amount' });
    [emails, pushes] = [[], []];
    await moveTo(order, 'cancelled');
    await follow(order.id);
    expect(await stateOf(order)).toMatchObject({ payment: 'paid', problem: undefined });
    expect(subjects()).toEqual([`Your order ${order.id} was cancelled`]);
    expect(emails[0]?.text).toContain('We’ll refund ₹50 the way you paid.');
    expect(pushes).toEqual([]);
  });

  it('emails the shopper that a payment arrived after the order was cancelled', async () => {
    const order = await place();
    const page = await open(order);
    const past = Timestamp.fromMillis(Date.now() - 1000);
    await orderAt(order.id).update({ state: 'cancelled', by: 'asha', stateAt: past });
    await linkAt(order.id, order.key).update({ state: 'cancelled' });
    await follow(order.id);
    emails = [];
    await press(page, 'pay');
    for (const _again of [1, 2]) {
      await webhook(order.id);
      await follow(order.id);
    }
    expect(subjects()).toEqual([`Your payment for order ${order.id}`]);
    expect(emails[0]?.text).toContain('We’ll refund ₹1039 the way you paid.');
  });

  describe('a refund whose outcome isn’t known', () => {
    const HOUR_MS = 60 * MINUTE_MS;
    const fails = (call: Promise<unknown>) => expect(call).rejects.toThrow();

    it('isn’t repeated if its answers are lost for longer than the service remembers its key', async () => {
      const order = await placePaid('cancelled');
      await refund(order.id, 'a', 100);
      standIn.faults.lost = /^POST .*refund/;
      await fails(follow(order.id));
      standIn.faults.lost = /./;
      await fails(sweep(Date.now() + 30 * HOUR_MS));
      // The merchant can't request it again while its outcome isn't known.
      expect((await read(order.id)).refund).toMatchObject({ amount: 100 });
      expect((await read(order.id)).refund).not.toHaveProperty('problem');
      standIn.faults.lost = undefined;
      standIn.forgetKeys();
      await sweep(Date.now() + 31 * HOUR_MS);
      expect(refundsOf(order.id)).toEqual([10_000]);
      expect((await read(order.id)).refund).toBeUndefined();
      expect(await stateOf(order)).toMatchObject({ payment: 'paid', refunded: 100 });
    });

    it('isn’t repeated if only a step after it fails', async () => {
      const order = await placePaid('cancelled');
      await refund(order.id, 'a', 100);
      let calls = 0;
      const provided = paymentService();
      const failing = {
        ...provided,
        look: (id: string) => {
          calls += 1;
          return calls > 1 ? Promise.reject(new Error('No answer.')) : provided.look(id);
        },
      };
      await fails(followOrder(database, order.id, post, Date.now(), failing));
      standIn.forgetKeys();
      await sweep(Date.now() + HOUR_MS);
      expect(refundsOf(order.id)).toEqual([10_000]);
      expect((await read(order.id)).refund).toBeUndefined();
    });

    it('counts as failed only if the service doesn’t list it, and can then be requested again', async () => {
      const order = await placePaid('cancelled');
      await refund(order.id, 'a', 100);
      standIn.faults.status = 500;
      await fails(follow(order.id));
      await fails(sweep(Date.now() + 30 * HOUR_MS));
      expect((await read(order.id)).refund?.problem).toBeUndefined();
      standIn.faults.status = undefined;
      await sweep(Date.now() + 31 * HOUR_MS);
      expect((await read(order.id)).refund?.problem).toBe('No refund was made within a day.');
      expect(refundsOf(order.id)).toEqual([]);
      await refund(order.id, 'b', 100);
      await follow(order.id);
      expect(refundsOf(order.id)).toEqual([10_000]);
    });

    it('is looked up at the service before it counts as rejected', async () => {
      const order = await placePaid('cancelled');
      await refund(order.id, 'a', 1039);
      const provided = paymentService();
      const lossy = {
        ...provided,
        refund: async (...args: Parameters<typeof provided.refund>) => {
          await provided.refund(...args);
          standIn.forgetKeys();
          // The rest is too little for another refund.
          await provided.refund(args[0], args[1], 'b'.repeat(36));
        },
      };
      await followOrder(database, order.id, post, Date.now(), lossy);
      expect(refundsOf(order.id)).toEqual([103_900]);
      expect((await read(order.id)).refund).toBeUndefined();
      expect(await stateOf(order)).toMatchObject({ payment: 'refunded' });
    });
  });

  describe('a payment beside cash', () => {
    it('is separate: its refund doesn’t count against the collected cash', async () => {
      const order = await place();
      const page = await open(order);
      await orderAt(order.id).update({ pay: 'cash', payment: 'paid', state: 'delivered' });
      await linkAt(order.id, order.key).update({
        pay: 'cash',
        payment: 'paid',
        state: 'delivered',
      });
      await press(page, 'pay');
      await webhook(order.id);
      expect(await stateOf(order)).toMatchObject({ payment: 'paid', problem: 'twice' });
      await refund(order.id, 'a', 1039);
      await follow(order.id);
      expect(await stateOf(order)).toMatchObject({ payment: 'paid', problem: undefined });
      await moveTo(order, 'returned');
      await webhook(order.id);
      expect(await read(order.id)).toMatchObject({ pay: 'cash', payment: 'paid' });
    });

    it('replaces cash that isn’t collected yet, until it is refunded', async () => {
      const order = await place();
      const page = await open(order);
      await orderAt(order.id).update({ pay: 'cash', state: 'sent' });
      await linkAt(order.id, order.key).update({ pay: 'cash', state: 'sent' });
      await press(page, 'pay');
      await webhook(order.id);
      expect(await stateOf(order)).toMatchObject({ payment: 'paid', problem: 'twice' });
      await refund(order.id, 'a', 1039);
      await follow(order.id);
      expect(await read(order.id)).toMatchObject({ pay: 'cash', payment: 'due', state: 'sent' });
      expect(await stateOf(order)).toMatchObject({ problem: undefined });
    });
  });

  describe('a warning', () => {
    it.each(service === 'stripe' ? ['won', 'warning_closed'] : ['won', 'closed'])(
      'about a dispute ends when the dispute is %s, even without a webhook',
      async (disputeStatus) => {
        const order = await placePaid();
        billOf(order.id).isDisputed = true;
        await webhook(order.id);
        expect(await stateOf(order)).toMatchObject({ problem: 'disputed' });
        billOf(order.id).disputeStatus = disputeStatus;
        await sweep(Date.now() + 7 * 60 * MINUTE_MS);
        expect(await stateOf(order)).toMatchObject({ payment: 'paid', problem: undefined });
      },
    );

    it('about a second payment ends when one of them is refunded', async () => {
      const order = await placePaid();
      billOf(order.id).paid = 207_800;
      await webhook(order.id);
      expect(await stateOf(order)).toMatchObject({ payment: 'paid', problem: 'amount' });
      await refund(order.id, 'a', 1039);
      await follow(order.id);
      expect(await stateOf(order)).toMatchObject({ payment: 'paid', problem: undefined });
    });

    it('doesn’t appear for paise refunded at the service, and the rest can be refunded', async () => {
      const order = await placePaid('cancelled');
      billOf(order.id).refunds.set('by hand', 1040);
      await webhook(order.id);
      const { changedAt, charge } = await read(order.id);
      expect(charge).toMatchObject({ refunded: 10.4, refunds: [{ amount: 10.4 }] });
      await webhook(order.id);
      expect((await read(order.id)).changedAt).toBe(changedAt);
      await refund(order.id, 'a', 1028.6);
      await follow(order.id);
      expect(refundsOf(order.id)).toEqual([1040, 102_860]);
      expect(await stateOf(order)).toMatchObject({ payment: 'refunded', refunded: 1039 });
    });
  });

  it('sends a shopper without the order’s key to no payment page', async () => {
    const order = await place();
    const wrong = { id: order.id, key: '0'.repeat(32) };
    expect(await open(wrong)).toEqual({ status: 404 });
    expect(await back(wrong)).toEqual({ status: 404 });
    expect(standIn.bills.size).toBe(0);
  });

  it('ignores the bill of another shop’s order with the same number', async () => {
    const order = await place();
    const link = (
      await answerRequest(database, request('pay', order), {
        payments: paymentService('another-shop'),
      })
    ).location;
    await press({ location: link }, 'pay');
    const other = billOf(order.id);
    other.refunds.set('by hand', other.paid);
    const { id, url, begunAt, ...charge } = (await orderAt(order.id).get()).get('charge') as Record<
      string,
      unknown
    >;
    expect([id, url]).toEqual([other.id, link]);
    expect(begunAt).toEqual(expect.any(Number));
    await orderAt(order.id).update({ charge });
    const page = await open(order);
    expect(page.location).toContain('/page/');
    expect(page.location).not.toBe(link);
    await back(order);
    expect(await stateOf(order)).toMatchObject({ payment: 'due', paid: 0 });
  });

  it.each([
    ['amount', { amount: 1 }],
    ['currency', { currency: 'USD' }],
    ['way back', { returnTo: 'https://another.example/' }],
  ])('ignores a page that has its reference but another %s', async (_what, change) => {
    const order = await place();
    await open(order);
    const { id, url, ...charge } = (await orderAt(order.id).get()).get('charge') as Record<
      string,
      unknown
    >;
    expect(id).toBeDefined();
    Object.assign(billOf(order.id), change);
    await orderAt(order.id).update({ charge });
    const { location } = await open(order);
    // Stripe recognises a bill by its idempotency key, which would differ after a change.
    if (service === 'razorpay') expect(location).not.toBe(url);
    clearConsole();
  });

  it('ignores webhooks about another shop’s orders, without asking the service', async () => {
    const order = await place();
    await press(await open(order), 'pay');
    const { calls } = standIn.counts;
    expect(await webhook(order.id, { project: 'another-shop', payment: 'other_1' })).toEqual({
      status: 200,
    });
    expect(standIn.counts.calls).toBe(calls);
    expect(await stateOf(order)).toMatchObject({ payment: 'due' });
  });

  describe('a bill that the service rejects', () => {
    it('offers cash at once, shows the merchant the reason, and isn’t sent again', async () => {
      const order = await place();
      await follow(order.id);
      standIn.faults.most = 100_000;
      const { location } = await open(order);
      expect(location).toContain(`/#/login?order=${order.id}&key=${order.key}&pay=rejected`);
      expect(clearConsole()).toHaveLength(1);
      const { calls } = standIn.counts;
      expect((await open(order)).location).toBe(location);
      expect(standIn.counts.calls).toBe(calls);
      const { charge } = await read(order.id);
      expect(charge?.failure).toMatchObject({
        isFinal: true,
        reason: expect.stringMatching(/more|exceeds/) as string,
      });
      await follow(order.id);
      await follow(order.id);
      expect(pushes.map(({ title }) => title)).toEqual([
        `Order ${order.id} can’t be paid: ${serviceNames.razorpay} rejects it`,
      ]);
      await sweep(Date.now() + 40 * MINUTE_MS);
      await follow(order.id);
      expect(await stateOf(order)).toMatchObject({ state: 'cancelled', payment: 'due' });
      expect(await leftOf('lamp')).toBe(5);
    });

    it('becomes an order in cash if the shopper chooses that', async () => {
      const order = await place();
      standIn.faults.most = 100_000;
      await open(order);
      clearConsole();
      await orderAt(order.id).update({ pay: 'cash' });
      await linkAt(order.id, order.key).update({ pay: 'cash' });
      await sweep(Date.now() + 40 * MINUTE_MS);
      expect(await stateOf(order)).toMatchObject({ state: 'placed', payment: 'due' });
    });

    it('cancels the order and frees its stock if the shop doesn’t accept cash for it either', async () => {
      setShop({ cash: { upTo: 1000 } });
      const order = await place();
      await follow(order.id);
      expect(await leftOf('lamp')).toBe(4);
      standIn.faults.most = 100_000;
      expect((await open(order)).location).toContain('/#/checkout?order=');
      clearConsole();
      expect(await stateOf(order)).toMatchObject({
        state: 'cancelled',
        note: 'It couldn’t be paid online, and nothing was charged. Please contact us.',
      });
      await follow(order.id);
      await follow(order.id);
      expect(await leftOf('lamp')).toBe(5);
      expect(emails.map(({ subject }) => subject)).toEqual([
        `Your order ${order.id} was cancelled`,
      ]);
      expect((await open(order)).location).toContain('/#/checkout?order=');
    });

    it('is never sent if it is below the service’s minimum or above the shop’s maximum', async () => {
      setShop({ payments: { service, upTo: 1000 } });
      const large = await place();
      const nothing = await place({
        items: [{ productId: 'lamp', price: 0, count: 1 }],
        delivery: {},
      });
      for (const order of [large, nothing]) {
        expect((await open(order)).location).toContain('&pay=rejected');
      }
      expect(standIn.counts.calls).toBe(0);
      expect(clearConsole()).toHaveLength(2);
    });
  });

  describe('a service that is out of order', () => {
    it('is called for a page once in ten seconds, however often a shopper presses', async () => {
      const order = await place();
      standIn.faults.status = 503;
      const at = Date.now();
      for (let press = 0; press < 20; press += 1) await answerAt(at + press * 100, 'pay', order);
      expect(standIn.counts.calls).toBe(1);
      await answerAt(at + 10_000, 'pay', order);
      expect(standIn.counts.calls).toBe(2);
      expect((await read(order.id)).charge?.failure).toMatchObject({
        reason: 'Out of order.',
        isFinal: false,
      });
      clearConsole();
    });

    it.each([30, 90, 1400])('holds stock for twice %s minutes at most', async (minutes) => {
      setShop({ payments: { service, minutes } });
      const order = await place();
      await follow(order.id);
      const { placedAt } = await read(order.id);
      standIn.faults.status = 503;
      let ends = 0;
      const last = placedAt + 3 * minutes * MINUTE_MS;
      for (let at = placedAt; at < last && !ends; at += minutes * 6000) {
        await answerAt(at, 'pay', order);
        const { state } = await read(order.id);
        if (state === 'cancelled') ends = at;
      }
      clearConsole();
      expect(ends).toBeGreaterThanOrEqual(placedAt + minutes * MINUTE_MS);
      expect(ends).toBeLessThanOrEqual(placedAt + 2 * minutes * MINUTE_MS);
      await follow(order.id);
      expect(await leftOf('lamp')).toBe(5);
    });
  });

  it('polls the service once for 200 returns, and again after ten seconds', async () => {
    const order = await place();
    await open(order);
    const before = standIn.counts.calls;
    const at = Date.now();
    const returns = await Promise.all(
      Array.from({ length: 200 }, () => answerAt(at, 'return', order)),
    );
    expect(new Set(returns.map(({ location }) => location)).size).toBe(1);
    const each = standIn.counts.calls - before;
    expect(each).toBeLessThanOrEqual(3);
    await answerAt(at + 9999, 'return', order);
    expect(standIn.counts.calls).toBe(before + each);
    await answerAt(at + 10_000, 'return', order);
    expect(standIn.counts.calls).toBe(before + 2 * each);
  });

  it.each(['<html>Sign in</html>', '{}', '{"id":"another","status":"expired"}'])(
    'neither closes an order nor marks it as paid after an answer of 200 with %s',
    async (body) => {
      const order = await place();
      const page = await open(order);
      await press(page, 'pay');
      standIn.faults.body = body;
      expect(await webhook(order.id)).toEqual({ status: 500 });
      await back(order);
      await expect(sweep(Date.now() + 40 * MINUTE_MS)).rejects.toThrow('can’t be read');
      expect(await stateOf(order)).toMatchObject({ payment: 'due', state: 'placed' });
      standIn.faults.body = undefined;
      await sweep(Date.now() + 50 * MINUTE_MS);
      expect(await stateOf(order)).toMatchObject({ payment: 'paid', state: 'placed' });
      clearConsole();
    },
  );

  it('opens no page if the service’s answer of 200 names none', async () => {
    const order = await place();
    standIn.faults.body = '{"id":"page_1","short_url":"javascript:1","url":"javascript:1"}';
    expect((await open(order)).location).toContain('&pay=failed');
    expect((await read(order.id)).charge?.url).toBeUndefined();
    clearConsole();
  });

  it('answers a webhook about a page of test mode with 200, so that the service stops', async () => {
    const order = await place();
    await press(await open(order), 'pay');
    const { body, headers } = webhookOf(billOf(order.id), secret);
    standIn.bills.clear();
    const more = { method: 'POST', headers, rawBody: Buffer.from(body) };
    expect(await answer('webhook', {}, more)).toEqual({ status: 200 });
    expect(await stateOf(order)).toMatchObject({ payment: 'due', state: 'placed' });
    expect(clearConsole()).toHaveLength(1);
  });

  it('bills and refunds no order in a currency that the shop no longer has, and keeps what was paid', async () => {
    const paid = await place();
    const unpaid = await place();
    await press(await open(paid), 'pay');
    for (const { id } of [paid, unpaid]) await orderAt(id).update({ terms: { currency: 'INR' } });
    setShop({
      market: { ...shop.market, currency: 'USD' },
      functions: { email: 'orders@shop.example', pushKey: 'BA' },
      payments: { service },
    });
    await webhook(paid.id);
    expect(await stateOf(paid)).toMatchObject({ payment: 'paid', paid: 1039, problem: undefined });
    await refund(paid.id, '1', 500);
    await follow(paid.id);
    expect((await read(paid.id)).refund?.problem).toMatch(/currency is no longer the shop’s/);
    await open(unpaid);
    expect(await stateOf(unpaid)).toMatchObject({
      state: 'cancelled',
      note: 'It couldn’t be paid online, and nothing was charged. Please contact us.',
    });
    expect(clearConsole()).toEqual([expect.stringContaining('currency')]);
  });

  it('bills an order’s full cost, even if the shop has since changed its currency’s digits', async () => {
    const order = await place();
    const total = totalOf(await read(order.id));
    await open(order);
    expect(billOf(order.id).amount).toBe(total * 100);
  });
});
