import {
  type Charge,
  type ChargeProblem,
  type ChargeSource,
  exact,
  netOf,
  type Refund,
} from '../../src/orders/model/charge';
import { type Order, refundOf, totalOf } from '../../src/orders/model/order';
import { termsOf } from '../../src/orders/model/orderTerms';
import {
  isOnItsWay,
  type Payment,
  type PaymentMethod,
  states,
} from '../../src/orders/model/states';
import { DAY_MS } from '../../src/words/calendar';
import type { PaymentRecord } from './paymentService';

/** How long after the page has closed a bank can confirm a payment: three days, and a margin. */
export const LATE_MS = 5 * DAY_MS;
/** How often the service is asked in that time, and while a payment is disputed. */
const LATE_INTERVAL_MS = 6 * 3_600_000;

/** The new state of an order and its charge after the payment service's news. */
export interface Settlement {
  charge: Charge;
  pay: PaymentMethod;
  payment: Payment;
  /** Whether nothing was paid by `charge.until`, which `claimBill` in `payments.ts` sets. */
  isCancelled: boolean;
}

/** The service's word on an order without news, such as one whose shopper never opened the page: its charge stays. */
export const unchanged = (charge: Partial<Charge> = {}): PaymentRecord => {
  const { isPending = false, paid = 0, refunded = 0, lost = 0, problem, currency } = charge;
  return {
    isOpen: false,
    isPending,
    // The charge doesn't have the amount that was paid in another currency.
    paid: currency ? 1 : paid,
    refunded: currency ? 0 : exact(refunded - lost),
    lost,
    isDisputed: problem === 'disputed',
    currency,
  };
};

/** The sum of the refunds, an amount of the shop. */
export const sumOfRefunds = (refunds: readonly Refund[]) =>
  exact(refunds.reduce((sum, { amount }) => sum + amount, 0));

/** The refunds with another sum: the newest are shortened, or one that the shop has just learned of is added. */
function fitRefunds(refunds: readonly Refund[], sum: number, now: number): readonly Refund[] {
  const missing = exact(sum - sumOfRefunds(refunds));
  if (missing === 0) return refunds;
  if (missing > 0) return [...refunds, { amount: missing, at: now }];
  const { amount, at } = refunds.at(-1) ?? { amount: 0, at: now };
  const rest = exact(amount + missing);
  const others = refunds.slice(0, -1);
  return rest > 0 ? [...others, { amount: rest, at }] : fitRefunds(others, sum, now);
}

/** Each refund of a charge whose sum is `refunded`. */
function knownRefunds(
  before: Charge,
  { refunds: listed }: PaymentRecord,
  { refunded, lost = 0, lostAt = 0 }: Charge,
  now: number,
): readonly Refund[] {
  const made = (listed ?? [])
    .filter(({ hasFailed }) => !hasFailed)
    .map(({ amount, at }) => ({ amount, at }));
  const all = [...made, ...(lost > 0 ? [{ amount: lost, at: lostAt }] : [])].sort(
    (one, other) => one.at - other.at,
  );
  // Razorpay lists no refund of a payment that it gave back by itself.
  if (sumOfRefunds(all) === refunded) return all;
  return fitRefunds(before.refunds ?? [], refunded, now);
}

/** The new charge of an order, without its problem. */
function chargeOf(order: Order, before: Charge, news: PaymentRecord, now: number): Charge {
  const isForeign = news.currency !== undefined && news.currency !== termsOf(order).currency;
  const hasForeign = isForeign && news.paid > news.refunded;
  const lost = news.lost ?? before.lost ?? 0;
  // The paid amount never shrinks, as money that goes back counts as refunded.
  const paid = isForeign ? before.paid : Math.max(before.paid, news.paid);
  const refunded = isForeign ? before.refunded : Math.min(paid, exact(news.refunded + lost));
  const charge: Charge = {
    ...before,
    isPending: news.isPending || undefined,
    paid,
    paidAt: paid > 0 ? (before.paidAt ?? news.paidAt ?? now) : undefined,
    refunded,
    lost: lost > 0 ? lost : undefined,
    lostAt: lost > 0 ? (before.lostAt ?? now) : undefined,
    refundNewsAt: refunded > before.refunded ? now : before.refundNewsAt,
    currency: hasForeign ? news.currency : undefined,
  };
  return {
    ...charge,
    refunds: refunded > 0 ? knownRefunds(before, news, charge, now) : undefined,
  };
}

/** Whether an order has a payment beside the one online: its cash was collected, or it was paid by UPI. */
const hasOtherPayment = ({ pay, payment, state }: Order) =>
  pay !== 'online' && (payment === 'paid' || payment === 'refunded' || states[state].isCollected);

/** The only states in which an order waits for its payment. */
const canWait = ({ pay, state }: Order) =>
  pay === 'online' && (state === 'placed' || state === 'cancelled');

