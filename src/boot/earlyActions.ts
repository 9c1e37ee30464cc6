import type { AppDispatch, RootState } from '../app/store';
import { selectSold } from '../features/catalogue/catalogueSlice';
import { addToBasket } from '../features/basket/basketSlice';
import type { StoredLine } from '../services/basketStore';
import { homePath } from '../shared/paths';
import { isElsewhere } from './inline/homeScreen';

/** Adds to the basket, and announces, what was pressed before React loaded, stored or not. */
export const replayEarlyPresses =
  (lines: readonly StoredLine[]) => (dispatch: AppDispatch, getState: () => RootState) => {
    for (const { lineId, productId } of lines) {
      const product = selectSold(getState(), productId);
      if (product) dispatch(addToBasket(product, lineId));
    }
  };

/**
 * Remembers the search field before hydration. The returned function restores its text and focus if
 * React had to render the page again, because an extension or a translator had changed it.
 */
export function rememberSearch(root: HTMLElement) {
  const find = () => root.querySelector<HTMLInputElement>('[type=search]');
  const field = find();
  const hadFocus = field === document.activeElement;
  return () => {
    if (!field || field.isConnected) return;
    if (field.value) location.replace(`#${homePath({ q: field.value })}`);
    if (hadFocus) find()?.focus();
  };
}

/**
 * Holds navigation back until React has hydrated the home screen, with everything typed and pressed
 * there. The returned function then goes where the shopper went; further calls do nothing.
 */
export function holdNavigation(): () => void {
  let target: string | undefined;
  // Meanwhile, the history entry is home's.
  const hold = () => {
    target = isElsewhere() ? location.hash : undefined;
    if (target) history.replaceState(null, '', '#/');
  };
  hold();
  addEventListener('popstate', hold);

  return () => {
    removeEventListener('popstate', hold);
    if (target) location.replace(target);
    target = undefined;
  };
}
