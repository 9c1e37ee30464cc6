import { makeStore } from './app/store';
import { hydrateShop } from './boot/hydrateShop';
import { preloadScreensWhenIdle } from './boot/preloadScreensWhenIdle';
import { replayEarlyPresses } from './boot/replayEarlyPresses';
import { reportWebVitals } from './boot/reportWebVitals';
import { startAccounts } from './boot/startAccounts';
import { observeBasket } from './features/basket/observeBasket';
import { products } from './features/catalogue/products';
import { demoAuthService } from './services/demoAuthService';
import { lazyAuthService } from './services/lazyAuthService';
import { createLocalBasketStore } from './services/localBasketStore';
import { isOnThisMachine } from './shared/isOnThisMachine';
import { loadChunk } from './shared/loadChunk';

const auth = lazyAuthService(async () => {
  if (process.env.AUTH_EMULATOR_URL && !isOnThisMachine()) return demoAuthService;
  const part = await loadChunk(() => import('./services/firebaseAuthService'));
  return part.createFirebaseAuthService();
});
const basket = createLocalBasketStore();
const store = makeStore({ services: { auth, basket } });
const prerenderedState = store.getState();

observeBasket(basket, products, store.dispatch);
replayEarlyPresses(window.handOver?.() ?? [], products, store.dispatch);
hydrateShop(store, prerenderedState);
startAccounts(auth, store.dispatch);
preloadScreensWhenIdle();
void reportWebVitals();
