import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startWhatsAppStandIn } from '../scripts/lib/whatsAppStandIn';
import { shopperNews } from '../src/orders/model/messages';
import type { Order } from '../src/orders/model/order';
import { buildAddress } from '../src/testing/address';
import { FakeOrders } from '../src/testing/fakes/fakeOrders';
import { setShop } from '../src/testing/setShop';
import { catalogueOf } from './catalogue';
import { shopperEmail } from './emails';
import { dueMessages } from './messages';
import { createWhatsApp, whatsAppMessage } from './whatsApp';

const now = Date.now();
const key = '0'.repeat(32);
const orderWith = (more: Partial<Order> = {}) =>
  new FakeOrders().add({
    id: '7K3M-9QXT-2B4D',
    owner: 'asha',
    linkKey: key,
    delivery: { price: 49 },
    items: [{ productId: 'lamp', price: 990, count: 2 }],
    placedAt: now,
    whatsApp: true,
    ...more,
  });

const templates = { receipt: 'order_receipt', accepted: 'order_accepted', sent: 'order_sent' };
const setWhatsApp = (more = {}) => {
  const whatsapp = { phoneNumberId: '106540352242922', templates, ...more };
  setShop({ functions: { email: 'orders@shop.example', pushKey: 'BA', whatsapp } });
};
beforeEach(() => {
  setWhatsApp();
});

const refundedCharge = {
  until: now,
  paid: 2029,
  refunded: 990,
  refunds: [{ amount: 990, at: now }],
};

const parametersOf = ({ template }: ReturnType<typeof whatsAppMessage>) =>
  template.components.map(({ parameters }) => parameters.map(({ text }) => text));

it('a WhatsApp message names the template, and has the order, what there is to say and the link', () => {
  setShop({ tracking: { 'Quick Post': 'https://quick.example/track?number={number}' } });
  const notes = { sent: 'Quick Post EE123456789IN' };
  const message = whatsAppMessage('sentWhatsApp', orderWith({ state: 'sent', notes }), 7);
  expect(message).toMatchObject({
    messaging_product: 'whatsapp',
    to: '+919876543210',
    type: 'template',
    biz_opaque_callback_data: '7K3M-9QXT-2B4D sentWhatsApp 7',
    template: { name: 'order_sent', language: { code: 'en' } },
  });
  const [[number, said] = [], button] = parametersOf(message);
  expect(number).toBe('7K3M-9QXT-2B4D');
  expect(said).toBe(
    'Your order is on its way. Please have the cash ready. Courier: Quick Post EE123456789IN ' +
      'Track your parcel: https://quick.example/track?number=EE123456789IN You pay the courier ₹2029 in cash.',
  );
  expect(button).toEqual([`7K3M-9QXT-2B4D&key=${key}`]);
});

it('a WhatsApp message is in the language of the templates', () => {
  setWhatsApp({ language: 'en_US' });
  const { template } = whatsAppMessage('receiptWhatsApp', orderWith(), 7);
  expect(template.language).toEqual({ code: 'en_US' });
});

it.each(shopperNews)('the news %s are the same by email and on WhatsApp', (news) => {
  setWhatsApp({ templates: { [news]: 'news' } });
  const state = (['receipt', 'refund', 'latePayment'] as string[]).includes(news)
    ? 'placed'
    : (news as Order['state']);
  const notes = { [state]: 'Line\none' };
  const order = orderWith({
    state,
    notes,
    ...(news === 'refund' && { pay: 'online', charge: refundedCharge }),
    by: 'meera',
    address: { ...buildAddress(), email: 'a@b.co' },
  });
  const { text } = shopperEmail(news, order, catalogueOf([]));
  const [[, said = ''] = []] = parametersOf(whatsAppMessage(`${news}WhatsApp`, order, 7));
  // The email has them line by line; WhatsApp takes no line breaks.
  expect(text.replace(/\s+/g, ' ')).toContain(said);
  // WhatsApp rejects a message without a text.
  expect(said).toMatch(/^[^\n]+$/);
  expect(said).not.toContain('Asha');
});

