/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, waitFor } from '@testing-library/react';
import { shop } from '../config';
import { buildProduct } from '../testing/builders';
import { renderApp } from '../testing/renderApp';

const heading = () => screen.getByRole('heading', { level: 1 });
const scrollDown = (y: number) => {
  window.scrollTo(0, y);
};

it.each(['/nowhere', '/%E0%A4%A', '..', '//[', 'javascript:alert(1)', '__proto__'])(
  'shows the error screen with a link home at the unknown address %s',
  async (path) => {
    const { address, user } = await renderApp({ path, basket: [buildProduct()] });
    expect(heading()).toHaveTextContent('Unexpected Application Error!');
    expect(screen.getByText('404 Not Found')).toBeVisible();
    for (const role of ['banner', 'region', 'button']) expect(screen.queryByRole(role)).toBeNull();
    expect(document.title).toBe(`Error · ${shop.name}`);

    await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
    expect(address()).toBe('/');
    expect(heading()).toHaveTextContent(shop.welcome.heading);
    expect(screen.getByRole('link', { name: 'Basket 1 item' })).toBeVisible();
  },
);

it('focuses the new heading and starts at the top, or where I left off when I go back', async () => {
  const { goBack, user } = await renderApp();
  const expectFocusOn = (text: string) =>
    waitFor(() => {
      expect(heading()).toHaveTextContent(text);
      expect(heading()).toHaveFocus();
    });
  scrollDown(640);
  await user.click(screen.getByRole('link', { name: /^Basket/ }));
  await expectFocusOn('Your shopping basket in empty');
  expect(window.scrollY).toBe(0);
  scrollDown(20);
  await goBack();
  await expectFocusOn(shop.welcome.heading);
  expect(window.scrollY).toBe(640);
  await user.click(screen.getByRole('link', { name: /^Basket/ }));
  await user.click(screen.getByRole('link', { name: shop.name }));
  await expectFocusOn(shop.welcome.heading);
  expect(window.scrollY).toBe(0);
});

it.each(['/', '/checkout', '/nowhere'])(
  'moves neither focus nor scroll position on the first screen, %s, or at a link to it',
  async (path) => {
    scrollDown(640);
    const { user } = await renderApp({ path });
    await screen.findByRole('heading', { level: 1 });
    expect(document.body).toHaveFocus();
    if (path === '/') {
      const logo = screen.getByRole('link', { name: shop.name });
      await user.click(logo);
      expect(logo).toHaveFocus();
    }
    expect(window.scrollY).toBe(640);
  },
);
