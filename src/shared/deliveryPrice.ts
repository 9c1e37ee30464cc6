import type { Delivery } from '../config';

/** What delivery costs for goods of this price; both in whole rupees. */
export function deliveryPrice(
  subtotal: number,
  { price = 0, freeFrom = Infinity }: Partial<Delivery> = {},
): number {
  return subtotal >= freeFrom ? 0 : price;
}
