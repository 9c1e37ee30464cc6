/** @jest-environment ./src/testing/browserEnvironment.ts */
import { holdNavigation } from './resumeNavigation';

const address = () => window.location.hash;
const onPopState = jest.fn();

beforeEach(() => {
  window.history.replaceState(null, '', '#/');
  onPopState.mockClear();
  addEventListener('popstate', onPopState);
});

afterEach(() => {
  removeEventListener('popstate', onPopState);
});

it('shows home, then goes where a link has led, once and without another entry in the history', () => {
  window.history.pushState(null, '', '#/checkout');
  const entries = window.history.length;
  const resume = holdNavigation(true);
  expect(address()).toBe('#/');
  resume();
  expect(address()).toBe('#/checkout');
  expect(window.history).toHaveLength(entries);
  window.history.replaceState(null, '', '#/');
  resume();
  expect(address()).toBe('#/');
});

it('leaves the address alone where the page does not show home', () => {
  window.history.pushState(null, '', '#/checkout');
  const resume = holdNavigation(false);
  expect(address()).toBe('#/checkout');
  resume();
  expect(address()).toBe('#/checkout');
  expect(onPopState).not.toHaveBeenCalled();
});

it('has the router look again where the address has changed meanwhile, once', () => {
  const resume = holdNavigation(true);
  window.history.pushState(null, '', '#/login');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(onPopState).toHaveBeenCalledTimes(1);
  resume();
  expect(onPopState).toHaveBeenCalledTimes(2);
  expect(address()).toBe('#/login');
  resume();
  expect(onPopState).toHaveBeenCalledTimes(2);
});
