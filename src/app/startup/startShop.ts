import { catalogue, pricesBuiltAt } from '../../../shop/products?first';
import { lazyAuthService } from '../../auth/lazyAuthService';
import { observeBasket } from '../../basket/basketListeners';
import { createLocalBasketStore } from '../../basket/storage/localBasketStore';
import { createCatalogueReader } from '../../catalogue/model/catalogueFiles';
import { hasDatabase } from '../../environment';
import { paths } from '../../navigation';
import { productScreen } from '../../pages/HomePage';
import { lazyPart } from '../../ui/lazyPart';
import { reportMissing } from '../../ui/loadChunk';
import { preloadScreens } from '../Screens';
import type { Services } from '../services';
import { makeStore } from '../store';
import { accountBasket } from './accountBasket';
import { hydrateShop, replayEarlyPresses } from './hydrateShop';
import { reportWebVitals, whenIdle } from './idle';
import { pageScreen } from './inline/page';
import { startAccounts } from './startAccounts';

const importIdentity = () => import(/* webpackChunkName: "identity" */ './identity');
const orders = lazyPart(
  () => import(/* webpackChunkName: "orders" */ '../../firebase/firestoreOrders'),
);
const prices = lazyPart(() => import(/* webpackChunkName: "prices" */ '../../firebase/readPrices'));
const basket = createLocalBasketStore();
const services: Services = {
  accountBasket: accountBasket(basket, (action) => store.dispatch(action)),
  auth: lazyAuthService(async () => (await importIdentity()).createAuthService()),
  importIdentity,
  basket,
  catalogue: createCatalogueReader(catalogue.path, reportMissing),
  guests: lazyPart(async () => (await importIdentity()).createFirebaseGuests()).load,
  readNews: async () => (hasDatabase() ? (await prices.load()).readNews(pricesBuiltAt) : undefined),
  readPicture: async (hash) => (await prices.load()).readPicture(hash),
  database: async (as) => (await orders.load()).ordersOf(as),
};
const store = makeStore(services);

const start = () => {
  const prerenderedState = store.getState();
  observeBasket(basket, store.dispatch);
  store.dispatch(replayEarlyPresses(window.stopCapturing?.() ?? []));
  hydrateShop(store, prerenderedState);
};
if (pageScreen() === paths.home) start();
else {
  void Promise.all([
    productScreen.load(),
    import(/* webpackChunkName: "product" */ '../../catalogue/product/pageProduct'),
  ])
    .then(([, { readPageProduct }]) => {
      store.dispatch(readPageProduct());
    })
    // The error screen says that it couldn't be loaded.
    .catch(() => undefined)
    .then(start);
}
startAccounts(services, store.dispatch);
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
