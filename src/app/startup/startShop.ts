import type { Dispatch } from '@reduxjs/toolkit';
import { catalogue, pricesBuiltAt } from '#shop/products?first';
import { lazyAuthService } from '../../auth/lazyAuthService';
import { observeBasket } from '../../basket/basketListeners';
import { createLocalBasketStore } from '../../basket/storage/localBasketStore';
import { lazyAccountBasket } from '../../basket/sync/lazyAccountBasket';
import { createCatalogueReader } from '../../catalogue/model/catalogueFiles';
import { hasDatabase } from '../../environment';
import { paths } from '../../navigation';
import { productScreen } from '../../pages/HomePage';
import { lazyPart } from '../../ui/lazyPart';
import { reportMissing } from '../../ui/loadChunk';
import { whenIdle } from '../../ui/whenIdle';
import { preloadScreens } from '../Screens';
import type { Services } from '../services';
import { makeStore } from '../store';
import { hydrateShop, replayEarlyPresses } from './hydrateShop';
import { pageScreen } from './inline/page';
import { startAccounts } from './startAccounts';
import { reportWebVitals } from './webVitals';

const importIdentity = () => import(/* webpackChunkName: "identity" */ './identity');
const orders = lazyPart(
  () => import(/* webpackChunkName: "orders" */ '../../firebase/firestoreOrders'),
);
const prices = lazyPart(() => import(/* webpackChunkName: "prices" */ '../../firebase/readPrices'));
const basket = createLocalBasketStore();
const dispatch: Dispatch = (action) => store.dispatch(action);
const services: Services = {
  accountBasket: lazyAccountBasket(basket, dispatch, async () => {
    const [{ accountBasketObserver, createSyncedAccountBasket }, { createFirestoreBasket }] =
      await Promise.all([
        import(/* webpackChunkName: "account-basket" */ '../../basket/sync/syncBasket'),
        import(/* webpackChunkName: "account-basket" */ '../../firebase/firestoreBasket'),
      ]);
    return createSyncedAccountBasket(
      basket,
      accountBasketObserver(dispatch),
      createFirestoreBasket,
    );
  }),
  auth: lazyAuthService(async () => (await importIdentity()).createAuthService(services.database)),
  importIdentity,
  importOrdering: () => Promise.all([importIdentity(), orders.importPart()]),
  basket,
  confirm: (question) => window.confirm(question),
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
      // The page keeps the prices that it was built with.
      () => undefined,
    );
  });
}
// `prefetch` links don't work here: Firefox applies the policy's `default-src` to them.
if (!navigator.connection?.saveData) whenIdle(preloadScreens);
reportWebVitals();
