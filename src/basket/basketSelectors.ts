import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { type Delivery, shop } from '#shop/config';
import { withCurrentPrice, type CurrentPrices } from '../catalogue/model/prices';
import type { Product } from '../catalogue/model/product';
import { selectCurrentPrices } from '../catalogue/pricesSlice';
import { type BasketLine, type BasketState, selectLines, selectPending } from './basketSlice';

/** How many items are in the basket: two of one product count twice. */
export const selectCount = createSelector(
  [selectLines, selectPending],
  (lines, pending) => lines.length + pending.length,
);

/** How many lines each product has, by its id. */
const selectCounts = createSelector([selectLines], (lines): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { product } of lines) counts.set(product.id, (counts.get(product.id) ?? 0) + 1);
  return counts;
});

/** How many lines have this product, as far as it has been loaded. */
export const selectCountOf = (state: Parameters<typeof selectCounts>[0], productId: string) =>
  selectCounts(state).get(productId) ?? 0;

/** A line with its product as it is sold today. */
export interface CurrentLine extends BasketLine {
  product: Product;
}

/** Returns the same object each time, so that a row doesn't render again. */
const currentLine = weakMapMemoize((prices: CurrentPrices, line: BasketLine): CurrentLine => {
  const product = withCurrentPrice(prices, line.product);
  return product === line.product ? line : { ...line, product };
});

/** All lines, as their products are sold today. */
export const selectItems = createSelector(
  [selectLines, selectCurrentPrices],
  (lines, prices): readonly CurrentLine[] =>
    prices ? lines.map((line) => currentLine(prices, line)) : lines,
);

/** The lines of products that aren't sold out: the others stay in the basket, and aren't ordered. */
export const selectOrderable = createSelector([selectItems], (items) =>
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

/** All lines of one product: a row of the basket. */
export interface BasketRow {
  /** The product at the catalogue's price. */
  product: Product;
  /** How many items; 0 of a product whose removal can still be undone. */
  count: number;
}

/** The rows in the order of their first lines, removed ones included, so that no press moves a row. */
export const selectRows = createSelector(
  [selectLines, ({ basket }: { basket: BasketState }) => basket.removals],
  (lines, removals): readonly BasketRow[] => {
    const isIn = new Set(lines);
    const all = [...lines, ...removals.flat()].sort((a, b) => (a.lineId < b.lineId ? -1 : 1));
    const rows = new Map<string, BasketRow>();
    for (const line of all) {
      const { product } = line;
      const { count = 0 } = rows.get(product.id) ?? {};
      rows.set(product.id, { product, count: count + (isIn.has(line) ? 1 : 0) });
    }
    return [...rows.values()];
  },
);

/** The sum of the prices of all items that can be ordered. */
export const selectSubtotal = createSelector([selectOrderable], (items) =>
  items.reduce((sum, { product }) => sum + product.price, 0),
);
