import {
  deliveryPriceOf,
  isPartialReturn,
  type Order,
  backOf,
  returnedCount,
  returnedItems,
  totalOf,
} from '../../orders/model/order';
import { moneyOf } from '../../orders/model/payment';
import { states } from '../../orders/model/states';
import type { TitleOf } from '../../orders/OrderSummary';
import { dayOf, shopTime, startOf } from '../../words/calendar';

/** Money that the merchant waits for, or owes; all orders with it are loaded. */
export const openMoney = ['toCollect', 'courier', 'claimed', 'refundDue'] as const;

export type OpenMoney = (typeof openMoney)[number];

export const periods = ['today', 'week', 'month', 'lastMonth'] as const;

export type Period = (typeof periods)[number];

/** The first of 1970 was a Thursday; a week starts on Monday. */
const weekday = (day: number) => (day + 3) % 7;

interface Span {
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
export const sumOf = (orders: readonly Order[], amountOf = totalOf) =>
  orders.reduce((sum, order) => sum + amountOf(order), 0);

/** What is, or was, to be refunded. */
export const refundsOf = (orders: readonly Order[]) =>
  orders.reduce((sum, order) => sum + backOf(order), 0);

/** An order of which a part was returned, as two: that part, and what the shopper has kept, with the delivery. */
function partsOf(order: Order): Order[] {
  if (order.state !== 'returned' || !isPartialReturn(order)) return [order];
  const kept = order.items.map((item) => ({
    ...item,
    count: item.count - returnedCount(order, item.productId),
  }));
  const payment = order.payment === 'refunded' ? 'paid' : order.payment;
  return [
    { ...order, items: returnedItems(order), delivery: {} },
    {
      ...order,
      items: kept.filter(({ count }) => count > 0),
      delivery: { price: deliveryPriceOf(order) },
      state: 'delivered',
      payment,
    },
  ];
}

/**
 * What became of an order that wasn't cancelled. `sold`: paid, or its cash collected; `cameBack`: not delivered,
 * returned or refunded; `unpaid`: neither, so far.
 */
function outcomeOf(order: Order): 'sold' | 'unpaid' | 'cameBack' {
  if (states[order.state].isUndone || order.payment === 'refunded') return 'cameBack';
  const money = moneyOf(order);
  return money === 'paid' || money === 'courier' ? 'sold' : 'unpaid';
}

/** The orders of a period without the cancelled ones, what became of them, and the money received and refunded. */
export function figuresOf({ start, end }: Span, orders: readonly Order[]) {
  const isIn = (time: number | undefined) => time !== undefined && time >= start && time < end;
  const ordered = orders.filter(({ placedAt, state }) => isIn(placedAt) && state !== 'cancelled');
  const parts = ordered.flatMap(partsOf);
  const isPaid = ({ payment }: Order) => payment === 'paid' || payment === 'refunded';
  return {
    ordered,
    sold: parts.filter((order) => outcomeOf(order) === 'sold'),
    unpaid: parts.filter((order) => outcomeOf(order) === 'unpaid'),
    cameBack: parts.filter((order) => outcomeOf(order) === 'cameBack'),
    received: orders.filter((order) => isPaid(order) && isIn(order.checkedAt)),
    refunded: orders.filter(
      ({ payment, refundedAt }) => payment === 'refunded' && isIn(refundedAt),
    ),
  };
}

/** The orders with this money, in their order. */
export const ordersWith = (money: OpenMoney, orders: readonly Order[]) =>
  orders.filter((order) => moneyOf(order) === money);

/** How many of each product these orders contain, and for which amount. */
export function productsIn(orders: readonly Pick<Order, 'items'>[], titleOf: TitleOf) {
  const sums = new Map<string, { count: number; amount: number }>();
  for (const { productId, count, price } of orders.flatMap(({ items }) => items)) {
    const sum = sums.get(productId) ?? { count: 0, amount: 0 };
    sums.set(productId, { count: sum.count + count, amount: sum.amount + count * price });
  }
  return [...sums].map(([productId, sum]) => ({ productId, title: titleOf(productId), ...sum }));
}
