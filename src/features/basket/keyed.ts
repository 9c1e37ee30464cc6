import type { Product } from '../catalogue/product';

/**
 * The first `shown` items, each with a key for React. Duplicates are counted from the end, because
 * removing takes the first of them: the others keep their keys, and with them their elements and the
 * focus.
 */
export function keyed(items: readonly Product[], shown: number): [key: string, item: Product][] {
  const left = new Map<string, number>();
  for (const { id } of items) left.set(id, (left.get(id) ?? 0) + 1);
  return items.slice(0, shown).map((item) => {
    const occurrence = left.get(item.id) ?? 0;
    left.set(item.id, occurrence - 1);
    return [`${item.id}/${occurrence}`, item];
  });
}
