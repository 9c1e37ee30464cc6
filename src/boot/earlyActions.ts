import type { AppDispatch } from '../app/store';
import { addToBasket } from '../features/basket/basketSlice';
import type { Product } from '../features/catalogue/product';
import type { StoredLine } from '../services/basketStore';
import { homePath } from '../shared/paths';
import { isElsewhere } from './inline/homeScreen';

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

/** Removes the marks from the cards that were pressed: React's own answer stands there from now on. */
export function removePressMarks() {
  for (const card of document.querySelectorAll('[data-pressed]')) {
    card.removeAttribute('data-pressed');
  }
}

/**
 * Remembers the search field as it is before React.
 *
 * @returns what restores its text and focus if an extension or a translator has changed the page and
 *   React has therefore rendered all of it again
 */
export function rememberSearch(root: HTMLElement) {
  const find = () => root.querySelector<HTMLInputElement>('[type=search]');
  const field = find();
  const hadFocus = field === document.activeElement;
  return () => {
    if (!field || field.isConnected) return;
    if (field.value) location.replace(`#${homePath(field.value)}`);
    if (hadFocus) find()?.focus();
  };
}

/**
 * Holds navigation back until React has taken over the home screen that the page holds: React must
 * find it there, with all that was typed and pressed.
 *
 * @returns what to call then: it goes where the shopper went. Further calls do nothing
 */
export function holdNavigation(): () => void {
  let target: string | undefined;
  // The entry in the history is used for home meanwhile.
  const hold = () => {
    target = isElsewhere() ? location.hash : undefined;
    if (target) history.replaceState(null, '', '#/');
  };
  // A link may have been followed before React was there.
  hold();
  addEventListener('popstate', hold);

  return () => {
    removeEventListener('popstate', hold);
    if (target) location.replace(target);
    target = undefined;
  };
}
