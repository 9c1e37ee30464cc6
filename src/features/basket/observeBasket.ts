import type { Dispatch } from '@reduxjs/toolkit';
import type { BasketStore } from '../../services/basketStore';
import { announce } from '../../shared/announce';
import { basketWords as words } from '../../words/en/basket';
import type { Product } from '../catalogue/product';
import { basketChangedElsewhere, storageChanged } from './basketSlice';

/**
 * Loads the stored basket, then follows changes made elsewhere.
 *
 * @returns a function that ends the subscription
 */
export function observeBasket(
  store: BasketStore,
  catalogue: readonly Product[],
  dispatch: Dispatch,
): () => void {
  const products = new Map(catalogue.map((product) => [product.id, product]));
  return store.observe({
    changed({ added, ...change }) {
      const items = added.flatMap(({ lineId, productId }) => {
        const product = products.get(productId);
        return product ? [{ lineId, product }] : [];
      });
      const unavailable = added.filter(({ productId }) => !products.has(productId));
      dispatch(basketChangedElsewhere({ ...change, items, unavailable }));
      if (unavailable.length > 0) dispatch(announce(words.unavailable(unavailable.length)));
    },
    saved(isSaved) {
      dispatch(storageChanged(isSaved));
      if (!isSaved) dispatch(announce(words.notStored));
    },
  });
}
