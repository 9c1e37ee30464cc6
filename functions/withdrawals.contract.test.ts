import { createHash } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { deskOrders } from '../src/testing/deskOrders';
import { findFirestoreEmulator } from '../src/testing/firestoreEmulator';
import { setShop } from '../src/testing/setShop';
import { DAY_MS, dayOf } from '../src/words/calendar';
import type { Email } from './emails';
import { SendError } from './post';
import { confirmWithdrawal, sweepWithdrawals } from './withdrawals';

process.env.FIRESTORE_EMULATOR_HOST = findFirestoreEmulator().host;
const app = initializeApp({ projectId: 'demo-withdrawals' }, 'withdrawals');
const database = getFirestore(app);
const orders = deskOrders(database);

const SHOP = 'orders@shop.example';

let emails: Email[] = [];
/** The errors of emails by address. */
let failures: Record<string, SendError> = {};
const post = {
  email: (email: Email) => {
    const { [email.to]: failure } = failures;
    if (failure) return Promise.reject(failure);
    emails.push(email);
    return Promise.resolve();
  },
  push: () => Promise.resolve(0),
  whatsApp: () => Promise.resolve(),
};

let declared = 0;

/** Declares a withdrawal, as the rules accept it. */
async function declare(more: object = {}) {
  declared += 1;
  const id = String(declared).padStart(32, '0');
  await database.doc(`withdrawals/${id}`).set({
    name: 'Anna Schmidt',
    order: '7K3M-9QXT-2B4D',
    reach: 'anna@example.com',
    at: Timestamp.fromMillis(Date.UTC(2026, 10, 20, 8, 33)),
    ...more,
  });
  return id;
}
const confirm = (id: string, now?: number) => confirmWithdrawal(database, id, post, now);
const read = async (id: string) => (await database.doc(`withdrawals/${id}`).get()).data();
const recipients = () => emails.map(({ to }) => to);

beforeEach(async () => {
  emails = [];
  failures = {};
  setShop({ functions: { email: SHOP, pushKey: 'BA' } });
  await database.recursiveDelete(database.collection('inboxes'));
  await database.recursiveDelete(database.collection('withdrawals'));
  await orders.reset();
});
afterAll(() => deleteApp(app));

it('the shopper gets one receipt with the withdrawal’s time and text, and the shop one copy', async () => {
  const id = await declare({ what: 'Lamp\nKettle' });
  await confirm(id, 1000);
  await confirm(id);
  expect(recipients()).toEqual(['anna@example.com', SHOP]);
  const [receipt, copy] = emails;
  expect(receipt?.subject).toBe('We’ve received your withdrawal');
  for (const email of emails) {
    expect(email.text).toMatch(/Received by Haat: 20 Nov 2026, 2:03/);
    expect(email.text).toContain(
      'I withdraw from the contract about order 7K3M-9QXT-2B4D, for these products only:\nLamp\nKettle\nName: Anna Schmidt',
    );
  }
  expect(copy).toMatchObject({
    replyTo: 'anna@example.com',
    subject: 'A shopper has withdrawn from a contract',
    text: expect.stringContaining('#/login') as string,
  });
  expect(await read(id)).toMatchObject({ emailedAt: 1000, copiedAt: 1000 });
});

it('only the shop gets an email about a shopper who left a phone number', async () => {
  const id = await declare({ reach: '0301234567' });
  await confirm(id);
  expect(recipients()).toEqual([SHOP]);
  expect(emails[0]).not.toHaveProperty('replyTo');
  expect(emails[0]?.text).toContain('0301234567');
});

it('a failed email is retried, and the other one isn’t sent twice', async () => {
  const id = await declare();
  failures = { 'anna@example.com': new SendError('unreachable') };
  // There are more attempts than an inbox gets emails a day.
  for (let time = 0; time < 14; time += 1) await expect(confirm(id)).rejects.toThrow('unreachable');
  expect(recipients()).toEqual([SHOP]);
  expect(await read(id)).not.toHaveProperty('emailedAt');
  failures = {};
  await confirm(id);
  expect(recipients()).toEqual([SHOP, 'anna@example.com']);
});

it('an address that doesn’t exist isn’t retried, and the receipt stays unsent', async () => {
  const id = await declare();
  failures = { 'anna@example.com': new SendError('no-address', true) };
  await confirm(id);
  expect(recipients()).toEqual([SHOP]);
  expect(await read(id)).not.toHaveProperty('emailedAt');
});

