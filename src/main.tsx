import { preloadScreens } from './app/lazyScreens';
import { makeStore } from './app/store';
import { hydrateShop } from './boot/hydrateShop';
import { replayEarlyPresses } from './boot/earlyActions';
import { loadAccountBasket } from './boot/loadAccountBasket';
import { reportWebVitals } from './boot/reportWebVitals';
import { startAccounts } from './boot/startAccounts';
import { whenIdle } from './boot/whenIdle';
import { observeBasket } from './features/basket/observeBasket';
import { products } from './features/catalogue/products';
import { demoAuthService } from './services/demoAuthService';
import { lazyAuthService } from './services/lazyAuthService';
import { createLocalBasketStore } from './services/storage/localBasketStore';
import type { Services } from './services/services';
import { isOnThisMachine } from './shared/isOnThisMachine';
import { loadChunk } from './shared/loadChunk';

const loadAuth = () => loadChunk(() => import('./services/firebase/firebaseAuthService'));
const loadOrders = () =>
  loadChunk(() => import(/* webpackChunkName: "orders-service" */ './boot/ordersPart'));
const basket = createLocalBasketStore();
const services: Services = {
  account: loadAccountBasket(basket, (action) => store.dispatch(action)),
  auth: lazyAuthService(async () =>
    process.env.AUTH_EMULATOR_URL && !isOnThisMachine()
      ? demoAuthService
      : (await loadAuth()).createFirebaseAuthService(),
  ),
  basket,
  orders: async () => (await loadOrders()).orders,
};
const store = makeStore(services);
const prerenderedState = store.getState();

observeBasket(basket, products, store.dispatch);
replayEarlyPresses(window.handOver?.() ?? [], products, store.dispatch);
hydrateShop(store, prerenderedState);
startAccounts(services, store.dispatch);
// Not `prefetch` links: Firefox applies the content security policy's `default-src` to those.
if (!navigator.connection?.saveData) whenIdle(preloadScreens);
reportWebVitals();
