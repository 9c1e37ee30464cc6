import type { Product } from '../catalogue/product';

/**
 * Each item with a key for React. Duplicates are counted from the end, because removing takes the
 * first of them: the others keep their keys, and with them their elements and the focus.
 */
export function keyed(items: readonly Product[]): [key: string, item: Product][] {
  const seen = new Map<string, number>();
  return items
    .map((item): [string, Product] => [item.id, item])
    .reverse()
    .map(([id, item]): [string, Product] => {
      const occurrence = (seen.get(id) ?? 0) + 1;
      seen.set(id, occurrence);
      return [`${id}/${occurrence}`, item];
    })
    .reverse();
}
