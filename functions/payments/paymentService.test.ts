import { validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils';
import Stripe from 'stripe';
import { webhookOf } from '../../scripts/lib/paymentStandIn';
import { india } from '../../src/markets/india/market';
import { setShop } from '../../src/testing/setShop';
import { referenceOf, ServiceError } from './calls';
import { razorpay } from './razorpay';
import { stripe } from './stripe';
import { unitsOf } from './units';

const secret = 'whsec_test';
const account = {
  api: 'http://127.0.0.1:1',
  key: 'id:key',
  webhookSecret: secret,
  project: 'demo',
};
const bill = {
  id: 'cs_1',
  orderId: '7K3M-9QXT-2B4D',
  reference: '7K3M-9QXT-2B4D-0',
  project: 'demo',
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

  it('the shop accepts webhooks that Stripe’s own library signs', () => {
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

  it('Razorpay’s own library and the shop accept webhooks that the stand-in signs', () => {
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

describe('a payment link that was paid twice', () => {
  const payments = ['pay_1', 'pay_2'].map((id) => ({
    id,
    status: 'captured',
    amount: 50_000,
    amount_refunded: 0,
    currency: 'INR',
    created_at: 1,
  }));
  let refunds: { id: string; amount: number; key: string }[];
  let posts: string[];

  beforeEach(() => {
    refunds = [];
    posts = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
      const path = (url as string).replace(`${account.api}/v1/`, '');
      const [, payment = ''] = /^payments\/(\w+)\/refund/.exec(path) ?? [];
      const answer = () => {
        if (path.startsWith('payment_links'))
          return { id: 'plink_1', status: 'paid', order_id: 'order_1' };
        if (path.startsWith('disputes')) return { items: [] };
        if (path.startsWith('orders')) {
          const sumOf = (id: string) =>
            refunds.filter((each) => each.id === id).reduce((sum, { amount }) => sum + amount, 0);
          return { items: payments.map((each) => ({ ...each, amount_refunded: sumOf(each.id) })) };
        }
        if (init?.method !== 'POST') {
          const items = refunds.filter(({ id }) => id === payment);
          return {
            items: items.map(({ amount, key }) => ({
              id: 'rfnd_1',
              amount,
              created_at: 2,
              status: 'processed',
              notes: { refund: key },
            })),
          };
        }
        const { amount, notes } = JSON.parse(init.body as string) as {
          amount: number;
          notes: { refund: string };
        };
        posts.push(`${payment} ${amount}`);
        refunds.push({ id: payment, amount, key: notes.refund });
        return { id: 'rfnd_1', status: 'processed' };
      };
      return Promise.resolve(new Response(JSON.stringify(answer())));
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('is refunded from both payments, once, however often that is tried', async () => {
    const service = razorpay(account);
    await service.refund('plink_1', 700, 'a');
    await service.refund('plink_1', 700, 'a');
    expect(posts).toEqual(['pay_1 50000', 'pay_2 20000']);
    expect(await service.look('plink_1')).toMatchObject({ paid: 1000, refunded: 700 });
    await expect(service.refund('plink_1', 301, 'b')).rejects.toMatchObject({ isFinal: true });
    expect(posts).toHaveLength(2);
  });
});

describe('units of a payment service', () => {
  const market = (currency: string, digits: number) => {
    setShop({ market: { ...india, currency, digits } });
  };

  it.each([
    ['razorpay', 'INR', 0, 2053, 205_300],
    ['razorpay', 'INR', 2, 2053, 2053],
    ['razorpay', 'JPY', 0, 6487, 6487],
    ['razorpay', 'KWD', 3, 1250, 1250],
    ['razorpay', 'KWD', 0, 12, 12_000],
    ['stripe', 'EUR', 2, 6487, 6487],
    ['stripe', 'JPY', 0, 6487, 6487],
    ['stripe', 'KWD', 3, 1250, 1250],
    ['stripe', 'UGX', 0, 5000, 500_000],
    ['stripe', 'ISK', 0, 5000, 500_000],
    ['stripe', 'HUF', 0, 5000, 500_000],
    ['stripe', 'TWD', 2, 5000, 5000],
    // ISO 4217 gives it two digits.
    ['stripe', 'MGA', 2, 500_000, 5000],
  ] as const)(
    '%s bills %s with %s digits as it counts them',
    (service, currency, digits, amount, units) => {
      market(currency, digits);
      const { toBillUnits, toUnits, fromUnits } = unitsOf(service);
      expect(toBillUnits(amount)).toBe(units);
      expect(toUnits(amount)).toBe(units);
      expect(fromUnits(units)).toBe(amount);
    },
  );

  it.each([
    ['stripe', 'KWD', 3, 1234],
    ['razorpay', 'BHD', 3, 1999],
    ['stripe', 'MGA', 2, 19_950],
    ['stripe', 'EUR', 2, 49],
    ['stripe', 'EUR', 2, 100_000_000],
    ['stripe', 'HUF', 0, 174],
    ['razorpay', 'INR', 2, 99],
    ['razorpay', 'INR', 0, 20.535],
  ] as const)('%s gets no bill in %s with %s digits of %s', (service, currency, digits, amount) => {
    market(currency, digits);
    const bill = () => unitsOf(service).toBillUnits(amount);
    expect(bill).toThrow(ServiceError);
  });

  it('include the paise of an order from before the shop dropped them', () => {
    market('INR', 0);
    expect(unitsOf('razorpay').toBillUnits(20.53)).toBe(2053);
  });
});

describe('an answer of a payment service', () => {
  const order = {
    orderId: '7K3M-9QXT-2B4D',
    amount: 100,
    until: 0,
    returnTo: 'https://a.example/',
  };
  const services = { razorpay, stripe };
  const answerWith = (body: string, status = 200) =>
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(new Response(body, { status })));
  const nonsense = [
    '<html>Sign in to this network</html>',
    '',
    'null',
    '[]',
    '{}',
    '{"id":"another","status":"expired","payment_intent":null}',
    '{"id":"page_1"}',
    '{"id":"page_1","status":"gone","payment_intent":null}',
    '{"id":"page_1","status":"complete","payment_intent":"pi_1"}',
    '{"id":"page_1","status":"paid","order_id":"page_1"}',
  ];

  it.each(['razorpay', 'stripe'] as const)(
    'of %s that is malformed counts as a temporary failure',
    async (name) => {
      const service = services[name](account);
      for (const body of nonsense) {
        answerWith(body);
        await expect(service.look('page_1')).rejects.toMatchObject({ isFinal: false });
        await expect(service.open(order)).rejects.toMatchObject({ isFinal: false });
      }
    },
  );

  it.each([
    [
      'the service’s own',
      '{"error":{"message":"No such session","description":"No such link"}}',
      true,
    ],
    ['a server’s on the way', '<h1>Not found</h1>', false],
  ])('that rejects is final only if it is %s', async (_whose, body, isFinal) => {
    answerWith(body, 404);
    await expect(stripe(account).look('cs_1')).rejects.toMatchObject({ isFinal });
    await expect(razorpay(account).look('plink_1')).rejects.toMatchObject({ isFinal });
  });
});

describe('the name of a bill', () => {
  const order = { orderId: '7K3M-9QXT-2B4D', returnTo: 'https://a.example/', until: 1 };
  const own = referenceOf(order, 'demo', 100);

  it('fits into the 40 characters of Razorpay, and begins with the order’s number', () => {
    expect(own).toMatch(/^7K3M-9QXT-2B4D-[\da-f]{16}$/);
    expect(referenceOf(order, 'p'.repeat(30), 1e15).length).toBeLessThanOrEqual(40);
  });

  it.each([
    ['project', referenceOf(order, 'demo-2', 100)],
    ['amount', referenceOf(order, 'demo', 101)],
    ['way back', referenceOf({ ...order, returnTo: 'https://b.example/' }, 'demo', 100)],
    ['end', referenceOf({ ...order, until: 2 }, 'demo', 100)],
  ])('differs with another %s', (_what, other) => {
    expect(other).not.toBe(own);
  });
});

describe('a webhook that another shop of the same account shares', () => {
  it.each(['razorpay', 'stripe'] as const)('of %s names no order of this shop', (name) => {
    const now = Date.now();
    const other = webhookOf({ ...bill, service: name, project: 'another' }, secret, now);
    const service = { razorpay, stripe }[name](account);
    const { orderId } = service.verify(request(other.body, other.headers), now);
    expect(orderId).toBeUndefined();
  });

  it('from an earlier release, which named no project, still counts', () => {
    const now = Date.now();
    const payload = JSON.stringify({
      data: { object: { object: 'charge', metadata: { order: bill.orderId } } },
    });
    const header = new Stripe('sk_test').webhooks.generateTestHeaderString({ payload, secret });
    const { orderId } = stripe(account).verify(
      request(payload, { 'stripe-signature': header }),
      now,
    );
    expect(orderId).toBe(bill.orderId);
  });
});
