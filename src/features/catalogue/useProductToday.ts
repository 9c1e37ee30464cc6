import { useMemo } from 'react';
import { useAppSelector } from '../../shared/hooks';
import { asToday } from './asToday';
import { selectToday } from './pricesSlice';
import type { Product, ProductToday } from './product';

/** A product of the catalogue as it is sold today. */
export function useProductToday(product: Product): ProductToday {
  const today = useAppSelector(selectToday);
  return useMemo(() => (today ? asToday(today, product) : product), [today, product]);
}
