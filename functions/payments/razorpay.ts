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

const linkStatuses = ['created', 'partially_paid', 'expired', 'cancelled', 'paid'] as const;
const paymentStatuses = ['created', 'authorized', 'captured', 'refunded', 'failed'] as const;

interface PaymentLink {
  id: string;
  short_url: string;
  status: (typeof linkStatuses)[number];
  reference_id: string;
  amount: number;
  currency: string;
  callback_url: string;
  /** The payments, once somebody has begun to pay. */
  order_id?: string;
  payments?: { payment_id: string }[] | null;
}

interface Payment {
  id: string;
  /** `refunded`: all of it was refunded, also automatically if it wasn't captured within days. */
  status: (typeof paymentStatuses)[number];
  amount: number;
  amount_refunded: number;
  currency: string;
  /** In seconds. */
  created_at: number;
}

interface Refund {
  id: string;
  amount: number;
  /** In seconds. */
  created_at: number;
  status: string;
  /** An empty list if there are none. */
  notes: { refund?: string } | [] | null;
}

interface Dispute {
  payment_id: string;
  status: string;
  amount: number;
  /** The amount that the bank deducted. */
  amount_deducted?: number;
}

/** The statuses of a decided dispute. */
const over = ['won', 'lost', 'closed'];
/** The most items that the service lists at once. */
const MOST = 100;

const isPaid = ({ status }: Payment) => status === 'captured' || status === 'refunded';
const unitsRefunded = ({ status, amount, amount_refunded: refunded }: Payment) =>
  status === 'refunded' ? amount : refunded;
const keyOf = ({ notes }: Refund) => (notes && 'refund' in notes ? notes.refund : undefined);
const sumOfUnits = <Item>(items: readonly Item[], amountOf: (item: Item) => number) =>
  items.reduce((sum, item) => sum + amountOf(item), 0);

interface Listed<Item> {
  items: Item[];
}

/** The parts of a webhook that say whose payment it is about. */
interface Event {
  payload?: {
    payment_link?: { entity?: { notes?: Tags } };
    payment?: { entity?: { id?: string; notes?: Tags } };
    refund?: { entity?: { payment_id?: string } };
    dispute?: { entity?: { payment_id?: string } };
  };
}

const isOneOf = (all: readonly string[], value: unknown) => all.includes(value as string);

const isLink = ({ id, status }: Sent<PaymentLink>) => isId(id) && isOneOf(linkStatuses, status);

const isPayment = ({ id, status, amount, amount_refunded: refunded, currency }: Sent<Payment>) =>
  isId(id) &&
  isOneOf(paymentStatuses, status) &&
  isUnits(amount) &&
  isUnits(refunded) &&
  isId(currency);

/** Whether two addresses are the same, which links and bills may write differently. */
const isSameAddress = (one: string, other: string) =>
  URL.canParse(one) && new URL(one).href === new URL(other).href;

/**
 * Razorpay's Payment Links: https://razorpay.com/docs/api/payments/payment-links
 *
 * @param account its key is `<key id>:<secret>`
 */
