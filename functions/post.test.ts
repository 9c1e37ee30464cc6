import type { Firestore } from 'firebase-admin/firestore';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import webPush from 'web-push';
import type { Address } from '../src/orders/model/address';
import { buildAddress } from '../src/testing/address';
import { FakeOrders } from '../src/testing/fakes/fakeOrders';
import { setShop } from '../src/testing/setShop';
import { type Email, shopEmail, shopperEmail } from './emails';
import { createPost } from './post';

interface Received {
  to: string[];
  raw: string;
}

/** A mail server on this machine. @param refusals the answers to what it is asked */
async function openServer(refusals: { login?: number; recipient?: number } = {}) {
  const received: Received[] = [];
  const refusal = (responseCode: number) => Object.assign(new Error('No.'), { responseCode });
  const server = new SMTPServer({
    secure: false,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => {
      done(refusals.login ? refusal(refusals.login) : null, { user: 'shop' });
    },
    onRcptTo: (_address, _session, done) => {
      done(refusals.recipient ? refusal(refusals.recipient) : null);
    },
    onData: (stream, { envelope }, done) => {
      let raw = '';
      stream.on('data', (part: Buffer) => (raw += part.toString()));
      stream.on('end', () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  open.push(server);
  const send = (email: Email) =>
    createPost({} as Firestore, `smtp://${login}@127.0.0.1:${port}`, '').email(email);
  return { received, port, send };
}

// A whole address would look like a leak.
const login = 'shop:secret';

let open: SMTPServer[] = [];
const close = (server: SMTPServer) =>
  new Promise<void>((resolve) => {
    server.close(resolve);
  });
afterEach(async () => {
  await Promise.all(open.map(close));
  open = [];
});

const titleOf = (id: string) => `Title of ${id}`;
const orderFor = (address = {}, more = {}) =>
  new FakeOrders().add({
    id: '7K3M-9QXT-2B4D',
    owner: 'asha',
    key: '0'.repeat(32),
    delivery: { price: 49 },
    items: [{ productId: 'lamp', price: 990, count: 2 }],
    address: { ...buildAddress(), email: 'asha@example.com', ...address },
    ...more,
  });

beforeEach(() => {
  setShop({ sender: { email: 'orders@shop.example', pushKey: 'BA' } });
});

it('an email says what was ordered, what to pay and where it goes, as text and as HTML, with a way to stop', async () => {
  const { received, send } = await openServer();
  await send(shopperEmail('receipt', orderFor(), titleOf));
  const [{ to, raw } = { to: [], raw: '' }] = received;
  expect(to).toEqual(['asha@example.com']);
  const { subject, from, text = '', html, headers } = await simpleParser(raw);
  expect(from?.text).toBe('"Haat" <orders@shop.example>');
  expect(subject).toBe('We’ve received your order 7K3M-9QXT-2B4D');
  for (const said of [
    ...['2 × Title of lamp', '₹1980', '₹2029', 'You pay the courier ₹2029 in cash.', 'Asha Rao'],
    ...['You can return it for 14 days after delivery.', '+91 00000 00000'],
  ]) {
    expect(text).toContain(said);
    expect(html).toContain(said);
  }
  const link = `https://demo-haat.web.app/haat/#/login?order=7K3M-9QXT-2B4D&key=${'0'.repeat(32)}`;
  expect(text).toContain(link);
  expect(html).toContain(link.replace('&', '&amp;'));
  // Nothing from elsewhere: no pictures, styles or fonts.
  expect(html).not.toMatch(/<img|<link|url\(|<script/);
  const list = headers.get('list') as unknown as { unsubscribe: { url: string } };
  expect(list.unsubscribe.url).toContain('/haat/sender/updates?id=7K3M-9QXT-2B4D&key=');
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

it('a parcel can be tracked from its email', () => {
  setShop({ tracking: { 'Quick Post': 'https://quick.example/track?number={number}' } });
  const sent = (note: string) =>
    shopperEmail('sent', orderFor({}, { state: 'sent', notes: { sent: note } }), titleOf).text;
  expect(sent('quick post, EE123456789IN')).toContain(
    'Track your parcel: https://quick.example/track?number=EE123456789IN',
  );
  expect(sent('By van https://van.example/7')).toContain(
    'Track your parcel: https://van.example/7',
  );
  expect(sent('My brother')).not.toContain('Track');
});

it('what a shopper typed stays text: neither markup nor another recipient', async () => {
  const { received, send } = await openServer();
  const name = '<img src=x onerror=alert(1)>"\r\nBcc: x@example.com';
  const order = orderFor({
    name,
    city: 'Pune\r\nBcc: x@example.com',
    email: 'asha@example.com\r\nBcc: x@example.com',
  });
  await send(shopEmail({ ...order, address: { ...order.address, email: '' } as Address }, titleOf));
  await expect(send(shopperEmail('receipt', order, titleOf))).rejects.toMatchObject({
    problem: 'no-address',
  });
  expect(received).toHaveLength(1);
  for (const { to, raw } of received) {
    expect(to).toEqual(['orders@shop.example']);
    const { bcc, html } = await simpleParser(raw);
    expect(bcc).toBeUndefined();
    expect(html).not.toContain('<img');
  }
});

it.each([
  ['the address doesn’t exist', { recipient: 550 }, { problem: 'no-address', isFinal: true }],
  ['the server is busy', { recipient: 451 }, { problem: 'unreachable', isFinal: false }],
  ['the password is wrong', { login: 535 }, { problem: 'no-login', isFinal: false }],
])('is told apart: %s', async (_what, refusals, error) => {
  const { send } = await openServer(refusals);
  await expect(send(shopperEmail('receipt', orderFor(), titleOf))).rejects.toMatchObject(error);
});

it('is told apart: the server is down', async () => {
  const { port, send } = await openServer();
  await Promise.all(open.map(close));
  open = [];
  expect(port).toBeGreaterThan(0);
  await expect(send(shopperEmail('receipt', orderFor(), titleOf))).rejects.toMatchObject({
    problem: 'unreachable',
    isFinal: false,
  });
});

describe('a push message', () => {
  const endpoint = (id: string) => `https://push.example/${id}`;
  /** Sends one to devices of these merchants; resolves with how many got it, and which were asked. */
  const push = async (devices: Record<string, string>, statuses: Record<string, number>) => {
    const asked: string[] = [];
    const removed: string[] = [];
    jest.spyOn(webPush, 'sendNotification').mockImplementation(({ endpoint: to }) => {
      const id = to.replace(endpoint(''), '');
      asked.push(id);
      const statusCode = statuses[id] ?? 201;
      return statusCode === 201
        ? Promise.resolve({ statusCode, body: '', headers: {} })
        : Promise.reject(Object.assign(new Error('No.'), { statusCode }));
    });
    const all: Record<string, Record<string, { uid?: string; endpoint?: string }>> = {
      merchants: { meera: {} },
      devices: Object.fromEntries(
        Object.entries(devices).map(([id, uid]) => [id, { uid, endpoint: endpoint(id) }]),
      ),
    };
    const docsIn = (name: string) =>
      Object.entries(all[name] ?? {}).map(([id, data]) => ({
        id,
        data: () => data,
        get: (field: 'uid') => data[field],
      }));
    const database = {
      collection: (name: string) => ({ get: () => Promise.resolve({ docs: docsIn(name) }) }),
      doc: (path: string) => ({ delete: () => Promise.resolve(removed.push(path)) }),
    } as unknown as Firestore;
    const message = { title: '', body: '', tag: '', path: '' };
    return {
      count: await createPost(database, 'smtp://127.0.0.1', '').push(message),
      asked,
      removed,
    };
  };

  it('goes to no device of a former merchant', async () => {
    const { count, asked } = await push({ phone: 'meera', old: 'ravi' }, {});
    expect({ count, asked }).toEqual({ count: 1, asked: ['phone'] });
  });

  it.each([404, 410])('ends on a device whose browser has unsubscribed: %i', async (status) => {
    const { count, removed } = await push({ phone: 'meera', old: 'meera' }, { old: status });
    expect({ count, removed }).toEqual({ count: 1, removed: ['devices/old'] });
  });

  it('isn’t tried again, and rings again, where it has arrived, because another device fails', async () => {
    const devices = { phone: 'meera', broken: 'meera' };
    expect((await push(devices, { broken: 403 })).count).toBe(1);
    await expect(push(devices, { broken: 403, phone: 500 })).rejects.toThrow('rejected');
  });
});
