/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { shop } from '../config';
import { lazyScreens } from '../app/lazyScreens';
import { Screens } from '../app/routes';
import { buildCredentials, buildUser } from '../testing/builders';
import { FakeAuthService } from '../testing/fakeAuthService';
import { renderApp, renderWithShop } from '../testing/renderApp';

const account = buildCredentials();
const hint = '6 characters or more';

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const signIn = () => screen.getByRole('button', { name: 'Sign in' });
const forgotten = () => screen.getByRole('button', { name: 'Forgot your password?' });
const register = () => screen.getByRole('button', { name: `Create your ${shop.name} Account` });
const logo = () => screen.getByRole('link', { name: shop.name });
const said = () => screen.getByRole('status');

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
  };
}

beforeEach(() => {
  alerted = [];
  jest.spyOn(window, 'alert').mockImplementation((text) => {
    alerted.push(text);
  });
});

/** A sentence on the screen, not the one for screen readers. */
const inView = (text: string | RegExp) => within(screen.getByRole('main')).queryByText(text);

it('asks for an e-mail and a password, and names the conditions', async () => {
  await renderLogin();
  expect(document.title).toBe(`Sign in · ${shop.name}`);
  expect(password()).toHaveAttribute('type', 'password');
  expect(password()).toHaveAccessibleDescription(hint);
  expect(screen.getAllByRole('textbox')).toEqual([email()]);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Show',
    'Forgot your password?',
    'Sign in',
    `Create your ${shop.name} Account`,
  ]);
  expect(inView(/^By signing in or creating an account you agree to the/)).toBeVisible();
  // Password managers know the fields by these.
  const fields = [email(), password()].map((field) =>
    ['name', 'autocomplete'].map((name) => field.getAttribute(name)),
  );
  expect(fields).toEqual([
    ['email', 'username'],
    ['password', 'current-password'],
  ]);
});

