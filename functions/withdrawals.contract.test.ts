import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { findFirestoreEmulator } from '../src/testing/firestoreEmulator';
import { setShop } from '../src/testing/setShop';
import type { Email } from './emails';
import { SendError } from './post';
import { confirmWithdrawal } from './withdrawals';

process.env.FIRESTORE_EMULATOR_HOST = findFirestoreEmulator().host;
const app = initializeApp({ projectId: 'demo-withdrawals' }, 'withdrawals');
const database = getFirestore(app);

const SHOP = 'orders@shop.example';

let emails: Email[] = [];
/** Why emails to this address fail, by the address. */
let failures: Record<string, SendError> = {};
const post = {
  email: (email: Email) => {
    const { [email.to]: failure } = failures;
    if (failure) return Promise.reject(failure);
    emails.push(email);
    return Promise.resolve();
  },
  push: () => Promise.resolve(0),
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
  setShop({ sender: { email: SHOP, pushKey: 'BA' } });
  await database.recursiveDelete(database.collection('inboxes'));
  await database.recursiveDelete(database.collection('withdrawals'));
});
afterAll(() => deleteApp(app));

it('a shopper gets a receipt with the time and the text of their withdrawal, and the shop a copy, once', async () => {
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

it('a shopper who left a phone number gets no email, and the shop does', async () => {
  const id = await declare({ reach: '0301234567' });
  await confirm(id);
  expect(recipients()).toEqual([SHOP]);
  expect(emails[0]).not.toHaveProperty('replyTo');
  expect(emails[0]?.text).toContain('0301234567');
});

it('what failed is tried again, without a second copy of what was sent', async () => {
  const id = await declare();
  failures = { 'anna@example.com': new SendError('unreachable') };
  // More often than an inbox gets emails a day.
  for (let time = 0; time < 14; time += 1) await expect(confirm(id)).rejects.toThrow('unreachable');
  expect(recipients()).toEqual([SHOP]);
  expect(await read(id)).not.toHaveProperty('emailedAt');
  failures = {};
  await confirm(id);
  expect(recipients()).toEqual([SHOP, 'anna@example.com']);
});

it('an address that doesn’t exist is left to the merchant', async () => {
  const id = await declare();
  failures = { 'anna@example.com': new SendError('no-address', true) };
  await confirm(id);
  expect(recipients()).toEqual([SHOP]);
  expect(await read(id)).not.toHaveProperty('emailedAt');
});

it('strangers can’t flood an inbox: twelve emails a day', async () => {
  for (let time = 0; time < 14; time += 1) await confirm(await declare());
  expect(recipients().filter((to) => to === 'anna@example.com')).toHaveLength(12);
  expect(recipients().filter((to) => to === SHOP)).toHaveLength(14);
});

it('no mail program makes a link of what a stranger has typed', async () => {
  await confirm(await declare({ name: 'Buy at evil.example', what: 'https://evil.example/<b>' }));
  for (const { text, html } of emails) {
    expect(text + html).not.toContain('evil.example');
    expect(html).not.toContain('<b>');
  }
});

it('nothing is sent about what a merchant has dealt with', async () => {
  const id = await declare();
  await database.doc(`withdrawals/${id}`).delete();
  await confirm(id);
  expect(emails).toEqual([]);
});