describe('too many withdrawals in a day', () => {
  const now = Date.UTC(2026, 10, 20, 8, 33);
  const tomorrow = now + DAY_MS;
  const sweep = (time: number) => sweepWithdrawals(database, post, time);
  const countOf = (address: string) => recipients().filter((to) => to === address).length;

  /** Uses up these limits, as strangers could. */
  const useUp = (...limits: string[]) => {
    const keyOf = (name: string) =>
      createHash('sha256').update(`withdrawals ${name}`).digest('hex');
    const counts = Object.fromEntries(limits.map((name) => [keyOf(name), 400]));
    return database.doc(`inboxes/${dayOf(now)}`).set({ salt: '', counts, rings: [], waiting: 0 });
  };

  it('send twelve receipts to one inbox, and the rest on the next day, the oldest first', async () => {
    const ids: string[] = [];
    for (let time = 0; time < 26; time += 1) {
      const id = await declare({ at: Timestamp.fromMillis(now - time) });
      ids.push(id);
      await confirm(id, now);
    }
    const [last = '', lastButOne = ''] = ids.toReversed();
    expect(countOf('anna@example.com')).toBe(12);
    expect(countOf(SHOP)).toBe(26);
    expect(await read(last)).toMatchObject({ waits: dayOf(now) });
    await sweep(now);
    expect(countOf('anna@example.com')).toBe(12);
    await sweep(tomorrow);
    await sweep(tomorrow);
    expect(countOf('anna@example.com')).toBe(24);
    for (const id of [last, lastButOne]) {
      expect(await read(id)).toMatchObject({ emailedAt: tomorrow });
      expect(await read(id)).not.toHaveProperty('waits');
    }
    await sweep(tomorrow + DAY_MS);
    expect(countOf('anna@example.com')).toBe(26);
    expect(countOf(SHOP)).toBe(26);
  });

  it('delay a shopper’s receipt and the shop’s copy until the next day', async () => {
    await useUp('shoppers', 'shop');
    const id = await declare();
    await confirm(id, now);
    expect(recipients()).toEqual([]);
    await sweep(tomorrow);
    expect(recipients()).toEqual(['anna@example.com', SHOP]);
  });

  it('keep an email that fails on the next day for the sweep after', async () => {
    await useUp('shoppers');
    const id = await declare();
    await confirm(id, now);
    failures = { 'anna@example.com': new SendError('unreachable') };
    jest.spyOn(console, 'error').mockReturnValue();
    await sweep(tomorrow);
    expect(await read(id)).toMatchObject({ waits: dayOf(now) });
    failures = {};
    await sweep(tomorrow);
    expect(recipients()).toEqual([SHOP, 'anna@example.com']);
  });

  it.each<[string, object, string, boolean]>([
    [
      'was accepted',
      { state: 'accepted', times: { accepted: Timestamp.now() } },
      'anna@example.com',
      true,
    ],
    ['was paid', { pay: 'online', payment: 'paid' }, 'anna@example.com', true],
    [
      'was paid, with a tag in the address',
      { pay: 'online', payment: 'paid' },
      'Anna+x@example.com',
      true,
    ],
    ['is only placed', {}, 'anna@example.com', false],
    [
      'was accepted, for another inbox',
      { times: { accepted: Timestamp.now() } },
      'bob@example.com',
      false,
    ],
  ])(
    'don’t delay the receipt of a shopper whose order %s: %s %s',
    async (_how, more, reach, isSent) => {
      await useUp('shoppers', 'shop', 'anna@example.com', '@example.com');
      const order = await orders.place({ email: 'anna@example.com', ...more });
      await confirm(await declare({ order, reach }), now);
      expect(recipients()).toEqual(isSent ? [reach, SHOP] : []);
    },
  );

  it('about one paid order also send only twelve receipts a day', async () => {
    const order = await orders.place({ email: 'anna@example.com', payment: 'paid' });
    for (let time = 0; time < 14; time += 1) await confirm(await declare({ order }), now);
    expect(countOf('anna@example.com')).toBe(12);
  });
});

it('a stranger’s input becomes no link in any mail program', async () => {
  await confirm(await declare({ name: 'Buy at evil.example', what: 'https://evil.example/<b>' }));
  for (const { text, html } of emails) {
    expect(text + html).not.toContain('evil.example');
    expect(html).not.toContain('<b>');
  }
});

it('nothing is sent about a withdrawal that a merchant has dealt with', async () => {
  const id = await declare();
  await database.doc(`withdrawals/${id}`).delete();
  await confirm(id);
  expect(emails).toEqual([]);
});
