import { preloadScreens } from './app/lazyScreens';
import { makeStore } from './app/store';
import { followPrices } from './boot/followPrices';
import { hasDatabase, isDemoElsewhere } from './boot/hasDatabase';
import { hydrateShop } from './boot/hydrateShop';
import { replayEarlyPresses } from './boot/earlyActions';
import { loadAccountBasket } from './boot/loadAccountBasket';
import { reportWebVitals } from './boot/reportWebVitals';
import { startAccounts } from './boot/startAccounts';
import { whenIdle } from './boot/whenIdle';
import { observeBasket } from './features/basket/observeBasket';
import { products } from './features/catalogue/products';
import { release } from './features/catalogue/products?release';
import { readLiveChanges } from './services/firebase/readLiveChanges';
import { demoAuthService } from './services/demoAuthService';
import type { GuestService } from './services/guestService';
import { lazyAuthService } from './services/lazyAuthService';
import { createLocalBasketStore } from './services/storage/localBasketStore';
import type { Services } from './services/services';
import { loadChunk } from './shared/loadChunk';

const loadIdentity = () => loadChunk(() => import('./boot/identityPart'));
const loadOrders = () =>
  loadChunk(() => import(/* webpackChunkName: "orders-service" */ './boot/ordersPart'));
const basket = createLocalBasketStore();
let guests: GuestService | undefined;
const services: Services = {
  account: loadAccountBasket(basket, (action) => store.dispatch(action)),
  auth: lazyAuthService(async () =>
    isDemoElsewhere ? demoAuthService : (await loadIdentity()).createFirebaseAuthService(),
  ),
  basket,
  guests: async () => {
    const { createFirebaseGuests } = await loadIdentity();
    return (guests ??= createFirebaseGuests());
  },
  readLiveChanges: () => (hasDatabase ? readLiveChanges() : Promise.resolve(undefined)),
  orders: async (as) => (await loadOrders()).ordersOf(as),
};
const store = makeStore(services);
const prerenderedState = store.getState();

observeBasket(basket, products, store.dispatch);
replayEarlyPresses(window.handOver?.() ?? [], products, store.dispatch);
hydrateShop(store, prerenderedState);
startAccounts(services, store.dispatch);
whenIdle(() => void followPrices(services, { products, release }, store.dispatch));
// Not `prefetch` links: Firefox applies the content security policy's `default-src` to those.
if (!navigator.connection?.saveData) whenIdle(preloadScreens);
reportWebVitals();
