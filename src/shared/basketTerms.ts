import type { Delivery, Shop } from '../config';
import { termsWords } from '../words/en/terms';

/**
 * What it costs to deliver goods for this sum; both in whole rupees. Where nothing is set, nothing.
 */
export function deliveryPrice(
  subtotal: number,
  { price = 0, freeFrom: least = Infinity }: Partial<Delivery> = {},
): number {
  return subtotal >= least ? 0 : price;
}

/**
 * What it costs to deliver one basket: `Delivery: ₹49, free from ₹999`, or `Delivery: free`.
 *
 * @param subtotal whole rupees
 */
export function describeDeliveryOf(subtotal: number, delivery: Delivery): string {
  const price = deliveryPrice(subtotal, delivery);
  return price === 0 ? termsWords.freeDelivery : termsWords.deliveryCost(delivery);
}

/** When a basket would arrive and until when it could go back; empty where the shop says neither. */
export const describeTimes = ({ delivery, returns }: Pick<Shop, 'delivery' | 'returns'>) =>
  [
    delivery?.days && termsWords.deliveryTime(delivery.days),
    returns !== undefined && termsWords.returns(returns),
  ]
    .filter(Boolean)
    .join(' ');
