import type { Delivery } from '../config';
import { formatRupees } from './formatRupees';

/** `1 day`, `14 days` */
const days = (count: number, kind = '') => `${count} ${kind}day${count === 1 ? '' : 's'}`;

/** `in 3 working days`, `in 2 to 5 working days` */
export function inDays([fewest, most]: [number, number]) {
  const range = fewest === most ? '' : `${fewest} to `;
  return `in ${range}${days(most, 'working ')}`;
}

/** `, free from ₹999`; empty where delivery is never free for a sum. */
export const freeFrom = ({ freeFrom }: Pick<Delivery, 'freeFrom'>) =>
  freeFrom === undefined ? '' : `, free from ${formatRupees(freeFrom)}`;

/** `Delivery in 2 to 5 working days for ₹49, free from ₹999.` */
export function describeDelivery(delivery: Delivery): string {
  const { price, days } = delivery;
  const period = days ? ` ${inDays(days)}` : '';
  return price === 0
    ? `Free delivery${period}.`
    : `Delivery${period} for ${formatRupees(price)}${freeFrom(delivery)}.`;
}

export const describeReturns = (within: number) => `Returns within ${days(within)}.`;
