import { createHash, randomBytes } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { firstPriceList } from '../src/catalogue/model/priceList';
import { priceDocumentOf } from '../src/firebase/priceDocument';
import { SHOP_OWNER } from '../src/orders/model/states';
import { deskOrders } from '../src/testing/deskOrders';
import { findFirestoreEmulator } from '../src/testing/firestoreEmulator';
import { setShop } from '../src/testing/setShop';
import { dayOf } from '../src/words/calendar';
import type { Email } from './emails';
import { answerRequest } from './requests';
import { followOrder, forgetShopper } from './orders';
import { type PushMessage, SendError } from './post';

process.env.FIRESTORE_EMULATOR_HOST = findFirestoreEmulator().host;
const app = initializeApp({ projectId: 'demo-orders' });
const database = getFirestore(app);

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let emails: Email[] = [];
let pushes: PushMessage[] = [];
let failure: SendError | undefined;
let devices = 1;
const post = {
  email: (email: Email) => {
    if (failure) return Promise.reject(failure);
    emails.push(email);
    return Promise.resolve();
  },
  push: (message: PushMessage) => {
    if (failure) return Promise.reject(failure);
    pushes.push(message);
    return Promise.resolve(devices);
  },
  whatsApp: () => Promise.resolve(),
};

const subjectsTo = (to: string) =>
  emails.filter((email) => email.to === to).map(({ subject }) => subject);
const follow = (id: string, now?: number) => followOrder(database, id, post, now);
const { orderAt, linkAt, read, leftOf, place, move, reset } = deskOrders(database);

beforeEach(async () => {
  emails = [];
  pushes = [];
  failure = undefined;
  devices = 1;
  setShop({ functions: { email: 'orders@shop.example', pushKey: 'BA' } });
  await database.recursiveDelete(database.collection('inboxes'));
  await reset();
});
afterAll(() => deleteApp(app));

describe('stock', () => {
  it('sells only the last five pieces to twenty orders at once, though each event comes twice', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, place_) => place({ email: `a${place_}@example.com` })),
    );
    // Some events repeat while others run, as the platform repeats failed ones.
    await Promise.allSettled([...ids, ...ids.toReversed()].map((id) => follow(id)));
    await Promise.all(ids.map((id) => follow(id)));
    const orders = await Promise.all(ids.map(read));
    const sold = orders.filter(({ state }) => state === 'placed');
    expect(sold).toHaveLength(5);
    expect(sold.every(({ taken }) => taken.lamp === 1)).toBe(true);
    expect(await leftOf('lamp')).toBe(0);
    for (const { state, notes, taken, by } of orders.filter((order) => !sold.includes(order))) {
      expect({ state, by, taken, note: notes.cancelled }).toEqual({
        state: 'cancelled',
        by: 'functions',
        taken: {},
        note: 'Sold out just before your order',
      });
    }
    const told = emails.filter(({ to }) => to !== 'orders@shop.example');
    expect(new Set(told.map(({ to }) => to)).size).toBe(20);
    expect(told).toHaveLength(20);
    expect(told.filter(({ subject }) => subject.includes('was cancelled'))).toHaveLength(15);
    // The shop is notified only of orders that it has to pack.
    expect(pushes).toHaveLength(5);
  });

  it('marks the missing pieces of an order that can be filled in part, and takes the rest', async () => {
    const items = [
      { productId: 'lamp', price: 990, count: 7 },
      { productId: 'pot', price: 133, count: 1 },
    ];
    const id = await place({ items });
    await follow(id);
    expect(await read(id)).toMatchObject({
      state: 'placed',
      taken: { lamp: 5 },
      short: { lamp: 2 },
    });
    expect(await leftOf('lamp')).toBe(0);
    expect(emails.find(({ to }) => to === 'orders@shop.example')?.text).toContain(
      'Not enough is left to fill this order.',
    );
  });

  it('gets back the pieces of an order that its shopper cancels, once', async () => {
    const id = await place({ count: 2 });
    await follow(id);
    expect(await leftOf('lamp')).toBe(3);
    await move(id, 'cancelled', 'asha');
    await Promise.all([follow(id), follow(id)]).catch(() => undefined);
    await follow(id);
    expect(await leftOf('lamp')).toBe(5);
    expect((await read(id)).taken).toEqual({});
  });

  it('stays in a cancelled order until the price list can be read, and is given back then', async () => {
    const id = await place({ count: 2 });
    await follow(id);
    const list = (await database.doc('shop/prices').get()).data() ?? {};
    await database.doc('shop/prices').delete();
    await move(id, 'cancelled', 'asha');
    await expect(follow(id)).rejects.toThrow('can’t be read');
    expect((await read(id)).taken).toEqual({ lamp: 2 });
    await database.doc('shop/prices').set(list);
    await follow(id);
    expect(await leftOf('lamp')).toBe(5);
  });

  it('stays as the merchant chose when cancelling, even in an order of their own', async () => {
    await database.doc('merchants/meera').set({});
    const id = await place({ owner: 'meera', by: 'meera', count: 2 });
    await follow(id);
    await move(id, 'cancelled', 'meera');
    await follow(id);
    expect((await read(id)).taken).toEqual({ lamp: 2 });
    expect(await leftOf('lamp')).toBe(3);
    await database.doc('merchants/meera').delete();
  });

  it('cancels no sale at the stall, which is handed over already, though nothing is left', async () => {
    for (const [count, counted] of [
      [5, { taken: { lamp: 5 }, short: {} }],
      [2, { taken: {}, short: { lamp: 2 } }],
    ] as const) {
      const id = await place({ owner: SHOP_OWNER, by: 'meera', count, delivery: {} });
      await orderAt(id).update({ address: FieldValue.delete() });
      await follow(id);
      expect(await read(id)).toMatchObject({ state: 'placed', ...counted });
    }
    expect(await leftOf('lamp')).toBe(0);
  });

  it('isn’t changed by an order that the desk has already counted', async () => {
    const id = await place({ state: 'accepted', by: 'meera', taken: { 'lamp:990': 1 } });
    await follow(id);
    expect(await read(id)).toMatchObject({ short: {}, taken: { lamp: 1 } });
    expect(await leftOf('lamp')).toBe(5);
  });
});

