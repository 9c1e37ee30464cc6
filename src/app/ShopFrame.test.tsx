/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { shop } from '#shop/config';
import type { User } from '../auth/authService';
import { buildUser } from '../testing/builders';
import { FakeAuthService } from '../testing/fakes/fakeAuthService';
import { renderApp, renderWithShop } from '../testing/renderApp';
import { Screens } from './Screens';

const asha = buildUser();
const header = () => within(screen.getByRole('banner'));
const expectGreeting = (words: string, signLink: string) => {
  expect(header().getByText(/^Hello/).textContent).toBe(words);
  expect(header().getByRole('link', { name: /^Sign (In|Out)$/ })).toHaveTextContent(signLink);
};

it.each<[path: string, name: string, title: string, signedInAs: User | undefined]>([
  ['/', shop.welcome.heading, shop.name, undefined],
  ['/checkout', 'Your shopping basket in empty', `Your basket · ${shop.name}`, undefined],
  ['/login', 'Your account', `Your account · ${shop.name}`, asha],
])(
  '%s has its title, landmarks, and a header with all its links',
  async (path, name, title, signedInAs) => {
    await renderApp({ path, auth: new FakeAuthService({ signedInAs }) });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(document.title).toBe(title);
    for (const role of ['banner', 'search', 'main', 'contentinfo']) {
      expect(screen.getAllByRole(role)).toHaveLength(1);
    }
    expect(screen.getByRole('navigation', { name: 'Account' })).toBeVisible();
    expect(header().getByRole('searchbox', { name: 'Search' })).toBeVisible();
    for (const [link, address] of [
      [shop.name, '#/'],
      [signedInAs ? 'Sign Out' : 'Sign In', '#/login'],
      ['Returns & Orders', '#/login'],
      ['Your Prime', '#/login'],
      [/^Basket/, '#/checkout'],
    ] as const) {
      expect(header().getByRole('link', { name: link })).toHaveAttribute('href', address);
    }
  },
);

it('greets the user by email, or without one while loading or if the account has none', async () => {
  const { unmount } = renderWithShop(<Screens />);
  expectGreeting('Hello', 'Sign In');
  unmount();
  for (const [signedInAs, words] of [
    [asha, `Hello ${asha.email}`],
    [buildUser({ email: null }), 'Hello'],
  ] as const) {
    const app = await renderApp({ auth: new FakeAuthService({ signedInAs }) });
    expectGreeting(words, 'Sign Out');
    for (const name of ['Returns & Orders', 'Your Prime']) {
      expect(header().getByRole('link', { name })).toHaveAttribute('href', '#/login');
    }
    app.unmount();
  }
});
