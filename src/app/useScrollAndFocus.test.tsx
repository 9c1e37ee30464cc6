/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { shop } from '#shop/config';
import { renderWithShop } from '../testing/renderApp';
import { Screens } from './Screens';

// No screen loads.
jest.mock('../ui/loadChunk', () => ({ loadChunk: () => new Promise(() => undefined) }));

it('stays where I scrolled if I go back and forward before the other screen has loaded', async () => {
  window.history.replaceState(null, '', '#/login');
  window.history.pushState(null, '', '#/');
  const { address } = renderWithShop(<Screens />);
  const move = (to: 'back' | 'forward') =>
    act(async () => {
      const received = new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true });
      });
      window.history[to]();
      await received;
    });
  window.scrollTo(0, 640);
  await move('back');
  expect(address()).toBe('/login');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(shop.welcome.heading);
  // The browser restores the position of the other screen.
  window.scrollTo(0, 0);
  await move('forward');
  expect(window.scrollY).toBe(640);
});
