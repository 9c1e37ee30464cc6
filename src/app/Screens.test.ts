/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { shop } from '#shop/config';
import { buildProduct } from '../testing/builders';
import { renderApp } from '../testing/renderApp';

const heading = () => screen.getByRole('heading', { level: 1 });
const scrollDown = (y: number) => {
  window.scrollTo(0, y);
};
const expectAt = (element: Element, y: number) => {
  expect(element).toHaveFocus();
  expect(window.scrollY).toBe(y);
};

it.each(['/nowhere', '/%E0%A4%A', '..', '//[', 'javascript:alert(1)', '__proto__'])(
  'shows the error screen with a link home at the unknown address %s',
  async (path) => {
    scrollDown(640);
    const { address, user } = await renderApp({ path, basket: [buildProduct()] });
    expect(heading()).toHaveTextContent('Unexpected Application Error!');
    // The first screen of a visit never takes the focus.
    expectAt(document.body, 640);
    expect(screen.getByText('404 Not Found')).toBeVisible();
    for (const role of ['region', 'button']) expect(screen.queryByRole(role)).toBeNull();
    expect(document.title).toBe(`Error · ${shop.name}`);

    await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
    expect(address()).toBe('/');
    expect(heading()).toHaveTextContent(shop.welcome.heading);
    expect(screen.getByRole('link', { name: 'Basket 1 item' })).toBeVisible();
  },
);

it('searches from an unknown address, where the fields have no text of a search before', async () => {
  const { address, user } = await renderApp({ path: '/?q=phone' });
  act(() => {
    window.history.pushState(null, '', '#/nowhere');
    fireEvent.popState(window);
  });
  await screen.findByText('404 Not Found');
  for (const field of screen.getAllByRole('searchbox')) expect(field).toHaveValue('');
  const field = within(screen.getByRole('main')).getByRole('searchbox', { name: 'Search' });
  await user.type(field, 'lamp{Enter}');
  expect(address()).toBe('/?q=lamp');
});

it('focuses a new screen’s heading and scrolls to the top, or to where I was if I go back', async () => {
  scrollDown(640);
  const { goBack, user } = await renderApp();
  const expectScreen = async (text: string, y: number) => {
    await waitFor(() => {
      expect(heading()).toHaveTextContent(text);
      expect(heading()).toHaveFocus();
    });
    expectAt(heading(), y);
  };
  const logo = () => screen.getByRole('link', { name: shop.name });
  expectAt(document.body, 640);
  await user.click(logo());
  expectAt(logo(), 640);
  await user.click(screen.getByRole('link', { name: /^Basket/ }));
  await expectScreen('Your shopping basket in empty', 0);
  scrollDown(20);
  await goBack();
  await expectScreen(shop.welcome.heading, 640);
  await user.click(screen.getByRole('link', { name: /^Basket/ }));
  await user.click(logo());
  await expectScreen(shop.welcome.heading, 0);
});

it.each([
  ['%2Fcheckout', 'Your shopping basket in empty', '/checkout'],
  ['/checkout).', 'Your shopping basket in empty', '/checkout'],
  ['/login&gt;', 'Sign in', '/login'],
  ['/?q=zzzz&amp;sort=price', 'No results', '/?q=zzzz&sort=price'],
])('shows the screen of the mangled link %s', async (path, name, mended) => {
  const { address } = await renderApp({ path });
  expect(
    await screen.findByRole('heading', { level: 1, name: (text) => text.includes(name) }),
  ).toBeVisible();
  expect(address()).toBe(mended);
});
