import { act, screen, within } from '@testing-library/react';
import { shop } from '../config';
import { lazyScreens } from '../app/lazyScreens';
import { Screens } from '../app/routes';
import { buildCredentials, buildUser } from '../testing/builders';
import { FakeAuthService } from '../testing/fakeAuthService';
import { renderApp, renderWithShop } from '../testing/renderApp';
import type { Credentials } from '../services/authService';

const account = buildCredentials();
const hint = '6 characters or more';

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const signIn = () => screen.getByRole('button', { name: 'Sign in' });
const forgotten = () => screen.getByRole('button', { name: 'Forgot your password?' });
const register = () => screen.getByRole('button', { name: `Create your ${shop.name} Account` });

let alerted: unknown[];

/** The sign-in screen; `account` exists. */
async function renderLogin(auth = new FakeAuthService({ accounts: [account] })) {
  const app = await renderApp({ auth, path: '/login' });
  await screen.findByRole('heading', { level: 1 });
  return {
    ...app,
    /** Pastes, which is faster than typing. */
    fill: async (credentials = account) => {
      await app.user.click(email());
      await app.user.paste(credentials.email);
      await app.user.click(password());
      await app.user.paste(credentials.password);
    },
    /** Ends what `auth.hang()` began. */
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

/** A sentence on the screen, not the one for screen readers. */
const inView = (text: string | RegExp) => within(screen.getByRole('main')).getByText(text);

/** Both ways to enter, each with somebody whom the service accepts. */
const ways = [
  ['signIn', signIn, () => account],
  ['register', register, () => buildCredentials()],
] as const;

it('asks for an e-mail and a password, and names the conditions', async () => {
  await renderLogin();
  expect(email()).toHaveValue('');
  expect(password()).toHaveValue('');
  expect(password()).toHaveAttribute('type', 'password');
  expect(screen.getAllByRole('textbox')).toEqual([email()]);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Show',
    'Forgot your password?',
    'Sign in',
    `Create your ${shop.name} Account`,
  ]);
  expect(screen.getByText(/^By signing in or creating an account you agree to the/)).toBeVisible();
});

it('has no header of the shop, only the logo, which leads home', async () => {
  const { address, user } = await renderLogin();
  const logo = screen.getByRole('link', { name: shop.name });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  await user.click(logo);
  expect(address()).toBe('/');
  expect(screen.getByRole('banner')).toBeVisible();
});

