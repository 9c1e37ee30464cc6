import { isDeepStrictEqual } from 'node:util';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { shop } from '#shop/config';
import { checkCash } from '../../src/catalogue/model/terms';
import { orderOf } from '../../src/firebase/orderDocument';
import { exactToScale } from '../../src/firebase/scale';
import {
  type Charge,
  type ChargeSource,
  exact,
  PAYMENT_MINUTES,
  type RefundRequest,
} from '../../src/orders/model/charge';
import { fullTotalOf, isOrderId, type Order, totalOf } from '../../src/orders/model/order';
import {
  linkedFieldsOf,
  type OrderLink,
  type PaymentFailure,
} from '../../src/orders/model/orderLink';
import { isInShopCurrency } from '../../src/orders/model/orderTerms';
import { isPayable } from '../../src/orders/model/payment';
import { emailWords as words } from '#words/emails';
import { DAY_MS } from '../../src/words/calendar';
import { cancellationOf } from '../cancellation';
import { awaitsStock, countStock } from '../countStock';
import { pageOfPayment, returnAddress, webhookAddress } from '../site';
import { runTransaction } from '../transactions';
import { ServiceError } from './calls';
import type {
  Bill,
  Notice,
  PaymentPage,
  PaymentService,
  PaymentRecord,
  WebhookRequest,
} from './paymentService';
import { isUnsettled, LATE_MS, settlePayment, sumOfRefunds, unchanged } from './settlement';

const waitMs = () => (shop.payments?.minutes ?? PAYMENT_MINUTES) * 60_000;
/** The least time of a payment page, set by Stripe. */
const LEAST_WAIT_MS = PAYMENT_MINUTES * 60_000;
/** The margin between the press and Stripe's own clock. */
const MARGIN_MS = 60_000;
/** The least interval between two calls of the service that somebody with an order's link can cause. */
const CALLS_MS = 10_000;

const orderAt = (database: Firestore, id: string) => database.doc(`orders/${id}`);

async function readOrder(database: Firestore, id: string): Promise<Order | undefined> {
  const data = (await orderAt(database, id).get()).data();
  return data && orderOf(id, data);
}

/** The `charge` of an order's document. */
function chargeDocument({ paid, refunded, refunds, ...charge }: Charge, { digits }: Order) {
  const amountOf = (amount: number) => exactToScale(amount, digits);
  const document = {
    ...charge,
    paid: amountOf(paid),
    refunded: amountOf(refunded),
    refunds: refunds?.map(({ amount, at }) => ({ amount: amountOf(amount), at })),
  };
  // These fields are deleted, because Firestore has no `undefined`.
  return Object.fromEntries(
    Object.entries<unknown>(document).filter(([, value]) => value !== undefined),
  );
}

const isSameMoney = (one: Charge, other?: Charge) =>
  one.paid === other?.paid &&
  one.refunded === other.refunded &&
  one.problem === other.problem &&
  one.currency === other.currency &&
  isDeepStrictEqual(one.refunds, other.refunds);

/** The tolerance between the database's clock and the service's. */
const CLOCKS_MS = 60_000;

/**
 * Whether the service lists the refund that a merchant has requested. A later one without a key counts
 * as well: rather none than two.
 */
function isListed({ key, amount, at }: RefundRequest, { refunds = [] }: PaymentRecord) {
  const made = refunds.filter(
    (each) =>
      !each.hasFailed && (each.key === key || (each.key === undefined && each.at > at - CLOCKS_MS)),
  );
  return exact(sumOfRefunds(made) - amount) >= 0;
}

/** Whether the refund is also in the sum of refunds. */
const isMade = (request: RefundRequest, truth: PaymentRecord) =>
  isListed(request, truth) &&
  sumOfRefunds((truth.refunds ?? []).filter(({ hasFailed }) => !hasFailed)) <= truth.refunded;

/** Whether a request is over: it was made, or, if it was rejected, another one. */
function isRequestOver({ refund, charge }: Order, refunded: number, truth: PaymentRecord) {
  if (!refund) return false;
  return refund.problem ? refunded > (charge?.refunded ?? 0) : isMade(refund, truth);
}

/**
 * Settles an order, and writes what has changed. Can be repeated, in any order.
 *
 * @param truth what the service says; left out if it says nothing new
 * @param now when it was asked: milliseconds
 */
