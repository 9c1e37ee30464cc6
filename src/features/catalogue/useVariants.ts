import { useMemo, useState } from 'react';
import { useAppSelector } from '../../shared/hooks';
import { asToday } from './asToday';
import { selectToday } from './pricesSlice';
import type { Product, ProductToday } from './product';
import { variantsOf } from './variantsOf';

/**
 * What can be put into the basket of a product, and which of it is chosen: the first that isn't sold out, until
 * the shopper chooses another.
 */
export function useVariants(product: Product) {
  const prices = useAppSelector(selectToday);
  const [choice, choose] = useState<string>();
  const variants = useMemo(() => variantsOf(product), [product]);
  const sold = variants.map((each): ProductToday => (prices ? asToday(prices, each) : each));
  const today =
    sold.find(({ id }) => id === choice) ??
    sold.find(({ soldOut }) => !soldOut) ??
    sold[0] ??
    product;
  const chosen = variants.find(({ id }) => id === today.id) ?? product;
  return { sold, chosen, today, choose };
}
