/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen } from '@testing-library/react';
import type { buildProduct } from '../../testing/buildProduct';
import { renderApp } from '../../testing/renderApp';
import { LIST_STEP } from './listsSlice';

jest.mock('#shop/products', () => {
  const { buildProduct: build } = jest.requireActual<{ buildProduct: typeof buildProduct }>(
    '../../testing/buildProduct',
  );
  const categories = ['Bath', 'Garden'];
  const products = Array.from({ length: 200 }, (_, place) =>
    build({ id: String(place), category: categories[place % 2] ?? '' }),
  );
  return { products };
});

it('shows a button for more only below the cards when I open a category’s address', async () => {
  // The list grows while the button is near, as it would be on a page without cards.
  const cards = new Set<number>();
  class Observer {
    observe() {
      cards.add(screen.queryAllByRole('article').length);
    }
    disconnect = () => undefined;
  }
  Object.defineProperty(window, 'IntersectionObserver', { value: Observer, configurable: true });
  await renderApp({ path: '/?category=Garden' });
  expect(await screen.findByRole('button', { name: 'Show more' })).toBeVisible();
  expect(cards).toEqual(new Set([LIST_STEP]));
});
