import type { Product } from '../catalogue/product';
import { firstDifference } from './firstDifference';

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** One sentence for someone who can't see the badge: what came or went, and how many there are. */
export function describeBasketChange(before: readonly Product[], after: readonly Product[]) {
  const now = `${items(after.length)} in your basket.`;
  const growth = after.length - before.length;
  if (growth === 1) {
    const place = firstDifference(before, after);
    const verb = place === before.length ? 'Added' : 'Put back';
    return `${verb}: ${after[place]?.title}. ${now}`;
  }
  if (growth === -1) {
    return `Removed: ${before[firstDifference(before, after)]?.title}. ${now}`;
  }
  return now;
}
