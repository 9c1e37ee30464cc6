import type { Product } from '../catalogue/product';
import { products } from '../catalogue/products';
import type { OrderItem } from '../../services/orderService';

const sold = new Map(products.map((product) => [product.id, product]));

/** What of an order can be bought today: a product for each single item, and the ids of what is gone. */
export function findAgain(items: readonly OrderItem[]): { found: Product[]; gone: string[] } {
  const found = items.flatMap(({ productId, count }) => {
    const product = sold.get(productId);
    return product ? Array.from({ length: count }, () => product) : [];
  });
  const gone = items.map(({ productId }) => productId).filter((id) => !sold.has(id));
  return { found, gone };
}

/** Says what has come into the basket, and what could not. */
export function describeAgain({ found, gone }: ReturnType<typeof findAgain>): string {
  const missing = gone.length
    ? ` No longer sold: ${gone.map((id) => `product ${id}`).join(', ')}.`
    : '';
  const count = found.length === 1 ? '1 item is' : `${found.length} items are`;
  return found.length
    ? `${count} in your basket again, at today’s prices.${missing}`
    : `Nothing was put into your basket.${missing}`;
}
