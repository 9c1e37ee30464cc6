/** @jest-environment ./src/testing/browserEnvironment.ts */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { shop } from '../config';
import { ErrorPage } from './ErrorPage';

const renderError = (props: Parameters<typeof ErrorPage>[0], address = '/nowhere') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <ErrorPage {...props} />
    </MemoryRouter>,
  );

it('shows what went wrong in the words of the router, and the way home', () => {
  renderError({ message: '404 Not Found' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^Unexpected Application Error!$/,
  );
  expect(screen.getByText('404 Not Found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(document.title).toBe(`Error · ${shop.name}`);
});

it('leads to the basket where it is the home screen that fails', () => {
  renderError({ message: 'No.' }, '/?q=phone');
  expect(screen.getByRole('link', { name: 'Go to your basket' })).toHaveAttribute(
    'href',
    '/checkout',
  );
});

it.each([undefined, ''])('shows no stack where there is none (%j)', (stack) => {
  renderError({ message: 'No.', stack });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('shows the stack where there is one, within reach of the keyboard', () => {
  renderError({ message: 'No.', stack: 'Error: No.\n    at market' });
  const stack = screen.getByRole('region', { name: 'Stack trace' });
  expect(stack.textContent).toBe('Error: No.\n    at market');
  expect(stack).toHaveAttribute('tabindex', '0');
});

it.each([
  [true, 1],
  [false, 0],
  [undefined, 0],
])('offers to load the page again only where that may help (%s)', (reloadable, count) => {
  renderError({ message: 'No.', reloadable });
  expect(screen.queryAllByRole('button', { name: 'Load the page again' })).toHaveLength(count);
});
