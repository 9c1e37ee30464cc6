/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, waitFor } from '@testing-library/react';
import { shop } from '../config';
import { buildProduct } from '../testing/builders';
import { takeConsole } from '../testing/quietConsole';
import { renderApp } from '../testing/renderApp';

/** What webpack gives for a chunk that can't be loaded. */
const mockChunkError = Object.assign(new Error('Loading chunk 7 failed.\n(missing: /7.js)'), {
  name: 'ChunkLoadError',
});
jest.mock('../pages/LoginPage', () => {
  throw mockChunkError;
});

/** The checkout screen fails to render it; the home screen does not look at it. */
const broken = () => buildProduct({ title: {} as string });

const heading = () => screen.getByRole('heading', { level: 1 });
const errorHeading = () =>
  screen.findByRole('heading', { name: 'Unexpected Application Error!', level: 1 });

describe('an address', () => {
  it.each([
    ['/', shop.welcome.heading, shop.name],
    ['/checkout', 'Your shopping basket in empty', `Your basket · ${shop.name}`],
  ])('%s shows its screen, to whoever is not signed in too', async (path, name, title) => {
    await renderApp({ path });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(document.title).toBe(title);
    expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument();
  });

  it.each([
    '/nowhere',
    '/check%0Aout',
    '/%E0%A4%A',
    '//example.com',
    '/<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '__proto__',
  ])('%s is unknown, and shows the error screen with the way home', async (path) => {
    const { address, user } = await renderApp({ path, basket: [buildProduct()] });
    expect(await errorHeading()).toBeVisible();
    expect(screen.getByText('404 Not Found')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Stack trace' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /again/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(document.title).toBe(`Error · ${shop.name}`);

    await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
    expect(address()).toBe('/');
    expect(heading()).toHaveTextContent(shop.welcome.heading);
    expect(screen.getByRole('link', { name: 'Basket 1 item' })).toBeVisible();
  });
});

describe('a screen that fails', () => {
  it('shows the error screen with message and stack, and the shop goes on elsewhere', async () => {
    const { user } = await renderApp({ path: '/checkout', basket: [broken()] });
    expect(await errorHeading()).toBeVisible();
    const [said] = takeConsole();
    expect(said).toContain('Objects are not valid as a React child');
    expect(screen.getByText(/^Objects are not valid as a React child/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Stack trace' })).toHaveTextContent(/ at /);
    expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
    expect(heading()).toHaveTextContent(shop.welcome.heading);
    expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument();
  });

  it('offers to load the page again when a part of the shop could not be loaded', async () => {
    await renderApp({ path: '/login' });
    expect(await errorHeading()).toBeVisible();
    expect(takeConsole().join()).toContain('Loading chunk 7 failed.');
    expect(screen.getByText(/Loading chunk 7 failed\./, { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  });
});

describe('a change of screen', () => {
  const leaveDown = (y: number) => {
    window.scrollTo(0, y);
  };

  it('puts the focus on the new heading and shows the screen from its top, or where Back left it', async () => {
    const { goBack, user } = await renderApp();
    const expectFocusOn = (words: string) =>
      waitFor(() => {
        expect(heading()).toHaveTextContent(words);
        expect(heading()).toHaveFocus();
      });
    leaveDown(640);
    await user.click(screen.getByRole('link', { name: /^Basket/ }));
    await expectFocusOn('Your shopping basket in empty');
    expect(window.scrollY).toBe(0);
    leaveDown(20);
    await goBack();
    await expectFocusOn(shop.welcome.heading);
    expect(window.scrollY).toBe(640);
    await user.click(screen.getByRole('link', { name: /^Basket/ }));
    await user.click(screen.getByRole('link', { name: shop.name }));
    await expectFocusOn(shop.welcome.heading);
    expect(window.scrollY).toBe(0);
  });

  it.each(['/', '/checkout', '/nowhere'])(
    'is not the first screen: %s leaves focus and place alone',
    async (path) => {
      leaveDown(640);
      await renderApp({ path });
      await screen.findByRole('heading', { level: 1 });
      expect(document.body).toHaveFocus();
      expect(window.scrollY).toBe(640);
    },
  );

  it('is not a link to where one already is', async () => {
    const { user } = await renderApp();
    leaveDown(640);
    const logo = screen.getByRole('link', { name: shop.name });
    await user.click(logo);
    expect(logo).toHaveFocus();
    expect(window.scrollY).toBe(640);
  });
});
