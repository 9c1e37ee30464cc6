import { validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils';
import Stripe from 'stripe';
import { webhookOf } from '../../scripts/lib/paymentStandIn';
import { razorpay } from './razorpay';
import { stripe } from './stripe';

const secret = 'whsec_test';
const account = { api: 'http://127.0.0.1:1', key: 'id:key', webhookSecret: secret };
const bill = {
  id: 'cs_1',
  orderId: '7K3M-9QXT-2B4D',
  amount: 1,
  currency: 'INR',
  until: 0,
  returnTo: '',
  status: 'paid' as const,
  payment: 'pi_1',
  paid: 1,
  paidCurrency: 'INR',
  refunds: new Map(),
  isDisputed: false,
};
const request = (body: string, headers: Record<string, string>) => ({
  rawBody: Buffer.from(body),
  headers,
});

describe('Stripe', () => {
  const now = Date.now();
  const { body } = webhookOf({ ...bill, service: 'stripe' }, secret, now);
  const sdk = new Stripe('sk_test');

  it('its own library signs what the shop takes', () => {
    const header = sdk.webhooks.generateTestHeaderString({ payload: body, secret });
    expect(stripe(account).verify(request(body, { 'stripe-signature': header }), now)).toEqual({
      orderId: bill.orderId,
      payment: bill.payment,
    });
  });

  it('its own library takes what the stand-in signs', () => {
    const { headers } = webhookOf({ ...bill, service: 'stripe' }, secret, now);
    const { 'stripe-signature': header = '' } = headers;
    expect(() => sdk.webhooks.constructEvent(body, header, secret)).not.toThrow();
  });

  it.each([
    ['charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: 'pi_1', metadata: {} }],
    ['charge.dispute.created', { object: 'dispute', id: 'du_1', payment_intent: 'pi_1' }],
    ['payment_intent.succeeded', { object: 'payment_intent', id: 'pi_1', metadata: {} }],
  ])('names the payment of %s, which doesn’t name the order', (type, object) => {
    const payload = JSON.stringify({ type, data: { object } });
    const header = sdk.webhooks.generateTestHeaderString({ payload, secret });
    expect(stripe(account).verify(request(payload, { 'stripe-signature': header }), now)).toEqual({
      orderId: undefined,
      payment: 'pi_1',
    });
  });
});

describe('Razorpay', () => {
  const { body, headers } = webhookOf({ ...bill, service: 'razorpay' }, secret);

  it('its own library takes what the stand-in signs, and so does the shop', () => {
    const signature = headers['x-razorpay-signature'] ?? '';
    expect(validateWebhookSignature(body, signature, secret)).toBe(true);
    expect(razorpay(account).verify(request(body, headers), 0)).toEqual({
      orderId: bill.orderId,
      payment: bill.payment,
    });
  });

  it.each(['refund', 'dispute'])(
    'names the payment of a %s, which doesn’t name the order',
    (kind) => {
      const text = JSON.stringify({ payload: { [kind]: { entity: { payment_id: 'pay_1' } } } });
      const { headers: signed } = webhookOf({ ...bill, service: 'razorpay' }, secret);
      const sign = jest.requireActual<typeof import('node:crypto')>('node:crypto');
      const signature = sign.createHmac('sha256', secret).update(text).digest('hex');
      const right = { ...signed, 'x-razorpay-signature': signature };
      expect(razorpay(account).verify(request(text, right), 0)).toEqual({
        orderId: undefined,
        payment: 'pay_1',
      });
    },
  );
});

it.each([
  ['INR', 0, 2053, 205_300],
  ['EUR', 2, 6487, 6487],
  ['JPY', 0, 6487, 6487],
  ['KWD', 3, 1250, 1250],
])('counts %s with %s digits as the services do', (currency, digits, amount, units) => {
  jest.isolateModules(() => {
    const { shop } = jest.requireActual<typeof import('../../shop/config')>('../../shop/config');
    shop.market = { ...shop.market, currency, digits };
    jest.doMock('../../shop/config', () => ({ shop }));
    const counted = jest.requireActual<typeof import('./units')>('./units');
    expect(counted.toUnits(amount)).toBe(units);
    expect(counted.fromUnits(units)).toBe(amount);
  });
});