describe('messages', () => {
  it('go out once to the shopper and once to the shop, however often an event comes', async () => {
    const id = await place({ count: 3 });
    await follow(id);
    await follow(id);
    expect(subjectsTo('asha@example.com')).toEqual([`We’ve received your order ${id}`]);
    expect(subjectsTo('orders@shop.example')).toEqual([
      `New order ₹3019, 3 items, to 560001 (${id})`,
    ]);
    expect(pushes).toEqual([
      {
        title: 'New order ₹3019, 3 items, to 560001',
        body: '',
        tag: `shopPush ${id}`,
        path: `/login?order=${id}`,
      },
    ]);
    await move(id, 'accepted', 'meera');
    await follow(id);
    await move(id, 'sent', 'meera', { 'notes.sent': 'Post EE123456789IN' });
    await follow(id);
    expect(subjectsTo('asha@example.com').slice(1)).toEqual([
      `We’re packing your order ${id}`,
      `Your order ${id} is on its way`,
    ]);
    expect(emails.at(-1)?.text).toContain('Courier: Post EE123456789IN');
    // The merchant's own move sends no notification.
    expect(pushes).toHaveLength(1);
  });

  it('go out again with the new parcel number if a merchant undoes a move and repeats it', async () => {
    const now = Date.now();
    const at = (ms: number) => Timestamp.fromMillis(now + ms);
    const id = await place({ state: 'accepted', placedAt: now });
    await follow(id, now);
    const send = (ms: number, note: string) =>
      orderAt(id).update({ state: 'sent', stateAt: at(ms), 'notes.sent': note });
    await send(1000, 'Post WRONG');
    failure = new SendError('unreachable');
    await expect(follow(id, now + 2000)).rejects.toThrow('unreachable');
    await orderAt(id).update({ state: 'accepted', stateAt: at(0) });
    failure = undefined;
    await follow(id, now + 3000);
    for (const [ms, note] of [
      [4000, 'Post TYPO'],
      [6000, 'Post EE123456789IN'],
    ] as const) {
      await send(ms, note);
      // This machine's clock may be behind.
      await follow(id, now + ms - 100);
      await follow(id, now + ms + 100);
      expect(emails.at(-1)?.text).toContain(note);
      await orderAt(id).update({ state: 'accepted', stateAt: at(0) });
      await follow(id, now + ms + 200);
    }
    expect(subjectsTo('asha@example.com').slice(1)).toEqual([
      `Your order ${id} is on its way`,
      `Your order ${id} is on its way`,
    ]);
  });

  it('wait while the mail server is down, and are dropped after a day', async () => {
    const placedAt = Date.now();
    const id = await place({ placedAt });
    failure = new SendError('unreachable');
    await expect(follow(id, placedAt)).rejects.toThrow('unreachable');
    // There are more attempts than an inbox gets emails a day.
    for (let minute = 2; minute < 60; minute += 2) {
      await expect(follow(id, placedAt + minute * 60_000)).rejects.toThrow('unreachable');
    }
    expect(await read(id)).toMatchObject({
      failedAt: placedAt,
      told: { receipt: { at: placedAt, problem: 'unreachable' } },
    });
    failure = undefined;
    await follow(id, placedAt + HOUR_MS);
    expect(subjectsTo('asha@example.com')).toHaveLength(1);
    const order = await read(id);
    expect(order.told.receipt?.sentAt).toBeGreaterThan(0);
    expect(order.failedAt).toBeUndefined();

    const late = await place({ placedAt });
    failure = new SendError('no-login');
    await expect(follow(late, placedAt)).rejects.toThrow('no-login');
    failure = undefined;
    await follow(late, placedAt + DAY_MS);
    expect(subjectsTo('asha@example.com')).toHaveLength(1);
    // The merchant's list shows this.
    expect(await read(late)).toMatchObject({ failedAt: placedAt });
  });

  it('go out with the next event if a function was killed while sending them', async () => {
    const now = Date.now();
    const id = await place({ placedAt: now });
    const killed = { ...post, email: () => new Promise<never>(() => undefined) };
    void followOrder(database, id, killed, now);
    // The wait ends when the function has saved what it sends.
    while (!(await read(id)).told.receipt) await new Promise(setImmediate);
    await expect(follow(id, now + 1000)).rejects.toThrow();
    expect(subjectsTo('asha@example.com')).toEqual([]);
    await follow(id, now + 100_000);
    expect(subjectsTo('asha@example.com')).toHaveLength(1);
  });

  it('aren’t repeated to an address that doesn’t exist, and still go to the others', async () => {
    const id = await place();
    const missing = new SendError('no-address', true);
    const email = (each: Email) =>
      each.to === 'asha@example.com' ? Promise.reject(missing) : post.email(each);
    await followOrder(database, id, { ...post, email });
    await follow(id);
    expect(subjectsTo('asha@example.com')).toEqual([]);
    expect(subjectsTo('orders@shop.example')).toHaveLength(1);
    expect((await read(id)).told.receipt).toMatchObject({ problem: 'no-address', isFinal: true });
  });

  /** Places orders of a product that is never sold out. */
  const placeMany = async (count: number, emailOf: (index: number) => string) => {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const items = [{ productId: 'pot', price: 133, count: 1 }];
      ids.push(await place({ items, email: emailOf(index) }));
    }
    return ids;
  };
  const shoppersEmails = () => emails.filter(({ to }) => to !== 'orders@shop.example').length;
  /** Handles an event as the platform does, which repeats failed ones. */
  const followAll = async (ids: readonly string[], now?: number) => {
    for (const id of ids) await follow(id, now).catch(() => undefined);
  };

  it.each<[string, (index: number) => string]>([
    ['the same address', () => 'asha@example.com'],
    ['tags after a plus', (index) => `asha+${index}@example.com`],
    ['Gmail’s two domains', (index) => `asha@${index % 2 ? 'gmail' : 'googlemail'}.com`],
    ['Yahoo’s keywords', (index) => `asha-${index}@yahoo.com`],
    ['Fastmail’s subdomains', (index) => `n${index}@asha.fastmail.com`],
    ['dots', (index) => `${['asha', 'a.sha', 'as.ha', 'a.s.h.a'][index % 4] ?? ''}@example.com`],
    ['capitals', (index) => (index % 2 ? 'ASHA@Example.COM' : 'asha@example.com')],
    [
      'two spellings of a domain',
      (index) => `asha@${index % 2 ? 'bücher' : 'xn--bcher-kva'}.example`,
    ],
  ])(
    'are limited to twelve a day per inbox when strangers place false orders, with %s',
    async (_way, emailOf) => {
      const ids = await placeMany(14, emailOf);
      await followAll(ids);
      expect(shoppersEmails()).toBe(12);
      expect(subjectsTo('orders@shop.example')).toHaveLength(14);
      const limited = await read(ids.at(-1) ?? '');
      expect(limited.told.receipt).toMatchObject({ problem: 'limit' });
      expect(limited.told.receipt?.isFinal).toBeUndefined();
      // The merchant's list shows this.
      expect(limited.failedAt).toBeGreaterThan(0);
    },
  );

  it('are limited by domain and in total when strangers place false orders', async () => {
    const day = await database.collection('inboxes').get();
    expect(day.empty).toBe(true);
    await followAll(await placeMany(35, (index) => `guess@n${index}.victim.example`));
    expect(shoppersEmails()).toBe(30);
  });

  /** Uses up these limits, as strangers could today. */
  const useUp = (...limits: string[]) => {
    const keyOf = (name: string) => createHash('sha256').update(name).digest('hex');
    const counts = Object.fromEntries(limits.map((name) => [keyOf(name), 400]));
    return database
      .doc(`inboxes/${dayOf(Date.now())}`)
      .set({ salt: '', counts, rings: [], waiting: 0 });
  };
  const limits = ['shoppers', 'shop', 'asha@example.com', '@example.com'];

  it.each([
    ['paid online', { pay: 'online', payment: 'paid', checkedAt: Timestamp.now() }],
    ['paid by UPI', { pay: 'upi', payment: 'paid' }],
  ])(
    'reach shopper and shop about an order %s, even if strangers have used up the limits',
    async (_how, more) => {
      await useUp(...limits);
      const unpaid = await place();
      await followAll([unpaid]);
      expect(emails).toEqual([]);
      const id = await place({ ...more });
      await follow(id);
      expect(subjectsTo('asha@example.com')).toEqual([`We’ve received your order ${id}`]);
      expect(subjectsTo('orders@shop.example')).toHaveLength(1);
      expect((await read(id)).failedAt).toBeUndefined();
    },
  );

  it('tell a shopper who paid of a cancellation, even if strangers have used up the limits', async () => {
    await useUp(...limits);
    const charge = { until: 0, paid: 1039, refunded: 1039 };
    const id = await place({ pay: 'online', payment: 'refunded', charge });
    await move(id, 'cancelled', 'meera');
    await follow(id);
    expect(subjectsTo('asha@example.com')).toEqual([`Your order ${id} was cancelled`]);
  });

  it('contain nothing that the shopper typed while an order is paid but not accepted', async () => {
    const id = await place({ pay: 'online', payment: 'paid', checkedAt: Timestamp.now() });
    await follow(id);
    for (const { text } of emails) expect(text).not.toContain('Asha');
  });

  it('still reach me about my own order if strangers use my address', async () => {
    await followAll(await placeMany(13, () => 'asha@example.com'));
    const own = await place();
    await followAll([own]);
    expect((await read(own)).told.receipt).toMatchObject({ problem: 'limit' });
    emails = [];
    await move(own, 'accepted', 'meera');
    await follow(own);
    await move(own, 'sent', 'meera');
    await follow(own);
    expect(subjectsTo('asha@example.com')).toEqual([
      `We’re packing your order ${own}`,
      `Your order ${own} is on its way`,
    ]);
    expect((await read(own)).failedAt).toBeUndefined();
    // The receipt goes out if the order is still waiting once there is room again.
    const waiting = await place();
    await followAll([waiting]);
    await follow(waiting, Date.now() + DAY_MS - 1000);
    expect(subjectsTo('asha@example.com').at(-1)).toBe(`We’ve received your order ${waiting}`);
  });

  it('leave no trace of an address after a day, and no hash that a list could reverse', async () => {
    await follow(await place());
    const [today] = (await database.collection('inboxes').get()).docs;
    const hash = createHash('sha256').update('asha@example.com').digest('hex');
    expect(JSON.stringify(today?.data())).not.toMatch(new RegExp(`${hash}|asha|example`));
    const tomorrow = Date.now() + DAY_MS;
    await follow(await place({ placedAt: tomorrow }), tomorrow);
    const after = (await database.collection('inboxes').get()).docs;
    expect(after).toHaveLength(1);
    expect(after[0]?.get('salt')).not.toBe(today?.get('salt'));
  });

  it('ring six times in ten minutes, then once for all orders since', async () => {
    const now = Date.now();
    const ids = await placeMany(10, (index) => `shopper${index}@example.com`);
    await followAll(ids, now);
    expect(pushes).toHaveLength(6);
    // The platform repeats events that wait.
    await followAll(ids, now + 60_000);
    expect(pushes).toHaveLength(6);
    await followAll(ids, now + 601_000);
    expect(pushes.slice(6)).toEqual([
      expect.objectContaining({ title: '4 new orders or payments to check', path: '/login' }),
    ]);
    for (const id of ids) expect((await read(id)).told.shopPush?.sentAt).toBeGreaterThan(0);
    await followAll(ids, now + 1_300_000);
    expect(pushes).toHaveLength(7);
  });

  it('name a claimed payment, even together with orders that have waited', async () => {
    const now = Date.now();
    const ids = await placeMany(7, (index) => `shopper${index}@example.com`);
    await followAll(ids, now);
    const later = now + 601_000;
    const claimed = await place({
      pay: 'upi',
      payment: 'claimed',
      items: [{ productId: 'pot', price: 133, count: 1 }],
      claimedAt: Timestamp.fromMillis(later - 1000),
    });
    await followAll([claimed], later);
    expect(pushes.slice(6).map(({ title }) => title)).toEqual([
      '2 new orders or payments to check',
      `Order ${claimed}: the shopper says ₹182 is paid`,
    ]);
  });

  it('go to the customer of an order that a merchant has taken, not to the shop', async () => {
    const id = await place({ owner: SHOP_OWNER, by: 'meera' });
    await follow(id);
    expect(subjectsTo('asha@example.com')).toEqual([`We’ve received your order ${id}`]);
    expect(subjectsTo('orders@shop.example')).toEqual([]);
    expect(pushes).toEqual([]);
  });

  it('go to the shop about an order that it has taken once the customer has paid it online', async () => {
    const id = await place({ owner: SHOP_OWNER, by: 'meera', pay: 'online' });
    await follow(id);
    expect([emails, pushes]).toEqual([[], []]);
    await orderAt(id).update({ payment: 'paid', checkedAt: Timestamp.now() });
    await follow(id);
    expect(subjectsTo('asha@example.com')).toEqual([`We’ve received your order ${id}`]);
    expect(subjectsTo('orders@shop.example')).toHaveLength(1);
    expect(pushes).toHaveLength(1);
  });

  it('don’t go to shoppers without an email address, to shops without devices, or for old orders', async () => {
    devices = 0;
    const quiet = await place({ email: '' });
    const old = await place({ placedAt: Date.now() - 2 * DAY_MS });
    await follow(quiet);
    await follow(old);
    expect(emails.map(({ to }) => to)).toEqual(['orders@shop.example']);
    expect(Object.keys((await read(quiet)).told)).toEqual(['shopEmail']);
    expect((await read(old)).told).toEqual({});
  });

  it.each(['upi', 'cash'])(
    'tell the shopper once of a refund by %s that a merchant enters',
    async (pay) => {
      const id = await place({ pay, payment: 'paid' });
      await move(id, 'returned', 'meera');
      await follow(id);
      emails = [];
      const refundedAt = Timestamp.now();
      await orderAt(id).update({ payment: 'refunded', refundedAt, refundReference: 'R 12' });
      await follow(id);
      await follow(id);
      expect(subjectsTo('asha@example.com')).toEqual([`Refund for your order ${id}`]);
      expect(emails[0]?.text).toMatch(/We refunded ₹1039 on .*\. Reference: R 12\./);
    },
  );

  it('tell the shop of each payment that a shopper claims', async () => {
    const now = Date.now();
    const id = await place({
      pay: 'upi',
      state: 'accepted',
      payment: 'claimed',
      claimedAt: Timestamp.fromMillis(now - 1000),
    });
    await follow(id, now);
    await follow(id, now);
    expect(pushes.map(({ title }) => title)).toEqual([
      `Order ${id}: the shopper says ₹1039 is paid`,
    ]);
    await orderAt(id).update({ payment: 'due' });
    await orderAt(id).update({ payment: 'claimed', claimedAt: Timestamp.fromMillis(now + 1000) });
    await follow(id, now + 2000);
    await follow(id, now + 3000);
    expect(pushes).toHaveLength(2);
  });
});

