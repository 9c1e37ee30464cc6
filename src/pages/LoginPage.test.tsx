import { act, screen, within } from '@testing-library/react';
import { lazyPages } from '../app/lazyPages';
import { Screens } from '../app/routes';
import { buildCredentials, buildUser } from '../test/builders';
import { FakeAuthService } from '../test/fakeAuthService';
import { renderApp, renderWithShop } from '../test/renderApp';

const account = buildCredentials();

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const signIn = () => screen.getByRole('button', { name: 'Sign in' });
const forgotten = () => screen.getByRole('button', { name: 'Forgot your password?' });
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

/** A sentence on the screen; what is read out is another element. */
const inView = (text: string | RegExp) => within(screen.getByRole('main')).getByText(text);

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

  it('is one of two buttons that a password manager sees at work', async () => {
    const submitted: unknown[] = [];
    const { fill, user } = await renderLogin();
    document.addEventListener('submit', ({ submitter }) => submitted.push(submitter), {
      once: true,
    });
    await fill(somebody());
    const pressed = button();
    await user.click(pressed);
    expect(submitted).toEqual([pressed]);
  });

  it('keeps the reason of a refusal in view until the next attempt', async () => {
    const { answer, auth, fill, user } = await renderLogin();
    auth.refuseWith('auth/weak-password');
    await fill();
    await user.click(button());
    const reason = 'This password is too short. Use 6 characters or more.';
    expect(inView(reason)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(reason);
    expect(password()).toBeInvalid();
    expect(password()).toHaveAccessibleDescription(reason);
    expect(password()).toHaveFocus();
    expect(email()).toBeValid();
    expect(email()).toHaveAccessibleDescription('');

    auth.hang();
    await user.click(button());
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
    expect(password()).toBeValid();
    expect(password()).toHaveAccessibleDescription('');
    await answer();
    expect(password()).toHaveAccessibleDescription(reason);
  });

  it('ties a reason that is about no field to the form, and to the button to press again', async () => {
    const { auth, fill, user } = await renderLogin();
    auth.refuseWith('auth/too-many-requests');
    await fill();
    await user.click(button());
    const reason = /too many attempts.* Wait a few minutes/;
    expect(inView(reason).closest('form')).toHaveAccessibleDescription(reason);
    expect(button()).toHaveAccessibleDescription(reason);
    expect(button()).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(reason);
    expect(email()).toBeValid();
    expect(password()).toBeValid();
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
    await user.tripleClick(button());
    await user.click(signIn());
    await user.click(register());
    await user.click(forgotten());
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
    const said = screen.getByRole('status');

    auth.hang();
    auth.refuseWith('auth/network-request-failed');
    await fill();
    await user.click(button());
    expect(button()).toHaveAttribute('aria-busy', 'true');
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(other()).toHaveAttribute('aria-busy', 'false');
    expect(other()).toHaveAttribute('aria-disabled', 'true');
    expect(inView(progress)).toBeVisible();
    expect(said).toHaveTextContent(progress);
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

describe('the password', () => {
  const show = () => screen.getByRole('button', { name: 'Show password' });
  const hide = () => screen.getByRole('button', { name: 'Hide password' });

  it('is shown and hidden, and neither what was typed nor the focus is lost', async () => {
    const { fill, user } = await renderLogin();
    await fill();
    await user.click(show());
    expect(password()).toHaveAttribute('type', 'text');
    expect(password()).toHaveValue(account.password);
    expect(password()).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Your password is shown.');
    await user.click(hide());
    expect(password()).toHaveAttribute('type', 'password');
    expect(password()).toHaveValue(account.password);
    expect(password()).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Your password is hidden.');
  });

  it('is shown by the keyboard too, which stays at the button', async () => {
    const { auth, user } = await renderLogin();
    await user.click(password());
    await user.tab();
    expect(show()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(hide()).toHaveFocus();
    expect(auth.calls).toEqual([]);
  });

  it('is hidden on its way, and shown again when it is refused', async () => {
    const { answer, auth, fill, user } = await renderLogin();
    auth.hang();
    auth.refuseWith('auth/wrong-password');
    await fill();
    await user.click(show());
    await user.click(signIn());
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(show());
    await answer();
    expect(password()).toHaveAttribute('type', 'text');
    expect(password()).toHaveValue(account.password);
  });
});

describe('a forgotten password', () => {
  const onItsWay = (to: string) =>
    `If there is an account for ${to}, an e-mail with a link to choose a new password is on its way.`;

  it.each([
    ['that has an account', account.email, 1],
    ['that has none', 'nobody@example.com', 0],
  ])('is answered in the same words for an e-mail %s', async (_which, typed, sent) => {
    const { address, auth, user } = await renderLogin();
    await user.type(email(), typed);
    await user.click(forgotten());
    expect(inView(onItsWay(typed))).toBeVisible();
    expect(forgotten()).toHaveAccessibleDescription(onItsWay(typed));
    expect(screen.getByRole('status')).toHaveTextContent(onItsWay(typed));
    expect(auth.resetsSentTo(typed)).toBe(sent);
    expect(auth.calls).toEqual([['sendPasswordReset', typed]]);
    expect(email()).toHaveValue(typed);
    expect(address()).toBe('/login');
    expect(alerted).toEqual([]);
  });

  it('asks for the e-mail where there is none, at its field, without an alert', async () => {
    const { auth, user } = await renderLogin();
    await user.type(password(), 'open');
    await user.click(forgotten());
    expect(auth.calls).toEqual([['sendPasswordReset', '']]);
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription('Enter your e-mail address.');
    expect(email()).toHaveFocus();
    expect(password()).toHaveValue('open');
    expect(alerted).toEqual([]);
  });

  it('says why it could not be helped', async () => {
    const { auth, user } = await renderLogin();
    auth.refuseWith('auth/network-request-failed');
    await user.type(email(), account.email);
    await user.click(forgotten());
    expect(inView(/Check that you are online/)).toBeVisible();
    expect(forgotten()).toHaveAccessibleDescription(/Check that you are online/);
    expect(alerted).toEqual([]);
  });

  it('is asked for once, however often it is pressed, and says that it is at work', async () => {
    const { answer, auth, user } = await renderLogin();
    auth.hang();
    await user.type(email(), account.email);
    await user.tripleClick(forgotten());
    await user.click(signIn());
    expect(auth.calls).toHaveLength(1);
    expect(forgotten()).toHaveAttribute('aria-busy', 'true');
    expect(inView('Asking for a new password…')).toBeVisible();
    await answer();
    expect(auth.calls).toHaveLength(1);
    expect(inView(onItsWay(account.email))).toBeVisible();
  });
});

describe('for someone who is signed in', () => {
  const asha = buildUser();
  const signOut = () => screen.getByRole('button', { name: 'Sign out' });
  const signedIn = () =>
    renderLogin(new FakeAuthService({ accounts: [account], signedInAs: asha }));

  it('says who that is, and leads back to the shop', async () => {
    const { address, user } = await signedIn();
    expect(screen.getByText(asha.email ?? '')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go on shopping' }));
    expect(address()).toBe('/');
  });

  it('knows an account without an e-mail', async () => {
    await renderLogin(new FakeAuthService({ signedInAs: buildUser({ email: null }) }));
    expect(screen.getByText(/^You are signed in/)).toHaveTextContent(/^You are signed in\.$/);
  });

  it('signs out, stays, and leaves the focus at the heading', async () => {
    const { address, auth, user } = await signedIn();
    await user.click(signOut());
    expect(screen.queryByText(/^You are signed in/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Sign in' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Signed out.');
    expect(auth.calls).toEqual([['signOut']]);
    expect(address()).toBe('/login');
  });

  it('alerts a sign-out that failed', async () => {
    const { auth, user } = await signedIn();
    auth.refuseWith('auth/internal-error');
    await user.click(signOut());
    expect(alerted).toEqual(['FirebaseError: Firebase: Error (auth/internal-error).']);
    expect(screen.getByText(asha.email ?? '')).toBeVisible();
  });

  it('changes accounts, and goes home', async () => {
    const { address, fill, user } = await signedIn();
    await fill();
    await user.click(signIn());
    expect(address()).toBe('/');
    expect(await screen.findByText(`Hello ${account.email}`)).toBeVisible();
  });

  it('still says who is signed in while another is tried, and after a refusal', async () => {
    const { answer, auth, fill, user } = await signedIn();
    auth.hang();
    await fill({ ...account, password: 'open barley' });
    await user.click(signIn());
    expect(screen.getByText(asha.email ?? '')).toBeVisible();
    await answer();
    expect(screen.getByText(asha.email ?? '')).toBeVisible();
    expect(password()).toBeInvalid();
  });
});

it('shows nothing of an account before the identity service has said who is signed in', async () => {
  renderWithShop(<Screens {...lazyPages} />, { path: '/login' });
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(screen.queryByText(/^You are signed in/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
});

it('receives whoever left during a sign-in and came back before its answer', async () => {
  const { address, answer, auth, fill, user } = await renderLogin();
  auth.hang();
  await fill();
  await user.click(signIn());
  await user.click(screen.getByRole('link', { name: 'Haat' }));
  await user.click(await screen.findByRole('link', { name: 'Your Prime' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(inView('Signing you in…')).toBeVisible();
  await user.click(signIn());
  expect(auth.calls).toHaveLength(1);

  await answer();
  expect(screen.getByText(account.email)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(address()).toBe('/login');
  expect(signIn()).toHaveAttribute('aria-busy', 'false');
  expect(alerted).toEqual([]);
});

it('alerts a refusal to whoever left and came back, and leaves their new form as it is', async () => {
  const { answer, auth, fill, user } = await renderLogin();
  auth.hang();
  auth.refuseWith('auth/wrong-password');
  await fill();
  await user.click(signIn());
  await user.click(screen.getByRole('link', { name: 'Haat' }));
  await user.click(await screen.findByRole('link', { name: 'Sign In' }));
  await user.type(email(), 'bilal');

  await answer();
  expect(alerted).toEqual(['FirebaseError: Firebase: Error (auth/wrong-password).']);
  expect(email()).toHaveValue('bilal');
  expect(email()).toHaveFocus();
  expect(password()).toBeValid();
  expect(signIn()).toHaveAttribute('aria-disabled', 'false');
});
