import { shop } from '../../shop/config';
import { emailWords as words } from '../../src/words/en/emails';
import { call, CHANGE_MS, isSignature, LOOK_MS, ProviderError } from './calls';
import { fromUnits, toUnits } from './units';
import type { Account, Notice, Provider } from './provider';

interface PaymentLink {
  id: string;
  short_url: string;
  status: 'created' | 'partially_paid' | 'expired' | 'cancelled' | 'paid';
  reference_id: string;
  /** Once somebody has begun to pay. */
  order_id?: string;
  payments?: { payment_id: string }[] | null;
}

interface Payment {
  id: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  amount: number;
  amount_refunded: number;
  currency: string;
}

interface Refund {
  status: string;
}

interface Listed<Item> {
  items: Item[];
}

/** The parts of a webhook that say whose payment it is about. */
interface Event {
  payload: {
    payment_link?: { entity: { reference_id?: string } };
    payment?: { entity: { id: string; notes?: { order?: string } } };
    refund?: { entity: { payment_id: string } };
    dispute?: { entity: { payment_id: string } };
  };
}

/**
 * Razorpay's Payment Links: https://razorpay.com/docs/api/payments/payment-links
 *
 * @param account its key is `<key id>:<secret>`
 */
export function razorpay({ api, key, webhookSecret }: Account): Provider {
  const send = (path: string, fields?: object, headers?: Record<string, string>) =>
    call(`${api}/v1/${path}`, fields ? CHANGE_MS : LOOK_MS, {
      method: fields ? 'POST' : 'GET',
      headers: {
        Authorization: `Basic ${Buffer.from(key).toString('base64')}`,
        'Content-Type': 'application/json',
        ...headers,
      },
      ...(fields && { body: JSON.stringify(fields) }),
    });

  const findLink = async (orderId: string) => {
    const query = new URLSearchParams({ reference_id: orderId }).toString();
    const found = (await send(`payment_links?${query}`)) as { payment_links: PaymentLink[] };
    return found.payment_links.find((link) => link.reference_id === orderId);
  };

  /** Also one that the bank has confirmed only after the link had expired. */
  async function paymentsOf({ order_id: order, payments }: PaymentLink): Promise<Payment[]> {
    if (order) return ((await send(`orders/${order}/payments`)) as Listed<Payment>).items;
    const ids = (payments ?? []).map(({ payment_id: id }) => id);
    return Promise.all(ids.map((id) => send(`payments/${id}`) as Promise<Payment>));
  }

  /** The last hundred: a payment doesn't say so itself. */
  async function listDisputed(): Promise<string[]> {
    const { items } = (await send('disputes?count=100')) as Listed<{ payment_id: string }>;
    return items.map(({ payment_id: payment }) => payment);
  }

  return {
    async open({ orderId, amount, until, returnTo }) {
      const fields = {
        amount: toUnits(amount),
        currency: shop.market.currency,
        accept_partial: false,
        reference_id: orderId,
        description: words.bill(orderId),
        expire_by: Math.ceil(until / 1000),
        notes: { order: orderId },
        callback_url: returnTo,
        callback_method: 'get',
        reminder_enable: false,
      };
      const link = await send('payment_links', fields).catch(async (error: unknown) => {
        // It takes each reference once: another call may have been first, or its answer was lost.
        const isRejected = error instanceof ProviderError && error.isFinal;
        const known = isRejected ? await findLink(orderId) : undefined;
        if (!known) throw error;
        return known;
      });
      const { id, short_url: url } = link as PaymentLink;
      return { id, url };
    },

    verify({ rawBody, headers }): Notice {
      const signature = String(headers['x-razorpay-signature'] ?? '');
      if (!isSignature(signature, webhookSecret, rawBody)) {
        throw new ProviderError('Razorpay hasn’t signed this.', true);
      }
      const {
        payment_link: link,
        payment,
        refund,
        dispute,
      } = (JSON.parse(rawBody.toString()) as Event).payload;
      return {
        orderId: link?.entity.reference_id ?? payment?.entity.notes?.order,
        payment: payment?.entity.id ?? (refund ?? dispute)?.entity.payment_id,
      };
    },

    async look(id) {
      const link = (await send(`payment_links/${id}`)) as PaymentLink;
      // Whether it is disputed isn't worth a payment that nobody learns of.
      const [payments, disputed] = await Promise.all([
        paymentsOf(link),
        listDisputed().catch((): string[] => []),
      ]);
      const paid = payments.filter(({ status }) => status === 'captured' || status === 'refunded');
      const [first] = paid;
      const sum = (field: 'amount' | 'amount_refunded') =>
        fromUnits(paid.reduce((total, payment) => total + payment[field], 0));
      return {
        isOpen: link.status === 'created',
        isPending: payments.some(({ status }) => status === 'authorized'),
        paid: sum('amount'),
        refunded: sum('amount_refunded'),
        isDisputed: paid.some((payment) => disputed.includes(payment.id)),
        currency: first?.currency,
        payment: first?.id,
      };
    },

    async refund(payment, amount, refundKey) {
      const headers = { 'X-Refund-Idempotency': refundKey };
      const path = `payments/${payment}/refund`;
      const { status } = (await send(path, { amount: toUnits(amount) }, headers)) as Refund;
      if (status === 'failed') throw new ProviderError(status, true);
    },
  };
}
