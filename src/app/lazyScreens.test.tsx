/** @jest-environment ./src/testing/browserEnvironment.ts */
import { renderWithShop } from '../testing/renderApp';
import { preloadScreens, Screens } from './routes';

const mockLoad = jest.fn(() => new Promise(() => undefined));
jest.mock('../ui/loadChunk', () => ({ loadChunk: () => mockLoad() }));

it('preloads the other screens, but not the one that is already loading', () => {
  renderWithShop(<Screens />, { path: '/login' });
  expect(mockLoad).toHaveBeenCalledTimes(1);
  preloadScreens();
  expect(mockLoad).toHaveBeenCalledTimes(2);
});
