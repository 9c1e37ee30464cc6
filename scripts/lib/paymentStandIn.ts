/**
 * Stands in for Razorpay and Stripe in `npm start` and in tests: the calls that the shop makes, a page to pay at, and
 * webhooks signed as theirs. It takes no money.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Payments } from '#shop/config';

type Service = Payments['service'];

/** One bill at the service: Stripe's session, or Razorpay's link. */
export interface StandInBill {
  id: string;
  service: Service;
  orderId: string;
  /** The shop's reference for it, and the project that it names. */
  reference: string;
  project: string;
  /** The amount in the units of the service. */
  amount: number;
  currency: string;
  /** The deadline in milliseconds. */
  until: number;
  returnTo: string;
  /** `pending`: the bank hasn't decided; `returned`: Razorpay gave it back, as nobody had captured it. */
  status: 'open' | 'pending' | 'paid' | 'returned';
  payment: string;
  /** The paid amount, which differs from the bill's only if a test sets it. */
  paid: number;
  paidCurrency: string;
  /** The refunds in the units of the service, by idempotency key, or by any text if made at the service itself. */
  refunds: Map<string, number>;
  /** The shop's note on each refund, its time in milliseconds and its status, by the same keys. */
  refundNotes?: Map<string, string>;
  refundTimes?: Map<string, number>;
  refundStatuses?: Map<string, string>;
  isDisputed: boolean;
  /** The status of the dispute in the service's words; open if left out. */
  disputeStatus?: string;
  /** The disputed amount; all if left out. */
  disputed?: number;
}

interface Options {
  /** 0 for any. */
  port: number;
  webhookSecret: string;
  /** The address for webhooks; none are sent until it is set. */
  webhookUrl?: string;
}

/** Answers a call with the fields of the request, a part of the path, and the idempotency key. */
type Call = [
  RegExp,
  answer: (fields: Record<string, unknown>, part: string, key: string) => unknown,
];

const newId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`;
const hmac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

interface Webhook {
  body: string;
  headers: Record<string, string>;
}

/** The webhook of each service about a bill that was paid, signed as theirs. */
const webhooks: Record<Service, (bill: StandInBill, secret: string, now: number) => Webhook> = {
  razorpay({ orderId, reference, project, id, payment }, secret) {
    const notes = { order: orderId, project };
    const link = { id, reference_id: reference, notes };
    const body = JSON.stringify({
      event: 'payment_link.paid',
      payload: { payment_link: { entity: link }, payment: { entity: { id: payment, notes } } },
    });
    return { body, headers: { 'x-razorpay-signature': hmac(secret, body) } };
  },
  stripe({ orderId, reference, project, id, payment }, secret, now) {
    const object = {
      object: 'checkout.session',
      id,
      client_reference_id: reference,
      metadata: { order: orderId, project },
      payment_intent: payment,
    };
    const body = JSON.stringify({ type: 'checkout.session.completed', data: { object } });
    const time = Math.floor(now / 1000);
    const signature = `t=${time},v1=${hmac(secret, `${time}.${body}`)}`;
    return { body, headers: { 'stripe-signature': signature } };
  },
};

/** The body and headers of a webhook about a bill, as its service signs it. */
export const webhookOf = (bill: StandInBill, secret: string, now = Date.now()): Webhook =>
  webhooks[bill.service](bill, secret, now);

/** The prefixes of each service's ids of bills and payments. */
const prefixes: Record<Service, { bill: string; payment: string }> = {
  razorpay: { bill: 'plink', payment: 'pay' },
  stripe: { bill: 'cs', payment: 'pi' },
};

/** The least and the most of a payment, in the units of the service. A Razorpay account has its own maximum. */
const limits: Record<Service, { least: number; most: number; tooLittle: string; tooMuch: string }> =
  {
    razorpay: {
      least: 100,
      most: Infinity,
      tooLittle: 'The amount must be at least INR 1.00',
      tooMuch: 'amount exceeds maximum amount allowed.',
    },
    stripe: {
      least: 50,
      most: 999_999_999,
      tooLittle: 'The Checkout Session’s total amount due must add up to at least 50.',
      tooMuch: 'The Checkout Session’s total amount due must be no more than 9,999,999.99.',
    },
  };

const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);

function pageOf({ id, orderId, amount, currency, status }: StandInBill): string {
  const button = (action: string, text: string) =>
    `<form method="post" action="/page/${id}/${action}"><button>${text}</button></form>`;
  const buttons =
    status === 'open'
      ? button('pay', 'Pay') + button('fail', 'Fail') + button('wait', 'Let the bank decide later')
      : `<p>${status === 'paid' ? 'It is paid.' : 'The bank hasn’t decided yet.'}</p>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Payment (stand-in)</title><style>body{font:1.25rem/1.5 system-ui;margin:2rem auto;max-width:30rem;padding:0 1rem}
