/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { buildCredentials, buildUser } from '../testing/builders';
import { FakeAccountBasket } from '../testing/fakes/fakeAccountBasket';
import { FakeAuthService } from '../testing/fakes/fakeAuthService';
import { renderApp } from '../testing/renderApp';

const asha = buildUser();
const bilal = buildCredentials();
const asked = 'Some basket items aren’t saved to your account yet and will be lost.';

let question: jest.SpyInstance<boolean>;
let alert: jest.SpyInstance;

beforeEach(() => {
  question = jest.spyOn(window, 'confirm').mockReturnValue(false);
  alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
});

/** Opens the shop with Asha signed in. `isSaved`: whether her account has her whole basket. */
async function renderSignedIn(path: string, isSaved: boolean) {
  const auth = new FakeAuthService({ accounts: [bilal], signedInAs: asha });
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
  it('asks once, however often I press, and only if a part of the basket would be lost', async () => {
    const { account, address, auth, user } = await renderSignedIn(path, false);
    account.hang();
    const pressed = button();
    await user.click(pressed);
    await user.tripleClick(pressed);
    expect(status()).toHaveTextContent('Signing out…');
    expect(pressed).toHaveAttribute('aria-disabled', 'true');
    expect(question).not.toHaveBeenCalled();
    await act(() => account.answer());
    expect(question.mock.calls).toEqual([[expect.stringContaining(asked)]]);
    expect(pressed).not.toHaveAttribute('aria-disabled', 'true');
    expect(pressed).toHaveFocus();
    expect(account.calls).toEqual(['save']);
    expect(auth.calls).toEqual([]);

    account.isSaved = true;
    auth.hang();
    await user.click(pressed);
    expect(pressed).toHaveAttribute('aria-disabled', 'true');
    // The thunk clears the device before it ends the session.
    expect(account.calls).toEqual(['save', 'save', 'forget']);
    await act(() => auth.answer());
    expect(auth.calls).toEqual([['signOut']]);
    expect(question).toHaveBeenCalledTimes(1);
    expect(status()).toHaveTextContent('Signed out.');
    expect(screen.getByRole(role, { name })).toHaveFocus();
    expect(address()).toBe(path);
  });
});

it('signs out if I agree to lose items; after a failure, alerts it and restores my basket', async () => {
  const { account, auth, user } = await renderSignedIn('/checkout', false);
  question.mockReturnValue(true);
  auth.refuseWith('auth/network-request-failed');
  await user.click(signOutLink());
  expect(account.calls).toEqual(['save', 'forget', `follow ${asha.uid}`]);
  expect(alert.mock.calls).toEqual([
    ['FirebaseError: Firebase: Error (auth/network-request-failed).'],
  ]);
  await user.click(signOutLink());
  expect(auth.calls).toHaveLength(2);
});

it.each([
  ['signIn', 'Sign in', bilal],
  ['register', /^Create your/, buildCredentials()],
] as const)(
  'asks before %s switches to another account, but only if items would be lost',
  async (action, name, other) => {
    const { account, address, auth, retype, user } = await renderSignedIn('/login', false);
    await user.click(screen.getByRole('button', { name: 'Use another account' }));
    const button = () => screen.getByRole('button', { name });
    const email = screen.getByRole('textbox', { name: 'Email' });
    await retype(email, other.email);
    await retype(screen.getByLabelText('Password'), other.password);
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
    expect(email).toHaveValue(other.email);

    account.isSaved = true;
    await user.click(button());
    expect(question).toHaveBeenCalledTimes(1);
    expect(account.calls).toEqual(['save', 'save']);
    expect(auth.calls).toEqual([[action, other]]);
    expect(address()).toBe('/');
  },
);
