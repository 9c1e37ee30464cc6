import { combineReducers, configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { authSlice } from '../features/auth/authSlice';
import { basketSlice } from '../features/basket/basketSlice';
import type { AuthService } from '../services/authService';

/** What thunks reach the outside world through, as their `extra` argument. */
export interface Services {
  auth: AuthService;
}

const rootReducer = combineReducers({
  [authSlice.name]: authSlice.reducer,
  [basketSlice.name]: basketSlice.reducer,
});

/** Keeps passwords out of Redux DevTools and of the reports exported from it. */
function hidePassword<A extends UnknownAction>(action: A): A {
  const meta = action.meta as { arg?: { password?: string } } | undefined;
  if (!meta?.arg?.password) return action;
  return { ...action, meta: { ...meta, arg: { ...meta.arg, password: '(hidden)' } } };
}

interface StoreOptions {
  services: Services;
  preloadedState?: Partial<RootState>;
}

export function makeStore({ services, preloadedState }: StoreOptions) {
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: services } }),
    devTools: { actionSanitizer: hidePassword },
  });
}

export type RootState = ReturnType<typeof rootReducer>;
export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
