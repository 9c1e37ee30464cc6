import type { DeliveryTerms, Order, OrderItem } from '../../services/orderService';
import { deliveryPrice } from '../../shared/deliveryPrice';
import { ordersWords as words } from '../../words/en/orders';
import { products } from '../catalogue/products';

const byId = new Map(products.map((product) => [product.id, product]));

/** The product as it is sold today; `undefined` if it no longer is. */
export const productOf = (id: string) => byId.get(id);

export const titleOf = (id: string) => productOf(id)?.title ?? words.productNoLongerSold(id);

/** What the items cost without delivery, in whole rupees. */
export const subtotalOf = (items: readonly OrderItem[]) =>
  items.reduce((sum, { price, count }) => sum + price * count, 0);

/** What an order costs in all, in whole rupees. */
export function totalOf({ items, delivery }: Pick<Order, 'items' | 'delivery'>): number {
  const subtotal = subtotalOf(items);
  return subtotal + deliveryPrice(subtotal, delivery);
}

/** `₹49` or `free`: what it costs to deliver these items. */
export const deliveryOf = (items: readonly OrderItem[], delivery: DeliveryTerms) =>
  words.deliveryPrice(deliveryPrice(subtotalOf(items), delivery));
