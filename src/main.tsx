import { preloadScreens } from './app/lazyScreens';
import { makeStore } from './app/store';
import { hasDatabase, isDemoElsewhere } from './boot/hasDatabase';
import { hydrateShop } from './boot/hydrateShop';
import { replayEarlyPresses } from './boot/earlyActions';
import { loadAccountBasket } from './boot/loadAccountBasket';
import { reportWebVitals } from './boot/reportWebVitals';
import { startAccounts } from './boot/startAccounts';
import { whenIdle } from './boot/whenIdle';
import { observeBasket } from './features/basket/observeBasket';
import { catalogue, release } from './features/catalogue/products?first';
import { createCatalogueReader } from './services/catalogueFiles';
import { demoAuthService } from './services/demoAuthService';
import type { GuestService } from './services/guestService';
import { lazyAuthService } from './services/lazyAuthService';
import { createLocalBasketStore } from './services/storage/localBasketStore';
import type { Services } from './services/services';
import { loadChunk, reportMissing } from './shared/loadChunk';

const loadIdentity = () => loadChunk(() => import('./boot/identityPart'));
const loadOrders = () =>
  loadChunk(() => import(/* webpackChunkName: "orders-service" */ './boot/ordersPart'));
const loadPrices = () =>
  loadChunk(() => import(/* webpackChunkName: "prices" */ './boot/pricesPart'));
const basket = createLocalBasketStore();
let guests: GuestService | undefined;
const services: Services = {
  account: loadAccountBasket(basket, (action) => store.dispatch(action)),
  auth: lazyAuthService(async () =>
    isDemoElsewhere ? demoAuthService : (await loadIdentity()).createFirebaseAuthService(),
  ),
  basket,
  catalogue: createCatalogueReader(catalogue.path, reportMissing),
  guests: async () => {
    const { createFirebaseGuests } = await loadIdentity();
    return (guests ??= createFirebaseGuests());
  },
  readLiveChanges: async () => (await loadPrices()).readLiveChanges(),
  orders: async (as) => (await loadOrders()).ordersOf(as),
};
const store = makeStore(services);
const prerenderedState = store.getState();

observeBasket(basket, store.dispatch);
store.dispatch(replayEarlyPresses(window.handOver?.() ?? []));
hydrateShop(store, prerenderedState);
startAccounts(services, store.dispatch, async (uid) => {
  // Loaded since the session was found.
  (await loadIdentity()).forgetUser(uid);
});
if (hasDatabase) {
  whenIdle(() => {
    void loadPrices().then(
      ({ followPrices }) => followPrices(services, release, store.dispatch),
      // Then the page’s prices hold.
      () => undefined,
    );
  });
}
// Not `prefetch` links: Firefox applies the content security policy's `default-src` to those.
if (!navigator.connection?.saveData) whenIdle(preloadScreens);
reportWebVitals();
