import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { startAuthListeners } from '../auth/authListeners';
import { authSlice } from '../auth/authSlice';
import { startBasketListeners } from '../basket/basketListeners';
import { basketSlice } from '../basket/basketSlice';
import { catalogueSlice } from '../catalogue/catalogueSlice';
import { listsSlice } from '../catalogue/list/listsSlice';
import { pricesSlice } from '../catalogue/pricesSlice';
import { announcementSlice } from './announce';
import type { Services } from './services';

/** The slices of lazy parts. Each declares itself here, and is injected when its chunk loads. */
export interface LazySlices {}

export const rootReducer = combineSlices(
  announcementSlice,
  authSlice,
  basketSlice,
  catalogueSlice,
  listsSlice,
  pricesSlice,
).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;

// `byKey` holds lists of products.
const secretField = /password|address$|phone$|(?<!by)key$/i;
const isAddress = (value: unknown) =>
  typeof value === 'object' && value !== null && 'street' in value;

/** Redux DevTools show and export everything but passwords, addresses, phone numbers and keys. */
const hideSecrets = (field: string, value: unknown) =>
  (value && secretField.test(field)) || isAddress(value) ? '(hidden)' : value;

/** Redux Toolkit would warn on a busy machine that its checks of a large catalogue take long. */
const developmentCheck = { warnAfter: 1000 };

export function makeStore(services: Services, preloadedState?: Partial<RootState>) {
  const listeners = createListenerMiddleware({ extra: services });
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: services },
        immutableCheck: developmentCheck,
        serializableCheck: developmentCheck,
      }).prepend(listeners.middleware),
    // The shop's own site leaves DevTools out: they would weigh on each first visit.
    devTools: process.env.NODE_ENV !== 'production' && { serialize: { replacer: hideSecrets } },
  });
  const startListening = listeners.startListening.withTypes<RootState, AppDispatch, Services>();
  startBasketListeners(startListening);
  startAuthListeners(startListening);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
