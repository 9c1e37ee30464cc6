import type { Delivery, Shop } from '../config';
import { formatRupees } from './formatRupees';

/** `1 day`, `14 days` */
const days = (count: number, kind = '') => `${count} ${kind}day${count === 1 ? '' : 's'}`;

/** `in 3 working days`, `in 2 to 5 working days` */
function inDays([fewest, most]: [number, number]) {
  const range = fewest === most ? '' : `${fewest} to `;
  return `in ${range}${days(most, 'working ')}`;
}

const freeFrom = ({ freeFrom }: Delivery) =>
  freeFrom === undefined ? '' : `, free from ${formatRupees(freeFrom)}`;

/** `Delivery in 2 to 5 working days for ₹49, free from ₹999.` */
export function describeDelivery(delivery: Delivery): string {
  const { price, days } = delivery;
  const period = days ? ` ${inDays(days)}` : '';
  return price === 0
    ? `Free delivery${period}.`
    : `Delivery${period} for ${formatRupees(price)}${freeFrom(delivery)}.`;
}

/**
 * What it costs to deliver one basket: `Delivery: ₹49, free from ₹999`, or `Delivery: free`.
 *
 * @param subtotal whole rupees
 */
export function describeDeliveryOf(subtotal: number, delivery: Delivery): string {
  const { price, freeFrom: least = Infinity } = delivery;
  return price === 0 || subtotal >= least
    ? 'Delivery: free'
    : `Delivery: ${formatRupees(price)}${freeFrom(delivery)}`;
}

export const describeReturns = (within: number) => `Returns within ${days(within)}.`;

/** When a basket would arrive and until when it could go back; empty where the shop says neither. */
export const describeTimes = ({ delivery, returns }: Pick<Shop, 'delivery' | 'returns'>) =>
  [
    delivery?.days && `Delivery ${inDays(delivery.days)}.`,
    returns !== undefined && describeReturns(returns),
  ]
    .filter(Boolean)
    .join(' ');
