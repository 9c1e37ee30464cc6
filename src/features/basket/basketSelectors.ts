import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { shop, type Delivery } from '../../config';
import type { TodaysPrices } from '../../services/orderService';
import type { BasketLine } from './basketLines';
import { selectAccepted, selectLines } from './basketSlice';

/** A line at the accepted price: the same object each time, so that it doesn't render again. */
const reprice = weakMapMemoize(({ prices }: TodaysPrices, line: BasketLine): BasketLine => {
  const { product } = line;
  const price = prices[product.id] ?? product.price;
  return price === product.price ? line : { ...line, product: { ...product, price } };
});

/** The lines at the prices that the shopper has accepted. */
export const selectItems = createSelector([selectLines, selectAccepted], (lines, accepted) =>
  accepted ? lines.map((line) => reprice(accepted, line)) : lines,
);

/** The delivery terms that the shopper has accepted; `undefined` if the shop has none. */
export const selectDelivery = createSelector([selectAccepted], (accepted): Delivery | undefined => {
  if (!accepted) return shop.delivery;
  const { price, ...terms } = accepted.delivery;
  return price === undefined ? undefined : { price, ...terms, days: shop.delivery?.days };
});

export const selectCount = createSelector([selectLines], (lines) => lines.length);

/** How many lines each product has, by its id. */
export const selectCounts = createSelector([selectLines], (lines) => {
  const counts = new Map<string, number>();
  for (const { product } of lines) counts.set(product.id, (counts.get(product.id) ?? 0) + 1);
  return counts;
});

/** The sum of the prices of all items, in whole rupees. */
export const selectSubtotal = createSelector([selectItems], (items) =>
  items.reduce((sum, { product }) => sum + product.price, 0),
);
