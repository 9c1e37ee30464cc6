import { createSelector } from '@reduxjs/toolkit';
import { selectProducts } from '../catalogue/catalogueSlice';
import { withCurrentPrice } from '../catalogue/model/prices';
import type { Product } from '../catalogue/model/product';
import { deliveryPrice } from '../catalogue/model/terms';
import { selectCurrentPrices } from '../catalogue/pricesSlice';
import { selectDelivery, selectItems } from './basketSelectors';

export interface FreeDelivery {
  /** What is missing for free delivery, in whole rupees; 0: delivery is free. */
  gap: number;
  /** The cheapest of the loaded products that closes the gap, and its price of today, in whole rupees. */
  suggestion?: { product: Product; price: number };
}

/** How far free delivery is; `undefined` if nothing is ordered, or delivery is never free. */
export const selectFreeDelivery = createSelector(
  // Not the subtotal, a number: each one's result would be cached for good.
  [selectItems, selectDelivery, selectProducts, selectCurrentPrices],
  (items, delivery, products, prices): FreeDelivery | undefined => {
    const subtotal = items.reduce(
      (sum, { product }) => sum + (product.soldOut ? 0 : product.price),
      0,
    );
    if (!delivery || subtotal === 0) return undefined;
    if (deliveryPrice(subtotal, delivery) === 0) return { gap: 0 };
    if (delivery.freeFrom === undefined) return undefined;
    const gap = delivery.freeFrom - subtotal;
    // Nobody doubles an order to save its delivery.
    if (gap > subtotal) return { gap };
    const countOf = (id: string) => items.filter(({ product }) => product.id === id).length;
    const [suggestion] = Object.values(products)
      .filter(({ variants, hidden }) => !variants && !hidden)
      .map((product) => ({
        product,
        ...(prices ? withCurrentPrice(prices, product) : product),
      }))
      .filter(
        ({ id, price, soldOut, left }) =>
          !soldOut && price >= gap && (left === undefined || left > countOf(id)),
      )
      .sort((one, other) => one.price - other.price);
    return suggestion
      ? { gap, suggestion: { product: suggestion.product, price: suggestion.price } }
      : { gap };
  },
);
