import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { HashRouter } from 'react-router-dom';
import { lazyPages } from '../app/lazyPages';
import { Screens } from '../app/routes';
import { makeStore } from '../app/store';
import { observeUser } from '../features/auth/observeUser';
import type { Product } from '../features/catalogue/product';
import { buildBasket } from './builders';
import { FakeAuthService } from './fakeAuthService';

interface Surroundings {
  auth?: FakeAuthService;
  /** What already is in the basket. */
  basket?: Product[];
  /** Where the shopper starts, as it stands after the hash sign. */
  path?: string;
}

/** Where the shopper is or is on the way to: the address changes before the screen does. */
const address = () => window.location.hash.slice(1);

/** The browser's Back, until the page has been told of it. */
const goBack = () =>
  act(async () => {
    const told = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.back();
    await told;
  });

/** Renders with a real store, the shop's own kind of router, and a fake identity service. */
export function renderWithShop(
  ui: ReactNode,
  { auth = new FakeAuthService(), basket = [], path = '/' }: Surroundings = {},
) {
  window.history.replaceState(null, '', `#${path}`);
  const store = makeStore({
    services: { auth },
    preloadedState: { basket: buildBasket(basket) },
  });
  const view = render(
    <Provider store={store}>
      <HashRouter>{ui}</HashRouter>
    </Provider>,
  );
  return { ...view, store, auth, user: userEvent.setup(), address, goBack };
}

/** The whole shop, once the identity service has said who is signed in. */
export async function renderApp(surroundings?: Surroundings) {
  const app = renderWithShop(<Screens {...lazyPages} />, surroundings);
  await act(async () => {
    observeUser(app.auth, app.store.dispatch);
    await Promise.resolve();
  });
  return app;
}
