/** @jest-environment ./src/testing/browserEnvironment.ts */
import { onFirstInteraction } from './onFirstInteraction';

const start = jest.fn();

const controlledBy = (controller: object | null) => {
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });
};

beforeEach(() => {
  start.mockClear();
  controlledBy(null);
  jest.useFakeTimers();
});

afterEach(() => {
  // Ends the listeners of a test that did not.
  jest.runAllTimers();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('leaves a visitor who does nothing alone for twenty seconds', () => {
  onFirstInteraction(start);
  jest.advanceTimersByTime(19_900);
  expect(start).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_200);
  expect(start).toHaveBeenCalledTimes(1);
});

it.each(['pointerdown', 'keydown', 'scroll'])('starts soon after the first %s, once', (sign) => {
  onFirstInteraction(start);
  window.dispatchEvent(new Event(sign));
  // What it asks for is answered first.
  jest.advanceTimersByTime(900);
  expect(start).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(sign));
  jest.advanceTimersByTime(30_000);
  expect(start).toHaveBeenCalledTimes(1);
});

it('starts without a sign on a page that a service worker has brought', () => {
  controlledBy({});
  onFirstInteraction(start);
  jest.advanceTimersByTime(1_100);
  expect(start).toHaveBeenCalledTimes(1);
});
