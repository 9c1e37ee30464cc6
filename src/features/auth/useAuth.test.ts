/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { buildCredentials } from '../../testing/builders';
import { FakeAccountBasket } from '../../testing/fakeAccountBasket';
import { FakeAuthService } from '../../testing/fakeAuthService';
import { renderApp } from '../../testing/renderApp';

const asha = buildCredentials();
const bilal = buildCredentials();
const asked = 'Your account can’t be reached, and does not have all of your basket yet.';

let question: jest.SpyInstance<boolean>;
let alert: jest.SpyInstance;

beforeEach(() => {
  question = jest.spyOn(window, 'confirm').mockReturnValue(false);
  alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
});

/** Asha is signed in; `isSaved` is whether her account has all of her basket. */
async function renderSignedIn(path: string, isSaved: boolean) {
  const auth = new FakeAuthService({ accounts: [asha, bilal] });
  await auth.signIn(asha);
  auth.calls.length = 0;
  const account = new FakeAccountBasket();
  account.isSaved = isSaved;
  const app = await renderApp({ path, auth, account });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const status = () => screen.getByRole('status');
const signOutLink = () => screen.getByRole('link', { name: 'Sign Out' });
const signOutButton = () => screen.getByRole('button', { name: 'Sign out' });

describe.each([
  ['in the header', '/checkout', signOutLink, 'link', 'Sign In'],
  ['on the sign-in screen', '/login', signOutButton, 'heading', 'Sign in'],
])('signing out %s', (_where, path, button, role, name) => {
  it('asks nothing where my account has all of my basket, which leaves the device first', async () => {
    const { account, address, auth, user } = await renderSignedIn(path, true);
    await user.click(button());
    expect(account.calls).toEqual(['save', 'forget']);
    expect(auth.calls).toEqual([['signOut']]);
    expect(question).not.toHaveBeenCalled();
    expect(status()).toHaveTextContent('Signed out.');
    expect(screen.getByRole(role, { name })).toHaveFocus();
    expect(address()).toBe(path);
  });

  it('asks where something would be lost: I stay, then I go', async () => {
    const { account, address, auth, user } = await renderSignedIn(path, false);
    const pressed = button();
    await user.click(pressed);
    expect(question.mock.calls).toEqual([[expect.stringContaining(asked)]]);
    expect(account.calls).toEqual(['save']);
    expect(address()).toBe(path);
    expect(pressed).toHaveFocus();
    question.mockReturnValue(true);
    auth.hang();
    await user.click(pressed);
    expect(pressed).toHaveAttribute('aria-disabled', 'true');
    await act(() => auth.answer());
    expect(account.calls).toEqual(['save', 'save', 'forget']);
    expect(auth.calls).toEqual([['signOut']]);
  });

  it('asks once, however often I press while the basket is sent, and shows that it is at it', async () => {
    const { account, auth, user } = await renderSignedIn(path, false);
    account.hang();
    const pressed = button();
    await user.click(pressed);
    await user.tripleClick(pressed);
    expect(status()).toHaveTextContent('Signing you out…');
    expect(pressed).toHaveAttribute('aria-disabled', 'true');
    expect(question).not.toHaveBeenCalled();
    await act(() => account.answer());
    expect(pressed).not.toHaveAttribute('aria-disabled', 'true');
    expect(question).toHaveBeenCalledTimes(1);
    expect(auth.calls).toEqual([]);
  });

  it('alerts that the session could not be ended, and gives me my basket back', async () => {
    const { account, auth, store, user } = await renderSignedIn(path, true);
    auth.refuseWith('auth/network-request-failed');
    await user.click(button());
    const uid = store.getState().auth.user?.uid ?? '';
    expect(account.calls).toEqual(['save', 'forget', `follow ${uid}`]);
    expect(alert.mock.calls).toEqual([
      ['FirebaseError: Firebase: Error (auth/network-request-failed).'],
    ]);
    auth.recover();
    await user.click(button());
    expect(auth.calls).toHaveLength(2);
  });
});

describe.each([
  ['signing in with', 'signIn', 'Sign in', bilal],
  ['creating', 'register', /^Create your/, buildCredentials()],
] as const)('%s another account', (_what, action, name, other) => {
  const button = () => screen.getByRole('button', { name });

  async function renderFilled(isSaved: boolean) {
    const app = await renderSignedIn('/login', isSaved);
    await app.user.click(screen.getByRole('textbox', { name: 'Email' }));
    await app.user.paste(other.email);
    await app.user.click(screen.getByLabelText('Password'));
    await app.user.paste(other.password);
    return app;
  }

  it('asks nothing where my account has all of my basket', async () => {
    const { account, address, auth, user } = await renderFilled(true);
    await user.click(button());
    expect(question).not.toHaveBeenCalled();
    expect(account.calls).toEqual(['save']);
    expect(auth.calls).toEqual([[action, other]]);
    expect(address()).toBe('/');
  });

  it('asks where something would be lost, once: I stay with what I typed, then I go', async () => {
    const { account, address, auth, user } = await renderFilled(false);
    account.hang();
    await user.click(button());
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await user.click(button());
    await user.click(signOutButton());
    await act(() => account.answer());
    expect(question).toHaveBeenCalledTimes(1);
    expect(auth.calls).toEqual([]);
    expect(address()).toBe('/login');
    expect(button()).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(other.email);
    question.mockReturnValue(true);
    await user.click(button());
    expect(auth.calls).toEqual([[action, other]]);
    expect(address()).toBe('/');
  });
});

it('asks nothing where nobody was signed in', async () => {
  const { account, user } = await renderApp({ path: '/login' });
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(account.calls).toEqual([]);
  expect(question).not.toHaveBeenCalled();
});
