import { createSelector } from '@reduxjs/toolkit';
import { selectProducts } from '../catalogue/catalogueSlice';
import { withCurrentPrice } from '../catalogue/model/prices';
import type { Product } from '../catalogue/model/product';
import { deliveryPrice } from '../catalogue/model/terms';
import { selectCurrentPrices } from '../catalogue/pricesSlice';
import { selectDelivery, selectItems } from './basketSelectors';

export interface FreeDelivery {
  /** The amount that is missing for free delivery; 0: delivery is free. */
  gap: number;
  /**
   * The cheapest of the loaded products that closes the gap, isn't in the basket and costs less than the delivery that it
   * saves; with its price of today.
   */
  suggestion?: { product: Product; price: number };
}

/** How far free delivery is; `undefined` if nothing is ordered, or delivery is never free. */
export const selectFreeDelivery = createSelector(
  // The subtotal is a number, and a result would be cached for each one for good.
  [selectItems, selectDelivery, selectProducts, selectCurrentPrices],
  (items, delivery, products, prices): FreeDelivery | undefined => {
    const subtotal = items.reduce(
      (sum, { product }) => sum + (product.soldOut ? 0 : product.price),
      0,
    );
    if (!delivery || subtotal === 0) return undefined;
    const deliveryCost = deliveryPrice(subtotal, delivery);
    if (deliveryCost === 0) return { gap: 0 };
    if (delivery.freeFrom === undefined) return undefined;
    const gap = delivery.freeFrom - subtotal;
    const inBasket = new Set(items.map(({ product }) => product.id));
    const [suggestion] = Object.values(products)
      .filter(({ variants, hidden }) => !variants && !hidden)
      .map((product) => ({
        product,
        ...(prices ? withCurrentPrice(prices, product) : product),
      }))
      .filter(
        ({ id, price, soldOut, left }) =>
          !soldOut && left !== 0 && !inBasket.has(id) && price >= gap && price < deliveryCost,
      )
      .sort((one, other) => one.price - other.price);
    return suggestion
      ? { gap, suggestion: { product: suggestion.product, price: suggestion.price } }
      : { gap };
  },
);