async function write(
  database: Firestore,
  id: string,
  source: ChargeSource,
  { truth, now = Date.now() }: { truth?: PaymentRecord | undefined; now?: number | undefined },
): Promise<void> {
  await runTransaction(database, async (transaction) => {
    const found = (await transaction.get(orderAt(database, id))).data();
    if (!found) return;
    const order = orderOf(id, found);
    const news = truth ?? unchanged(order.charge);
    const { charge, pay, payment, isCancelled } = settlePayment(order, news, source, now);
    const changedAt = FieldValue.serverTimestamp();
    const isNews = payment !== order.payment;
    const isRefunded = isRequestOver(order, charge.refunded, news);
    const hasChanged =
      isNews ||
      isCancelled ||
      isRefunded ||
      pay !== order.pay ||
      !isSameMoney(charge, order.charge);
    // The sweep alone uses the time of its last query.
    if (!hasChanged && source !== 'sweep') return;
    const wasRefunded = order.payment === 'refunded';
    const { at } = charge.refunds?.at(-1) ?? {};
    const change = {
      charge: chargeDocument(charge, order),
      // The merchant's list polls for changes.
      ...(hasChanged && { changedAt }),
      ...(isRefunded && { refund: FieldValue.delete() }),
      ...(truth?.payment && !order.reference && { reference: truth.payment }),
      ...(pay !== order.pay && { pay }),
      ...(isNews && { payment }),
      // A move alone isn't a payment.
      ...(isNews && truth && payment === 'paid' && !wasRefunded && { checkedAt: changedAt }),
      ...(isNews &&
        payment === 'refunded' && { refundedAt: at ? Timestamp.fromMillis(at) : changedAt }),
      ...(isNews && wasRefunded && { refundedAt: FieldValue.delete() }),
      ...(isCancelled && cancellationOf(order, words.notPaid)),
    };
    transaction.update(orderAt(database, id), change);
    const linked = linkedFieldsOf(change);
    if (order.linkKey && Object.keys(linked).length > 0) {
      transaction.update(orderAt(database, id).collection('links').doc(order.linkKey), linked);
    }
  });
}

/** Fetches an order's payment from the service, and settles the order by that. */
async function followPayment(
  database: Firestore,
  service: PaymentService,
  id: string,
  source: ChargeSource,
  now = Date.now(),
): Promise<void> {
  const { charge } = (await readOrder(database, id)) ?? {};
  if (!charge) return;
  const look = async () => {
    if (!charge.id) return undefined;
    try {
      return await service.look(charge.id);
    } catch (error) {
      // The page belongs to a former test mode or another service, or the service hasn't answered for days. A payment that it
      // reports after that finds the order cancelled, and asks for a refund.
      const isLost =
        error instanceof ServiceError && (error.isFinal || now > charge.until + LATE_MS);
      if (source === 'sweep' && isLost) return undefined;
      throw error;
    }
  };
  await write(database, id, source, { truth: await look(), now });
}

/**
 * The next step for a shopper who wants to pay. `isOver`: nothing is left to pay; `isLate`: time is up, and no page
 * was ever opened.
 */
type NextStep =
  { bill: Bill } | { url: string } | { failure: PaymentFailure } | { isOver: true; isLate?: true };

/** The next step of paying for an order. A bill stays the same for a minute, so that two tabs open one. */
async function claimBill(
  database: Firestore,
  { id, key }: OrderLink,
  now: number,
): Promise<NextStep> {
  return runTransaction(database, async (transaction) => {
    const data = (await transaction.get(orderAt(database, id))).data();
    const order = data && orderOf(id, data);
    if (!order || !isPayable(order)) return { isOver: true };
    const { charge, placedAt } = order;
    if (charge && now >= charge.until) return { isOver: true };
    if (charge?.url) return { url: charge.url };
    const { failure } = charge ?? {};
    if (failure?.isFinal) return { failure: 'rejected' };
    if (failure && now < failure.at + CALLS_MS) return { failure: 'failed' };
    const last = placedAt + waitMs();
    if (now >= last) {
      // An unpaid order holds stock for a limited time, even if the service is out of order for longer.
      if (charge) transaction.update(orderAt(database, id), { 'charge.until': now });
      return { isOver: true, isLate: true };
    }
    const isBegun = charge?.begunAt !== undefined && now < charge.begunAt + MARGIN_MS;
    const end = Math.min(now + waitMs(), last + LEAST_WAIT_MS) + MARGIN_MS;
    // Each attempt has its own deadline, because Stripe repeats the answer to an identical one.
    const until = charge && isBegun ? charge.until : Math.max(end, (charge?.until ?? 0) + 1000);
    if (!isBegun) {
      const begun = { until, begunAt: now, paid: 0, refunded: 0, lookAt: until, failure };
      transaction.update(orderAt(database, id), { charge: chargeDocument(begun, order) });
    }
    const returnTo = returnAddress({ id, key });
    const bill = { orderId: id, amount: totalOf(order), until, returnTo };
    return { bill: { ...bill, webhook: webhookAddress() } };
  });
}

