/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { shop } from '#shop/config';
import { Screens } from '../app/Screens';
import { buildCredentials, buildUser } from '../testing/builders';
import { FakeAuthService } from '../testing/fakes/fakeAuthService';
import { openShop } from '../testing/openAccount';
import { renderApp, renderWithShop } from '../testing/renderApp';
import { settingsPart } from './AccountPage';

const account = buildCredentials();
const hint = '6 characters or more';

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const signIn = () => screen.getByRole('button', { name: 'Sign in' });
const forgotten = () => screen.getByRole('button', { name: 'Forgot your password?' });
const register = () => screen.getByRole('button', { name: `Create your ${shop.name} Account` });
const anotherAccount = () => screen.getByRole('button', { name: 'Use another account' });
const show = () => screen.getByRole('button', { name: 'Show password' });
const hide = () => screen.getByRole('button', { name: 'Hide password' });
const logo = () => within(screen.getByRole('main')).getByRole('link', { name: shop.name });
const said = () => screen.getByRole('status');

const invalidFields = () =>
  [email, password].filter((field) => field().matches('[aria-invalid=true]'));

let alert: jest.SpyInstance;

/** Opens the sign-in screen; `account` exists. */
async function renderLogin(auth = new FakeAuthService({ accounts: [account] })) {
  const app = await renderApp({ auth, path: '/login' });
  await screen.findByRole('heading', { level: 1 });
  return {
    ...app,
    fill: async (credentials = account) => {
      await app.retype(email(), credentials.email);
      await app.retype(password(), credentials.password);
    },
  };
}

beforeEach(() => {
  alert = jest.spyOn(window, 'alert').mockReturnValue();
});

/** A sentence on the screen, not in the live region. */
const inView = (text: string | RegExp) => within(screen.getByRole('main')).queryByText(text);

it('says why to sign in when I ask for my orders, and how to find an order without an account', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, DATABASE: 'on' });
  const { user } = await renderApp();
  await user.click(screen.getByRole('link', { name: 'Returns & Orders' }));
  const sentence = await screen.findByText('Sign in to see your orders and to request returns.');
  expect(sentence).toBeVisible();
  expect(screen.getByText(/^Ordered without an account\?/)).toBeVisible();
});

it('has the logo above the form and the basket below it, because it shows no header', async () => {
  await renderLogin();
  expect(logo()).toHaveAttribute('href', '#/');
  const basket = screen.getByRole('link', { name: 'Basket: 0 items' });
  expect(basket).toHaveAttribute('href', '#/checkout');
});

