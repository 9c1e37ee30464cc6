import type { Product } from './product';

/** Whatever the case and the accents: `É` is found as `e`. */
const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');

/**
 * The products whose title holds every word of the query, in any order, anywhere, whatever the case
 * and the accents; all of them for a query without words. Their order stays.
 */
export function searchProducts(products: readonly Product[], query: string): readonly Product[] {
  const words = folded(query).match(/\S+/g) ?? [];
  if (words.length === 0) return products;
  return products.filter(({ title }) => {
    const text = folded(title);
    return words.every((word) => text.includes(word));
  });
}
