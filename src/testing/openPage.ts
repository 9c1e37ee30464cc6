import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Root } from 'react-dom/client';
import prerender from '../app/prerender/prerender';
import { hydrateShop, replayEarlyPresses } from '../app/startup/hydrateShop';
import { hidePageScreen } from '../app/startup/inline/page';
import { makeStore } from '../app/store';
import { setUser } from '../auth/authSlice';
import { observeBasket } from '../basket/basketListeners';
import { lineIdAtIndex, lineIdOf, lineKey } from '../basket/storage/basketKeys';
import { createLocalBasketStore } from '../basket/storage/localBasketStore';
import { buildServices } from './builders';
import { FakeAuthService } from './fakes/fakeAuthService';
import { pageLinks } from './pageLinks';

const html = prerender({
  css: { text: '' },
  inlineScript: '',
  scripts: [],
  links: pageLinks,
});
const { body } = new DOMParser().parseFromString(html, 'text/html');

/** Puts the built page into the document, at a path, before any script has run. */
export function openPage(path = '/') {
  document.body.innerHTML = body.innerHTML;
  window.history.replaceState(null, '', `#${path}`);
  hidePageScreen();
}

let closePage = () => undefined as unknown;

afterEach(() => {
  act(() => {
    closePage();
  });
  closePage = () => undefined;
});

/**
 * Starts the shop in the open page as `main.tsx` does, but with a fake identity service.
 *
 * @param meanwhile runs after hydration has begun, before React has rendered anything
 */
export async function startShop(auth = new FakeAuthService(), meanwhile?: () => void) {
  const react = jest.requireActual<typeof import('react')>('react');
  // React runs no effect twice in production.
  jest.replaceProperty(react, 'StrictMode', react.Fragment);
  // jsdom lacks this function.
  Object.assign(window, { reportError: console.error });
  const client = jest.requireActual<typeof import('react-dom/client')>('react-dom/client');
  const makers = [jest.spyOn(client, 'createRoot'), jest.spyOn(client, 'hydrateRoot')];
  const basket = createLocalBasketStore();
  const store = makeStore(buildServices({ auth, basket }));
  const prerenderedState = store.getState();
  const endObserving = observeBasket(basket, store.dispatch);
  await act(async () => {
    store.dispatch(replayEarlyPresses(window.stopCapturing?.() ?? []));
    hydrateShop(store, prerenderedState);
    meanwhile?.();
    auth.observe((user) => {
      store.dispatch(setUser(user));
    });
    await Promise.resolve();
  });
  closePage = () => {
    endObserving();
    for (const { mock } of makers) for (const { value } of mock.results) (value as Root).unmount();
  };
  return { user: userEvent.setup(), store };
}

/** Stores a basket with these products in the browser. */
export function storeBasket(ids: readonly string[]) {
  ids.forEach((id, place) => {
    localStorage.setItem(lineKey(lineIdAtIndex(place)), id);
  });
}

/** The ids of the products in the stored basket, in order. */
export const storedIds = () =>
  Object.keys(localStorage)
    .filter((key) => lineIdOf(key) !== undefined)
    .sort()
    .map((key) => localStorage.getItem(key));

export const basketLink = (count: number) =>
  screen.getByRole('link', { name: `Basket ${count} ${count === 1 ? 'item' : 'items'}` });
