import { weakMapMemoize } from '@reduxjs/toolkit';
import type { TodaysPrices } from '../../model/liveChanges';
import type { Product, ProductToday } from './product';

/** A product as it is sold today: the same object each time, so that it doesn't render again. */
export const asToday = weakMapMemoize(
  ({ prices, left: counts = {} }: TodaysPrices, product: Product): ProductToday => {
    const { id } = product;
    const left = counts[id];
    const price = prices[id] ?? product.price;
    const soldOut = prices[id] === undefined || left === 0;
    const isUnchanged =
      price === product.price && soldOut === Boolean(product.soldOut) && left === undefined;
    return isUnchanged ? product : { ...product, price, soldOut, left };
  },
);
