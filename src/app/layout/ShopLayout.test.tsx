import { act, screen, within } from '@testing-library/react';
import { shop } from '../../config';
import { buildProduct, buildUser } from '../../testing/builders';
import { FakeAuthService } from '../../testing/fakeAuthService';
import { renderApp, renderWithShop } from '../../testing/renderApp';
import { lazyScreens } from '../lazyScreens';
import { Screens } from '../routes';

const asha = buildUser();
const header = () => within(screen.getByRole('banner'));
const signLink = () => header().getByRole('link', { name: /^Sign (In|Out)$/ });
const greeting = () => header().getByText(/^Hello/);

const renderSignedIn = (path = '/') =>
  renderApp({ path, auth: new FakeAuthService({ signedInAs: asha }) });

describe.each([
  ['home', '/', shop.welcome.heading],
  ['checkout', '/checkout', 'Your shopping basket in empty'],
])('the header of the %s screen', (_name, path, heading) => {
  it('has everything that a header needs', async () => {
    await renderApp({ path });
    await screen.findByRole('heading', { name: heading });
    expect(header().getByRole('link', { name: shop.name })).toHaveAttribute('href', '#/');
    expect(header().getByRole('searchbox', { name: 'Search' })).toBeVisible();
    expect(greeting()).toBeVisible();
    expect(signLink()).toHaveAttribute('href', '#/login');
    for (const name of ['Returns & Orders', 'Your Prime']) {
      expect(header().getByRole('link', { name })).toHaveAttribute('href', '#/login');
    }
    expect(header().getByRole('link', { name: /^Basket/ })).toHaveAttribute('href', '#/checkout');
  });
});

it.each([
  ['Sign In', '/login', 'Sign in'],
  ['Returns & Orders', '/login', 'Sign in'],
  ['Your Prime', '/login', 'Sign in'],
  [/^Basket/, '/checkout', 'Your shopping basket in empty'],
])('leads by %s to %s', async (name, path, heading) => {
  const { address, user } = await renderApp();
  await user.click(header().getByRole('link', { name }));
  expect(address()).toBe(path);
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
});

it('leads home by the logo', async () => {
  const { address, user } = await renderApp({ path: '/checkout' });
  await user.click(await screen.findByRole('link', { name: shop.name }));
  expect(address()).toBe('/');
});

it.each([
  [0, /0\s?items$/],
  [1, /1\s?item$/],
  [12, /12\s?items$/],
])('shows how many items are in the basket: %i', async (count, text) => {
  await renderApp({ basket: Array.from({ length: count }, () => buildProduct()) });
  expect(header().getByRole('link', { name: /^Basket/ })).toHaveTextContent(text);
});

it('keeps the browser from sending what is searched for', async () => {
  const { user } = await renderApp();
  const submitted: Event[] = [];
  document.addEventListener('submit', (event) => submitted.push(event), { once: true });
  await user.type(header().getByRole('searchbox'), 'lamp{Enter}');
  // The browser would load the page anew.
  expect(submitted.map((event) => event.defaultPrevented)).toEqual([true]);
  expect(header().getByRole('searchbox')).toHaveValue('lamp');
});

describe('when nobody is signed in', () => {
  it('greets without a name, and offers to sign in', async () => {
    await renderApp();
    expect(greeting()).toHaveTextContent(/^Hello$/);
    expect(signLink()).toHaveTextContent(/^Sign In$/);
  });

  it('does so even before the identity service has answered', () => {
    renderWithShop(<Screens {...lazyScreens} />);
    expect(greeting()).toHaveTextContent(/^Hello$/);
    expect(signLink()).toHaveTextContent(/^Sign In$/);
  });

  it('asks the identity service nothing on the way to the sign-in screen', async () => {
    const { auth, user } = await renderApp();
    await user.click(signLink());
    expect(auth.calls).toEqual([]);
  });
});

describe('when somebody is signed in', () => {
  it('greets by the e-mail, and offers to sign out', async () => {
    await renderSignedIn();
    expect(greeting()).toHaveTextContent(`Hello ${asha.email}`);
    expect(signLink()).toHaveTextContent(/^Sign Out$/);
  });

  it('greets an account without an e-mail plainly', async () => {
    const nameless = buildUser({ email: null });
    await renderApp({ auth: new FakeAuthService({ signedInAs: nameless }) });
    expect(greeting()).toHaveTextContent(/^Hello$/);
    expect(signLink()).toHaveTextContent(/^Sign Out$/);
  });

  it.each(['Returns & Orders', 'Your Prime'])(
    'still leads by %s to the sign-in screen',
    async (name) => {
      const { address, user } = await renderSignedIn();
      await user.click(header().getByRole('link', { name }));
      expect(address()).toBe('/login');
    },
  );

  it.each(['/', '/checkout'])('signs out at the link, and stays on %s', async (path) => {
    const { address, auth, user } = await renderSignedIn(path);
    await screen.findByRole('heading', { level: 1 });
    await user.click(signLink());
    expect(auth.calls).toEqual([['signOut']]);
    expect(address()).toBe(path);
    expect(signLink()).toHaveTextContent(/^Sign In$/);
    expect(greeting()).toHaveTextContent(/^Hello$/);
    await user.click(signLink());
    expect(address()).toBe('/login');
    expect(auth.calls).toHaveLength(1);
  });

  it('stays where it is at a double click, although the link now reads "Sign In"', async () => {
    const { address, auth, user } = await renderSignedIn();
    await user.dblClick(signLink());
    expect(signLink()).toHaveTextContent(/^Sign In$/);
    expect(auth.calls).toEqual([['signOut']]);
    expect(address()).toBe('/');
  });

  it('keeps the basket when signing out', async () => {
    const basket = [buildProduct()];
    const { store, user } = await renderApp({
      auth: new FakeAuthService({ signedInAs: asha }),
      basket,
    });
    await user.click(signLink());
    expect(store.getState().basket.items).toMatchObject(basket.map((product) => ({ product })));
  });

  it('alerts that signing out failed, and stays signed in', async () => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    const { auth, user } = await renderSignedIn();
    auth.refuseWith('auth/network-request-failed');
    await user.click(signLink());
    expect(alert.mock.calls).toEqual([
      ['FirebaseError: Firebase: Error (auth/network-request-failed).'],
    ]);
    expect(signLink()).toHaveTextContent(/^Sign Out$/);
  });

  it('follows a sign-out in another tab', async () => {
    const { auth } = await renderSignedIn();
    await act(async () => {
      auth.changeElsewhere(null);
      await Promise.resolve();
    });
    expect(signLink()).toHaveTextContent(/^Sign In$/);
  });
});

it('has one of each landmark, and names its navigation', async () => {
  await renderApp();
  for (const role of ['banner', 'search', 'navigation', 'main', 'contentinfo']) {
    expect(screen.getAllByRole(role)).toHaveLength(1);
  }
  expect(screen.getByRole('navigation', { name: 'Account' })).toBeVisible();
});

it('lets the keyboard skip the header: the first stop leads to where the focus can go', async () => {
  const { user } = await renderApp();
  await user.tab();
  const link = screen.getByRole('link', { name: 'Skip to content' });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  screen.getByRole('main').focus();
  expect(screen.getByRole('main')).toHaveFocus();
});
