import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { shop } from '../../shop/config';
import { orderOf } from '../../src/firebase/orderDocument';
import { toScale } from '../../src/firebase/scale';
import type { Charge, ChargeSource } from '../../src/orders/model/charge';
import { type Order, totalOf } from '../../src/orders/model/order';
import { linkedFieldsOf, type OrderLink } from '../../src/orders/model/orderLink';
import { isPayable } from '../../src/orders/model/payment';
import { emailWords as words } from '../../src/words/en/emails';
import { cancellationOf } from '../cancellation';
import { awaitsStock, countStock } from '../countStock';
import { pageOfPayment, returnAddress } from '../site';
import { runTransaction } from '../transactions';
import { ProviderError } from './calls';
import type { Bill, Provider, Truth, WebhookRequest } from './provider';
import { settle, unchanged } from './settle';

/** How long an order waits for its payment, unless the shop says otherwise. Stripe's pages stay open for no less. */
const MINUTES = 30;
const waitMs = () => (shop.payments?.minutes ?? MINUTES) * 60_000;
/** Between the press and Stripe's own clock. */
const MARGIN_MS = 60_000;

const orderAt = (database: Firestore, id: string) => database.doc(`orders/${id}`);

async function readOrder(database: Firestore, id: string): Promise<Order | undefined> {
  const data = (await orderAt(database, id).get()).data();
  return data && orderOf(id, data);
}

/** The `charge` of an order's document. */
const chargeDocument = ({ paid, refunded, ...charge }: Charge, { digits }: Order) => ({
  // Firestore has no `undefined`.
  ...Object.fromEntries(Object.entries<unknown>(charge).filter(([, value]) => value !== undefined)),
  paid: toScale(paid, digits),
  refunded: toScale(refunded, digits),
});

const isSameMoney = (one: Charge, other?: Charge) =>
  one.paid === other?.paid && one.refunded === other.refunded && one.problem === other.problem;

/**
 * Settles an order, and writes what has changed. Can be repeated, in any order.
 *
 * @param truth what the service says; left out for an order whose page was never opened
 * @param refundKey of the refund that the service has made
 */
async function write(
  database: Firestore,
  id: string,
  source: ChargeSource,
  { truth, refundKey, now = Date.now() }: { truth?: Truth; refundKey?: string; now?: number },
): Promise<void> {
  await runTransaction(database, async (transaction) => {
    const found = (await transaction.get(orderAt(database, id))).data();
    if (!found) return;
    const order = orderOf(id, found);
    const settled = settle(order, truth ?? unchanged(order.charge), source, now);
    const { pay, payment, isCancelled } = settled;
    const changedAt = FieldValue.serverTimestamp();
    const isNews = payment !== order.payment;
    const hasChanged =
      isNews || isCancelled || refundKey || !isSameMoney(settled.charge, order.charge);
    const change = {
      charge: chargeDocument(settled.charge, order),
      // The merchant's list asks for what has changed.
      ...(hasChanged && { changedAt }),
      ...(refundKey && order.refund?.key === refundKey && { refund: FieldValue.delete() }),
      ...(truth?.payment && { reference: truth.payment }),
      ...(pay !== order.pay && { pay }),
      ...(isNews && { payment }),
      ...(isNews && payment === 'refunded' && { refundedAt: changedAt }),
      ...(isNews && payment !== 'refunded' && { checkedAt: changedAt }),
      ...(isCancelled && cancellationOf(order, words.notPaid)),
    };
    transaction.update(orderAt(database, id), change);
    const linked = linkedFieldsOf(change);
    if (order.linkKey && Object.keys(linked).length > 0) {
      transaction.update(orderAt(database, id).collection('links').doc(order.linkKey), linked);
    }
  });
}

/** Asks the service what it knows of an order, and settles the order by that. */
export async function followPayment(
  database: Firestore,
  provider: Provider,
  id: string,
  source: ChargeSource,
  now = Date.now(),
): Promise<void> {
  const order = await readOrder(database, id);
  if (!order?.charge?.id) return;
  await write(database, id, source, { truth: await provider.look(order.charge.id), now });
}

/** The bill of an order, which stays the same however often it is asked for; `undefined` if there is nothing to pay. */
async function claimBill(database: Firestore, { id, key }: OrderLink, now: number) {
  return runTransaction(database, async (transaction) => {
    const data = (await transaction.get(orderAt(database, id))).data();
    const order = data && orderOf(id, data);
    if (!order || !isPayable(order)) return undefined;
    const until = order.charge?.until ?? now + waitMs() + MARGIN_MS;
    if (order.charge && now >= until) return undefined;
    if (!order.charge) {
      const charge = { until, paid: 0, refunded: 0, lookAt: until };
      transaction.update(orderAt(database, id), { charge });
    }
    const bill: Bill = {
      orderId: id,
      amount: totalOf(order),
      until,
      returnTo: returnAddress({ id, key }),
    };
    return { bill, url: order.charge?.url };
  });
}

