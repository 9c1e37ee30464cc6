/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { shop } from '../../config';
import { buildUser } from '../../testing/builders';
import { FakeAuthService } from '../../testing/fakeAuthService';
import { renderApp, renderWithShop } from '../../testing/renderApp';
import { lazyScreens } from '../lazyScreens';
import { Screens } from '../routes';

const asha = buildUser();
const header = () => within(screen.getByRole('banner'));
const signLink = () => header().getByRole('link', { name: /^Sign (In|Out)$/ });
const greeting = () => header().getByText(/^Hello/);

it.each([
  ['home', '/', shop.welcome.heading],
  ['checkout', '/checkout', 'Your shopping basket in empty'],
])('the header of the %s screen has all that a header needs', async (_name, path, heading) => {
  await renderApp({ path });
  await screen.findByRole('heading', { name: heading });
  expect(header().getByRole('searchbox', { name: 'Search' })).toBeVisible();
  for (const [name, address] of [
    [shop.name, '#/'],
    ['Sign In', '#/login'],
    ['Returns & Orders', '#/login'],
    ['Your Prime', '#/login'],
    [/^Basket/, '#/checkout'],
  ] as const) {
    expect(header().getByRole('link', { name })).toHaveAttribute('href', address);
  }
});

it('greets without a name before the identity service has answered', () => {
  renderWithShop(<Screens {...lazyScreens} />);
  expect(greeting()).toHaveTextContent(/^Hello$/);
  expect(signLink()).toHaveTextContent(/^Sign In$/);
});

it.each([
  ['whoever is signed in by the e-mail', asha, `Hello ${asha.email}`],
  ['an account without an e-mail plainly', buildUser({ email: null }), 'Hello'],
])('greets %s, and offers to sign out', async (_who, signedInAs, words) => {
  await renderApp({ auth: new FakeAuthService({ signedInAs }) });
  expect(greeting().textContent).toBe(words);
  expect(signLink()).toHaveTextContent(/^Sign Out$/);
  for (const name of ['Returns & Orders', 'Your Prime']) {
    expect(header().getByRole('link', { name })).toHaveAttribute('href', '#/login');
  }
});

it('stays where it is when I double-click "Sign Out", and leads to the sign-in screen after that', async () => {
  const auth = new FakeAuthService({ signedInAs: asha });
  const { address, user } = await renderApp({ auth });
  await user.dblClick(signLink());
  expect(signLink()).toHaveTextContent(/^Sign In$/);
  expect(greeting()).toHaveTextContent(/^Hello$/);
  expect(address()).toBe('/');
  await user.click(signLink());
  expect(address()).toBe('/login');
  expect(auth.calls).toEqual([['signOut']]);
});

it('has one of each landmark, and names its navigation', async () => {
  await renderApp();
  for (const role of ['banner', 'search', 'navigation', 'main', 'contentinfo']) {
    expect(screen.getAllByRole(role)).toHaveLength(1);
  }
  expect(screen.getByRole('navigation', { name: 'Account' })).toBeVisible();
});
