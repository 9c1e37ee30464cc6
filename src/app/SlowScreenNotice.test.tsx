/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { renderWithShop } from '../testing/renderApp';
import { lazyScreens } from './lazyScreens';
import { Screens } from './routes';

/** What brings each screen that was asked for, in the order of the asking. */
const mockArrivals: (() => void)[] = [];
jest.mock('../shared/loadChunk', () => ({
  loadChunk: (load: () => Promise<unknown>) =>
    new Promise<void>((resolve) => mockArrivals.push(resolve)).then(load),
}));

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const words = () => screen.queryByText('One moment…', { selector: '.slow-screen-notice' });

// One story: a screen that has arrived stays.
it('says “One moment…” while the screen is loading that I wait for, and no longer', async () => {
  const { user, goBack } = renderWithShop(<Screens lazyScreens={lazyScreens} />);
  const follow = (name: RegExp) => user.click(screen.getByRole('link', { name }));
  await follow(/^Sign In$/);
  expect(words()).toBeNull();
  await pass(1000);
  expect(words()).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('One moment…');
  expect(screen.getByRole('main')).toBeVisible();

  // Gone when I go back, although that screen is still loading.
  await goBack();
  expect(words()).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await pass(5000);
  expect(words()).toBeNull();

  // There for the screen that I wait for, whichever else arrives.
  await follow(/^Basket/);
  await follow(/^Sign In$/);
  await pass(1000);
  expect(words()).toBeVisible();
  const [bringLogin, bringCheckout] = mockArrivals;
  act(() => bringCheckout?.());
  await pass(2000);
  expect(words()).toBeVisible();

  act(() => bringLogin?.());
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(words()).toBeNull();
  expect(mockArrivals).toHaveLength(2);
});
