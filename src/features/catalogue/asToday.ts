import { weakMapMemoize } from '@reduxjs/toolkit';
import type { TodaysPrices } from '../../model/liveChanges';
import { priceToday } from '../../model/priceToday';
import type { Product, ProductToday } from './product';

/** A product as it is sold today: the same object each time, so that it doesn't render again. */
export const asToday = weakMapMemoize((today: TodaysPrices, product: Product): ProductToday => {
  const left = today.left?.[product.id];
  const offered = priceToday(today, product.id);
  const price = offered ?? product.price;
  const soldOut = offered === undefined;
  const isUnchanged =
    price === product.price && soldOut === Boolean(product.soldOut) && left === undefined;
  return isUnchanged ? product : { ...product, price, soldOut, left };
});
