/** @jest-environment ./src/testing/browserEnvironment.ts */
import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from 'react-error-boundary';
import { shop } from '../config';
import { takeConsole } from '../testing/quietConsole';
import { RootErrorFallback } from './RootErrorFallback';

it('says what went wrong and offers ways on, with nothing around it', () => {
  function Broken(): never {
    throw new TypeError('a hole in the cloth');
  }
  render(
    <ErrorBoundary FallbackComponent={RootErrorFallback}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(takeConsole().join()).toContain('a hole in the cloth');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Unexpected Application Error!',
  );
  expect(screen.getByText('a hole in the cloth')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
    'href',
    shop.basePath,
  );
});
