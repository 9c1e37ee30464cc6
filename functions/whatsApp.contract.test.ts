import { createHmac } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { deskOrders } from '../src/testing/deskOrders';
import { findFirestoreEmulator } from '../src/testing/firestoreEmulator';
import { setShop } from '../src/testing/setShop';
import { buildAddress } from '../src/testing/address';
import { followOrder } from './orders';
import { SendError } from './post';
import { answerRequest } from './requests';
import type { WhatsAppMessage } from './whatsApp';

process.env.FIRESTORE_EMULATOR_HOST = findFirestoreEmulator().host;
const app = initializeApp({ projectId: 'demo-whatsapp' });
const database = getFirestore(app);

let sent: WhatsAppMessage[] = [];
let failure: SendError | undefined;
let pushFailure: SendError | undefined;
const post = {
  email: () => Promise.resolve(),
  push: () => (pushFailure ? Promise.reject(pushFailure) : Promise.resolve(1)),
  whatsApp: (message: WhatsAppMessage) => {
    if (failure) return Promise.reject(failure);
    sent.push(message);
    return Promise.resolve();
  },
};
const { linkAt, read, place, move, reset } = deskOrders(database);
const follow = (id: string, now?: number) => followOrder(database, id, post, now);
const names = () => sent.map(({ template }) => template.name);

const phoneNumberId = '106540352242922';
const templates = { receipt: 'received', accepted: 'accepted', sent: 'on_its_way' };

beforeEach(async () => {
  sent = [];
  failure = undefined;
  pushFailure = undefined;
  const whatsapp = { phoneNumberId, templates };
  setShop({ functions: { email: 'orders@shop.example', pushKey: 'BA', whatsapp } });
  await database.recursiveDelete(database.collection('inboxes'));
  await reset();
});
afterAll(() => deleteApp(app));

/** Places an order of a product that is never sold out. */
const placeWith = (more: object = {}) =>
  place({ items: [{ productId: 'pot', price: 133, count: 1 }], whatsApp: true, ...more });

describe('messages on WhatsApp', () => {
  it('go out once with each of the news, to a shopper who asked for them', async () => {
    const id = await placeWith();
    await follow(id);
    await follow(id);
    await move(id, 'accepted', 'meera');
    await follow(id);
    await move(id, 'sent', 'meera', { 'notes.sent': 'Post EE123456789IN' });
    await follow(id);
    // The shop has no template for this.
    await move(id, 'delivered', 'meera');
    await follow(id);
    expect(names()).toEqual(['received', 'accepted', 'on_its_way']);
    expect((await read(id)).told.sentWhatsApp?.sentAt).toBeGreaterThan(0);
    const silent = await place();
    await follow(silent);
    expect(sent).toHaveLength(3);
  });

  it('wait while the access token has expired, which the desk shows, and go out with a new one', async () => {
    const id = await placeWith();
    failure = new SendError('no-token');
    await expect(follow(id)).rejects.toThrow('no-token');
    expect(await read(id)).toMatchObject({
      failedAt: expect.any(Number) as number,
      told: { receiptWhatsApp: { problem: 'no-token' } },
    });
    failure = undefined;
    await follow(id);
    expect(names()).toEqual(['received']);
    expect((await read(id)).failedAt).toBeUndefined();
  });

  it('are limited to six a day for one number when strangers place false orders', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 8; index += 1) ids.push(await placeWith());
    for (const id of ids) await follow(id).catch(() => undefined);
    expect(sent).toHaveLength(6);
    const last = ids.at(-1) ?? '';
    expect((await read(last)).told.receiptWhatsApp).toMatchObject({ problem: 'limit' });
    await move(last, 'accepted', 'meera');
    await follow(last).catch(() => undefined);
    expect(names().at(-1)).toBe('accepted');
    const address = { ...buildAddress(), telephone: '98765 43211' };
    // More notifications would ring than may.
    await follow(await placeWith({ address })).catch(() => undefined);
    expect(sent).toHaveLength(8);
  });
});

const secret = 'app secret';
const request = { path: '/haat/functions/whatsapp', query: {}, headers: {} };
const statusOf = (about: string, status: string, code?: number) =>
  JSON.stringify({
    entry: [
      {
        changes: [
          {
            field: 'messages',
            value: {
              statuses: [
                {
                  status,
                  biz_opaque_callback_data: about,
                  ...(code && { errors: [{ code }] }),
                },
              ],
            },
          },
        ],
      },
    ],
  });
const webhook = (body: string, key = secret) => {
  const signature = createHmac('sha256', key).update(body).digest('hex');
  return answerRequest(
    database,
    {
      ...request,
      method: 'POST',
      headers: { 'x-hub-signature-256': `sha256=${signature}` },
      rawBody: Buffer.from(body),
    },
    { whatsAppSecret: secret },
  );
};

