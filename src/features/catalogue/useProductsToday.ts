import { useMemo } from 'react';
import { useAppSelector } from '../../shared/hooks';
import { asToday } from './asToday';
import { selectToday } from './pricesSlice';
import type { Product, ProductToday } from './product';

/** The products as they are sold today. */
export function useProductsToday(products: readonly Product[]): readonly ProductToday[] {
  const today = useAppSelector(selectToday);
  return useMemo(
    () => (today ? products.map((product) => asToday(today, product)) : products),
    [products, today],
  );
}
