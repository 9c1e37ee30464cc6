import type { Product } from '../catalogue/product';

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** One sentence for someone who can't see the badge: what came or went, and how many there are. */
export function describeBasketChange(before: readonly Product[], after: readonly Product[]) {
  const now = `${items(after.length)} in your basket.`;
  const growth = after.length - before.length;
  if (growth === 1) {
    const place = after.findIndex((item, index) => item !== before[index]);
    const verb = place === before.length ? 'Added' : 'Put back';
    return `${verb}: ${after[place]?.title}. ${now}`;
  }
  if (growth === -1) {
    const removed = before.find((item, index) => item !== after[index]);
    return `Removed: ${removed?.title}. ${now}`;
  }
  return now;
}
