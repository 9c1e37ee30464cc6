import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { HashRouter } from 'react-router-dom';
import { Screens } from '../app/Screens';
import type { Services } from '../app/services';
import { followPrices } from '../app/startup/followPrices';
import { type AppStore, makeStore } from '../app/store';
import { setUser } from '../auth/authSlice';
import { observeBasket } from '../basket/basketListeners';
import type { Product } from '../catalogue/model/product';
import { buildBasket, buildServices } from './builders';
import { FakeAccountBasket } from './fakes/fakeAccountBasket';
import { FakeAuthService } from './fakes/fakeAuthService';
import { createFakeBasketStore, type FakeBasketStore } from './fakes/fakeBasketStore';
import { FakeGuests } from './fakes/fakeGuests';
import { FakeOrders } from './fakes/fakeOrders';

export interface Surroundings {
  account?: FakeAccountBasket;
  auth?: FakeAuthService;
  basketStore?: FakeBasketStore;
  guests?: FakeGuests;
  importOrdering?: Services['importOrdering'];
  orders?: FakeOrders;
  /** Resolves once the code for orders has loaded. */
  ordersLoad?: Promise<unknown>;
  /** The products that are already in the basket. */
  basket?: Product[];
  /** Where the shopper starts, as written after the hash sign. */
  path?: string;
}

/** The address, which changes before the screen does. */
const address = () => window.location.hash.slice(1);

/** Presses the browser's Back button, and waits for the page's event. */
export const goBack = () =>
  act(async () => {
    const received = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.back();
    await received;
  });

/** Renders with a real store and router, and fake services. */
export function renderWithShop(
  ui: ReactNode,
  {
    account = new FakeAccountBasket(),
    auth = new FakeAuthService(),
    basketStore = createFakeBasketStore(),
    guests = new FakeGuests(auth),
    importOrdering = () => Promise.resolve(),
    orders = new FakeOrders(),
    ordersLoad = Promise.resolve(),
    basket = [],
    path = '/',
  }: Surroundings = {},
) {
  window.history.replaceState(null, '', `#${path}`);
  const services = buildServices({
    accountBasket: account,
    auth,
    importOrdering,
    basket: basketStore,
    guests: () => Promise.resolve(guests),
    readNews: () => Promise.resolve(orders.news),
    database: async (as) => {
      await ordersLoad;
      const uid = as === 'guest' ? guests.uid : store.getState().auth.user?.uid;
      return orders.serviceOf(uid);
    },
  });
  const store: AppStore = makeStore(services, { basket: buildBasket(basket) });
  const user = userEvent.setup();
  const view = render(
    <Provider store={store}>
      <HashRouter useTransitions={false}>{ui}</HashRouter>
    </Provider>,
  );
  return {
    ...view,
    services,
    store,
    account,
    auth,
    basketStore,
    guests,
    orders,
    user,
    address,
    goBack,
    /** Replaces the text of a field at once: typing it key by key takes half a second. */
    retype: async (field: HTMLElement, text: string) => {
      await user.clear(field);
      await user.paste(text);
    },
  };
}

/** Renders the whole shop, with the stored basket and the user's session. */
export async function renderApp(surroundings?: Surroundings) {
  const app = renderWithShop(<Screens />, surroundings);
  await act(async () => {
    app.auth.observe((user) => {
      app.store.dispatch(setUser(user));
    });
    observeBasket(app.basketStore, app.store.dispatch);
    await followPrices(app.store.dispatch);
    await Promise.resolve();
  });
  return app;
}
