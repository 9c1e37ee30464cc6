import type { DeliveryTerms, Order, OrderItem } from '../../services/orderService';
import { formatRupees } from '../../shared/formatRupees';
import { deliveryPrice } from '../../shared/basketTerms';
import { products } from '../catalogue/products';

const titles = new Map(products.map(({ id, title }) => [id, title]));

/** The title of a product as the shop calls it today. */
export const titleOf = (productId: string) =>
  titles.get(productId) ?? `Product ${productId}, no longer sold`;

/** What the items cost without delivery, in whole rupees. */
export const subtotalOf = (items: readonly OrderItem[]) =>
  items.reduce((sum, { price, count }) => sum + price * count, 0);

/** What an order costs in all, in whole rupees. */
export function totalOf({ items, delivery }: Pick<Order, 'items' | 'delivery'>): number {
  const subtotal = subtotalOf(items);
  return subtotal + deliveryPrice(subtotal, delivery);
}

/** `₹49` or `free`: what it costs to deliver these items. */
export function deliveryOf(items: readonly OrderItem[], delivery: DeliveryTerms): string {
  const price = deliveryPrice(subtotalOf(items), delivery);
  return price === 0 ? 'free' : formatRupees(price);
}