describe('the link of an order', () => {
  const stateByLink = async (id: string, key: string) =>
    (await linkAt(id, key).get()).get('state') as unknown;

  it('is in every email', async () => {
    const linkKey = '2'.repeat(32);
    const id = await place({ linkKey });
    await follow(id);
    expect(emails.find(({ to }) => to === 'asha@example.com')?.text).toContain(
      `#/login?order=${id}&key=${linkKey}`,
    );
    const { address: _address, owner: _owner, ...linked } = (await orderAt(id).get()).data() ?? {};
    const shown = (await linkAt(id, linkKey).get()).data() ?? {};
    expect(linked).toMatchObject(shown);
    expect(shown).toMatchObject({ state: 'placed', items: { 'lamp:990': 1 }, updates: true });
  });

  it('shows that the functions have cancelled the order', async () => {
    const linkKey = '1'.repeat(32);
    await database
      .doc('shop/prices')
      .set(priceDocumentOf(firstPriceList({ lamp: { price: 990, soldOut: false, left: 0 } })));
    const id = await place({ linkKey });
    await follow(id);
    expect(await read(id)).toMatchObject({ state: 'cancelled', by: 'functions' });
    expect(await stateByLink(id, linkKey)).toBe('cancelled');
  });

  const request = { path: '/haat/functions/updates', headers: {}, rawBody: Buffer.from('') };
  const updatesOf =
    (id: string, key: unknown, method = 'POST') =>
    (query: object = {}, now = Date.now()) =>
      answerRequest(database, { ...request, method, query: { id, key, ...query } }, undefined, now);

  it('changes nothing without the right key', async () => {
    const [id, another] = [await place(), await place()];
    for (const each of [id, another]) await follow(each);
    const { linkKey: key = '' } = await read(id);
    const guesses = [
      { id: another, key },
      { id, key: randomBytes(16).toString('hex') },
      { id, key: '' },
      { id, key: 'é'.repeat(32) },
      { id, key: [key] },
      { id: `${id}/x`, key },
      { id, key: `${key}/x/y` },
      { key },
    ];
    for (const guess of guesses) {
      expect(await updatesOf('', key)(guess)).toEqual({ status: 404 });
    }
    expect((await read(id)).updates).toBe(true);
    const { location } = await updatesOf(id, key, 'GET')();
    expect(location).toContain(`#/login?order=${id}&key=${key}`);
  });

  it('lets the shopper stop the emails about the order, and start them again', async () => {
    const id = await place();
    await follow(id);
    const { linkKey = '' } = await read(id);
    const now = Date.now();
    const updates = updatesOf(id, linkKey);
    expect(await updates({}, now)).toEqual({ status: 204 });
    expect((await linkAt(id, linkKey).get()).get('updates')).toBe(false);
    // The interval limits the writes and events.
    const { changedAt } = await read(id);
    expect(await updates({}, now)).toEqual({ status: 204 });
    expect(await updates({ on: 'true' }, now)).toEqual({ status: 429 });
    expect((await read(id)).changedAt).toBe(changedAt);
    await move(id, 'accepted', 'meera');
    await follow(id);
    expect(subjectsTo('asha@example.com')).toHaveLength(1);
    expect(await updates({ on: 'true' }, now + 11_000)).toEqual({ status: 204 });
    await move(id, 'sent', 'meera');
    await follow(id);
    expect(subjectsTo('asha@example.com')).toHaveLength(2);
  });
});