it('shows a form with labelled fields and buttons, and the conditions', async () => {
  const { fill, user } = await renderLogin();
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
  expect(inView(/^By signing in or creating an account, you agree to the/)).toBeVisible();
  // Password managers recognise the fields by these.
  const fields = [email(), password()].map((field) =>
    ['name', 'autocomplete'].map((name) => field.getAttribute(name)),
  );
  expect(fields).toEqual([
    ['email', 'username'],
    ['password', 'current-password'],
  ]);

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

// Passwords and emails with spaces are passed on, too.
const odd = { email: ' Asha@Example.COM ', password: ' Open  Sesame ' };

it.each([
  ['signIn', signIn, [odd]],
  ['register', register, []],
] as const)(
  '%s submits exactly what I typed, even nothing, and leads home to a greeting',
  async (action, button, accounts) => {
    const auth = new FakeAuthService({ accounts: [...accounts] });
    const { account: basket, address, fill, user } = await renderLogin(auth);
    const onSubmit = jest.fn(({ submitter }: SubmitEvent) => submitter);
    // Password managers offer to save a password when they see this event.
    window.addEventListener('submit', onSubmit, { once: true });
    const pressed = button();
    await user.click(pressed);
    expect(onSubmit).toHaveReturnedWith(pressed);
    alert.mockClear();
    auth.hang();
    await fill(odd);
    await user.click(pressed);
    const nothing = { email: '', password: '' };
    expect(auth.calls).toEqual([nothing, odd].map((sent) => [action, sent]));
    // The service reports the new user before it answers the call.
    await act(() => auth.changeElsewhere(buildUser()));
    expect(inView(/^You’re signed in/)).not.toBeInTheDocument();
    await act(() => auth.answer());
    expect(address()).toBe('/');
    expect(await screen.findByText(/^Hello\s+asha@example.com/i)).toBeVisible();
    expect(alert).not.toHaveBeenCalled();
    expect(basket.calls).toEqual([]);
  },
);

it.each([
  [
    'auth/wrong-password',
    signIn,
    password,
    'The password is wrong. Try again, or choose “Forgot your password?”.',
  ],
  [
    'auth/email-already-in-use',
    register,
    email,
    'There’s already an account with this email. Sign in, or choose “Forgot your password?”.',
  ],
])(
  'alerts %s, explains it at the field until I try again, and keeps what I typed',
  async (code, button, field, reason) => {
    const { address, auth, fill, user } = await renderLogin();
    auth.refuseWith(code);
    await fill();
    await user.click(button());
    expect(alert.mock.calls).toEqual([[`FirebaseError: Firebase: Error (${code}).`]]);
    expect(inView(reason)).toBeVisible();
    expect(said()).toHaveTextContent(reason);
    expect(field()).toHaveAccessibleDescription(reason);
    expect(field()).toHaveFocus();
    expect(invalidFields()).toEqual([field]);
    expect(password()).toHaveAccessibleDescription(field === password ? reason : hint);
    expect(email()).toHaveValue(account.email);
    expect(password()).toHaveValue(account.password);
    expect(address()).toBe('/login');

    auth.hang();
    await user.click(button());
    expect(inView(reason)).not.toBeInTheDocument();
    expect(invalidFields()).toEqual([]);
    await act(() => auth.answer());
    expect(field()).toHaveAccessibleDescription(reason);
    // The service rejects the call between the two clicks.
    await user.dblClick(button());
    expect(auth.calls).toHaveLength(3);
  },
);

it.each([
  ['Signing in…', signIn, 1],
  ['Creating your account…', register, 1],
  ['Sending a link…', forgotten, 0],
] as const)(
  'shows “%s”, and hides the password, during the one call; then explains the failure',
  async (progress, button, alerts) => {
    const { auth, fill, user } = await renderLogin();
    auth.hang();
    auth.refuseWith('auth/network-request-failed');
    await fill();
    await user.click(show());
    await user.tripleClick(button());
    await user.type(password(), '{Enter}');
    for (const any of [signIn, register, forgotten]) {
      await user.click(any());
      expect(any()).toHaveAttribute('aria-disabled', 'true');
      expect(any()).toHaveAttribute('aria-busy', String(any === button));
    }
    expect(inView(progress)).toBeVisible();
    expect(said()).toHaveTextContent(progress);
    await user.click(show());
    expect(password()).toHaveAttribute('type', 'password');

    await act(() => auth.answer());
    expect(inView(progress)).not.toBeInTheDocument();
    expect(button()).toHaveAttribute('aria-busy', 'false');
    expect(button()).toHaveAttribute('aria-disabled', 'false');
    expect(password()).toHaveAttribute('type', 'text');
    const reason = 'We couldn’t connect. Check that you’re online, then try again.';
    expect(said()).toHaveTextContent(reason);
    expect(button()).toHaveAccessibleDescription(reason);
    expect(invalidFields()).toEqual([]);
    expect(alert).toHaveBeenCalledTimes(alerts);
    expect(auth.calls).toHaveLength(1);
  },
);

it('answers a forgotten password the same with or without an account, once I type an email', async () => {
  const { address, auth, retype, user } = await renderLogin();
  await user.type(password(), 'open');
  await user.click(forgotten());
  expect(email()).toBeInvalid();
  expect(email()).toHaveAccessibleDescription('Enter your email address.');
  expect(email()).toHaveFocus();
  expect(password()).toHaveValue('open');
  for (const typed of [account.email, 'nobody@example.com']) {
    await retype(email(), typed);
    await user.click(forgotten());
    const sent = `If there’s an account for ${typed}, we’ve emailed a link to choose a new password.`;
    expect(inView(sent)).toBeVisible();
    expect(forgotten()).toHaveAccessibleDescription(sent);
    expect(said()).toHaveTextContent(sent);
    expect(auth.calls.at(-1)).toEqual(['sendPasswordReset', typed]);
    expect(email()).toHaveValue(typed);
  }
  expect(alert).not.toHaveBeenCalled();
  expect(address()).toBe('/login');
});

describe('when I am signed in', () => {
  const asha = buildUser();
  const renderSignedIn = () =>
    renderLogin(new FakeAuthService({ accounts: [account], signedInAs: asha }));
  const shownEmail = () => screen.getByText(asha.email ?? '');

  it('shows the way back to the shop, then my account, and last the form for another account', async () => {
    const { address, user } = await renderSignedIn();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Your account$/);
    expect(document.title).toBe(`Your account · ${shop.name}`);
    expect(shownEmail()).toBeVisible();
    const loud = document.querySelectorAll('.button:not(.button-quiet)');
    expect(Array.from(loud, (button) => button.textContent)).toEqual(['Continue shopping']);
    const orders = screen.getByRole('heading', { name: 'Returns & Orders' });
    expect(orders.nextSibling).toHaveTextContent(/^Online ordering isn’t available right now/);
    await user.click(screen.getByRole('link', { name: 'Continue shopping' }));
    expect(address()).toBe('/');
  });

  it.each<[string, () => Promise<Pick<Awaited<ReturnType<typeof openShop>>, 'user'>>]>([
    ['shopper', renderSignedIn],
    ['merchant', () => openShop(undefined)],
  ])('offers the form for another account only at a press, to a %s', async (_who, open) => {
    const { user } = await open();
    const form = anotherAccount();
    expect(screen.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument();
    await user.click(form);
    expect(form).toHaveAttribute('aria-expanded', 'true');
    await user.type(email(), 'asha');
    await user.dblClick(form);
    expect(email()).toHaveValue('asha');
  });

  it('shows an account without an email', async () => {
    await renderLogin(new FakeAuthService({ signedInAs: buildUser({ email: null }) }));
    expect(inView(/^You’re signed in/)).toHaveTextContent(/^You’re signed in\.$/);
  });

  it('says that my settings couldn’t be loaded, and loads them once I try again', async () => {
    settingsPart.loaded = undefined;
    jest.spyOn(settingsPart, 'load').mockRejectedValueOnce(new Error('Loading chunk 1 failed.'));
    const { user } = await renderSignedIn();
    const reason = await screen.findByText(/settings couldn’t be loaded/, { selector: '.reason' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Delete your account')).toBeVisible();
    expect(reason).not.toBeInTheDocument();
  });

  it('shows my account while I try another one, and keeps what I typed if another tab signs out', async () => {
    const { auth, fill, user } = await renderSignedIn();
    const part = { ...account, password: account.password.slice(0, 5) };
    await user.click(anotherAccount());
    auth.hang();
    await fill(part);
    await user.click(signIn());
    expect(shownEmail()).toBeVisible();
    await act(() => auth.answer());
    expect(shownEmail()).toBeVisible();
    expect(password()).toBeInvalid();
    await act(() => auth.changeElsewhere(null));
    expect(inView(/^You’re signed in/)).not.toBeInTheDocument();
    await user.keyboard(`${account.password.slice(5)}{Enter}`);
    expect(auth.calls).toEqual([part, account].map((sent) => ['signIn', sent]));
  });
});

it('shows no account before the identity service has said who is signed in', async () => {
  renderWithShop(<Screens />, { path: '/login' });
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(screen.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
});

describe('when I leave before the service answers', () => {
  /** Submits the form, then goes home and follows a link before the service answers. */
  async function leave(by: string) {
    const app = await renderLogin();
    app.auth.hang();
    await app.fill();
    await app.user.click(signIn());
    await app.user.click(logo());
    expect(app.address()).toBe('/');
    await app.user.click(await screen.findByRole('link', { name: by }));
    await screen.findByRole('heading', { name: 'Sign in' });
    return app;
  }

  it('shows the pending sign-in when I come back, then my account, and stays there', async () => {
    const { address, auth, user } = await leave('Your Prime');
    expect(inView('Signing in…')).toBeVisible();
    await user.click(signIn());
    expect(auth.calls).toHaveLength(1);
    await act(() => auth.answer());
    expect(screen.getByText(account.email)).toBeVisible();
    expect(address()).toBe('/login');
    await user.click(anotherAccount());
    expect(signIn()).toHaveAttribute('aria-busy', 'false');
  });

  it('alerts a rejection when I come back, but doesn’t change the new form', async () => {
    const { auth, user } = await leave('Sign In');
    expect(email()).toHaveValue('');
    expect(password()).toHaveValue('');
    auth.refuseWith('auth/wrong-password');
    await user.type(email(), 'bilal');
    await act(() => auth.answer());
    expect(alert.mock.calls).toEqual([['FirebaseError: Firebase: Error (auth/wrong-password).']]);
    expect(email()).toHaveValue('bilal');
    expect(email()).toHaveFocus();
    expect(password()).toBeValid();
    expect(signIn()).toHaveAttribute('aria-disabled', 'false');
  });
});
