/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act } from '@testing-library/react';
import { renderWithShop } from '../testing/renderApp';
import { lazyScreens, preloadScreens } from './lazyScreens';
import { Screens } from './routes';

const mockLoaded: string[] = [];
jest.mock('../pages/LoginPage', () => mockLoaded.push('login') && { LoginPage: () => null });
jest.mock('../pages/CheckoutPage', () => mockLoaded.push('basket') && { CheckoutPage: () => null });
jest.mock('../shared/loadChunk', () => ({ loadChunk: () => new Promise(() => undefined) }));

it('loads the other screens ahead, but for the one that I wait for: that has a try of its own', async () => {
  renderWithShop(<Screens {...lazyScreens} />, { path: '/login' });
  await act(async () => {
    preloadScreens();
    await Promise.resolve();
  });
  expect(mockLoaded).toEqual(['basket']);
});