/**
 * The address where the shopper goes on who wants to pay for an order: at the payment service, or back at the shop if there
 * is nothing to pay, or the service doesn't answer.
 */
export async function openPayment(
  database: Firestore,
  provider: Provider,
  link: OrderLink,
  now = Date.now(),
): Promise<string> {
  const { id } = link;
  const order = await readOrder(database, id);
  // Nobody pays for what is no longer there.
  if (order && awaitsStock(order)) await countStock(database, id);
  const claimed = await claimBill(database, link, now);
  if (claimed?.url) return claimed.url;
  if (!claimed) return pageOfPayment(link);
  try {
    const page = await provider.open(claimed.bill);
    await orderAt(database, id).update({ 'charge.id': page.id, 'charge.url': page.url });
    return page.url;
  } catch (error) {
    console.error(`Order ${id} can’t be paid.`, error);
    return pageOfPayment(link, { hasFailed: true });
  }
}

/** Settles the order that a shopper comes back about. @returns the address of the shop's page about it */
export async function returnFromPayment(
  database: Firestore,
  provider: Provider,
  link: OrderLink,
  now = Date.now(),
): Promise<string> {
  await followPayment(database, provider, link.id, 'return', now).catch((error: unknown) => {
    // The webhook or the sweep will tell.
    console.error(`Order ${link.id} can’t be settled yet.`, error);
  });
  return pageOfPayment(link);
}

/** Answers a payment service: 200 only once its news is settled, or if it isn't about an order of this shop. */
export async function answerWebhook(
  database: Firestore,
  provider: Provider,
  request: WebhookRequest,
  now = Date.now(),
): Promise<number> {
  try {
    const { orderId, payment } = provider.verify(request, now);
    const byPayment = async () => {
      const orders = database.collection('orders').where('reference', '==', payment).limit(1);
      return (await orders.get()).docs[0]?.id;
    };
    const isKnown = orderId !== undefined && /^[-\dA-Z]+$/.test(orderId);
    const id = isKnown ? orderId : payment && (await byPayment());
    if (id) await followPayment(database, provider, id, 'webhook', now);
    return 200;
  } catch (error) {
    console.error('A webhook couldn’t be settled.', error);
    return error instanceof ProviderError && error.isFinal ? 400 : 500;
  }
}

/** Has the service refund what a merchant has requested. A rejection is noted with the request; others are tried again. */
export async function followRefund(
  database: Firestore,
  provider: Provider,
  id: string,
): Promise<void> {
  const order = await readOrder(database, id);
  const { refund, charge, reference } = order ?? {};
  if (!refund || refund.problem || !charge?.id || !reference) return;
  try {
    await provider.refund(reference, refund.amount, refund.key);
  } catch (error) {
    if (!(error instanceof ProviderError && error.isFinal)) throw error;
    const changedAt = FieldValue.serverTimestamp();
    await orderAt(database, id).update({ 'refund.problem': error.message, changedAt });
    return;
  }
  const truth = await provider.look(charge.id);
  await write(database, id, 'return', { truth, refundKey: refund.key });
}

/** An order can be refunded before it is cancelled or returned. */
export async function followUndoing(database: Firestore, id: string): Promise<void> {
  const order = await readOrder(database, id);
  if (!order?.charge) return;
  const { payment } = settle(order, unchanged(order.charge), 'return', Date.now());
  if (payment !== order.payment) await write(database, id, 'return', {});
}

/** Asks the service about all orders that neither a webhook nor a shopper has told of, and cancels those that weren't paid in time. */
export async function sweepPayments(
  database: Firestore,
  provider: Provider,
  now = Date.now(),
): Promise<void> {
  const orders = database.collection('orders');
  const [asked, unpaid] = await Promise.all([
    orders.where('charge.lookAt', '<=', now).get(),
    orders
      .where('pay', '==', 'online')
      .where('payment', '==', 'due')
      .where('state', '==', 'placed')
      .get(),
  ]);
  const isAbandoned = ({ charge, placedAt }: Order) => !charge && now >= placedAt + waitMs();
  const abandoned = unpaid.docs.map((found) => orderOf(found.id, found.data())).filter(isAbandoned);
  const results = await Promise.allSettled([
    ...asked.docs.map(async (found) => {
      // Without a page, its opening has failed.
      if (found.get('charge.id')) await followPayment(database, provider, found.id, 'sweep', now);
      else await write(database, found.id, 'sweep', { now });
    }),
    ...abandoned.map(({ id }) => write(database, id, 'sweep', { now })),
  ]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
