/** @jest-environment ./src/testing/browserEnvironment.ts */
import { readDevTools } from '../testing/devToolsExtension';
// The store looks for the extension as soon as it is imported.
import { act, screen } from '@testing-library/react';
import { changePassword, deleteAccount, saveOrders, signIn } from '../auth/authThunks';
import { changeAddress } from '../orders/addressBookSlice';
import { buildAddress } from '../testing/address';
import {
  button,
  credentials,
  fillIn,
  place,
  proceed,
  renderCheckout,
  thanks,
} from '../testing/checkoutVisit';

const newPassword = 'planted barley';
const address = {
  ...buildAddress(),
  name: 'Zubeida Planted',
  telephone: '9753186420',
  street: '77 Planted Lane',
  landmark: 'Planted banyan',
  instructions: 'Planted bell, twice',
};

/** A guest orders and fails to save the order; then an account signs in, saves the address and is deleted. */
async function visit() {
  const { owner, store, user } = await proceed(await renderCheckout({ isSignedIn: false }));
  fillIn(address);
  await user.click(button('Review your order'));
  await screen.findByRole('heading', { name: 'Review and pay' });
  await user.click(place());
  await thanks();
  await act(async () => {
    await store.dispatch(saveOrders(credentials));
    await store.dispatch(signIn(credentials));
    await store.dispatch(changeAddress({ id: '0-1', address }));
    await store.dispatch(changePassword({ password: credentials.password, newPassword }));
    await store.dispatch(deleteAccount({ password: newPassword }));
  });
  return owner;
}

describe('Redux DevTools', () => {
  it('show auth and its actions, but no password, address, phone number or key', async () => {
    const owner = await visit();
    const steps = readDevTools();
    const happened = steps.map((step) => step.happened).join('\n');
    const shown = steps.map((step) => step.shown).join('\n');
    const { name, telephone, street, landmark, instructions } = address;
    const [, linkKey = 'none'] = /"linkKey":"([^"]+)"/.exec(happened) ?? [];
    const secrets = [credentials.password, newPassword, name, telephone, street, landmark];
    secrets.push(instructions, linkKey);
    expect(secrets.filter((secret) => !happened.includes(secret))).toEqual([]);
    expect(secrets.filter((secret) => shown.includes(secret))).toEqual([]);

    const find = (type: string) => steps.find((step) => step.type === type)?.shown;
    expect(find('auth/signIn/pending')).toContain(`"arg":{"email":"${credentials.email}"`);
    expect(find('auth/setUser')).toContain('"payload":null');
    const session = JSON.stringify({ user: owner, pending: 'signIn' });
    expect(shown).toContain(`"type":"auth/setUser","payload":${JSON.stringify(owner)}`);
    expect(shown).toContain(`"auth":${session}`);
    expect(shown).toContain('"basket":{"items":[{"lineId"');
  });
});
