import { shop } from '#shop/config';
import { emailWords as words } from '#words/emails';
import {
  call,
  CHANGE_MS,
  checkAnswer,
  isAddress,
  isId,
  isSignature,
  isUnits,
  LOOK_MS,
  orderIn,
  referenceOf,
  type Sent,
  ServiceError,
  type Tags,
} from './calls';
import type { Account, PaymentService } from './paymentService';
import { unitsOf } from './units';

/** The version of Stripe's interface that this file speaks, whatever the account's default is. */
const VERSION = '2025-09-30.clover';
/** The greatest age of a webhook, as in Stripe's own libraries: an older one may be replayed. */
const TOLERANCE_S = 300;

interface Charge {
  amount_refunded: number;
  /** Whether there was a dispute, even if it is over. */
  disputed: boolean;
  created: number;
}

interface Intent {
  id: string;
  status: string;
  amount_received: number;
  currency: string;
  latest_charge: Charge | null;
}

const sessionStatuses = ['open', 'complete', 'expired'] as const;

interface Session {
  id: string;
  url: string;
  status: (typeof sessionStatuses)[number];
  client_reference_id: string;
  payment_intent: Intent | null;
}

const isIntent = (value: unknown) => {
  const { id, status, amount_received: received, currency } = (value ?? {}) as Partial<Intent>;
  return isId(id) && isId(status) && isUnits(received) && isId(currency);
};

/** Whether it is a session, with its payment if there is one. */
const isSession = ({ status, payment_intent: intent }: Sent<Session>) =>
  sessionStatuses.some((each) => each === status) && (intent === null || isIntent(intent));

/** The statuses of a payment that the shopper has begun and the bank hasn't decided. */
const pending = ['processing', 'requires_action'];

interface Refund {
  id: string;
  amount: number;
  /** In seconds. */
  created: number;
  status: string | null;
  failure_reason?: string;
  metadata?: { refund?: string } | null;
}

interface Dispute {
  amount: number;
  status: string;
}

interface Listed<Item> {
  data: Item[];
}

const failed = ['failed', 'canceled'];
/** The statuses of a decided dispute, and of an inquiry that never became one. */
const over = ['won', 'lost', 'warning_closed', 'prevented'];

/** The parts of a webhook that say whose payment it is about, in each kind of object. */
interface Event {
  data?: {
    object?: {
      object?: string;
      id?: string;
      metadata?: Tags | null;
      payment_intent?: string | null;
    };
  };
}