describe('WhatsApp’s webhook', () => {
  it('notes for the desk that nobody has WhatsApp at a number, and nothing is tried again', async () => {
    const id = await placeWith();
    await follow(id);
    const [{ biz_opaque_callback_data: about } = { biz_opaque_callback_data: '' }] = sent;
    expect(await webhook(statusOf(about, 'delivered'))).toEqual({ status: 200 });
    expect((await read(id)).told.receiptWhatsApp?.problem).toBeUndefined();
    for (let times = 0; times < 2; times += 1) {
      expect(await webhook(statusOf(about, 'failed', 131026))).toEqual({ status: 200 });
    }
    const { told, failedAt } = await read(id);
    expect(told.receiptWhatsApp).toMatchObject({ problem: 'no-whatsapp', isFinal: true });
    // The merchant can't change that.
    expect(failedAt).toBeUndefined();
    await follow(id);
    expect(sent).toHaveLength(1);
  });

  it('puts an order on top of the desk whose template WhatsApp doesn’t deliver', async () => {
    const id = await placeWith();
    await follow(id);
    const [{ biz_opaque_callback_data: about } = { biz_opaque_callback_data: '' }] = sent;
    expect(await webhook(statusOf(about, 'failed', 132015))).toEqual({ status: 200 });
    const { told, failedAt } = await read(id);
    expect(told.receiptWhatsApp).toMatchObject({ problem: 'no-template', isFinal: true });
    expect(failedAt).toBe(told.receiptWhatsApp?.at);
    await follow(id);
    expect(sent).toHaveLength(1);
  });

  it('keeps such an order on top of the desk until other news have reached the shopper', async () => {
    const id = await placeWith();
    pushFailure = new SendError('unreachable');
    await expect(follow(id)).rejects.toThrow('unreachable');
    const [{ biz_opaque_callback_data: about } = { biz_opaque_callback_data: '' }] = sent;
    expect(await webhook(statusOf(about, 'failed', 132015))).toEqual({ status: 200 });
    pushFailure = undefined;
    await follow(id);
    const { told, failedAt } = await read(id);
    expect(told.shopPush?.sentAt).toBeGreaterThan(0);
    expect(failedAt).toBe(told.receiptWhatsApp?.at);
    await move(id, 'accepted', 'meera');
    await follow(id);
    expect(names()).toEqual(['received', 'accepted']);
    expect((await read(id)).failedAt).toBeUndefined();
  });

  it('keeps it there, too, if the webhook comes while another message is being sent', async () => {
    const id = await placeWith();
    pushFailure = new SendError('unreachable');
    await expect(follow(id)).rejects.toThrow('unreachable');
    const [{ biz_opaque_callback_data: about } = { biz_opaque_callback_data: '' }] = sent;
    const push = async () => {
      await webhook(statusOf(about, 'failed', 132015));
      return 1;
    };
    await followOrder(database, id, { ...post, push });
    const { told, failedAt } = await read(id);
    expect(told.shopPush?.sentAt).toBeGreaterThan(0);
    expect(failedAt).toBe(told.receiptWhatsApp?.at);
  });

  it('changes nothing with a wrong signature, about another try, or about something else', async () => {
    const id = await placeWith();
    await follow(id);
    const [{ biz_opaque_callback_data: about } = { biz_opaque_callback_data: '' }] = sent;
    const failed = statusOf(about, 'failed', 131026);
    expect(await webhook(failed, 'another secret')).toEqual({ status: 403 });
    const unsigned = { ...request, method: 'POST', rawBody: Buffer.from(failed) };
    const whatsAppSecret = secret;
    expect(await answerRequest(database, unsigned, { whatsAppSecret })).toEqual({ status: 403 });
    // The shop has no WhatsApp.
    expect(await answerRequest(database, unsigned)).toEqual({ status: 404 });
    for (const other of [`${id} receiptWhatsApp 1`, `${id} shopEmail 1`, `0/1 receiptWhatsApp 1`]) {
      expect(await webhook(statusOf(other, 'failed', 131026))).toEqual({ status: 200 });
    }
    expect(await webhook('{}')).toEqual({ status: 200 });
    expect((await read(id)).told.receiptWhatsApp?.problem).toBeUndefined();
  });

  it('is repeated if it comes before the message is noted as sent', async () => {
    const id = await placeWith();
    let answer: { status: number } | undefined;
    const whatsApp = async ({ biz_opaque_callback_data: about }: WhatsAppMessage) => {
      answer = await webhook(statusOf(about, 'failed', 131026));
    };
    await followOrder(database, id, { ...post, whatsApp });
    expect(answer).toEqual({ status: 503 });
  });

  /** A call that WhatsApp has taken, and whose answer is lost. */
  const lose = (happen: (about: string) => unknown = () => undefined) => ({
    ...post,
    async whatsApp(message: WhatsAppMessage) {
      sent.push(message);
      await happen(message.biz_opaque_callback_data);
      throw new SendError('unreachable');
    },
  });

  it.each(['sent', 'delivered', 'read'])(
    'keeps a message whose answer was lost from being sent twice once it says %s',
    async (status) => {
      const id = await placeWith();
      await expect(followOrder(database, id, lose())).rejects.toThrow('unreachable');
      expect((await read(id)).failedAt).toBeGreaterThan(0);
      const [{ biz_opaque_callback_data: about } = { biz_opaque_callback_data: '' }] = sent;
      expect(await webhook(statusOf(about, status))).toEqual({ status: 200 });
      const { told, failedAt } = await read(id);
      expect(told.receiptWhatsApp?.sentAt).toBeGreaterThan(0);
      expect(failedAt).toBeUndefined();
      await follow(id);
      expect(sent).toHaveLength(1);
    },
  );

  it('keeps a message from being sent twice if it comes before the call has failed', async () => {
    const id = await placeWith();
    await followOrder(
      database,
      id,
      lose((about) => webhook(statusOf(about, 'sent'))),
    );
    const { told, failedAt } = await read(id);
    expect(told.receiptWhatsApp?.sentAt).toBeGreaterThan(0);
    expect(failedAt).toBeUndefined();
    await follow(id);
    expect(sent).toHaveLength(1);
  });

  it('notes at once that a message whose answer was lost hasn’t arrived', async () => {
    const id = await placeWith();
    await expect(followOrder(database, id, lose())).rejects.toThrow('unreachable');
    const [{ biz_opaque_callback_data: about } = { biz_opaque_callback_data: '' }] = sent;
    expect(await webhook(statusOf(about, 'failed', 131026))).toEqual({ status: 200 });
    const { told } = await read(id);
    expect(told.receiptWhatsApp).toMatchObject({ problem: 'no-whatsapp', isFinal: true });
  });

  it('is confirmed when the merchant enters its address at Meta', async () => {
    const enter = (token: string, challenge: string) =>
      answerRequest(
        database,
        {
          ...request,
          method: 'GET',
          query: {
            'hub.mode': 'subscribe',
            'hub.verify_token': token,
            'hub.challenge': challenge,
          },
          rawBody: Buffer.from(''),
        },
        { whatsAppSecret: secret },
      );
    expect(await enter(phoneNumberId, '1158201444')).toEqual({ status: 200, text: '1158201444' });
    expect(await enter('1', '1158201444')).toEqual({ status: 403 });
    expect(await enter(phoneNumberId, '<script>')).toEqual({ status: 403 });
  });
});

