import { startOfDay } from '../../model/workingDays';
import type { Order } from '../../services/orderService';
import { isOnItsWay } from '../orders/isOnItsWay';
import { totalOf } from '../orders/orderTotals';

const sumOf = (orders: readonly Order[]) => orders.reduce((sum, order) => sum + totalOf(order), 0);

/** Since when an order has waited for the merchant to send it or to answer a return request. */
function waitingSince({ state, placedAt, stateAt }: Order): number | undefined {
  if (state === 'returnAsked') return stateAt;
  return state === 'placed' || state === 'accepted' ? placedAt : undefined;
}

const longestWaiting = (orders: readonly Order[]) =>
  orders
    .map((order) => ({ order, since: waitingSince(order) ?? Infinity }))
    .filter(({ since }) => since < Infinity)
    .sort((one, other) => one.since - other.since)[0];

/** @param now milliseconds, by the clock of the database */
export function todaysFigures(orders: readonly Order[], now: number) {
  const today = startOfDay(now);
  const placed = orders.filter(({ placedAt, state }) => placedAt >= today && state !== 'cancelled');
  const open = orders.filter(isOnItsWay);
  return {
    count: placed.length,
    sum: sumOf(placed),
    cash: sumOf(open.filter(({ pay }) => pay === 'cash')),
    claims: open.filter(({ pay, payment }) => pay === 'upi' && payment === 'claimed'),
    waiting: longestWaiting(orders),
  };
}
