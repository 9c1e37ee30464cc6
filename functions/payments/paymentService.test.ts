import {
  type DocumentData,
  type DocumentReference,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils';
import Stripe from 'stripe';
import { webhookOf } from '../../scripts/lib/paymentStandIn';
import { shop } from '#shop/config';
import { india } from '../../src/markets/india/market';
import { setShop } from '../../src/testing/setShop';
import { buildAddress } from '../../src/testing/address';
import { clearConsole } from '../../src/testing/quietConsole';
import { call, checkAnswer, orderIn, ServiceError, referenceOf, type Tags } from './calls';
import { answerWebhook } from './payments';
import type { Account, PaymentService } from './paymentService';
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

  it('the shop accepts webhooks that Stripe’s own library signs', async () => {
    const header = sdk.webhooks.generateTestHeaderString({ payload: body, secret });
    const signed = request(body, { 'stripe-signature': header });
    expect(await stripe(account).readWebhook(signed, now)).toEqual({
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
  ])('names the payment of %s, which doesn’t name the order', async (type, object) => {
    const payload = JSON.stringify({ type, data: { object } });
    const header = sdk.webhooks.generateTestHeaderString({ payload, secret });
    const signed = request(payload, { 'stripe-signature': header });
    expect(await stripe(account).readWebhook(signed, now)).toEqual({
      orderId: undefined,
      payment: 'pi_1',
    });
  });
});

describe('Razorpay', () => {
  const { body, headers } = webhookOf({ ...bill, service: 'razorpay' }, secret);

  it('Razorpay’s own library and the shop accept webhooks that the stand-in signs', async () => {
    const signature = headers['x-razorpay-signature'] ?? '';
    expect(validateWebhookSignature(body, signature, secret)).toBe(true);
    expect(await razorpay(account).readWebhook(request(body, headers), 0)).toEqual({
      orderId: bill.orderId,
      payment: bill.payment,
    });
  });

  it.each(['refund', 'dispute'])(
    'names the payment of a %s, which doesn’t name the order',
    async (kind) => {
      const text = JSON.stringify({ payload: { [kind]: { entity: { payment_id: 'pay_1' } } } });
      const { headers: signed } = webhookOf({ ...bill, service: 'razorpay' }, secret);
      const sign = jest.requireActual<typeof import('node:crypto')>('node:crypto');
      const signature = sign.createHmac('sha256', secret).update(text).digest('hex');
      const right = { ...signed, 'x-razorpay-signature': signature };
      expect(await razorpay(account).readWebhook(request(text, right), 0)).toEqual({
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
      // An older payment keeps its currency's units: € 10.39 in a shop of whole yen.
      setShop({ market: { ...shop.market, currency: 'JPY', digits: 0 } });
      expect(fromUnits(1039, 'EUR')).toBe(10.39);
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
    webhook: 'https://a.example/webhook',
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
  it.each(['razorpay', 'stripe'] as const)('of %s names no order of this shop', async (name) => {
    const now = Date.now();
    const other = webhookOf({ ...bill, service: name, project: 'another' }, secret, now);
    const service = { razorpay, stripe }[name](account);
    const notice = await service.readWebhook(request(other.body, other.headers), now);
    expect(notice?.orderId).toBeUndefined();
  });
});

describe('a third service, like Mollie, whose webhooks are unsigned and name a payment alone', () => {
  interface MolliePayment {
    id: string;
    status: string;
    amount: { value: string; currency: string };
    metadata: Tags;
  }
  /** As much of such a service as its webhooks need. */
  const mollie = ({ api, key, project }: Account): PaymentService => {
    const read = async (id: string) =>
      checkAnswer<MolliePayment>(
        await call(`${api}/v2/payments/${id}`, 1000, {
          headers: { Authorization: `Bearer ${key}` },
        }),
        (sent) => sent.id === id,
      );
    return {
      async readWebhook({ rawBody }) {
        const id = new URLSearchParams(rawBody.toString()).get('id');
        if (!id || !/^tr_\w+$/.test(id)) throw new ServiceError('It names no payment.', true);
        const { metadata } = await read(id);
        const orderId = orderIn(metadata, project);
        return orderId === undefined ? undefined : { orderId, payment: id };
      },
      async look(id) {
        const { status, amount } = await read(id);
        const isPaid = status === 'paid';
        return {
          isOpen: status === 'open',
          isPending: status === 'pending',
          paid: isPaid ? Number(amount.value) : 0,
          refunded: 0,
          currency: amount.currency,
          payment: isPaid ? id : undefined,
        };
      },
      open: () => Promise.reject(new Error('Not part of this test.')),
      refund: () => Promise.reject(new Error('Not part of this test.')),
    };
  };

  const now = Date.now();
  const path = `orders/${bill.orderId}`;
  const at = Timestamp.fromMillis(now);
  let documents: Map<string, DocumentData>;
  const read = ({ path: name }: DocumentReference) =>
    Promise.resolve({ data: () => documents.get(name) });
  const database = {
    doc: (name: string) => ({ path: name, get: () => read({ path: name } as DocumentReference) }),
    runTransaction: (update: (transaction: object) => Promise<unknown>) =>
      update({
        get: read,
        update: ({ path: name }: DocumentReference, change: DocumentData) =>
          documents.set(name, { ...documents.get(name), ...change }),
      }),
  } as unknown as Firestore;
  const post = (body: string) => answerWebhook(database, mollie(account), request(body, {}), now);
  const payment = () => documents.get(path)?.payment as string;

  let answer: { status: number; body: object };

  beforeEach(() => {
    documents = new Map([
      [
        path,
        {
          owner: 'asha',
          by: 'asha',
          guest: false,
          state: 'placed',
          before: 'placed',
          gift: false,
          pay: 'online',
          payment: 'due',
          items: { 'lamp:990': 1 },
          times: {},
          notes: {},
          taken: {},
          delivery: { price: 49 },
          address: buildAddress(),
          placedAt: at,
          stateAt: at,
          beforeAt: at,
          changedAt: at,
          charge: { id: 'tr_1', until: now + 60_000, lookAt: now, paid: 0, refunded: 0 },
        },
      ],
    ]);
    answer = {
      status: 200,
      body: {
        id: 'tr_1',
        status: 'paid',
        amount: { value: '1039.00', currency: 'INR' },
        metadata: { order: bill.orderId, project: 'demo' },
      },
    };
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() =>
        Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status })),
      );
  });

  it('settles the order by its webhook, without the sweep', async () => {
    expect(await post('id=tr_1')).toBe(200);
    expect(documents.get(path)).toMatchObject({
      payment: 'paid',
      reference: 'tr_1',
      charge: { paid: 1039, foundBy: 'webhook' },
    });
  });

  it('pays nothing by a webhook about a payment that is still open', async () => {
    Object.assign(answer.body, { status: 'open' });
    expect(await post('id=tr_1')).toBe(200);
    expect(payment()).toBe('due');
  });

  it('is asked to repeat a webhook while it can’t be asked itself', async () => {
    answer.status = 503;
    expect(await post('id=tr_1')).toBe(500);
    expect(payment()).toBe('due');
    expect(clearConsole()).toHaveLength(1);
  });

  it('changes nothing by the webhook of another shop of the same account', async () => {
    Object.assign(answer.body, { metadata: { order: bill.orderId, project: 'another' } });
    expect(await post('id=tr_1')).toBe(200);
    expect(payment()).toBe('due');
  });

  it.each(['{}', '', 'id=../refunds'])(
    'has a webhook of somebody else rejected: %s',
    async (body) => {
      expect(await post(body)).toBe(400);
      expect(fetch).not.toHaveBeenCalled();
      expect(clearConsole()).toHaveLength(1);
    },
  );
});
