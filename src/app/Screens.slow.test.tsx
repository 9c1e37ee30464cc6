/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { renderWithShop } from '../testing/renderApp';
import { preloadScreens, Screens } from './Screens';

/** Lets each requested screen load, in the order of the requests. */
const mockLoads: (() => void)[] = [];
jest.mock('../ui/loadChunk', () => ({
  loadChunk: (load: () => Promise<unknown>) =>
    new Promise<void>((resolve) => mockLoads.push(resolve)).then(load),
}));

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const notice = () => screen.queryByText('One moment…', { selector: '.slow-screen-notice' });

// This is one test, because a loaded screen stays loaded.
it('shows “One moment…” only while the screen I’m waiting for loads; none loads twice', async () => {
  const { user, goBack } = renderWithShop(<Screens />);
  const follow = (name: RegExp) => user.click(screen.getByRole('link', { name }));
  await follow(/^Sign In$/);
  expect(notice()).toBeNull();
  await pass(1000);
  expect(notice()).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('One moment…');
  expect(screen.getByRole('main')).toBeVisible();

  // “One moment…” disappears when I go back, although that screen is still loading.
  await goBack();
  expect(notice()).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await pass(5000);
  expect(notice()).toBeNull();
  expect(mockLoads).toHaveLength(1);
  // The other screens load, too, and so do the buttons beside a count.
  preloadScreens();
  expect(mockLoads).toHaveLength(4);

  // “One moment…” stays until the screen I’m waiting for has loaded, not another one.
  await follow(/^Basket/);
  await follow(/^Sign In$/);
  await pass(1000);
  expect(notice()).toBeVisible();
  const [loadLogin, , loadCheckout] = mockLoads;
  act(() => loadCheckout?.());
  await pass(2000);
  expect(notice()).toBeVisible();

  act(() => loadLogin?.());
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(notice()).toBeNull();
  expect(mockLoads).toHaveLength(4);
});
