import { renderHook } from '@testing-library/react';
import { useLooking } from './useLooking';

const appear = (value: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value, configurable: true });
};

beforeEach(() => {
  jest.useFakeTimers();
  appear('visible');
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
});

it('looks at once, and every so often', () => {
  const look = jest.fn();
  renderHook(() => {
    useLooking(look, 1000);
  });
  expect(look).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(2999);
  expect(look).toHaveBeenCalledTimes(3);
});

it.each([
  ['comes back to the network', () => window.dispatchEvent(new Event('online'))],
  ['gets the focus', () => window.dispatchEvent(new Event('focus'))],
  ['comes into view', () => document.dispatchEvent(new Event('visibilitychange'))],
])('looks when the page %s', (_what, happen) => {
  const look = jest.fn();
  renderHook(() => {
    useLooking(look, 1000);
  });
  happen();
  expect(look).toHaveBeenCalledTimes(2);
});

it('does not look while the page is hidden, nor after its end', () => {
  const look = jest.fn();
  const { unmount } = renderHook(() => {
    useLooking(look, 1000);
  });
  appear('hidden');
  jest.advanceTimersByTime(5000);
  expect(look).toHaveBeenCalledTimes(1);
  appear('visible');
  unmount();
  jest.advanceTimersByTime(5000);
  window.dispatchEvent(new Event('focus'));
  expect(look).toHaveBeenCalledTimes(1);
});
