import {
  combineReducers,
  configureStore,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { listenToUser } from '../features/auth/authListeners';
import { authSlice } from '../features/auth/authSlice';
import { listenToBasket } from '../features/basket/basketListeners';
import { accountBasketSlice } from '../features/basket/accountBasketSlice';
import { basketSlice } from '../features/basket/basketSlice';
import type { Services } from '../services/services';
import { announcementSlice } from '../shared/announce';
import type { Change } from '../shared/listener';

const rootReducer = combineReducers({
  [accountBasketSlice.name]: accountBasketSlice.reducer,
  [announcementSlice.name]: announcementSlice.reducer,
  [authSlice.name]: authSlice.reducer,
  [basketSlice.name]: basketSlice.reducer,
});

/** Keeps passwords out of Redux DevTools and of the reports exported from it. */
function hidePassword<A extends UnknownAction>(action: A): A {
  const meta = action.meta as { arg?: { password?: string } } | undefined;
  if (!meta?.arg?.password) return action;
  return { ...action, meta: { ...meta, arg: { ...meta.arg, password: '(hidden)' } } };
}

/** Calls the listeners. Redux Toolkit's own middleware for them can do more, and weighs 1.4 kB. */
const callListeners =
  (services: Services): Middleware<unknown, RootState> =>
  (store) =>
  (next) =>
  (action) => {
    const before = store.getState();
    const result = next(action);
    const { dispatch } = store;
    const change: Change<RootState> = { before, after: store.getState(), dispatch, services };
    listenToBasket(action as UnknownAction, change);
    listenToUser(action as UnknownAction, change);
    return result;
  };

interface StoreOptions {
  services: Services;
  preloadedState?: Partial<RootState>;
}

export function makeStore({ services, preloadedState }: StoreOptions) {
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: services } }).concat(callListeners(services)),
    devTools: { actionSanitizer: hidePassword },
  });
}

export type RootState = ReturnType<typeof rootReducer>;
export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
