import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { withCurrentPrice, type CurrentPrices } from '../catalogue/prices';
import { selectCurrentPrices } from '../catalogue/pricesSlice';
import type { Product } from '../catalogue/product';
import { type Delivery, shop } from '../config';
import { useAppSelector } from '../store/store';
import { type BasketLine, selectLines, selectPending } from './basketSlice';

/** A line with its product as it is sold today. */
export interface BasketItem extends BasketLine {
  product: Product;
}

/** The same object each time, so that it doesn't render again. */
const currentItem = weakMapMemoize((prices: CurrentPrices, line: BasketLine): BasketItem => {
  const product = withCurrentPrice(prices, line.product);
  return product === line.product ? line : { ...line, product };
});

/** All lines, as their products are sold today. */
export const selectItems = createSelector(
  [selectLines, selectCurrentPrices],
  (lines, prices): readonly BasketItem[] =>
    prices ? lines.map((line) => currentItem(prices, line)) : lines,
);

/** The lines of products that aren't sold out: the others stay in the basket, and aren't ordered. */
const selectOrderable = createSelector([selectItems], (items) =>
  items.some(({ product }) => product.soldOut)
    ? items.filter(({ product }) => !product.soldOut)
    : items,
);

/** Today's delivery terms; `undefined` if the shop has none. */
export const selectDelivery = createSelector(
  [selectCurrentPrices, () => shop.delivery],
  (prices, published): Delivery | undefined => {
    if (!prices) return published;
    const { price, ...terms } = prices.delivery;
    return price === undefined ? undefined : { price, ...terms, days: published?.days };
  },
);

/** How many lines each product has, by its id. */
export const selectCounts = createSelector([selectLines, selectPending], (lines, pending) => {
  const counts = new Map<string, number>();
  const add = (id: string) => counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const { product } of lines) add(product.id);
  for (const { productId } of pending) add(productId);
  return counts;
});

/** The sum of the prices of all items that can be ordered, in whole rupees. */
export const selectSubtotal = createSelector([selectOrderable], (items) =>
  items.reduce((sum, { product }) => sum + product.price, 0),
);

/** The lines that can be ordered, as sold today. */
export const useOrderableItems = () => useAppSelector(selectOrderable);
export const useBasketSubtotal = () => useAppSelector(selectSubtotal);
export const useDelivery = () => useAppSelector(selectDelivery);
