/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { shop } from '#shop/config';
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

it.each([
  ['/', shop.welcome.heading, shop.name],
  ['/checkout', 'Your shopping basket in empty', `Your basket · ${shop.name}`],
])('%s has its title, landmarks, and a header with all its links', async (path, name, title) => {
  await renderApp({ path });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(document.title).toBe(title);
  for (const role of ['banner', 'search', 'main', 'contentinfo']) {
    expect(screen.getAllByRole(role)).toHaveLength(1);
  }
  expect(screen.getByRole('navigation', { name: 'Account' })).toBeVisible();
  expect(header().getByRole('searchbox', { name: 'Search' })).toBeVisible();
  for (const [link, address] of [
    [shop.name, '#/'],
    ['Sign In', '#/login'],
    ['Returns & Orders', '#/login'],
    ['Your Prime', '#/login'],
    [/^Basket/, '#/checkout'],
  ] as const) {
    expect(header().getByRole('link', { name: link })).toHaveAttribute('href', address);
  }
});

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
