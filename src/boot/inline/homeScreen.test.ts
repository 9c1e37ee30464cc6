/** @jest-environment ./src/testing/browserEnvironment.ts */
import { hideHomeScreen, isElsewhere } from './homeScreen';

it.each([
  ['#/checkout', true],
  ['#/login', true],
  ['#/nowhere', true],
  ['', false],
  ['#', false],
  ['#/', false],
])('%j asks for another screen than the home screen: %s', (hash, elsewhere) => {
  window.history.replaceState(null, '', `${window.location.pathname}${hash}`);
  expect(isElsewhere()).toBe(elsewhere);
  hideHomeScreen();
  expect('elsewhere' in document.documentElement.dataset).toBe(elsewhere);
});
