/** @jest-environment ./src/testing/browserEnvironment.ts */
import { fireEvent, render, screen } from '@testing-library/react';
import { HashRouter } from 'react-router-dom';
import { Link } from './Link';

const address = () => window.location.hash;
const onClick = jest.fn<undefined, [React.MouseEvent]>();

function renderLink() {
  window.history.replaceState(null, '', '#/');
  onClick.mockReset();
  render(
    <HashRouter>
      <Link className="button" to="/checkout" onClick={onClick}>
        Basket
      </Link>
    </HashRouter>,
  );
  return screen.getByRole('link', { name: 'Basket' });
}

it('leads to its screen, without loading the page again', () => {
  const link = renderLink();
  expect(link).toHaveAttribute('href', '#/checkout');
  expect(link).toHaveClass('button');
  expect(fireEvent.click(link)).toBe(false);
  expect(address()).toBe('#/checkout');
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('leads nowhere when its own click is prevented', () => {
  const link = renderLink();
  onClick.mockImplementation((event) => {
    event.preventDefault();
    return undefined;
  });
  fireEvent.click(link);
  expect(address()).toBe('#/');
});

it('is left to the browser where another tab is asked for', () => {
  const link = renderLink();
  let isPrevented: boolean | undefined;
  const look = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', look, { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect(isPrevented).toBe(false);
  expect(address()).toBe('#/');
});
