import { act, screen } from '@testing-library/react';
import { buildCredentials } from '../test/builders';
import { FakeAuthService } from '../test/fakeAuthService';
import { renderApp } from '../test/renderApp';

const account = buildCredentials();

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const signIn = () => screen.getByRole('button', { name: 'Sign in' });
const register = () => screen.getByRole('button', { name: 'Create your Haat Account' });

let alerted: unknown[];

/** The sign-in screen, before a shopper who has an account. */
async function renderLogin(auth = new FakeAuthService({ accounts: [account] })) {
  const app = await renderApp({ auth, path: '/login' });
  await screen.findByRole('heading', { name: 'Sign in' });
  return {
    ...app,
    /** As a password manager does, quicker than key by key. */
    fill: async (credentials = account) => {
      await app.user.click(email());
      await app.user.paste(credentials.email);
      await app.user.click(password());
      await app.user.paste(credentials.password);
    },
    /** The identity service answers at last. */
    answer: () =>
      act(async () => {
        auth.answer();
        await Promise.resolve();
      }),
  };
}

beforeEach(() => {
  alerted = [];
  jest.spyOn(window, 'alert').mockImplementation((text) => {
    alerted.push(text);
  });
});

/** Both things that the form is for, each with somebody whom the service accepts. */
const ways = [
  ['signIn', signIn, () => account],
  ['register', register, () => buildCredentials()],
] as const;

it('asks for an e-mail and a password, and speaks of the conditions', async () => {
  await renderLogin();
  expect(email()).toHaveValue('');
  expect(password()).toHaveValue('');
  expect(password()).toHaveAttribute('type', 'password');
  expect(signIn()).toBeVisible();
  expect(register()).toBeVisible();
  expect(screen.getByText(/conditions of use and the privacy notice of Haat/)).toBeVisible();
});

it('has no header of the shop, only the logo', async () => {
  await renderLogin();
  expect(screen.getByRole('link', { name: 'Haat' })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});

it('is named', async () => {
  await renderLogin();
  expect(document.title).toBe('Sign in · Haat');
});

it('lets password managers know what is what', async () => {
  await renderLogin();
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

describe.each(ways)('%s', (action, button, somebody) => {
  it('goes home, with a greeting', async () => {
    const credentials = somebody();
    const { address, fill, user } = await renderLogin();
    await fill(credentials);
    await user.click(button());
    expect(address()).toBe('/');
    expect(await screen.findByText(`Hello ${credentials.email}`)).toBeVisible();
    expect(alerted).toEqual([]);
  });

  it('sends what was typed to the letter, even to an account of another spelling', async () => {
    const { auth, fill, user } = await renderLogin();
    const typed = { email: ' Asha@Example.COM ', password: ' Open  Sesame ' };
    await fill(typed);
    await user.click(button());
    expect(auth.calls).toEqual([[action, typed]]);
  });

  it('sends an empty form too: the identity service decides', async () => {
    const { auth, user } = await renderLogin();
    await user.click(button());
    expect(auth.calls).toEqual([[action, { email: '', password: '' }]]);
  });

  it('alerts a refusal, stays, and keeps the e-mail typed', async () => {
    const { address, auth, fill, user } = await renderLogin();
    auth.refuseWith('auth/user-disabled');
    await fill();
    await user.click(button());
    expect(alerted).toEqual(['FirebaseError: Firebase: Error (auth/user-disabled).']);
    expect(address()).toBe('/login');
    expect(email()).toHaveValue(account.email);
    expect(button()).toHaveAttribute('aria-busy', 'false');
  });

  it('can be tried again after a refusal', async () => {
    const { address, auth, fill, user } = await renderLogin();
    auth.refuseWith('auth/network-request-failed');
    await fill(somebody());
    await user.click(button());
    auth.recover();
    await user.click(button());
    expect(address()).toBe('/');
    expect(auth.calls).toHaveLength(2);
    expect(alerted).toHaveLength(1);
  });

  it('asks once, however often it is pressed', async () => {
    const { answer, auth, fill, user } = await renderLogin();
    auth.hang();
    await fill(somebody());
    await user.dblClick(button());
    await user.click(signIn());
    await user.click(register());
    await user.type(password(), '{Enter}');
    expect(auth.calls).toHaveLength(1);
    await answer();
    expect(auth.calls).toHaveLength(1);
  });

  it('shows that it is busy until the answer', async () => {
    const other = action === 'signIn' ? register : signIn;
    const progress = action === 'signIn' ? 'Signing you in…' : 'Creating your account…';
    const { answer, auth, fill, user } = await renderLogin();
    expect(button()).toHaveAttribute('aria-disabled', 'false');
    expect(screen.queryByText(progress)).not.toBeInTheDocument();

    auth.hang();
    auth.refuseWith('auth/network-request-failed');
    await fill();
    await user.click(button());
    expect(button()).toHaveAttribute('aria-busy', 'true');
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(other()).toHaveAttribute('aria-busy', 'false');
    expect(other()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(progress)).toHaveAttribute('role', 'status');
    expect(alerted).toEqual([]);

    await answer();
    expect(button()).toHaveAttribute('aria-busy', 'false');
    expect(other()).toHaveAttribute('aria-disabled', 'false');
    expect(screen.queryByText(progress)).not.toBeInTheDocument();
  });

  it('leaves whoever has gone elsewhere in the meantime where they are', async () => {
    const credentials = somebody();
    const { address, answer, auth, fill, user } = await renderLogin();
    auth.hang();
    await fill(credentials);
    await user.click(button());
    await user.click(screen.getByRole('link', { name: 'Haat' }));
    await user.click(await screen.findByRole('link', { name: /^Basket/ }));
    await screen.findByRole('heading', { name: 'Your shopping basket in empty' });

    await answer();
    expect(await screen.findByText(`Hello ${credentials.email}`)).toBeVisible();
    expect(address()).toBe('/checkout');
  });
});

it('signs in at the Enter key', async () => {
  const { address, auth, user } = await renderLogin();
  await user.type(email(), account.email);
  await user.type(password(), `${account.password}{Enter}`);
  expect(auth.calls).toEqual([['signIn', account]]);
  expect(address()).toBe('/');
});

it.each([
  [
    'a wrong password',
    signIn,
    { email: account.email, password: 'open barley' },
    'FirebaseError: Firebase: Error (auth/wrong-password).',
  ],
  [
    'an unknown account',
    signIn,
    buildCredentials(),
    'FirebaseError: Firebase: Error (auth/user-not-found).',
  ],
  [
    'an e-mail that is none',
    signIn,
    buildCredentials({ email: 'asha' }),
    'FirebaseError: Firebase: Error (auth/invalid-email).',
  ],
  [
    'an e-mail that has an account',
    register,
    account,
    'FirebaseError: Firebase: Error (auth/email-already-in-use).',
  ],
  [
    'a password of five characters',
    register,
    buildCredentials({ password: '12345' }),
    'FirebaseError: Firebase: Password should be at least 6 characters (auth/weak-password).',
  ],
])('alerts the error of the identity service for %s', async (_name, button, typed, text) => {
  const { address, fill, user } = await renderLogin();
  await fill(typed);
  await user.click(button());
  expect(alerted).toEqual([text]);
  expect(address()).toBe('/login');
});

it.each([
  [new TypeError('Failed to fetch'), 'TypeError: Failed to fetch'],
  ['out of order', 'Error: out of order'],
])('alerts whatever else goes wrong: %s', async (thrown, text) => {
  const { auth, user } = await renderLogin();
  auth.failWith(thrown);
  await user.click(signIn());
  expect(alerted).toEqual([text]);
});
