/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { buildCredentials } from '../../testing/builders';
import {
  credentials as taken,
  place,
  renderCheckout,
  status,
  thanks,
  toReview,
} from '../../testing/checkoutVisit';

const credentials = buildCredentials();

const form = () => screen.getByRole('region', { name: 'Save this order: choose a password' });
const email = () => within(form()).getByRole('textbox', { name: 'Email' });
const password = () => within(form()).getByLabelText('Password');
const save = () => within(form()).getByRole('button', { name: 'Save my orders' });

/** Orders as a guest; the thank-you offers to save the order. */
async function order() {
  const app = await renderCheckout({ isSignedIn: false });
  await toReview(app);
  await app.user.click(place());
  await thanks();
  const fill = async ({ email: name, password: secret } = credentials) => {
    await app.retype(email(), name);
    await app.retype(password(), secret);
    await app.user.click(save());
  };
  return { ...app, fill };
}

const saved = `Saved. You’re signed in as ${credentials.email}.`;
const findSaved = async () => {
  const text = await screen.findByText(saved, { exact: false, selector: '.success span' });
  return text.closest('p') ?? text;
};

it('saves my order and its address in a new account, and signs me in', async () => {
  const alert = jest.spyOn(window, 'alert').mockReturnValue();
  const { fill, guests, orders, store, user } = await order();
  await fill();
  const done = await findSaved();
  expect(done).toHaveFocus();
  expect(status()).toHaveTextContent(saved);
  expect(store.getState().auth.user).toMatchObject({ uid: 'guest-1', email: credentials.email });
  expect(guests.uid).toBeUndefined();
  expect(localStorage).toHaveLength(0);
  expect(alert).not.toHaveBeenCalled();

  await user.click(within(done).getByRole('link', { name: /Returns & Orders/ }));
  const [placed] = [...orders.orders.values()];
  expect(await screen.findByRole('heading', { name: `Order ${placed?.id}` })).toBeVisible();
  expect(placed).toMatchObject({ owner: 'guest-1', address: { name: 'Asha Rao' } });
});

it('explains a rejected email or password at its field', async () => {
  const { fill, guests, store } = await order();
  for (const [typed, field, reason] of [
    [taken, email, /^There’s already an account with this email\. Use/],
    [{ ...credentials, password: 'rain' }, password, /^This password is too/],
  ] as const) {
    await fill(typed);
    expect(field()).toHaveAccessibleDescription(reason);
    expect(field()).toHaveFocus();
    expect(status()).toHaveTextContent(reason);
    expect(email()).toHaveValue(typed.email);
  }
  expect(store.getState().auth.user).toBeNull();
  expect(guests.uid).toBe('guest-1');
  await fill();
  expect(await findSaved()).toBeVisible();
});

it('signs me in at the next press if the connection broke once the account existed', async () => {
  const { auth, fill, guests } = await order();
  auth.refuseWith('auth/network-request-failed');
  await fill();
  const sentence = /^Your account is ready, but we couldn’t sign you in/;
  expect(save()).toHaveAccessibleDescription(sentence);
  expect(status()).toHaveTextContent(sentence);
  expect(guests.uid).toBe('guest-1');

  auth.refuseWith('');
  // The orders belong to neither this account nor a new one.
  for (const { email: other } of [taken, buildCredentials()]) {
    await fill({ ...taken, email: other });
    expect(email()).toHaveAccessibleDescription(
      `Your account is ready, with the email ${credentials.email}. Enter that email and its password to sign in.`,
    );
    expect(guests.uid).toBe('guest-1');
  }
  await fill({ ...credentials, password: 'another one' });
  expect(password()).toHaveAccessibleDescription(/^The password is wrong/);
  await fill();
  expect(await findSaved()).toHaveFocus();
});