/** Saves the page where an order can be paid. @returns its address; `undefined` if there is nothing to pay any more */
async function noteOpened(database: Firestore, id: string, page: PaymentPage) {
  return runTransaction(database, async (transaction) => {
    const data = (await transaction.get(orderAt(database, id))).data();
    const order = data && orderOf(id, data);
    // Another tab was first.
    if (order?.charge?.url) return order.charge.url;
    if (!order?.charge || !isPayable(order)) return undefined;
    transaction.update(orderAt(database, id), {
      'charge.id': page.id,
      'charge.url': page.url,
      'charge.failure': FieldValue.delete(),
    });
    return page.url;
  });
}

/**
 * Saves why an order's bill couldn't be opened. If it was rejected for good and the order can't be paid in
 * cash either, cancels it.
 */
async function noteFailure(database: Firestore, link: OrderLink, error: unknown, now: number) {
  const { id } = link;
  const isFinal = error instanceof ServiceError && error.isFinal;
  const reason = error instanceof Error ? error.message : String(error);
  return runTransaction(database, async (transaction): Promise<string> => {
    const data = (await transaction.get(orderAt(database, id))).data();
    const order = data && orderOf(id, data);
    if (order?.charge?.url) return order.charge.url;
    if (!order?.charge || !isPayable(order)) return pageOfPayment(link);
    const size = { products: order.items.length, total: fullTotalOf(order) };
    // Its page offers no way to pay in a currency that the shop no longer has.
    const isCancelled =
      isFinal && (!isInShopCurrency(order) || checkCash(size, shop.cash) !== undefined);
    const change = {
      'charge.failure': { reason, at: now, isFinal },
      changedAt: FieldValue.serverTimestamp(),
      ...(isCancelled && cancellationOf(order, words.notCharged)),
    };
    transaction.update(orderAt(database, id), change);
    const linked = linkedFieldsOf(change);
    if (order.linkKey && isCancelled) {
      transaction.update(orderAt(database, id).collection('links').doc(order.linkKey), linked);
    }
    return pageOfPayment(link, isCancelled ? undefined : isFinal ? 'rejected' : 'failed');
  });
}

/**
 * The address where the shopper goes on who wants to pay for an order: at the payment service, or back at the shop if there
 * is nothing to pay, or the service doesn't answer.
 */
export async function openPayment(
  database: Firestore,
  service: PaymentService,
  link: OrderLink,
  now = Date.now(),
): Promise<string> {
  const { id } = link;
  const order = await readOrder(database, id);
  // The order is cancelled before payment if its items are sold out.
  if (order && awaitsStock(order)) await countStock(database, id);
  const next = await claimBill(database, link, now);
  if ('url' in next) return next.url;
  if ('failure' in next) return pageOfPayment(link, next.failure);
  if ('isOver' in next) {
    // The shopper sees the reason now.
    if (next.isLate) await write(database, id, 'return', { now });
    return returnFromPayment(database, service, link, now);
  }
  try {
    if (order && !isInShopCurrency(order)) throw new ServiceError(words.otherCurrency, true);
    const page = await service.open(next.bill);
    const url = await noteOpened(database, id, page);
    return url && !page.isOver ? url : await returnFromPayment(database, service, link, now);
  } catch (error) {
    console.error(`Order ${id} can’t be paid.`, error);
    return noteFailure(database, link, error, now);
  }
}

/** Whether the service can be asked about an order again, because its link was opened. */
const claimCall = (database: Firestore, id: string, now: number) =>
  runTransaction(database, async (transaction) => {
    const order = await transaction.get(orderAt(database, id));
    if (order.get('charge.id') === undefined) return true;
    const last = (order.get('returnedAt') as number | undefined) ?? 0;
    const isDue = now >= last + CALLS_MS;
    if (isDue) transaction.update(order.ref, { returnedAt: now });
    return isDue;
  });

/** Settles the order that a shopper comes back about. @returns the address of the shop's page about it */
export async function returnFromPayment(
  database: Firestore,
  service: PaymentService,
  link: OrderLink,
  now = Date.now(),
): Promise<string> {
  if (await claimCall(database, link.id, now)) {
    await followPayment(database, service, link.id, 'return', now).catch((error: unknown) => {
      // The webhook or the sweep will settle it.
      console.error(`Order ${link.id} can’t be settled yet.`, error);
    });
  }
  return pageOfPayment(link);
}

/**
 * Answers a payment service: 200 once its news is settled, or never can be, because it isn't about an order of this shop or
 * the service doesn't know the order's page, as after test mode. Services repeat everything else.
 */
