/** @jest-environment ./src/testing/browserEnvironment.ts */
import { fireEvent, render, screen } from '@testing-library/react';
import { HashRouter } from 'react-router-dom';
import { Link } from './Link';

it.each([
  ['leads to its screen without loading the page again', {}, false, true, '#/checkout'],
  ['leads nowhere when its own click is prevented', {}, true, true, '#/'],
  ['is left to the browser where another tab is asked for', { ctrlKey: true }, false, false, '#/'],
])('%s', (_what, press, isPrevented, isHandled, address) => {
  window.history.replaceState(null, '', '#/');
  render(
    <HashRouter>
      <Link
        className="button"
        to="/checkout"
        onClick={(event) => {
          if (isPrevented) event.preventDefault();
        }}
      >
        Basket
      </Link>
    </HashRouter>,
  );
  const link = screen.getByRole('link', { name: 'Basket' });
  expect(link).toHaveAttribute('href', '#/checkout');
  expect(link).toHaveClass('button');
  let isLeft: boolean | undefined;
  const look = (event: Event) => {
    isLeft = !event.defaultPrevented;
    // jsdom can't follow it.
    event.preventDefault();
  };
  addEventListener('click', look, { once: true });
  fireEvent.click(link, press);
  expect(isLeft).toBe(!isHandled);
  expect(window.location.hash).toBe(address);
});