it('has only the logo for a header, which leads home, and forgets what was typed', async () => {
  const { address, fill, user } = await renderLogin();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  await fill();
  await user.click(logo());
  expect(address()).toBe('/');
  await user.click(await screen.findByRole('link', { name: 'Sign In' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(email()).toHaveValue('');
  expect(password()).toHaveValue('');
});

/** Both ways to enter, each with somebody whom the service accepts. */
const ways = [
  ['signIn', signIn, () => account],
  ['register', register, () => buildCredentials()],
] as const;

describe.each(ways)('%s', (action, button, somebody) => {
  it('goes home, with a greeting, and says of nobody on the way that they are signed in', async () => {
    const credentials = somebody();
    const { address, auth, fill, user } = await renderLogin();
    auth.hang();
    await fill(credentials);
    await user.click(button());
    // The service reports the new user before it answers the call.
    await act(() => auth.changeElsewhere(buildUser()));
    expect(inView(/^You are signed in/)).not.toBeInTheDocument();
    await act(() => auth.answer());
    expect(address()).toBe('/');
    expect(await screen.findByText(`Hello ${credentials.email}`)).toBeVisible();
    expect(alerted).toEqual([]);
  });

  it('submits exactly what was typed, also nothing: the identity service decides', async () => {
    const { auth, fill, user } = await renderLogin();
    const submitters: unknown[] = [];
    // Password managers notice it by that.
    window.addEventListener('submit', ({ submitter }) => submitters.push(submitter), {
      once: true,
    });
    const pressed = button();
    await user.click(pressed);
    const typed = { email: ' Asha@Example.COM ', password: ' Open  Sesame ' };
    await fill(typed);
    await user.click(pressed);
    const nothing = { email: '', password: '' };
    expect(auth.calls).toEqual([nothing, typed].map((credentials) => [action, credentials]));
    expect(submitters).toEqual([pressed]);
  });

  it('says at the form and the button why it was refused, and can be tried again', async () => {
    const { address, auth, fill, user } = await renderLogin();
    auth.refuseWith('auth/too-many-requests');
    await fill(somebody());
    // Refused between the two clicks.
    await user.dblClick(button());
    expect(auth.calls).toHaveLength(1);
    expect(alerted).toEqual(['FirebaseError: Firebase: Error (auth/too-many-requests).']);
    const reason = /too many attempts.* Wait a few minutes/;
    expect(inView(reason)?.closest('form')).toHaveAccessibleDescription(reason);
    expect(button()).toHaveAccessibleDescription(reason);
    expect(button()).toHaveFocus();
    expect(said()).toHaveTextContent(reason);
    expect(email()).toBeValid();
    expect(password()).toBeValid();
    auth.recover();
    await user.click(button());
    expect(address()).toBe('/');
  });

  it('leaves anyone who has left the screen in the meantime where they are', async () => {
    const credentials = somebody();
    const { address, auth, fill, user } = await renderLogin();
    auth.hang();
    await fill(credentials);
    await user.click(button());
    await user.click(logo());
    await user.click(await screen.findByRole('link', { name: /^Basket/ }));
    await screen.findByRole('heading', { name: 'Your shopping basket in empty' });
    await act(() => auth.answer());
    expect(await screen.findByText(`Hello ${credentials.email}`)).toBeVisible();
    expect(address()).toBe('/checkout');
  });
});

it.each([
  ['signing in', signIn, 'Signing you in…'],
  ['registering', register, 'Creating your account…'],
  ['asking for a new password', forgotten, 'Asking for a new password…'],
] as const)(
  'shows that it is %s until the answer, and asks once',
  async (_what, button, progress) => {
    const { auth, fill, user } = await renderLogin();
    auth.hang();
    auth.refuseWith('auth/network-request-failed');
    await fill();
    await user.tripleClick(button());
    await user.type(password(), '{Enter}');
    for (const any of [signIn, register, forgotten]) {
      await user.click(any());
      expect(any()).toHaveAttribute('aria-disabled', 'true');
      expect(any()).toHaveAttribute('aria-busy', String(any === button));
    }
    expect(inView(progress)).toBeVisible();
    expect(said()).toHaveTextContent(progress);
    await act(() => auth.answer());
    expect(inView(progress)).not.toBeInTheDocument();
    expect(button()).toHaveAttribute('aria-busy', 'false');
    expect(button()).toHaveAttribute('aria-disabled', 'false');
    expect(auth.calls).toHaveLength(1);
  },
);

it.each([
  {
    what: 'a password that is not the one of the e-mail',
    button: signIn,
    typed: { ...account, password: 'open barley' },
    alert: 'Error (auth/invalid-credential).',
    field: password,
    reason: 'The e-mail or the password is wrong. Check both, or choose “Forgot your password?”.',
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
])(
  'refuses $what: alerts the error, says why at the field until the next attempt, and keeps what was typed',
  async ({ button, typed, alert, field, reason }) => {
    const auth = new FakeAuthService({ accounts: [account], protectsEmails: true });
    const { address, fill, user } = await renderLogin(auth);
    await fill(typed);
    await user.click(button());
    expect(alerted).toEqual([`FirebaseError: Firebase: ${alert}`]);
    expect(inView(reason)).toBeVisible();
    expect(said()).toHaveTextContent(reason);
    const other = field === email ? password : email;
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(reason);
    expect(field()).toHaveFocus();
    expect(other()).toBeValid();
    expect(other()).toHaveAccessibleDescription(other === password ? hint : '');
    expect(email()).toHaveValue(typed.email);
    expect(password()).toHaveValue(typed.password);
    expect(address()).toBe('/login');

    auth.hang();
    await user.click(button());
    expect(inView(reason)).not.toBeInTheDocument();
    expect(field()).toBeValid();
    await act(() => auth.answer());
    expect(field()).toHaveAccessibleDescription(reason);
  },
);

describe('the password', () => {
  const show = () => screen.getByRole('button', { name: 'Show password' });
  const hide = () => screen.getByRole('button', { name: 'Hide password' });

  it('is shown and hidden, and neither what was typed nor the focus is lost', async () => {
    const { fill, user } = await renderLogin();
    await fill();
    for (const [button, type, state] of [
      [show, 'text', 'shown'],
      [hide, 'password', 'hidden'],
    ] as const) {
      await user.click(button());
      expect(password()).toHaveAttribute('type', type);
      expect(password()).toHaveValue(account.password);
      expect(password()).toHaveFocus();
      expect(said()).toHaveTextContent(`Your password is ${state}.`);
    }
    await user.tab();
    await user.keyboard('{Enter}');
    expect(hide()).toHaveFocus();
  });

  it('is hidden while it is sent, and shown again when it is refused', async () => {
    const { auth, fill, user } = await renderLogin();
    auth.hang();
    auth.refuseWith('auth/wrong-password');
    await fill();
    await user.click(show());
    await user.click(signIn());
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(show());
    await act(() => auth.answer());
    expect(password()).toHaveAttribute('type', 'text');
    expect(password()).toHaveValue(account.password);
  });
});

describe('a forgotten password', () => {
  it.each([
    ['that has an account', account.email, 1],
    ['that has none', 'nobody@example.com', 0],
  ])('is answered in the same words for an e-mail %s', async (_which, typed, sent) => {
    const { address, auth, user } = await renderLogin();
    await user.type(email(), typed);
    await user.click(forgotten());
    const onItsWay = `If there is an account for ${typed}, an e-mail with a link to choose a new password is on its way.`;
    expect(inView(onItsWay)).toBeVisible();
    expect(forgotten()).toHaveAccessibleDescription(onItsWay);
    expect(said()).toHaveTextContent(onItsWay);
    expect(auth.resetsSentTo(typed)).toBe(sent);
    expect(auth.calls).toEqual([['sendPasswordReset', typed]]);
    expect(email()).toHaveValue(typed);
    expect(address()).toBe('/login');
  });

  it('says in place why no e-mail could be sent, without an alert', async () => {
    const { auth, user } = await renderLogin();
    await user.type(password(), 'open');
    await user.click(forgotten());
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription('Enter your e-mail address.');
    expect(email()).toHaveFocus();
    expect(password()).toHaveValue('open');
    auth.refuseWith('auth/network-request-failed');
    await user.click(forgotten());
    expect(forgotten()).toHaveAccessibleDescription(/Check that you are online/);
    expect(alerted).toEqual([]);
  });
});

describe('for someone who is signed in', () => {
  const asha = buildUser();
  const signedIn = () =>
    renderLogin(new FakeAuthService({ accounts: [account], signedInAs: asha }));
  const shownEmail = () => screen.getByText(asha.email ?? '');

  it('is headed by the account, and offers first the way back to the shop, then another account', async () => {
    const { address, user } = await signedIn();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Your account$/);
    expect(document.title).toBe(`Your account · ${shop.name}`);
    // Where it is too long for its line, it breaks before its @.
    expect(shownEmail().innerHTML).toBe(asha.email?.replace('@', '<wbr>@'));
    const loud = document.querySelectorAll('.button:not(.button-quiet)');
    expect(Array.from(loud, (button) => button.textContent)).toEqual(['Continue shopping']);
    const orders = screen.getByRole('heading', { name: 'Returns & Orders' });
    expect(orders.nextSibling).toHaveTextContent(/^Orders can’t be placed in this shop yet/);
    expect(inView('Use another account:')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Continue shopping' }));
    expect(address()).toBe('/');
  });

  it('knows an account without an e-mail', async () => {
    await renderLogin(new FakeAuthService({ signedInAs: buildUser({ email: null }) }));
    expect(inView(/^You are signed in/)).toHaveTextContent(/^You are signed in\.$/);
  });

  it('loses nothing that is being typed at a sign-out in another tab, and signs in at the Enter key', async () => {
    const { auth, fill, user } = await signedIn();
    await fill({ ...account, password: account.password.slice(0, 5) });
    await act(() => auth.changeElsewhere(null));
    expect(inView(/^You are signed in/)).not.toBeInTheDocument();
    await user.keyboard(`${account.password.slice(5)}{Enter}`);
    expect(auth.calls).toEqual([['signIn', account]]);
  });

  it('still says who is signed in while another is tried, and after a refusal', async () => {
    const { auth, fill, user } = await signedIn();
    auth.hang();
    await fill({ ...account, password: 'open barley' });
    await user.click(signIn());
    expect(shownEmail()).toBeVisible();
    await act(() => auth.answer());
    expect(shownEmail()).toBeVisible();
    expect(password()).toBeInvalid();
  });
});

it('shows nothing of an account before the identity service has said who is signed in', async () => {
  renderWithShop(<Screens {...lazyScreens} />, { path: '/login' });
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(screen.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
});

describe('for anyone who left and came back before the answer', () => {
  async function comeBack(by: string) {
    const app = await renderLogin();
    app.auth.hang();
    await app.fill();
    await app.user.click(signIn());
    await app.user.click(logo());
    await app.user.click(await screen.findByRole('link', { name: by }));
    await screen.findByRole('heading', { name: 'Sign in' });
    return app;
  }

  it('shows the sign-in under way, then the account', async () => {
    const { address, auth, user } = await comeBack('Your Prime');
    expect(inView('Signing you in…')).toBeVisible();
    await user.click(signIn());
    expect(auth.calls).toHaveLength(1);
    await act(() => auth.answer());
    expect(screen.getByText(account.email)).toBeVisible();
    expect(address()).toBe('/login');
    expect(signIn()).toHaveAttribute('aria-busy', 'false');
  });

  it('alerts a refusal, and leaves their new form as it is', async () => {
    const { auth, user } = await comeBack('Sign In');
    auth.refuseWith('auth/wrong-password');
    await user.type(email(), 'bilal');
    await act(() => auth.answer());
    expect(alerted).toEqual(['FirebaseError: Firebase: Error (auth/wrong-password).']);
    expect(email()).toHaveValue('bilal');
    expect(email()).toHaveFocus();
    expect(password()).toBeValid();
    expect(signIn()).toHaveAttribute('aria-disabled', 'false');
  });
});
