import type { Order } from '../../services/orderService';
import { deliveryPrice } from '../../shared/deliveryPrice';
import { ordersWords as words } from '../../words/en/orders/orders';

type Priced = Pick<Order, 'items' | 'delivery'>;

/** In whole rupees. */
export const subtotalOf = ({ items }: Priced) =>
  items.reduce((sum, { price, count }) => sum + price * count, 0);

/** In whole rupees. */
export const deliveryPriceOf = (order: Priced) => deliveryPrice(subtotalOf(order), order.delivery);

/** What an order costs in all, in whole rupees. */
export const totalOf = (order: Priced) => subtotalOf(order) + deliveryPriceOf(order);

/** `₹49` or `free`. */
export const deliveryOf = (order: Priced) => words.deliveryPrice(deliveryPriceOf(order));
