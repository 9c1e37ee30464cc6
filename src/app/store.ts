import {
  configureStore,
  createListenerMiddleware,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { startAuthListeners } from '../features/auth/authListeners';
import { startBasketListeners } from '../features/basket/basketListeners';
import type { Services } from '../services/services';
import { rootReducer, type RootState } from './rootReducer';

const personal = ['email', 'newEmail', 'password', 'newPassword', 'address'];

/** Keeps personal data out of Redux DevTools and its exported reports, also an email in a sentence. */
const maskPersonalData = (key: string, value: unknown) =>
  value && (personal.includes(key) || (typeof value === 'string' && /\S@\S/.test(value)))
    ? '(hidden)'
    : value;

export function makeStore(services: Services, preloadedState?: Partial<RootState>) {
  const listeners = createListenerMiddleware({ extra: services });
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: services } }).prepend(listeners.middleware),
    devTools: { serialize: { replacer: maskPersonalData } },
  });
  const startListening = listeners.startListening.withTypes<RootState, AppDispatch, Services>();
  startBasketListeners(startListening);
  startAuthListeners(startListening);
  return store;
}

export type { RootState };
export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk<Result> = ThunkAction<Result, RootState, Services, UnknownAction>;
