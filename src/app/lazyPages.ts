import { lazy } from 'react';

/** The screens that the first paint does not need; fetched when the browser has nothing else to do. */
export const lazyPages = {
  CheckoutPage: lazy(async () => ({
    default: (await import(/* webpackPrefetch: true */ '../pages/CheckoutPage')).CheckoutPage,
  })),
  LoginPage: lazy(async () => ({
    default: (await import(/* webpackPrefetch: true */ '../pages/LoginPage')).LoginPage,
  })),
};
