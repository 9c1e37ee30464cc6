import { startTransition } from 'react';
import { readLocation } from '../app/pacedHistory';
import type { AppStore, RootState } from '../app/store';
import { selectCount, selectItems } from '../features/basket/basketSlice';
import { homePath } from '../shared/paths';
import { writeCount } from './inline/basketCount';
import { createRoot, hydrateRoot } from './reactDom';
import { removePressMarks } from './replayEarlyPresses';
import { holdNavigation } from './resumeNavigation';
import { Shop } from './Shop';

/**
 * Has React take over the home screen that the page holds; renders the shop where the page holds none
 * or the address asks for another screen.
 */
export function hydrateShop(store: AppStore, prerenderedState: RootState) {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root".');
  const page = document.documentElement;
  const isPrerendered = root.hasChildNodes() && !('elsewhere' in page.dataset);
  const resumeNavigation = holdNavigation(isPrerendered);
  const onFirstScreen = () => {
    removePressMarks();
    resumeNavigation();
  };
  // Now, and not when React comes to it: the address may have changed by then.
  const start = readLocation();
  const state = store.getState();
  // Of the basket, the home screen shows only the number, which is written into the page here. React
  // hydrates from the same, and then renders what has changed since.
  const hydratedState = {
    ...prerenderedState,
    basket: { ...prerenderedState.basket, items: selectItems(state) },
  };
  const shop = <Shop {...{ store, hydratedState, start, onFirstScreen }} />;
  if (isPrerendered) {
    writeCount(selectCount(state));
    const restoreSearch = rememberSearch(root);
    // In slices, between which the browser answers a touch.
    startTransition(() => {
      hydrateRoot(root, shop, {
        onRecoverableError(error) {
          reportError(error);
          restoreSearch();
        },
      });
    });
  } else {
    root.replaceChildren();
    createRoot(root).render(shop);
  }
  delete page.dataset.elsewhere;
  delete page.dataset.uncounted;
}

/**
 * Remembers the search field as it is before React.
 *
 * @returns what puts back its text and focus where an extension or a translator has changed the page,
 *   and React has therefore rendered all of it again
 */
function rememberSearch(root: HTMLElement) {
  const find = () => root.querySelector<HTMLInputElement>('[type=search]');
  const field = find();
  const hadFocus = field === document.activeElement;
  return () => {
    if (!field || field.isConnected) return;
    if (field.value) location.replace(`#${homePath(field.value)}`);
    if (hadFocus) find()?.focus();
  };
}
