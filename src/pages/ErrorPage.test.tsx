/** @jest-environment ./src/testing/browserEnvironment.ts */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { shop } from '#shop/config';
import { ErrorPage } from './ErrorPage';

const renderError = (error: unknown, address = '/checkout') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <ErrorPage error={error} />
    </MemoryRouter>,
  );

it('shows in the router’s words what was thrown, and links to the basket if the home screen has failed', () => {
  renderError('No.', '/?q=phone');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^Unexpected Application Error!$/,
  );
  expect(document.title).toBe(`Error · ${shop.name}`);
  expect(screen.getByText('No.')).toBeVisible();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Go to your basket' });
  expect(link).toHaveAttribute('href', '/checkout');
});

it('shows the stack, which the keyboard reaches, and offers to reload the page', () => {
  const error = Object.assign(new Error('No.'), { stack: 'Error: No.\n    at market' });
  renderError(error);
  const stack = screen.getByRole('region', { name: 'Stack trace' });
  expect(stack.textContent).toBe('Error: No.\n    at market');
  expect(stack).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});