function settledPayment(order: Order, charge: Charge): Pick<Settlement, 'pay' | 'payment'> {
  const { pay, payment, state } = order;
  const { paid, refunded, isPending, currency, replacesCash } = charge;
  const total = totalOf(order);
  const net = netOf(charge);
  const { isUndone } = states[state];
  if (pay !== 'online') {
    // A shopper can pay online just before changing to cash.
    const replaces = net > 0 && (isUndone || paid >= total) && !hasOtherPayment(order);
    return replaces ? { pay: 'online', payment: 'paid' } : { pay, payment };
  }
  const as = (becomes: Payment) => ({ pay, payment: becomes });
  if (currency) return as(canWait(order) ? 'claimed' : payment);
  const kept = isUndone ? exact(total - refundOf(order)) : 0;
  if (isUndone && net > kept) return as('paid');
  // An order to be paid in cash had a part paid online while it was cancelled.
  if (!isUndone && !canWait(order) && paid < total) return { pay: 'cash', payment: 'due' };
  if (refunded > 0 && net <= kept) {
    return replacesCash && !isUndone ? { pay: 'cash', payment: 'due' } : as('refunded');
  }
  if (paid >= total) return as('paid');
  if (!canWait(order)) return as(payment);
  // The order has a problem, or is still open.
  if (paid > 0 || isPending) return as('claimed');
  return as(payment === 'claimed' ? 'due' : payment);
}

/** The problem with a settled order, which ends when the shop or the service solves it. */
function problemOf(
  order: Order,
  before: Charge,
  charge: Charge,
  { isDisputed = before.problem === 'disputed' }: PaymentRecord,
): ChargeProblem | undefined {
  const { paid, refunded, lost = 0, currency, replacesCash } = charge;
  const total = totalOf(order);
  const net = netOf(charge);
  const { state, payment } = order;
  const { isUndone } = states[state];
  const isComing = isOnItsWay(order);
  const madeBefore = exact(before.refunded - (before.lost ?? 0));
  const made = exact(refunded - lost);
  const isStillFailed =
    before.problem === 'refundFailed' && made <= madeBefore && payment !== 'refunded';
  const problems: [ChargeProblem, boolean][] = [
    ['disputed', isDisputed],
    ['currency', currency !== undefined],
    ['twice', net > 0 && (hasOtherPayment(order) || (isComing && replacesCash === true))],
    ['wentBack', payment === 'refunded' && isComing],
    ['amount', net > 0 && !isUndone && (net > total || paid < total)],
    ['refundFailed', made < madeBefore || isStillFailed],
  ];
  return problems.find(([, isSo]) => isSo)?.[0];
}

/**
 * Settles an order by everything that the payment service says of it: the only place where a payment changes an order.
 * Older news changes nothing, so webhooks, returns and sweeps can be repeated, lost, or come in any order.
 *
 * @param source what asked the service
 * @param askedAt when: milliseconds
 */
export function settlePayment(
  order: Order,
  news: PaymentRecord,
  source: ChargeSource,
  askedAt: number,
): Settlement {
  const { charge: before = { until: askedAt, paid: 0, refunded: 0 }, pay, payment } = order;
  if (askedAt < (before.askedAt ?? 0)) {
    return { charge: before, pay, payment, isCancelled: false };
  }
  const charge = chargeOf(order, before, news, askedAt);
  const settled = settledPayment(order, charge);
  const replacesCash =
    settled.pay === 'online' &&
    (charge.replacesCash === true ||
      (pay === 'cash' && isOnItsWay(order) && order.state !== 'placed'));
  const known: Charge = { ...charge, replacesCash: replacesCash || undefined };
  const becomes = { ...order, ...settled };
  const problem = problemOf(becomes, before, known, news);
  const isKnown = charge.paid > 0 || charge.currency !== undefined || before.foundBy !== undefined;
  const isOver = !news.isOpen && !news.isPending && askedAt >= before.until;
  const waits = settled.pay === 'online' && settled.payment === 'due';
  const look = isKnown && !waits ? undefined : nextLook(before, isOver, askedAt);
  return {
    charge: {
      ...known,
      askedAt,
      problem,
      problemAt: problem === before.problem ? before.problemAt : askedAt,
      foundBy: isKnown ? (before.foundBy ?? source) : undefined,
      // The shop polls, because its service may not be set up to report how a dispute ends.
      lookAt: problem === 'disputed' ? askedAt + LATE_INTERVAL_MS : look,
    },
    ...settled,
    isCancelled: isOver && waits && order.state === 'placed',
  };
}

function nextLook({ id, until }: Charge, isOver: boolean, askedAt: number) {
  if (!isOver) return askedAt;
  // A shopper can't pay without a page.
  return id && askedAt < until + LATE_MS ? askedAt + LATE_INTERVAL_MS : undefined;
}

/** Whether the state or method of an order has changed since it was settled, so that its payment means something else. */
export function isUnsettled(order: Order): boolean {
  const { charge, pay, payment } = order;
  if (!charge || (charge.paid === 0 && !charge.currency)) return false;
  const settled = settlePayment(order, unchanged(charge), 'return', charge.askedAt ?? 0);
  return (
    settled.pay !== pay || settled.payment !== payment || settled.charge.problem !== charge.problem
  );
}
