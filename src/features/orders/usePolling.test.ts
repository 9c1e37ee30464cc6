/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, renderHook } from '@testing-library/react';
import { usePolling } from './usePolling';

const appear = (value: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value, configurable: true });
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

type Options = Parameters<typeof usePolling>[1];

/** Polls every 30 seconds, for as long as the test lasts. */
function startPolling(options: Partial<Options> = {}, hasNews?: boolean) {
  const poll = jest.fn(() => Promise.resolve(hasNews));
  return { poll, ...renderHook(() => usePolling(poll, { everyMs: 30_000, ...options })) };
}

beforeEach(() => {
  jest.useFakeTimers();
  appear('visible');
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
});

it('polls at once, and every so often', async () => {
  const { poll } = startPolling();
  expect(poll).toHaveBeenCalledTimes(1);
  await pass(89_000);
  expect(poll).toHaveBeenCalledTimes(3);
});

it('waits twice as long after each poll without news, up to a limit, and starts again after one, or when told', async () => {
  const { poll, result } = startPolling({ upToMs: 120_000 }, false);
  const start = performance.now();
  const times: number[] = [];
  poll.mockImplementation(() => {
    times.push((performance.now() - start) / 1000);
    return Promise.resolve(times.length === 1);
  });
  await pass(390_000);
  expect(times).toEqual([60, 90, 150, 270, 390]);
  await pass(60_000);
  result.current();
  await pass(15_000);
  expect(times).toHaveLength(6);
});

it.each([
  ['comes back to the network', () => window.dispatchEvent(new Event('online'))],
  ['gets the focus', () => window.dispatchEvent(new Event('focus'))],
  ['comes into view', () => document.dispatchEvent(new Event('visibilitychange'))],
  [
    'comes into view and gets the focus with it',
    () => {
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('focus'));
    },
  ],
])('polls once when the page %s', async (_what, happen) => {
  const { poll } = startPolling();
  await pass(0);
  happen();
  expect(poll).toHaveBeenCalledTimes(2);
});

it('polls when the page comes back although the last poll has had no answer', async () => {
  const { poll } = startPolling();
  poll.mockReturnValue(new Promise(() => undefined));
  await pass(35_000);
  window.dispatchEvent(new Event('online'));
  expect(poll).toHaveBeenCalledTimes(3);
});

it('does not poll while the page is hidden, nor after its end', async () => {
  const { poll, unmount } = startPolling();
  appear('hidden');
  await pass(300_000);
  expect(poll).toHaveBeenCalledTimes(1);
  appear('visible');
  unmount();
  await pass(300_000);
  window.dispatchEvent(new Event('focus'));
  expect(poll).toHaveBeenCalledTimes(1);
});

it('polls every minute in a hidden tab, whose timers run once a minute, more or less', async () => {
  const setInterval = jest.spyOn(window, 'setInterval').mockReturnValue(0 as never);
  const { poll } = startPolling({ everyMs: 60_000, whileHidden: true });
  appear('hidden');
  const [tick] = setInterval.mock.calls[0] ?? [];
  for (const late of [-10, 10, -10, 0, 10]) {
    await pass(60_000 + late);
    tick?.();
  }
  expect(poll).toHaveBeenCalledTimes(6);
});
