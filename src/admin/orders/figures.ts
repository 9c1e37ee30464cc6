import { type Order, totalOf } from '../../orders/model/order';
import { moneyOf } from '../../orders/model/payment';
import type { TitleOf } from '../../orders/OrderSummary';
import { DAY_MS, dayOf, indianTime, startOf } from '../../words/calendar';

/** Money that the merchant waits for, or owes; all orders with it are loaded. */
export const openMoney = ['toCollect', 'courier', 'claimed', 'refundDue'] as const;

export type OpenMoney = (typeof openMoney)[number];

export const periods = ['today', 'week', 'month'] as const;

export type Period = (typeof periods)[number];

/** The first of 1970 was a Thursday; a week starts on Monday. */
const weekday = (day: number) => (day + 3) % 7;

/** When the period that is now starts in India; all in milliseconds. */
export function startOfPeriod(period: Period, now: number) {
  const day = dayOf(now);
  if (period === 'week') return startOf(day - weekday(day));
  const [date = ''] = indianTime(now).split(' ');
  return period === 'today' ? startOf(day) : startOf(day) - (Number(date.slice(-2)) - 1) * DAY_MS;
}

/** In whole rupees. */
export const sumOf = (orders: readonly Order[]) =>
  orders.reduce((sum, order) => sum + totalOf(order), 0);

/** What was sold since then, as far as it wasn't cancelled, and the money that came and went. */
export function figuresSince(start: number, orders: readonly Order[]) {
  const isPaid = ({ payment }: Order) => payment === 'paid' || payment === 'refunded';
  return {
    sold: orders.filter(({ placedAt, state }) => placedAt >= start && state !== 'cancelled'),
    received: orders.filter((order) => isPaid(order) && (order.checkedAt ?? 0) >= start),
    refunded: orders.filter(
      ({ payment, refundedAt = 0 }) => payment === 'refunded' && refundedAt >= start,
    ),
  };
}

/** The orders with this money, in their order. */
export const ordersWith = (money: OpenMoney, orders: readonly Order[]) =>
  orders.filter((order) => moneyOf(order) === money);

/** How many of each product these orders contain, and for how many rupees. */
export function productsIn(orders: readonly Pick<Order, 'items'>[], titleOf: TitleOf) {
  const sums = new Map<string, { count: number; amount: number }>();
  for (const { productId, count, price } of orders.flatMap(({ items }) => items)) {
    const sum = sums.get(productId) ?? { count: 0, amount: 0 };
    sums.set(productId, { count: sum.count + count, amount: sum.amount + count * price });
  }
  return [...sums].map(([productId, sum]) => ({ productId, title: titleOf(productId), ...sum }));
}
