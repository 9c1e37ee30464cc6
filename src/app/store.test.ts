/** @jest-environment ./src/testing/browserEnvironment.ts */
import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit';
import { addToBasket } from '../features/basket/basketSlice';
import { signIn } from '../features/auth/authThunks';
import { buildCredentials, buildProduct, buildServices } from '../testing/builders';

/** What an action becomes on its way to Redux DevTools. */
async function seenInDevTools(action: UnknownAction): Promise<unknown> {
  let options: DevToolsEnhancerOptions | undefined;
  const extension = (given: DevToolsEnhancerOptions) => {
    options = given;
    return (enhancer: unknown) => enhancer;
  };
  const name = '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__';
  Object.assign(window, { [name]: extension });
  try {
    await jest.isolateModulesAsync(async () => {
      (await import('./store')).makeStore({ services: buildServices() });
    });
  } finally {
    Reflect.deleteProperty(window, name);
  }
  return options?.actionSanitizer?.(action, 1);
}

const credentials = buildCredentials();

it.each([
  ['pending', signIn.pending('1', credentials)],
  ['fulfilled', signIn.fulfilled(undefined, '1', credentials)],
  ['rejected', signIn.rejected(null, '1', credentials)],
])('shows a sign-in that is %s in Redux DevTools without its password', async (_kind, action) => {
  const { email } = credentials;
  const meta = { ...action.meta, arg: { email, password: '(hidden)' } };
  expect(await seenInDevTools(action)).toEqual({ ...action, meta });
  expect(action.meta.arg).toEqual(credentials);
});

it('shows any other action there as it is', async () => {
  const action = addToBasket(buildProduct());
  expect(await seenInDevTools(action)).toBe(action);
});