/** Stripe's Checkout Sessions: https://docs.stripe.com/api/checkout/sessions */
export function stripe({ api, key, webhookSecret, project }: Account): PaymentService {
  const { toUnits, fromUnits, toBillUnits } = unitsOf('stripe');
  const send = (path: string, fields?: Record<string, string>, idempotencyKey = '') =>
    call(`${api}/v1/${path}`, fields ? CHANGE_MS : LOOK_MS, {
      method: fields ? 'POST' : 'GET',
      headers: {
        Authorization: `Bearer ${key}`,
        'Stripe-Version': VERSION,
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
      ...(fields && { body: new URLSearchParams(fields) }),
    });
  const readSession = async (id: string) =>
    checkAnswer<Session>(
      await send(`checkout/sessions/${id}?expand[]=payment_intent.latest_charge`),
      (sent) => isSession(sent) && sent.id === id,
    );

  return {
    async open(bill) {
      const { orderId, amount, until, returnTo } = bill;
      const units = toBillUnits(amount);
      const reference = referenceOf(bill, project, units);
      const item = 'line_items[0]';
      const answer = await send(
        'checkout/sessions',
        {
          mode: 'payment',
          client_reference_id: reference,
          'metadata[order]': orderId,
          'metadata[project]': project,
          'payment_intent_data[metadata][order]': orderId,
          'payment_intent_data[metadata][project]': project,
          [`${item}[quantity]`]: '1',
          [`${item}[price_data][currency]`]: shop.market.currency.toLowerCase(),
          [`${item}[price_data][unit_amount]`]: String(units),
          [`${item}[price_data][product_data][name]`]: words.bill(orderId),
          expires_at: String(Math.ceil(until / 1000)),
          'adaptive_pricing[enabled]': 'false',
          success_url: returnTo,
          cancel_url: returnTo,
        },
        // Stripe repeats an earlier failure, too, and rejects the key with another time.
        `order ${reference}`,
      );
      const { id, url } = checkAnswer<Session>(
        answer,
        (sent) => isId(sent.id) && sent.client_reference_id === reference && isAddress(sent.url),
      );
      return { id, url };
    },

    async readWebhook({ rawBody, headers }, now) {
      const header = String(headers['stripe-signature'] ?? '');
      const parts = header.split(',').map((part) => part.split('='));
      const valuesOf = (name: string) =>
        parts.filter(([each]) => each === name).map(([, value = '']) => value);
      const [time = ''] = valuesOf('t');
      const isFresh = Math.abs(now / 1000 - Number(time)) <= TOLERANCE_S;
      const signed = Buffer.concat([Buffer.from(`${time}.`), rawBody]);
      if (!isFresh || !valuesOf('v1').some((each) => isSignature(each, webhookSecret, signed))) {
        throw new ServiceError('Stripe hasn’t signed this.', true);
      }
      const { object } = (JSON.parse(rawBody.toString()) as Event).data ?? {};
      return Promise.resolve({
        orderId: orderIn(object?.metadata, project),
        payment:
          object?.object === 'payment_intent' ? object.id : (object?.payment_intent ?? undefined),
      });
    },

    async look(id) {
      const { status, payment_intent: intent } = await readSession(id);
      const charge = intent?.latest_charge;
      const list = async <Item>(what: string, isAny: boolean | undefined) => {
        if (!intent || !isAny) return [];
        const query = new URLSearchParams({ payment_intent: intent.id, limit: '100' }).toString();
        const answer = await send(`${what}?${query}`);
        return checkAnswer<Listed<Item>>(answer, ({ data }) => Array.isArray(data)).data;
      };
      const isPaid = intent !== null && intent.amount_received > 0;
      const [refunds, disputes] = await Promise.all([
        list<Refund>('refunds', isPaid),
        list<Dispute>('disputes', charge?.disputed),
      ]);
      const currency = intent?.currency.toUpperCase();
      const amountOf = (units: number) => fromUnits(units, currency);
      const lost = disputes.filter((dispute) => dispute.status === 'lost');
      return {
        isOpen: status === 'open',
        // The payment is a bank transfer, or a voucher to pay in a shop.
        isPending: status === 'complete' && pending.includes(intent?.status ?? ''),
        paid: amountOf(intent?.amount_received ?? 0),
        paidAt: isPaid && charge ? charge.created * 1000 : undefined,
        refunded: amountOf(charge?.amount_refunded ?? 0),
        refunds: refunds.map(({ amount, created, status: state, metadata }) => ({
          amount: amountOf(amount),
          at: created * 1000,
          key: metadata?.refund,
          hasFailed: failed.includes(state ?? ''),
        })),
        isDisputed: disputes.some((dispute) => !over.includes(dispute.status)),
        lost: amountOf(lost.reduce((sum, { amount }) => sum + amount, 0)),
        currency,
        payment: isPaid ? intent.id : undefined,
      };
    },

    async refund(id, amount, refundKey) {
      const { payment_intent: intent } = await readSession(id);
      const fields = {
        payment_intent: intent?.id ?? '',
        amount: String(toUnits(amount)),
        'metadata[refund]': refundKey,
      };
      const made = await send('refunds', fields, `refund ${refundKey}`);
      const { status, failure_reason: reason } = checkAnswer<Refund>(made, ({ id: of }) =>
        isId(of),
      );
      if (failed.includes(status ?? '')) throw new ServiceError(reason ?? status ?? '', true);
    },
  };
}