it('a long WhatsApp message is cut between characters, as half of one is rejected', () => {
  const notes = { cancelled: `${'x'.repeat(199)}${'👍🏽'.repeat(400)}` };
  setWhatsApp({ templates: { cancelled: 'order_cancelled' } });
  const order = orderWith({ state: 'cancelled', by: 'meera', notes });
  for (const note of [notes.cancelled, `x${notes.cancelled}`]) {
    const message = whatsAppMessage(
      'cancelledWhatsApp',
      { ...order, notes: { cancelled: note } },
      7,
    );
    const [[, said = ''] = []] = parametersOf(message);
    expect(said.length).toBeLessThanOrEqual(700);
    expect(said).toMatch(/x(👍🏽)+…$/u);
  }
});

describe('an order’s WhatsApp messages', () => {
  const due = (more: Partial<Order> = {}) =>
    dueMessages(orderWith(more), now + 1).flatMap(([message]) =>
      message.endsWith('WhatsApp') ? [message] : [],
    );

  it('are due to a shopper who asked for them, beside emails', () => {
    expect(due()).toEqual(['receiptWhatsApp']);
    const email = { ...buildAddress(), email: 'asha@example.com' };
    const both = dueMessages(orderWith({ address: email }), now + 1).map(([message]) => message);
    expect(both).toEqual(expect.arrayContaining(['receipt', 'receiptWhatsApp', 'shopPush']));
    // Stopping emails stops only these.
    expect(due({ address: email, updates: false })).toEqual(['receiptWhatsApp']);
    expect(due({ state: 'sent', stateAt: now })).toEqual(['sentWhatsApp']);
  });

  it('aren’t due without the shopper’s consent, a whole number, a template, or WhatsApp', () => {
    expect(due({ whatsApp: undefined })).toEqual([]);
    expect(due({ whatsApp: false })).toEqual([]);
    expect(due({ address: { ...buildAddress(), telephone: '98765' } })).toEqual([]);
    expect(due({ address: undefined, linkKey: undefined })).toEqual([]);
    expect(due({ state: 'delivered', stateAt: now })).toEqual([]);
    setShop({ functions: { email: 'orders@shop.example', pushKey: 'BA' } });
    expect(due()).toEqual([]);
  });

  it('tell of a refund apart if there is no template for the cancellation', () => {
    const refunded = {
      state: 'cancelled',
      stateAt: now,
      pay: 'upi',
      payment: 'refunded',
      refundedAt: now,
    } as const;
    setWhatsApp({ templates: { refund: 'order_refund' } });
    expect(due(refunded)).toEqual(['refundWhatsApp']);
    setWhatsApp({ templates: { refund: 'order_refund', cancelled: 'order_cancelled' } });
    expect(due(refunded)).toEqual(['cancelledWhatsApp']);
  });
});

describe('WhatsApp’s answer', () => {
  const send = (url: string) => {
    jest.replaceProperty(process, 'env', { ...process.env, WHATSAPP_API: url });
    return createWhatsApp('token')(whatsAppMessage('receiptWhatsApp', orderWith(), 7));
  };

  it.each([
    [190, 'no-token', false],
    [132001, 'no-template', false],
    [131026, 'no-whatsapp', true],
    [131030, 'no-whatsapp', true],
    [130429, 'rejected', false],
    [131042, 'rejected', false],
  ])(
    'with the error %i is the problem %s, and final only without WhatsApp',
    async (code, problem, isFinal) => {
      jest.spyOn(console, 'error').mockImplementation();
      const standIn = await startWhatsAppStandIn({ port: 0, appSecret: 'secret' });
      standIn.faults.code = code;
      await expect(send(standIn.url)).rejects.toMatchObject({ problem, isFinal });
      standIn.faults.code = undefined;
      await send(standIn.url);
      expect(standIn.messages).toHaveLength(1);
      await standIn.close();
    },
  );

  it('is missing if it can’t be reached, or has broken down', async () => {
    await expect(send('http://127.0.0.1:1')).rejects.toMatchObject({ problem: 'unreachable' });
    for (const status of [502, 200]) {
      const server = createServer((_request, response) => {
        response.writeHead(status).end('A page');
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      await expect(send(`http://127.0.0.1:${port}`)).rejects.toMatchObject({
        problem: 'unreachable',
        isFinal: false,
      });
      server.close();
    }
  });
});
