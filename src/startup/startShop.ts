import { demoAuthService, lazyAuthService } from '../account/lazyAuthService';
import { makeStore } from '../app/makeStore';
import { preloadScreens } from '../app/Screens';
import { observeBasket } from '../basket/basketListeners';
import { createLocalBasketStore } from '../basket/localBasketStore';
import { createCatalogueReader } from '../catalogue/catalogueFiles';
import { catalogue, pricesBuiltAt } from '../catalogue/products?first';
import { hasDatabase, isDemoElsewhere } from '../environment';
import type { Services } from '../store/services';
import { lazyPart } from '../ui/lazyPart';
import { reportMissing } from '../ui/loadChunk';
import { accountBasket } from './accountBasket';
import { hydrateShop, replayEarlyPresses } from './hydrateShop';
import { reportWebVitals, whenIdle } from './idle';
import { startAccounts } from './startAccounts';

const importIdentity = () => import(/* webpackChunkName: "identity" */ './identity');
const orders = lazyPart(
  () => import(/* webpackChunkName: "orders" */ '../firebase/firestoreOrders'),
);
const prices = lazyPart(() => import(/* webpackChunkName: "prices" */ '../firebase/readPrices'));
const basket = createLocalBasketStore();
const services: Services = {
  account: accountBasket(basket, (action) => store.dispatch(action)),
  auth: lazyAuthService(async () =>
    process.env.AUTH_EMULATOR_URL && isDemoElsewhere()
      ? demoAuthService
      : (await importIdentity()).createAuthService(),
  ),
  basket,
  catalogue: createCatalogueReader(catalogue.path, reportMissing),
  guests: lazyPart(async () => (await importIdentity()).createFirebaseGuests()).load,
  readNews: async () => (hasDatabase() ? (await prices.load()).readNews(pricesBuiltAt) : undefined),
  readPicture: async (hash) => (await prices.load()).readPicture(hash),
  orders: async (as) => (await orders.load()).ordersOf(as),
};
const store = makeStore(services);
const prerenderedState = store.getState();

observeBasket(basket, store.dispatch);
store.dispatch(replayEarlyPresses(window.stopCapturing?.() ?? []));
hydrateShop(store, prerenderedState);
startAccounts(services, store.dispatch, async () => {
  // Loaded since the session was found.
  (await import(/* webpackChunkName: "identity" */ './endDesk')).endDesk();
});
if (hasDatabase()) {
  whenIdle(() => {
    void import(/* webpackChunkName: "prices" */ './followPrices').then(
      ({ followPrices }) => followPrices(store.dispatch),
      // Then the page’s prices hold.
      () => undefined,
    );
  });
}
// Not `prefetch` links: Firefox applies the content security policy's `default-src` to those.
if (!navigator.connection?.saveData) whenIdle(preloadScreens);
reportWebVitals();
