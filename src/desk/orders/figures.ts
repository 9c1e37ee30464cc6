import { sumOf } from '../../orders/model/apportion';
import { exact } from '../../orders/model/charge';
import { allSeries } from '../../orders/model/invoice';
import {
  movementsOf,
  outcomeOf,
  type TaxedMovement,
  taxedMovementsOf,
} from '../../orders/model/movements';
import { backOf, discountOf, type Order, totalOf } from '../../orders/model/order';
import { moneyOf } from '../../orders/model/payment';
import { isTakenByShop } from '../../orders/model/states';
import type { RateOf } from '../../orders/model/tax';
import type { TitleOf } from '../../orders/model/records';
import { dayOf, shopTime, startOf } from '../../words/calendar';

/** Money that the merchant waits for, or owes; all orders with it are loaded. */
export const openMoney = ['toCollect', 'courier', 'claimed', 'refundDue'] as const;

export type OpenMoney = (typeof openMoney)[number];

export const periods = ['today', 'week', 'month', 'lastMonth'] as const;

export type Period = (typeof periods)[number];

/** The first of 1970 was a Thursday; a week starts on Monday. */
const weekday = (day: number) => (day + 3) % 7;

export interface Span {
  start: number;
  /** The first moment after it. */
  end: number;
}

function startOfMonth(now: number) {
  const [date = ''] = shopTime(now).split(' ');
  return startOf(dayOf(now) - Number(date.slice(-2)) + 1);
}

/** A period, as it is called now; all in milliseconds. */
export function spanOf(period: Period, now: number): Span {
  const day = dayOf(now);
  if (period === 'today') return { start: startOf(day), end: Infinity };
  if (period === 'week') return { start: startOf(day - weekday(day)), end: Infinity };
  const start = startOfMonth(now);
  return period === 'month'
    ? { start, end: Infinity }
    : { start: startOfMonth(start - 1), end: start };
}

/** An amount. */
export const sumOfOrders = (orders: readonly Order[], amountOf = totalOf) =>
  orders.reduce((sum, order) => sum + amountOf(order), 0);

/** The amount that is, or was, to be refunded. */
export const sumOfRefundsDue = (orders: readonly Order[]) =>
  orders.reduce((sum, order) => sum + backOf(order), 0);

/** An order, and the amount of its total that is meant. */
export interface Share {
  order: Order;
  amount: number;
}

/** An amount. */
export const sumOfShares = (shares: readonly Pick<Share, 'amount'>[]) =>
  sumOf(shares.map(({ amount }) => amount));

const isIn = ({ start, end }: Span, time: number) => time >= start && time < end;

/**
 * The orders of a period without the cancelled ones, and what became of them: three sums that add up to all of it. What
 * codes have taken off them is no part of these.
 */
export function figuresOf(span: Span, orders: readonly Order[]) {
  const ordered = orders.filter(
    ({ placedAt, state }) => isIn(span, placedAt) && state !== 'cancelled',
  );
  const outcomes = ordered.map((order) => ({ order, outcome: outcomeOf(order) }));
  const sharesOf = (name: keyof ReturnType<typeof outcomeOf>) =>
    outcomes
      .map(({ order, outcome }): Share => ({ order, amount: outcome[name] }))
      .filter(({ amount }) => amount > 0);
  return {
    ordered,
    sold: sharesOf('sold'),
    unpaid: sharesOf('unpaid'),
    cameBack: sharesOf('cameBack'),
    takenByShop: ordered.filter(isTakenByShop),
    discounts: ordered
      .map((order): Share => ({ order, amount: discountOf(order) }))
      .filter(({ amount }) => amount > 0),
  };
}

/** How many orders there are of each day, by its start in milliseconds, the last day first. Cancelled ones count. */
export function countsByDay(orders: readonly Order[]) {
  const counts = new Map<number, number>();
  for (const { placedAt } of orders) {
    const day = startOf(dayOf(placedAt));
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts]
    .map(([day, count]) => ({ day, count }))
    .sort((one, other) => other.day - one.day);
}

/** The amounts received and refunded in a period, of orders of any time. */
export function receivedIn(span: Span, orders: readonly Order[]) {
  const movements = orders.flatMap(movementsOf).filter(({ at }) => isIn(span, at));
  return {
    received: sumOfShares(movements.filter(({ amount }) => amount > 0)),
    refunded: exact(-sumOfShares(movements.filter(({ amount }) => amount < 0))),
  };
}

/** Whether money of an order was received or refunded in a period. */
export const hasMoved = (span: Span, order: Order) =>
  movementsOf(order).some(({ at }) => isIn(span, at));

/** Whether one of the figures counts an order: those of a period, or of open money. */
export const isMeant = (span: Span, order: Order) =>
  isIn(span, order.placedAt) ||
  hasMoved(span, order) ||
  openMoney.some((money) => money === moneyOf(order));

/** Each payment and refund of a period, of orders of any time, the oldest first. */
export const movementsIn = (span: Span, orders: readonly Order[], rateOf: RateOf) =>
  orders
    .filter((order) => hasMoved(span, order))
    .flatMap((order) => taxedMovementsOf(order, rateOf).map((movement) => ({ ...movement, order })))
    .filter(({ at }) => isIn(span, at))
    .sort((one, other) => one.at - other.at);

/** The invoices and credit notes of a period, the oldest first. */
export const papersIn = (span: Span, orders: readonly Order[]) =>
  orders
    .flatMap((order) =>
      allSeries.flatMap((series) => {
        const paper = order[series];
        return paper && isIn(span, paper.at) ? { order, series, paper } : [];
      }),
    )
    .sort((one, other) => one.paper.at - other.paper.at);

/** Sums by rate, the lowest first; `undefined`: of orders whose rates aren't all known. They add up to all amounts. */
export function taxSums(movements: readonly TaxedMovement[]) {
  const sums = new Map<number | undefined, { gross: number; tax: number }>();
  for (const { amount, taxes } of movements) {
    const parts = taxes.length > 0 ? taxes : [{ rate: undefined, gross: amount, tax: 0 }];
    for (const { rate, gross, tax } of parts) {
      const sum = sums.get(rate) ?? { gross: 0, tax: 0 };
      sums.set(rate, { gross: exact(sum.gross + gross), tax: exact(sum.tax + tax) });
    }
  }
  return [...sums]
    .map(([rate, sum]) => ({ rate, ...sum }))
    .sort(({ rate: one = Infinity }, { rate: other = Infinity }) => one - other);
}

/** The orders with this money, in their order. */
export const ordersWith = (money: OpenMoney, orders: readonly Order[]) =>
  orders.filter((order) => moneyOf(order) === money);

/** How many of each product there are in all, and the amounts for them; called as in the first of the orders. */
export function productsIn(
  items: readonly (Parameters<TitleOf>[0] & { count: number; amount: number })[],
  titleOf: TitleOf,
) {
  const sums = new Map<string, { title: string; count: number; amount: number }>();
  for (const { count, amount, ...item } of items) {
    const sum = sums.get(item.productId) ?? { title: titleOf(item), count: 0, amount: 0 };
    sum.count += count;
    sum.amount = exact(sum.amount + amount);
    sums.set(item.productId, sum);
  }
  return [...sums].map(([productId, sum]) => ({ productId, ...sum }));
}
