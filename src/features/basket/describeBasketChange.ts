import type { Product } from '../catalogue/product';

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** One sentence for someone who can't see the badge: what came or went, and how many there are. */
export function describeBasketChange(before: readonly Product[], after: readonly Product[]) {
  const now = `${items(after.length)} in your basket.`;
  if (after.length === before.length + 1) return `Added: ${after.at(-1)?.title}. ${now}`;
  if (after.length === before.length - 1) {
    const removed = before.find((item, index) => item !== after[index]);
    return `Removed: ${removed?.title}. ${now}`;
  }
  return now;
}