it('closing an account deletes its addresses, its orders’ links and its devices', async () => {
  const id = await place({ state: 'delivered', linkKey: '1'.repeat(32) });
  const link = linkAt(id, '1'.repeat(32));
  expect((await link.get()).exists).toBe(true);
  // The shopper placed this order after the deletion had failed.
  const open = await place();
  const other = await place({ owner: 'ravi', state: 'delivered' });
  await database.doc('devices/a').set({ uid: 'asha' });
  await database.doc('devices/b').set({ uid: 'ravi' });
  await forgetShopper(database, 'asha');
  await forgetShopper(database, 'asha');
  expect((await read(id)).address).toBeUndefined();
  expect((await read(id)).linkKey).toBeUndefined();
  expect((await link.get()).exists).toBe(false);
  for (const each of [open, other]) expect((await read(each)).address).toBeDefined();
  expect((await database.collection('devices').get()).docs.map((device) => device.id)).toEqual([
    'b',
  ]);
});

describe('an account that was closed while an order was unfinished', () => {
  const close = (uid = 'asha') =>
    database.doc(`shoppers/${uid}`).set({ closedAt: Timestamp.now() });
  afterEach(() => database.recursiveDelete(database.collection('shoppers')));

  const finishers: [string, string, string, object][] = [
    ['the sweep cancels', 'cancelled', 'functions', { pay: 'online' }],
    ['the shopper cancels', 'cancelled', 'asha', {}],
    ['a merchant cancels', 'cancelled', 'meera', {}],
    ['a merchant delivers', 'delivered', 'meera', { state: 'sent' }],
    ['the courier brings back', 'undelivered', 'meera', { state: 'sent' }],
    ['a merchant takes back', 'returned', 'meera', { state: 'returnAsked' }],
    ['a merchant doesn’t take back', 'returnDeclined', 'meera', { state: 'returnAsked' }],
  ];
  it.each(finishers)('keeps no address of an order that %s', async (_who, to, by, more) => {
    const linkKey = '1'.repeat(32);
    const id = await place({ linkKey, short: {}, ...more });
    await close();
    await forgetShopper(database, 'asha');
    expect((await read(id)).address).toBeDefined();
    await move(id, to, by);
    // The merchant can undo the move for a minute.
    await follow(id, Date.now() + 61_000);
    const { address, linkKey: key } = await read(id);
    expect({ address, key }).toEqual({ address: undefined, key: undefined });
    expect((await linkAt(id, linkKey).get()).exists).toBe(false);
    // The shopper still got the email.
    expect(subjectsTo('asha@example.com')).toHaveLength(1);
  });

  it('keeps no address of an order whose products are sold out', async () => {
    await close();
    const id = await place({ count: 1 });
    await database
      .doc('shop/prices')
      .set(priceDocumentOf(firstPriceList({ lamp: { price: 990, soldOut: false, left: 0 } })));
    await follow(id);
    expect(await read(id)).toMatchObject({
      state: 'cancelled',
      by: 'functions',
      address: undefined,
    });
  });

  it('keeps no address even if the email about it fails', async () => {
    const id = await place({ short: {} });
    await close();
    await move(id, 'cancelled', 'functions');
    failure = new SendError('unreachable');
    await expect(follow(id)).rejects.toThrow('unreachable');
    expect((await read(id)).address).toBeUndefined();
  });

  it('keeps the address while the merchant can undo the move, for a minute', async () => {
    const id = await place({ state: 'sent', short: {} });
    await close();
    await move(id, 'delivered', 'meera');
    await expect(follow(id)).rejects.toThrow('unreachable');
    expect((await read(id)).address).toBeDefined();
  });

  it('keeps the addresses if the account is open or has ordered again', async () => {
    await database.doc('shoppers/asha').set({ lastOrder: 'X' });
    const id = await place({ short: {} });
    await move(id, 'cancelled', 'functions');
    await follow(id);
    expect((await read(id)).address).toBeDefined();
  });
});
