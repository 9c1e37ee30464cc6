/** @jest-environment ./src/testing/browserEnvironment.ts */
import { mayHaveSession, noteSession } from './sessionHint';
import { whenAccountsMatter } from './whenAccountsMatter';

const start = jest.fn();

beforeEach(() => {
  start.mockClear();
  localStorage.clear();
  window.history.replaceState(null, '', '#/');
  document.body.innerHTML = '<a href="#/login">Sign In</a><a href="#/checkout">Basket</a>';
  jest.useFakeTimers();
});

afterEach(() => {
  // Ends the listeners of a test that did not.
  jest.runAllTimers();
  jest.useRealTimers();
});

const link = (address: string) => document.querySelector<HTMLElement>(`a[href="${address}"]`);
const pointAt = (address: string) =>
  link(address)?.dispatchEvent(new Event('pointerover', { bubbles: true }));

it('leaves a visitor who only looks around alone for five seconds', () => {
  whenAccountsMatter('#/login', start);
  pointAt('#/checkout');
  jest.advanceTimersByTime(4900);
  expect(start).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(start).toHaveBeenCalledTimes(1);
});

it('starts soon, but after the first paint, where somebody was signed in, until the sign-out', () => {
  noteSession(true);
  whenAccountsMatter('#/login', start);
  expect(start).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(start).toHaveBeenCalledTimes(1);
  noteSession(false);
  expect(mayHaveSession()).toBe(false);
});

it.each([
  ['points at the sign-in link', () => pointAt('#/login')],
  [
    'reaches the sign-in link with the keyboard',
    () => {
      link('#/login')?.focus();
    },
  ],
  [
    'comes to the sign-in screen by its address',
    () => {
      window.history.replaceState(null, '', '#/login');
      window.dispatchEvent(new Event('hashchange'));
    },
  ],
])('starts when the shopper %s, and only once', (_what, act) => {
  whenAccountsMatter('#/login', start);
  act();
  expect(start).toHaveBeenCalledTimes(1);
  act();
  jest.advanceTimersByTime(10_000);
  expect(start).toHaveBeenCalledTimes(1);
});

it('starts at once on the sign-in screen', () => {
  window.history.replaceState(null, '', '#/login');
  whenAccountsMatter('#/login', start);
  expect(start).toHaveBeenCalledTimes(1);
});

it('notes no session in a storage that is forbidden', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  noteSession(true);
  expect(mayHaveSession()).toBe(false);
});
