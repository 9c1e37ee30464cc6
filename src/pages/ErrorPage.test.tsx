/** @jest-environment ./src/testing/browserEnvironment.ts */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { shop } from '#shop/config';
import { ErrorPage } from './ErrorPage';

const renderError = (props: Parameters<typeof ErrorPage>[0], address = '/nowhere') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <ErrorPage {...props} />
    </MemoryRouter>,
  );

it('says in the router’s words that there is no such page, and links home', () => {
  renderError({});
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^Unexpected Application Error!$/,
  );
  expect(screen.getByText('404 Not Found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(document.title).toBe(`Error · ${shop.name}`);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('shows what was thrown, and links to the basket if the home screen has failed', () => {
  renderError({ error: 'No.' }, '/?q=phone');
  expect(screen.getByText('No.')).toBeVisible();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Go to your basket' });
  expect(link).toHaveAttribute('href', '/checkout');
});

it('shows the stack, which the keyboard reaches, and offers to reload the page', () => {
  const error = Object.assign(new Error('No.'), { stack: 'Error: No.\n    at market' });
  renderError({ error });
  const stack = screen.getByRole('region', { name: 'Stack trace' });
  expect(stack.textContent).toBe('Error: No.\n    at market');
  expect(stack).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});