describe('the link of an order', () => {
  const change = (id: string, key: string, query: object, now = Date.now()) =>
    answerRequest(
      database,
      {
        path: '/haat/functions/updates',
        method: 'POST',
        headers: {},
        rawBody: Buffer.from(''),
        query: { id, key, way: 'whatsApp', ...query },
      },
      {},
      now,
    );

  it('lets the shopper stop the WhatsApp messages about the order, and start them again', async () => {
    const id = await placeWith();
    const { linkKey = '' } = await read(id);
    const now = Date.now();
    expect(await change(id, linkKey, { on: 'false' }, now)).toEqual({ status: 204 });
    expect(await read(id)).toMatchObject({ whatsApp: false, updates: true });
    expect((await linkAt(id, linkKey).get()).get('whatsApp')).toBe(false);
    await follow(id);
    expect(sent).toEqual([]);
    expect(await change(id, linkKey, { on: 'true' }, now + 11_000)).toEqual({ status: 204 });
    await follow(id);
    expect(names()).toEqual(['received']);
  });

  it('lets the shopper stop emails and WhatsApp messages at the same moment', async () => {
    const id = await placeWith();
    const { linkKey = '' } = await read(id);
    const now = Date.now();
    for (const way of ['email', 'whatsApp']) {
      expect(await change(id, linkKey, { way, on: 'false' }, now)).toEqual({ status: 204 });
    }
    expect(await read(id)).toMatchObject({ whatsApp: false, updates: false });
    expect(await change(id, linkKey, { on: 'true' }, now)).toEqual({ status: 429 });
  });

  it('can’t start WhatsApp messages that the shopper never asked for', async () => {
    const id = await place();
    const { linkKey = '' } = await read(id);
    expect(await change(id, linkKey, { on: 'true' })).toEqual({ status: 404 });
    expect((await read(id)).whatsApp).toBeUndefined();
  });
});
