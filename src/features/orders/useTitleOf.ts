import { useCallback } from 'react';
import { own } from '../../model/own';
import { useAppSelector } from '../../shared/hooks';
import { ordersWords as words } from '../../words/en/orders/orders';
import { selectProducts } from '../catalogue/catalogueSlice';
import { selectOrders } from './ordersSlice';

/** The title of the product, or variant, with this id; says so if it is no longer sold. */
export type TitleOf = (id: string) => string;

export function useTitleOf(): TitleOf {
  const products = useAppSelector(selectProducts);
  const isRead = useAppSelector((state) => selectOrders(state).areProductsRead);
  return useCallback(
    (id) =>
      own(products, id)?.title ?? (isRead ? words.productNoLongerSold(id) : words.product(id)),
    [products, isRead],
  );
}