export async function answerWebhook(
  database: Firestore,
  service: PaymentService,
  request: WebhookRequest,
  now = Date.now(),
): Promise<number> {
  let notice: Notice | undefined;
  try {
    notice = await service.readWebhook(request, now);
  } catch (error) {
    console.warn(String(error));
    return error instanceof ServiceError && !error.isFinal ? 500 : 400;
  }
  if (!notice) return 200;
  const { orderId, payment } = notice;
  try {
    const findByPayment = async () => {
      const { docs } = await database.collection('orders').where('reference', '==', payment).get();
      // The order must be one paid online, because shoppers type references, too.
      return docs.find((found) => found.get('charge.id') !== undefined)?.id;
    };
    const id = isOrderId(orderId) ? orderId : payment && (await findByPayment());
    if (id) await followPayment(database, service, id, 'webhook', now);
    return 200;
  } catch (error) {
    console.error('A webhook couldn’t be settled.', error);
    return error instanceof ServiceError && error.isFinal ? 200 : 500;
  }
}

/** How long a refund is retried with the same key: the services remember keys for a day. */
const TRIES_MS = 23 * 3_600_000;
/** The age after which a refund that the service doesn't list was never made, as the last attempt was long ago. */
const DECIDED_MS = DAY_MS;

/**
 * Makes the refund that a merchant has requested. The service's refunds are read first, so that no refund is made twice
 * or saved as failed that was made after all: a request whose outcome isn't known stays, and is checked again.
 */
export async function followRefund(
  database: Firestore,
  service: PaymentService,
  id: string,
  now = Date.now(),
): Promise<void> {
  const order = await readOrder(database, id);
  const { refund, charge } = order ?? {};
  if (!order || !refund || refund.problem || !charge?.id) return;
  const page = charge.id;
  const { key, amount, at } = refund;

  const ask = async () => {
    const askedAt = Math.max(now, Date.now());
    const truth = await service.look(page);
    if (!truth.refunds) throw new ServiceError('The payment service doesn’t list its refunds.');
    await write(database, id, 'return', { truth, now: askedAt });
    const failed = truth.refunds.some((each) => each.key === key && each.hasFailed);
    return { isListed: isListed(refund, truth), hasFailed: failed };
  };
  const reject = async (problem: string) => {
    const changedAt = FieldValue.serverTimestamp();
    await runTransaction(database, async (transaction) => {
      const found = await transaction.get(orderAt(database, id));
      // Another call may have found the refund already.
      if (found.get('refund.key') !== key) return;
      transaction.update(orderAt(database, id), { 'refund.problem': problem, changedAt });
    });
  };

  const isDecided = now > at + DECIDED_MS;
  const before = await ask().catch(async (error: unknown) => {
    // The service no longer has the page, so it can't refund the payment.
    if (!(isDecided && error instanceof ServiceError && error.isFinal)) throw error;
    await reject(error.message);
  });
  // A refund that the service lists is only waited for.
  if (!before || before.isListed) return;
  if (before.hasFailed) return reject(words.refundFailed);
  if (!isInShopCurrency(order)) return reject(words.otherCurrency);
  if (isDecided) return reject(words.refundNotMade);
  if (now > at + TRIES_MS) return;
  let rejection: ServiceError | undefined;
  try {
    await service.refund(page, amount, key);
  } catch (error) {
    if (!(error instanceof ServiceError && error.isFinal)) throw error;
    rejection = error;
  }
  const after = await ask();
  if (after.isListed) return;
  if (rejection) return reject(rejection.message);
  throw new ServiceError(`The refund of order ${id} isn’t listed yet.`);
}

/** An order can be refunded before it is cancelled or returned. */
export async function followMove(database: Firestore, order: Order) {
  // The charge stays as it is, because any query under way is newer.
  if (isUnsettled(order)) {
    await write(database, order.id, 'return', { now: order.charge?.askedAt ?? 0 });
  }
}

/** Checks all open payments at the service, and cancels orders that weren't paid in time. */
export async function sweepPayments(
  database: Firestore,
  service: PaymentService,
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
  const refunds = await orders.where('refund.at', '<=', Timestamp.fromMillis(now)).get();
  // The shopper didn't open the page, or it couldn't be opened.
  const isAbandoned = ({ charge, placedAt }: Order) =>
    !charge?.id && now >= (charge?.until ?? placedAt + waitMs());
  const abandoned = unpaid.docs.map((found) => orderOf(found.id, found.data())).filter(isAbandoned);
  const results = await Promise.allSettled([
    ...asked.docs.map(({ id }) => followPayment(database, service, id, 'sweep', now)),
    ...abandoned.map(({ id }) => write(database, id, 'sweep', { now })),
    ...refunds.docs.map(({ id }) => followRefund(database, service, id, now)),
  ]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
