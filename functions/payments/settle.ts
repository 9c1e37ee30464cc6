import { shop } from '../../shop/config';
import type { Charge, ChargeProblem, ChargeSource } from '../../src/orders/model/charge';
import { type Order, refundOf, totalOf } from '../../src/orders/model/order';
import { type Payment, type PaymentMethod, states } from '../../src/orders/model/states';
import { DAY_MS } from '../../src/words/calendar';
import type { Truth } from './provider';

/** A bank can confirm a payment so long after the page has closed: three days, and a margin. */
const LATE_MS = 5 * DAY_MS;
/** How often the service is asked in that time. */
const LATE_INTERVAL_MS = 6 * 3_600_000;

/** What an order and its charge become by what the payment service says. */
export interface Settlement {
  charge: Charge;
  pay: PaymentMethod;
  payment: Payment;
  /** Nothing was paid by `charge.until`, which `claimBill` in `payments.ts` sets. */
  isCancelled: boolean;
}

/** Of somebody who never opened the page, or an order without news: nothing has changed. */
export const unchanged = (charge: Partial<Charge> = {}): Truth => {
  const { isPending = false, paid = 0, refunded = 0, problem } = charge;
  return {
    isOpen: false,
    isPending,
    paid,
    refunded,
    isDisputed: problem === 'disputed',
    ...(problem === 'currency' && { currency: 'another' }),
  };
};

function problemOf(order: Order, { paid, refunded, isDisputed }: Truth, isForeign: boolean) {
  const { charge, pay, payment, state } = order;
  const isOnItsWay = state !== 'placed' && state !== 'cancelled';
  const hasCash = pay === 'cash' && (payment === 'paid' || isOnItsWay);
  const problems: [ChargeProblem, boolean][] = [
    ['disputed', isDisputed],
    ['currency', isForeign],
    ['twice', paid > 0 && hasCash],
    ['amount', paid > 0 && paid !== totalOf(order)],
  ];
  const problem = problems.find(([, isSo]) => isSo)?.[0] ?? charge?.problem;
  // What was once wrong stays so until all of it is refunded.
  const isSettled = !isDisputed && paid > 0 && refunded >= paid;
  return isSettled ? undefined : problem;
}

/** The only states in which an order waits for its payment. */
const canWait = ({ pay, state }: Order) =>
  pay === 'online' && (state === 'placed' || state === 'cancelled');

function paymentOf(
  order: Order,
  { paid, refunded, isPending }: Truth,
  isForeign: boolean,
): Payment {
  const { payment, state } = order;
  const total = totalOf(order);
  // What the shop keeps of an order that was undone. It can be refunded before that.
  const kept = isForeign ? 0 : total - refundOf(order);
  if (states[state].isUndone && refunded > 0 && paid - refunded <= kept) return 'refunded';
  if (paid >= total && !isForeign) return 'paid';
  if (!canWait(order)) return payment;
  // Something is wrong, or still open.
  if (paid > 0 || isForeign || isPending) return 'claimed';
  return payment === 'claimed' ? 'due' : payment;
}

/**
 * Settles an order by everything that the payment service says of it: the only place where a payment changes an order.
 * Older news changes nothing, so webhooks, returns and sweeps can be repeated, lost, or come in any order.
 *
 * @param source what asked the service
 * @param askedAt when: milliseconds
 */
export function settle(
  order: Order,
  news: Truth,
  source: ChargeSource,
  askedAt: number,
): Settlement {
  const { charge: before = { until: askedAt, paid: 0, refunded: 0 }, pay, payment } = order;
  if (askedAt < (before.askedAt ?? 0)) {
    return { charge: before, pay, payment, isCancelled: false };
  }
  const isForeign = news.currency !== undefined && news.currency !== shop.market.currency;
  // What has arrived never goes away, though it may be refunded.
  const truth = isForeign ? news : { ...news, paid: Math.max(before.paid, news.paid) };
  const isKnown = truth.paid > 0 || before.foundBy !== undefined;
  const isOver = !truth.isOpen && !truth.isPending && askedAt >= before.until;
  const problem = problemOf(order, truth, isForeign);
  const charge: Charge = {
    ...before,
    askedAt,
    isPending: truth.isPending || undefined,
    ...(!isForeign && { paid: truth.paid, refunded: truth.refunded }),
    problem,
    problemAt: problem === before.problem ? before.problemAt : askedAt,
    foundBy: isKnown ? (before.foundBy ?? source) : undefined,
    lookAt: isKnown ? undefined : nextLook(before, isOver, askedAt),
  };
  const settled = paymentOf(order, truth, isForeign);
  return {
    charge,
    // A shopper can pay online just before changing to cash.
    pay: settled === 'paid' && payment !== 'paid' ? 'online' : pay,
    payment: settled,
    isCancelled: isOver && order.state === 'placed' && pay === 'online' && settled === 'due',
  };
}

function nextLook({ id, until }: Charge, isOver: boolean, askedAt: number) {
  if (!isOver) return askedAt;
  // Nobody can pay without a page.
  return id && askedAt < until + LATE_MS ? askedAt + LATE_INTERVAL_MS : undefined;
}
