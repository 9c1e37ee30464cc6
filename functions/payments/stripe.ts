import { shop } from '../../shop/config';
import { emailWords as words } from '../../src/words/en/emails';
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
  ProviderError,
  referenceOf,
  type Sent,
  type Tags,
} from './calls';
import type { Account, Notice, Provider } from './provider';
import { unitsOf } from './units';

/** The version of Stripe's interface that this file speaks, whatever the account's default is. */
const VERSION = '2025-09-30.clover';
/** As in Stripe's own libraries: an older webhook may be a replayed one. */
const TOLERANCE_S = 300;

interface Charge {
  amount_refunded: number;
  disputed: boolean;
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

/** With its payment, if there is one. */
const isSession = ({ status, payment_intent: intent }: Sent<Session>) =>
  sessionStatuses.some((each) => each === status) && (intent === null || isIntent(intent));

/** Of a payment that the shopper has begun, and the bank hasn't decided. */
const pending = ['processing', 'requires_action'];

interface Refund {
  status: string;
  failure_reason?: string;
}

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
export function stripe({ api, key, webhookSecret, project }: Account): Provider {
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
        // Stripe answers with an earlier failure, too, and rejects the key with another time.
        `order ${reference}`,
      );
      const { id, url } = checkAnswer<Session>(
        answer,
        (sent) => isId(sent.id) && sent.client_reference_id === reference && isAddress(sent.url),
      );
      return { id, url };
    },

    verify({ rawBody, headers }, now): Notice {
      const header = String(headers['stripe-signature'] ?? '');
      const parts = header.split(',').map((part) => part.split('='));
      const valuesOf = (name: string) =>
        parts.filter(([each]) => each === name).map(([, value = '']) => value);
      const [time = ''] = valuesOf('t');
      const isFresh = Math.abs(now / 1000 - Number(time)) <= TOLERANCE_S;
      const signed = Buffer.concat([Buffer.from(`${time}.`), rawBody]);
      if (!isFresh || !valuesOf('v1').some((each) => isSignature(each, webhookSecret, signed))) {
        throw new ProviderError('Stripe hasn’t signed this.', true);
      }
      const { object } = (JSON.parse(rawBody.toString()) as Event).data ?? {};
      return {
        orderId: orderIn(object?.metadata, project),
        payment:
          object?.object === 'payment_intent' ? object.id : (object?.payment_intent ?? undefined),
      };
    },

    async look(id) {
      const path = `checkout/sessions/${id}?expand[]=payment_intent.latest_charge`;
      const { status, payment_intent: intent } = checkAnswer<Session>(
        await send(path),
        (sent) => isSession(sent) && sent.id === id,
      );
      const { amount_refunded: refunded = 0, disputed = false } = intent?.latest_charge ?? {};
      return {
        isOpen: status === 'open',
        // A bank transfer, or a voucher to pay in a shop.
        isPending: status === 'complete' && pending.includes(intent?.status ?? ''),
        paid: fromUnits(intent?.amount_received ?? 0),
        refunded: fromUnits(refunded),
        isDisputed: disputed,
        currency: intent?.currency.toUpperCase(),
        payment: intent && intent.amount_received > 0 ? intent.id : undefined,
      };
    },

    async refund(payment, amount, refundKey) {
      const fields = { payment_intent: payment, amount: String(toUnits(amount)) };
      const made = await send('refunds', fields, `refund ${refundKey}`);
      const { status, failure_reason: reason } = made as Refund;
      if (status === 'failed' || status === 'canceled') {
        throw new ProviderError(reason ?? status, true);
      }
    },
  };
}