export function razorpay({ api, key, webhookSecret, project }: Account): PaymentService {
  const { toUnits, fromUnits, toBillUnits } = unitsOf('razorpay');
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

  const findLinks = async (reference: string) => {
    const query = new URLSearchParams({ reference_id: reference }).toString();
    const answer = await send(`payment_links?${query}`);
    const { payment_links: links } = checkAnswer<{ payment_links: PaymentLink[] }>(
      answer,
      ({ payment_links: found }) => Array.isArray(found),
    );
    return links.map((link) => checkAnswer<PaymentLink>(link, isLink));
  };

  /** The payments of a link, including one that the bank confirmed after the link had expired. */
  async function paymentsOf({ order_id: order, payments }: PaymentLink): Promise<Payment[]> {
    if (order) {
      const { items } = checkAnswer<Listed<unknown>>(
        await send(`orders/${order}/payments`),
        ({ items: found }) => Array.isArray(found),
      );
      return items.map((payment) => checkAnswer<Payment>(payment, isPayment));
    }
    const ids = (payments ?? []).map(({ payment_id: id }) => id);
    return Promise.all(
      ids.map(async (id) =>
        checkAnswer<Payment>(
          await send(`payments/${id}`),
          (payment) => isPayment(payment) && payment.id === id,
        ),
      ),
    );
  }

  const readLink = async (id: string) =>
    checkAnswer<PaymentLink>(
      await send(`payment_links/${id}`),
      (sent) => isLink(sent) && sent.id === id,
    );

  const listRefunds = async ({ id }: Payment) =>
    checkAnswer<Listed<Refund>>(await send(`payments/${id}/refunds?count=${MOST}`), ({ items }) =>
      Array.isArray(items),
    ).items;

  /**
   * The disputes about some payments, which don't say so themselves; `undefined` if they can't be listed, or may be older
   * than the last hundred: that isn't worth a payment that nobody learns of.
   */
  async function findDisputes(payments: readonly Payment[]): Promise<Dispute[] | undefined> {
    const listed = (await send(`disputes?count=${MOST}`).catch(() => undefined)) as
      Listed<Dispute> | undefined;
    if (!listed) return undefined;
    const ids = payments.map(({ id }) => id);
    const found = listed.items.filter(({ payment_id: id }) => ids.includes(id));
    return found.length > 0 || listed.items.length < MOST ? found : undefined;
  }

  return {
    async open(bill) {
      const { orderId, amount, until, returnTo } = bill;
      const { currency } = shop.market;
      const units = toBillUnits(amount);
      const reference = referenceOf(bill, project, units);
      const fields = {
        amount: units,
        currency,
        accept_partial: false,
        reference_id: reference,
        description: words.bill(orderId),
        expire_by: Math.ceil(until / 1000),
        notes: { order: orderId, project },
        callback_url: returnTo,
        callback_method: 'get',
        reminder_enable: false,
      };
      const isOwn = (link: PaymentLink) =>
        link.reference_id === reference &&
        link.amount === units &&
        link.currency === currency &&
        isSameAddress(link.callback_url, returnTo);
      const answer = await send('payment_links', fields).catch(async (error: unknown) => {
        // Razorpay accepts each reference once: another call may have been first, or its answer was lost.
        const isKnown = error instanceof ServiceError && /already exist/i.test(error.message);
        if (!isKnown) throw error;
        const link = (await findLinks(reference)).find(isOwn);
        // Razorpay may not find the link yet.
        if (!link) throw new ServiceError(error.message);
        return link;
      });
      const link = checkAnswer<PaymentLink>(
        answer,
        (sent) => isLink(sent) && sent.reference_id === reference && isAddress(sent.short_url),
      );
      return { id: link.id, url: link.short_url, isOver: link.status !== 'created' };
    },

    async readWebhook({ rawBody, headers }) {
      const signature = String(headers['x-razorpay-signature'] ?? '');
      if (!isSignature(signature, webhookSecret, rawBody)) {
        throw new ServiceError('Razorpay hasn’t signed this.', true);
      }
      const {
        payment_link: link,
        payment,
        refund,
        dispute,
      } = (JSON.parse(rawBody.toString()) as Event).payload ?? {};
      return Promise.resolve({
        orderId: orderIn(link?.entity?.notes, project) ?? orderIn(payment?.entity?.notes, project),
        payment: payment?.entity?.id ?? (refund ?? dispute)?.entity?.payment_id,
      });
    },

    async look(id) {
      const link = await readLink(id);
      const payments = await paymentsOf(link);
      const paid = payments.filter(isPaid);
      const [first] = paid;
      const [refunds, disputes] = await Promise.all([
        Promise.all(paid.map(listRefunds)),
        first ? findDisputes(paid) : [],
      ]);
      const amountOf = (units: number) => fromUnits(units, first?.currency);
      const lost = disputes?.filter(({ status }) => status === 'lost');
      return {
        isOpen: link.status === 'created',
        isPending: payments.some(({ status }) => status === 'authorized'),
        paid: amountOf(sumOfUnits(paid, ({ amount }) => amount)),
        paidAt: first ? first.created_at * 1000 : undefined,
        refunded: amountOf(sumOfUnits(paid, unitsRefunded)),
        refunds: refunds.flat().map((refund) => ({
          amount: amountOf(refund.amount),
          at: refund.created_at * 1000,
          key: keyOf(refund),
          hasFailed: refund.status === 'failed',
        })),
        isDisputed: disputes?.some(({ status }) => !over.includes(status)),
        lost: lost && amountOf(sumOfUnits(lost, (each) => each.amount_deducted ?? each.amount)),
        currency: first?.currency,
        payment: first?.id,
      };
    },

    async refund(id, amount, refundKey) {
      const payments = (await paymentsOf(await readLink(id))).filter(isPaid);
      const listed = (await Promise.all(payments.map(listRefunds)))
        .flat()
        .filter((refund) => refund.status !== 'failed');
      const amountOf = (refund: Refund) => refund.amount;
      const isSeveral = payments.length > 1;
      if (isSeveral && sumOfUnits(payments, unitsRefunded) > sumOfUnits(listed, amountOf)) {
        throw new ServiceError('Razorpay doesn’t list each refund yet.');
      }
      const leftOf = (payment: Payment) => payment.amount - unitsRefunded(payment);
      let rest =
        toUnits(amount) -
        sumOfUnits(
          listed.filter((refund) => keyOf(refund) === refundKey),
          amountOf,
        );
      const refund = async (payment: string, part: number, key: string) => {
        const fields = { amount: part, notes: { refund: refundKey } };
        const path = `payments/${payment}/refund`;
        const made = await send(path, fields, { 'X-Refund-Idempotency': key });
        const { status } = checkAnswer<Refund>(made, ({ id: of }) => isId(of));
        if (status === 'failed') throw new ServiceError(status, true);
      };
      if (rest <= 0) return;
      const [first] = payments;
      if (first && !isSeveral) return refund(first.id, rest, refundKey);
      if (rest > sumOfUnits(payments, leftOf)) throw new ServiceError(words.refundTooMuch, true);
      // A link may have two confirmed payments, and a refund is of one of them.
      for (const payment of payments) {
        const part = Math.min(rest, leftOf(payment));
        if (part > 0) await refund(payment.id, part, `${refundKey}-${payment.id}`);
        rest -= part;
      }
    },
  };
}