it('forgets what was typed when I leave', async () => {
  const { fill, user } = await renderLogin();
  await fill();
  await user.click(screen.getByRole('link', { name: shop.name }));
  await user.click(await screen.findByRole('link', { name: 'Sign In' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(email()).toHaveValue('');
  expect(password()).toHaveValue('');
});

it('says how long a password has to be before anything fails, and leaves the check to the service', async () => {
  const { auth, fill, user } = await renderLogin();
  expect(screen.getByText(hint)).toBeVisible();
  expect(password()).toHaveAccessibleDescription(hint);
  await fill({ ...account, password: '12345' });
  await user.click(register());
  expect(auth.calls).toHaveLength(1);
});

it('has a title', async () => {
  await renderLogin();
  expect(document.title).toBe(`Sign in · ${shop.name}`);
});

it('tells password managers which field is which', async () => {
  await renderLogin();
  expect(email()).toHaveAttribute('name', 'email');
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('name', 'password');
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

  it('does not say that somebody is signed in on the way home', async () => {
    const { address, answer, auth, fill, user } = await renderLogin();
    auth.hang();
    await fill(somebody());
    await user.click(button());
    // The service reports the new user before it answers the call.
    await act(async () => {
      auth.changeElsewhere(buildUser());
      await Promise.resolve();
    });
    expect(screen.queryByText(/^You are signed in/)).not.toBeInTheDocument();
    await answer();
    expect(address()).toBe('/');
  });

  it('sends exactly what was typed', async () => {
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

  it('submits the form, so that password managers notice', async () => {
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
    expect(password()).toHaveAccessibleDescription(hint);
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

  it('asks once at a double click, although it is refused between the clicks', async () => {
    const { auth, fill, user } = await renderLogin();
    auth.refuseWith('auth/too-many-requests');
    await fill(somebody());
    await user.dblClick(button());
    expect(auth.calls).toHaveLength(1);
    expect(alerted).toHaveLength(1);
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

  it('leaves anyone who has left the screen in the meantime where they are', async () => {
    const credentials = somebody();
    const { address, answer, auth, fill, user } = await renderLogin();
    auth.hang();
    await fill(credentials);
    await user.click(button());
    await user.click(screen.getByRole('link', { name: shop.name }));
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

const refusals: {
  what: string;
  button: () => HTMLElement;
  typed: Credentials;
  alert: string;
  field: () => HTMLElement;
  reason: string;
  protectsEmails?: boolean;
}[] = [
  {
    what: 'a wrong password',
    button: signIn,
    typed: { ...account, password: 'open barley' },
    alert: 'Error (auth/wrong-password).',
    field: password,
    reason: 'The password is wrong. Try again, or choose “Forgot your password?”.',
  },
  {
    what: 'a wrong password, where the service does not say which of the two is wrong',
    button: signIn,
    typed: { ...account, password: 'open barley' },
    alert: 'Error (auth/invalid-credential).',
    field: password,
    reason: 'The e-mail or the password is wrong. Check both, or choose “Forgot your password?”.',
    protectsEmails: true,
  },
  {
    what: 'no password',
    button: signIn,
    typed: { ...account, password: '' },
    alert: 'Error (auth/missing-password).',
    field: password,
    reason: 'Enter your password.',
  },
  {
    what: 'an unknown account',
    button: signIn,
    typed: buildCredentials(),
    alert: 'Error (auth/user-not-found).',
    field: email,
    reason:
      'There is no account with this e-mail. Check for a typing mistake, or create an account.',
  },
  {
    what: 'an e-mail that is not an e-mail',
    button: register,
    typed: buildCredentials({ email: 'asha at the market' }),
    alert: 'Error (auth/invalid-email).',
    field: email,
    reason: 'Enter your whole e-mail address, such as name@example.com.',
  },
  {
    what: 'an e-mail that has an account',
    button: register,
    typed: account,
    alert: 'Error (auth/email-already-in-use).',
    field: email,
    reason:
      'There is already an account with this e-mail. Sign in, or choose “Forgot your password?”.',
  },
  {
    what: 'a password of five characters',
    button: register,
    typed: buildCredentials({ password: '12345' }),
    alert: 'Password should be at least 6 characters (auth/weak-password).',
    field: password,
    reason: 'This password is too short. Use 6 characters or more.',
  },
];

it.each(refusals)(
  'refuses $what: alerts the error, says why at the field, and keeps what was typed',
  async ({ button, typed, alert, field, reason, protectsEmails }) => {
    const auth = new FakeAuthService({ accounts: [account], protectsEmails });
    const { address, fill, user } = await renderLogin(auth);
    await fill(typed);
    await user.click(button());
    expect(alerted).toEqual([`FirebaseError: Firebase: ${alert}`]);
    expect(inView(reason)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(reason);
    const other = field === email ? password : email;
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(reason);
    expect(field()).toHaveFocus();
    expect(other()).toBeValid();
    expect(other()).toHaveAccessibleDescription(other === password ? hint : '');
    expect(email()).toHaveValue(typed.email);
    expect(password()).toHaveValue(typed.password);
    expect(address()).toBe('/login');
  },
);

it.each([
  [new TypeError('Failed to fetch'), 'TypeError: Failed to fetch'],
  [new Error('Loading chunk 7 failed.'), 'Error: Loading chunk 7 failed.'],
  ['out of order', 'Error: out of order'],
])('alerts and explains whatever else goes wrong: %s', async (thrown, text) => {
  const { auth, user } = await renderLogin();
  auth.failWith(thrown);
  await user.click(signIn());
  expect(alerted).toEqual([text]);
  expect(inView('That did not work. Check that you are online, then try again.')).toBeVisible();
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

  it('is hidden while it is sent, and shown again when it is refused', async () => {
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

  it.each([
    ['no e-mail', '', 'auth/missing-email', 'Enter your e-mail address.'],
    [
      'part of an e-mail',
      'asha at the market',
      'auth/invalid-email',
      'Enter your whole e-mail address, such as name@example.com.',
    ],
  ])(
    'is not sent to %s: the field says so, without an alert',
    async (_what, typed, code, reason) => {
      const { auth, fill, user } = await renderLogin();
      auth.refuseWith(code);
      await fill({ email: typed, password: 'open' });
      await user.click(forgotten());
      expect(auth.calls).toEqual([['sendPasswordReset', typed]]);
      expect(email()).toBeInvalid();
      expect(email()).toHaveAccessibleDescription(reason);
      expect(email()).toHaveFocus();
      expect(email()).toHaveValue(typed);
      expect(password()).toHaveValue('open');
      expect(alerted).toEqual([]);
    },
  );

  it('says why no e-mail could be sent', async () => {
    const { auth, user } = await renderLogin();
    auth.refuseWith('auth/network-request-failed');
    await user.type(email(), account.email);
    await user.click(forgotten());
    expect(inView(/Check that you are online/)).toBeVisible();
    expect(forgotten()).toHaveAccessibleDescription(/Check that you are online/);
    expect(alerted).toEqual([]);
  });

  it('is requested once, however often it is pressed, and shows progress', async () => {
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

  it('says who that is, and offers the way back to the shop and another account', async () => {
    const { address, user } = await signedIn();
    expect(screen.getByText(asha.email ?? '')).toBeVisible();
    expect(screen.getByText('Use another account:')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Continue shopping' }));
    expect(address()).toBe('/');
  });

  it('is headed by the account, with one loud button, and says what is known of orders', async () => {
    await signedIn();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Your account$/);
    expect(document.title).toBe(`Your account · ${shop.name}`);
    const loud = document.querySelectorAll('.button:not(.button-quiet)');
    expect(Array.from(loud, (button) => button.textContent)).toEqual(['Continue shopping']);
    const orders = screen.getByRole('heading', { name: 'Returns & Orders' });
    expect(orders.nextSibling).toHaveTextContent(/^Orders can’t be placed in this shop yet/);
  });

  it('breaks an e-mail at its @', async () => {
    await signedIn();
    const [name, domain] = screen.getByText(asha.email ?? '').innerHTML.split('<wbr>');
    expect([name, domain]).toEqual((asha.email ?? '').split(/(?=@)/));
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

  it('loses nothing that is being typed at a sign-out in another tab', async () => {
    const { address, auth, user } = await signedIn();
    await user.type(email(), account.email);
    await user.type(password(), account.password.slice(0, 5));
    await act(async () => {
      auth.changeElsewhere(null);
      await Promise.resolve();
    });
    expect(screen.queryByText(/^You are signed in/)).not.toBeInTheDocument();
    await user.keyboard(`${account.password.slice(5)}{Enter}`);
    expect(auth.calls).toEqual([['signIn', account]]);
    expect(address()).toBe('/');
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
  renderWithShop(<Screens {...lazyScreens} />, { path: '/login' });
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(screen.queryByText(/^You are signed in/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
});

it('shows a sign-in under way to anyone who left and came back before its answer', async () => {
  const { address, answer, auth, fill, user } = await renderLogin();
  auth.hang();
  await fill();
  await user.click(signIn());
  await user.click(screen.getByRole('link', { name: shop.name }));
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

it('alerts a refusal to anyone who left and came back, and leaves their new form as it is', async () => {
  const { answer, auth, fill, user } = await renderLogin();
  auth.hang();
  auth.refuseWith('auth/wrong-password');
  await fill();
  await user.click(signIn());
  await user.click(screen.getByRole('link', { name: shop.name }));
  await user.click(await screen.findByRole('link', { name: 'Sign In' }));
  await user.type(email(), 'bilal');

  await answer();
  expect(alerted).toEqual(['FirebaseError: Firebase: Error (auth/wrong-password).']);
  expect(email()).toHaveValue('bilal');
  expect(email()).toHaveFocus();
  expect(password()).toBeValid();
  expect(signIn()).toHaveAttribute('aria-disabled', 'false');
});
