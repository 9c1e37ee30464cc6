/** @jest-environment ./src/testing/browserEnvironment.ts */
import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { sendPasswordReset, signIn } from '../auth/authThunks';
import { changeEmail, changePassword } from '../auth/authThunks';
import { buildAddress } from '../testing/address';
import { buildCredentials, buildServices } from '../testing/builders';
import { announce } from './announce';

it('shows no email, password or address in Redux DevTools', async () => {
  let options: DevToolsEnhancerOptions = {};
  Object.assign(window, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (given: DevToolsEnhancerOptions) => {
      options = given;
      return (enhancer: unknown) => enhancer;
    },
  });
  // Redux Toolkit looks for the extension when it is loaded.
  await jest.isolateModulesAsync(async () => {
    (await import('./store')).makeStore(buildServices());
  });
  const { replacer } = options.serialize as {
    replacer: (key: string, value: unknown) => unknown;
  };

  const credentials = buildCredentials();
  const order = { id: '1', address: buildAddress() };
  for (const [seen, hidden] of [
    [signIn.pending('1', credentials), credentials.email],
    [signIn.pending('1', credentials), credentials.password],
    [sendPasswordReset.pending('1', credentials.email), credentials.email],
    [changePassword.pending('1', { password: 'old', newPassword: 'open barley' }), 'open barley'],
    [changeEmail.pending('1', { password: 'old', newEmail: 'bilal' }), 'bilal'],
    [announce(`We’ve emailed a link to ${credentials.email}.`), credentials.email],
    [{ type: 'orders/found', payload: [order] }, order.address.telephone],
    [{ orders: { entities: { 1: order } } }, order.address.name],
  ] as const) {
    expect(JSON.stringify(seen)).toContain(hidden);
    const shown = JSON.stringify(seen, replacer);
    expect(shown).not.toContain(hidden);
    expect(shown).toContain('"(hidden)"');
  }
});