button,a{font:inherit;display:block;margin:.5rem 0;padding:.5rem 1rem}</style>
<h1>Payment (stand-in)</h1><p>No money moves here.</p>
<p>${escaped(orderId)}: ${amount / 100} ${escaped(currency)}</p>${buttons}<form method="get" action="/page/${id}/close"><button>Close</button></form>`;
}

/** Starts it. @returns its `url`, its `bills` by id, and how to tell of one or close it */
export async function startPaymentStandIn({ port, webhookSecret, webhookUrl }: Options) {
  const bills = new Map<string, StandInBill>();
  /**
   * The simulated faults, if set: `status` that every call is answered with; `body` that each answer of 200 has, as a
   * proxy's; `most` that the account takes; `lost`: calls that are done, but whose answers get lost.
   */
  const faults: {
    status?: number | undefined;
    body?: string | undefined;
    most?: number | undefined;
    lost?: RegExp | undefined;
  } = {};
  /** The number of calls so far. */
  const counts = { calls: 0 };
  let target = webhookUrl;

  const describe = (id: string, as: (bill: StandInBill) => object) => {
    const bill = bills.get(id);
    return bill && as(bill);
  };
  const find = (holds: (bill: StandInBill) => boolean) => [...bills.values()].find(holds);
  const add = (
    bill: Pick<
      StandInBill,
      'service' | 'orderId' | 'reference' | 'project' | 'amount' | 'currency' | 'until' | 'returnTo'
    >,
  ) => {
    const { least, most, tooLittle, tooMuch } = limits[bill.service];
    if (bill.amount < least) throw new Error(tooLittle);
    if (bill.amount > (faults.most ?? most)) throw new Error(tooMuch);
    const id = newId(prefixes[bill.service].bill);
    const payment = newId(prefixes[bill.service].payment);
    const paidCurrency = bill.currency;
    const made: StandInBill = {
      ...bill,
      id,
      payment,
      status: 'open',
      paid: 0,
      paidCurrency,
      refunds: new Map(),
      isDisputed: false,
    };
    bills.set(id, made);
    return made;
  };
  const isOver = ({ until, status }: StandInBill) => status === 'open' && Date.now() >= until;
  const isFailed = ({ refundStatuses }: StandInBill, key: string) =>
    refundStatuses?.get(key) === 'failed';
  const refunded = (bill: StandInBill) =>
    [...bill.refunds]
      .filter(([key]) => !isFailed(bill, key))
      .reduce((sum, [, amount]) => sum + amount, 0);

  /** Each refund as both services list them. */
  const refundsOf = (bill: StandInBill) =>
    [...bill.refunds].map(([key, amount]) => {
      const note = bill.refundNotes?.get(key) ?? /(?:^refund )?([-\da-z]{36})$/.exec(key)?.[1];
      const notes = note ? { refund: note } : {};
      const times = (bill.refundTimes ??= new Map());
      if (!times.has(key)) times.set(key, Date.now());
      const seconds = Math.floor((times.get(key) ?? 0) / 1000);
      return {
        id: `re_${key}`,
        amount,
        created: seconds,
        created_at: seconds,
        status: bill.refundStatuses?.get(key) ?? 'processed',
        metadata: notes,
        notes: note ? notes : [],
      };
    });
  const openDispute: Record<Service, string> = { razorpay: 'open', stripe: 'needs_response' };
  const disputeOf = (bill: StandInBill) => ({
    payment_id: bill.payment,
    payment_intent: bill.payment,
    amount: bill.disputed ?? bill.paid,
    amount_deducted: bill.disputeStatus === 'lost' ? (bill.disputed ?? bill.paid) : 0,
    status: bill.disputeStatus ?? openDispute[bill.service],
  });
  const disputesOf = (holds: (bill: StandInBill) => boolean) =>
    [...bills.values()].filter((bill) => bill.isDisputed && holds(bill)).map(disputeOf);

  /** Calls the shop about a bill. @returns the status of its answer */
  async function tell(bill: StandInBill): Promise<number> {
    if (!target) return 0;
    const { body, headers } = webhookOf(bill, webhookSecret);
    const response = await fetch(target, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    });
    return response.status;
  }

  const sessionOf = (bill: StandInBill) => ({
    id: bill.id,
    url: `${url}/page/${bill.id}`,
    client_reference_id: bill.reference,
    status: bill.status !== 'open' ? 'complete' : isOver(bill) ? 'expired' : 'open',
    payment_intent:
      bill.status === 'open'
        ? null
        : {
            id: bill.payment,
            status: bill.status === 'paid' ? 'succeeded' : 'processing',
            amount_received: bill.paid,
            currency: bill.paidCurrency.toLowerCase(),
            latest_charge: {
              amount_refunded: refunded(bill),
              disputed: bill.isDisputed,
              created: Math.floor(Date.now() / 1000),
            },
          },
  });
  const linkOf = (bill: StandInBill) => ({
    id: bill.id,
    short_url: `${url}/page/${bill.id}`,
    status: bill.status === 'paid' ? 'paid' : isOver(bill) ? 'expired' : 'created',
    reference_id: bill.reference,
    amount: bill.amount,
    currency: bill.currency,
    callback_url: bill.returnTo,
    ...(bill.status !== 'open' && { order_id: `order_${bill.id}` }),
  });
  const statuses = {
    open: 'failed',
    pending: 'authorized',
    paid: 'captured',
    returned: 'refunded',
  };
  const billPayment = (bill: StandInBill) => ({
    id: bill.payment,
    status:
      bill.status === 'paid' && bill.paid > 0 && refunded(bill) >= bill.paid
        ? 'refunded'
        : statuses[bill.status],
    amount: bill.status === 'paid' ? bill.paid : bill.amount,
    // Razorpay lists no refund of a payment that it refunded automatically.
    amount_refunded: bill.status === 'returned' ? bill.amount : refunded(bill),
    currency: bill.paidCurrency,
    created_at: Math.floor(Date.now() / 1000),
  });

  function refund(bill: StandInBill, key: string, amount: number, note: unknown) {
    if (!bill.refunds.has(key)) {
      if (refunded(bill) + amount > bill.paid) throw new Error('The refund is more than was paid.');
      bill.refunds.set(key, amount);
      (bill.refundTimes ??= new Map()).set(key, Date.now());
      if (typeof note === 'string') (bill.refundNotes ??= new Map()).set(key, note);
    }
    return { id: newId('re') };
  }

  /** The answers of Stripe by idempotency key. */
  const sessions = new Map<string, StandInBill>();

  /** Forgets idempotency keys, as both services do after a day. */
  function forgetKeys() {
    const move = <Value>(map = new Map<string, Value>()) => {
      const known = Array.from(map);
      map.clear();
      for (const [key, value] of known) map.set(`${key}, forgotten`, value);
    };
    for (const bill of bills.values()) {
      move(bill.refunds);
      move(bill.refundNotes);
      move(bill.refundTimes);
      move(bill.refundStatuses);
    }
  }

  /** The calls of each service, by method and path. */
  const calls: Record<Service, Call[]> = {
    stripe: [
      [
        /^POST \/v1\/checkout\/sessions$/,
        (fields, _part, key) => {
          const known = sessions.get(key);
          const made =
            known ??
            add({
              service: 'stripe',
              orderId: String(fields['metadata[order]']),
              project: String(fields['metadata[project]']),
              reference: String(fields.client_reference_id),
              amount: Number(fields['line_items[0][price_data][unit_amount]']),
              currency: String(fields['line_items[0][price_data][currency]']).toUpperCase(),
              until: Number(fields.expires_at) * 1000,
              returnTo: String(fields.success_url),
            });
          sessions.set(key, made);
          return sessionOf(made);
        },
      ],
      [/^GET \/v1\/checkout\/sessions\/(\w+)/, (_fields, id) => describe(id, sessionOf)],
      [
        /^POST \/v1\/refunds$/,
        (fields, _part, key) => {
          const bill = find(({ payment }) => payment === fields.payment_intent);
          return bill && refund(bill, key, Number(fields.amount), fields['metadata[refund]']);
        },
      ],
      [
        /^GET \/v1\/refunds\?payment_intent=(\w+)/,
        (_fields, payment) => ({
          data: [...bills.values()].filter((bill) => bill.payment === payment).flatMap(refundsOf),
        }),
      ],
      [
        /^GET \/v1\/disputes\?payment_intent=(\w+)/,
        (_fields, payment) => ({ data: disputesOf((bill) => bill.payment === payment) }),
      ],
    ],
    razorpay: [
      [
        /^POST \/v1\/payment_links$/,
        (fields) => {
          const reference = String(fields.reference_id);
          if (find((bill) => bill.reference === reference))
            throw new Error('payment link with given reference_id already exists');
          const { amount, currency, expire_by: until, callback_url: returnTo } = fields;
          const notes = (fields.notes ?? {}) as Record<string, string>;
          return linkOf(
            add({
              service: 'razorpay',
              reference,
              orderId: notes.order ?? '',
              project: notes.project ?? '',
              amount: Number(amount),
              currency: String(currency),
              until: Number(until) * 1000,
              returnTo: String(returnTo),
            }),
          );
        },
      ],
      [
        /^GET \/v1\/payment_links\?reference_id=([-\w]+)/,
        (_fields, reference) => ({
          payment_links: [...bills.values()]
            .filter((bill) => bill.reference === reference)
            .map(linkOf),
        }),
      ],
      [/^GET \/v1\/payment_links\/(\w+)/, (_fields, id) => describe(id, linkOf)],
      [
        /^GET \/v1\/orders\/order_(\w+)\/payments/,
        (_fields, id) => ({
          items: [...bills.values()].filter((bill) => bill.id === id).map(billPayment),
        }),
      ],
      [
        /^GET \/v1\/payments\/(\w+)\/refunds/,
        (_fields, payment) => ({
          items: [...bills.values()].filter((bill) => bill.payment === payment).flatMap(refundsOf),
        }),
      ],
      [/^GET \/v1\/disputes\?count/, () => ({ items: disputesOf(() => true) })],
      [
        /^POST \/v1\/payments\/(\w+)\/refund/,
        (fields, payment, key) => {
          const bill = find((each) => each.payment === payment);
          const { refund: note } = (fields.notes ?? {}) as Record<string, unknown>;
          return bill && refund(bill, key, Number(fields.amount), note);
        },
      ],
    ],
  };

  /** Handles the buttons of the page. @returns the shopper's next address */
  async function press(bill: StandInBill, action: string): Promise<string> {
    if (bill.status === 'open' && !isOver(bill)) {
      if (action === 'pay') Object.assign(bill, { status: 'paid', paid: bill.amount });
      if (action === 'wait') bill.status = 'pending';
    }
    if (action === 'fail') return `/page/${bill.id}`;
    if (action === 'pay') await tell(bill).catch(() => 0);
    return bill.returnTo;
  }

  const read = async (request: http.IncomingMessage) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString();
  };
  const server = http.createServer((request, response) => {
    void (async () => {
      const { method = '', url: path = '', headers } = request;
      const body = await read(request);
      const [, id = '', action] = /^\/page\/(\w+)\/?(\w*)/.exec(path) ?? [];
      const bill = bills.get(id);
      if (path === '/favicon.ico') response.writeHead(204).end();
      else if (bill && !action) {
        response.setHeader('Content-Type', 'text/html; charset=utf-8').end(pageOf(bill));
      } else if (bill && action) {
        response.writeHead(303, { Location: await press(bill, action) }).end();
      } else {
        counts.calls += 1;
        const { status, answer } = answerCall(`${method} ${path}`, body, headers);
        if (faults.lost?.test(`${method} ${path}`)) {
          response.destroy();
          return;
        }
        response
          .writeHead(status, { 'Content-Type': 'application/json' })
          .end((status === 200 && faults.body) || JSON.stringify(answer));
      }
    })();
  });

  function answerCall(line: string, body: string, headers: http.IncomingHttpHeaders) {
    const reject = (status: number, message: string) => ({
      status,
      answer: { error: { message, description: message } },
    });
    if (faults.status) return reject(faults.status, 'Out of order.');
    const isJson = headers['content-type']?.includes('json');
    const fields = isJson
      ? ((body ? JSON.parse(body) : {}) as Record<string, unknown>)
      : Object.fromEntries(new URLSearchParams(body));
    const key = String(headers['idempotency-key'] ?? headers['x-refund-idempotency'] ?? '');
    for (const [pattern, answer] of Object.values(calls).flat()) {
      const found = pattern.exec(line);
      if (!found) continue;
      try {
        const result = answer(fields, found[1] ?? '', key);
        return result ? { status: 200, answer: result } : reject(404, 'No such object.');
      } catch (error) {
        return reject(400, (error as Error).message);
      }
    }
    return reject(404, `Unknown: ${line}`);
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  // The server doesn't keep a command from ending.
  server.unref();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    bills,
    faults,
    counts,
    forgetKeys,
    tell,
    billOf: (orderId: string) => find((bill) => bill.orderId === orderId),
    tellAt: (address: string) => {
      target = address;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
