import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit';
import { addToBasket } from '../features/basket/basketSlice';
import { signIn } from '../features/auth/authThunks';
import { buildBasket, buildCredentials, buildProduct, buildServices } from '../testing/builders';
import { makeStore } from './store';

const services = buildServices();

it('starts with an empty basket, and not knowing who is signed in', () => {
  expect(makeStore({ services }).getState()).toEqual({
    accountBasket: { reached: 'yes', joined: 0 },
    announcement: { sentence: '', count: 0 },
    auth: { user: undefined, pending: null },
    basket: buildBasket(),
  });
});

it('starts with what it is given', () => {
  const basket = buildBasket([buildProduct()]);
  expect(makeStore({ services, preloadedState: { basket } }).getState().basket).toEqual(basket);
});

it('shares nothing between two stores', () => {
  const one = makeStore({ services });
  const other = makeStore({ services });
  one.dispatch(addToBasket(buildProduct()));
  expect(other.getState().basket.items).toEqual([]);
});

describe('Redux DevTools', () => {
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
        (await import('./store')).makeStore({ services });
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
  ])('shows a sign-in that is %s without its password', async (kind, action) => {
    const seen = await seenInDevTools(action);
    expect(seen).toMatchObject({
      type: `auth/signIn/${kind}`,
      meta: { arg: { email: credentials.email } },
    });
    expect(JSON.stringify(seen)).not.toContain(credentials.password);
    expect(action.meta.arg).toEqual(credentials);
  });

  it('shows any other action as it is', async () => {
    const action = addToBasket(buildProduct());
    expect(await seenInDevTools(action)).toBe(action);
  });
});
