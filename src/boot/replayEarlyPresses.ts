import type { AppDispatch } from '../app/store';
import { addToBasket } from '../features/basket/basketSlice';
import type { Product } from '../features/catalogue/product';
import type { StoredLine } from '../services/basketStore';

/** Adds to the basket what was pressed before React was there, stored or not, and announces it. */
export function replayEarlyPresses(
  lines: readonly StoredLine[],
  products: readonly Product[],
  dispatch: AppDispatch,
) {
  for (const { lineId, productId } of lines) {
    const product = products.find(({ id }) => id === productId);
    if (product) dispatch(addToBasket(product, lineId));
  }
}

/** Takes the marks off the cards that were pressed: React's own answer stands there from now on. */
export function removePressMarks() {
  for (const card of document.querySelectorAll('[data-pressed]')) {
    card.removeAttribute('data-pressed');
  }
}
