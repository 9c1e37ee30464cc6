import { arrivalDays } from '../../basket/arrival';
import { dayOf } from '../../words/calendar';
import { arrivalWords } from '#words/orders/arrival';
import { orderHistoryWords } from '#words/orders/orderHistory';
import type { Order } from './order';

type Days = readonly [fewest: number, most: number];

/** Whether the shop waits for the money before it sends the order: then no day is certain. */
export const awaitsPayment = ({
  pay,
  payment,
  times,
}: Pick<Order, 'pay' | 'payment' | 'times'>): boolean =>
  times.sent === undefined &&
  (pay === 'online' ? payment !== 'paid' : pay === 'upi' && payment === 'due');

/** The times that decide when an order arrives, for `arrivalDays`; nothing after its sending counts. */
function arrivalOf(order: Order, days: Days): Parameters<typeof arrivalDays> {
  const { pay, payment, placedAt, claimedAt, checkedAt, cashAt, times } = order;
  const { accepted = 0, sent = Infinity } = times;
  const isPrepaid = pay !== 'cash';
  const foundAt = isPrepaid && payment === 'paid' ? checkedAt : undefined;
  // The shopper may have paid days before the shop has looked.
  const paidAt = isPrepaid ? (claimedAt ?? foundAt) : cashAt;
  return [
    Math.min(paidAt ?? placedAt, sent),
    days,
    Math.min(Math.max(foundAt ?? 0, accepted), sent),
  ];
}

const isOver = (counted: Parameters<typeof arrivalDays>, now: number) =>
  dayOf(now) > dayOf(arrivalDays(...counted)[1]);

/**
 * The days on which an order is expected; `undefined` if none is certain, or all of them are over.
 *
 * @param now milliseconds
 */
export function arrivalDatesOf(order: Order, days: Days, now: number): string | undefined {
  const counted = arrivalOf(order, days);
  return awaitsPayment(order) || isOver(counted, now) ? undefined : arrivalWords.dates(...counted);
}

/**
 * `Arrives Wed 25 – Mon 30 Nov`, or when it should have; as long as the shop waits for the money, how long it takes then.
 *
 * @param now milliseconds
 */
export function describeArrival(order: Order, days: Days, now: number): string {
  if (awaitsPayment(order)) return orderHistoryWords.arrivesAfterPayment(days);
  const counted = arrivalOf(order, days);
  return isOver(counted, now)
    ? orderHistoryWords.late(arrivalWords.dates(...counted))
    : arrivalWords.arrives(...counted);
}
