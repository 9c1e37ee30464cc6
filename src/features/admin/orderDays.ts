import { startOfDay } from '../../model/workingDays';
import type { Order } from '../../services/orderService';

interface OrderDay {
  /** When it starts in India, in milliseconds. */
  start: number;
  orders: Order[];
}

/** Groups sorted orders by the days on which they were placed. */
export function groupByDay(orders: readonly Order[]): OrderDay[] {
  const days: OrderDay[] = [];
  for (const order of orders) {
    const start = startOfDay(order.placedAt);
    const day = days.at(-1);
    if (day?.start === start) day.orders.push(order);
    else days.push({ start, orders: [order] });
  }
  return days;
}
