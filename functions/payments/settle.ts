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
  /** Nothing was paid in time. */
  isCancelled: boolean;
}

/** Of somebody who never opened the page, or an order without news: nothing has changed. */
export const unchanged = ({ paid = 0, refunded = 0, problem }: Partial<Charge> = {}): Truth => ({
  isOpen: false,
  paid,
  refunded,
  isDisputed: problem === 'disputed',
});

function problemOf(order: Order, paid: number, isForeign: boolean, isDisputed: boolean) {
  const { charge, pay, payment, state } = order;
  const hasCash = pay === 'cash' && (payment === 'paid' || states[state].isCollected);
  const problems: [ChargeProblem, boolean][] = [
    ['disputed', isDisputed],
    ['currency', isForeign],
    ['twice', paid > 0 && hasCash],
    ['amount', paid > 0 && paid !== totalOf(order)],
  ];
  // What was once wrong stays so until it is refunded.
  return problems.find(([, isSo]) => isSo)?.[0] ?? charge?.problem;
}

/** @param given what was paid and refunded, in whatever currency */
function paymentOf(order: Order, given: Pick<Truth, 'paid' | 'refunded'>, isForeign: boolean) {
  const { payment, state } = order;
  const { paid, refunded } = given;
  const back = isForeign ? paid : Math.min(paid, refundOf(order));
  // It can be refunded before the order is cancelled or returned.
  if (states[state].isUndone && refunded > 0 && refunded >= back) return 'refunded';
  if (paid === 0) return payment;
  return isForeign || paid < totalOf(order) ? 'claimed' : 'paid';
}

/**
 * Settles an order by everything that the payment service says of it: the only place where a payment changes an order. It
 * only goes forward, so webhooks, returns and sweeps can be repeated, lost, or come in any order, and what one has read
 * may be older than what another has written.
 *
 * @param source what asked the service
 * @param now milliseconds
 */
export function settle(order: Order, truth: Truth, source: ChargeSource, now: number): Settlement {
  const before: Charge = order.charge ?? { until: now, paid: 0, refunded: 0 };
  const isForeign = truth.currency !== undefined && truth.currency !== shop.market.currency;
  const paid = Math.max(before.paid, isForeign ? 0 : truth.paid);
  const refunded = Math.max(before.refunded, isForeign ? 0 : truth.refunded);
  const isPaid = paid > 0 || isForeign || before.foundBy !== undefined;
  const problem = problemOf(order, paid, isForeign, truth.isDisputed);
  const isOver = !truth.isOpen && now >= before.until;
  // Nobody can pay without a page.
  const lookAt = isOver && !before.id ? undefined : nextLook(before.until, { isPaid, isOver, now });
  const charge: Charge = {
    ...before,
    paid,
    refunded,
    problem,
    problemAt: problem === before.problem ? before.problemAt : now,
    foundBy: isPaid ? (before.foundBy ?? source) : undefined,
    lookAt,
  };
  const payment = paymentOf(order, isForeign ? truth : charge, isForeign);
  const hasChanged = payment !== order.payment;
  return {
    charge,
    // Whoever changes to cash may have paid online just before.
    pay: hasChanged && paid > 0 ? 'online' : order.pay,
    payment,
    isCancelled: isOver && order.state === 'placed' && order.pay === 'online' && payment === 'due',
  };
}

function nextLook(until: number, known: { isPaid: boolean; isOver: boolean; now: number }) {
  const { isPaid, isOver, now } = known;
  if (isPaid) return undefined;
  if (!isOver) return now;
  return now < until + LATE_MS ? now + LATE_INTERVAL_MS : undefined;
}
