/** @jest-environment ./src/testing/browserEnvironment.ts */
import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { addToBasket } from '../features/basket/basketSlice';
import { signIn } from '../features/auth/authThunks';
import { buildCredentials, buildProduct, buildServices } from '../testing/builders';

it('shows every action in Redux DevTools, a sign-in without its password', async () => {
  let options: DevToolsEnhancerOptions = {};
  Object.assign(window, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (given: DevToolsEnhancerOptions) => {
      options = given;
      return (enhancer: unknown) => enhancer;
    },
  });
  // Redux Toolkit looks for the extension when it is loaded.
  await jest.isolateModulesAsync(async () => {
    (await import('./store')).makeStore({ services: buildServices() });
  });

  const credentials = buildCredentials();
  for (const action of [
    signIn.pending('1', credentials),
    signIn.fulfilled(undefined, '1', credentials),
    signIn.rejected(null, '1', credentials),
  ]) {
    const meta = { ...action.meta, arg: { email: credentials.email, password: '(hidden)' } };
    expect(options.actionSanitizer?.(action, 1)).toEqual({ ...action, meta });
    expect(action.meta.arg).toEqual(credentials);
  }
  const other = addToBasket(buildProduct());
  expect(options.actionSanitizer?.(other, 1)).toBe(other);
});
