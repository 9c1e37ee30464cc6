/** @jest-environment ./src/testing/browserEnvironment.ts */
import { attemptKey, draftKey } from '../features/orders/orderKeys';
import { buildServices, buildUser } from '../testing/builders';
import { FakeAuthService } from '../testing/fakes/fakeAuthService';
import { startAccounts } from './startAccounts';

const link = (address: string) => document.querySelector<HTMLElement>(`a[href="${address}"]`);
const pointAt = (address: string) =>
  link(address)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
const goTo = (address: string) => {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new Event('hashchange'));
};

/** Opens a page and returns how often the shop has asked who is signed in. */
function open(auth = new FakeAuthService()) {
  const observe = jest.spyOn(auth, 'observe');
  startAccounts(buildServices({ auth }), () => undefined as never);
  return () => observe.mock.calls.length;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '#/');
  document.body.innerHTML = '<a href="#/login">Sign In</a><a href="#/checkout">Basket</a>';
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});

afterEach(() => {
  // Ends the listeners of a test that did not.
  jest.runAllTimers();
  jest.useRealTimers();
});

it('leaves a visitor who only looks around alone for five seconds', () => {
  const asked = open();
  pointAt('#/checkout');
  jest.advanceTimersByTime(4900);
  expect(asked()).toBe(0);
  jest.advanceTimersByTime(200);
  expect(asked()).toBeGreaterThan(0);
});

it.each([
  ['points at the sign-in link', () => pointAt('#/login')],
  ['reaches the sign-in link with the keyboard', () => link('#/login')?.focus()],
  [
    'comes to the sign-in screen by its address',
    () => {
      goTo('#/login');
    },
  ],
])('asks who is signed in when the shopper %s, and only once', (_what, act) => {
  const asked = open();
  act();
  const times = asked();
  expect(times).toBeGreaterThan(0);
  act();
  jest.advanceTimersByTime(10_000);
  expect(asked()).toBe(times);
});

it('asks soon, but after the first paint, if somebody was signed in, until they sign out', async () => {
  goTo('#/login');
  const auth = new FakeAuthService({ signedInAs: buildUser() });
  expect(open(auth)()).toBeGreaterThan(0);
  await Promise.resolve();
  goTo('#/');
  const asked = open();
  expect(asked()).toBe(0);
  jest.advanceTimersByTime(100);
  expect(asked()).toBeGreaterThan(0);

  await auth.changeElsewhere(null);
  const askedLater = open();
  jest.advanceTimersByTime(100);
  expect(askedLater()).toBe(0);
});

it.each([
  ['takes the address that I typed off the device when I sign out', { signedInAs: buildUser() }, 0],
  ['leaves it if nobody was signed in', {}, 2],
])('%s', async (_what, session, left) => {
  const auth = new FakeAuthService(session);
  goTo('#/login');
  open(auth);
  for (const key of [draftKey, attemptKey]) sessionStorage.setItem(key, '{"name":"Asha"}');
  await Promise.resolve();
  expect(sessionStorage).toHaveLength(2);
  await auth.changeElsewhere(null);
  expect(sessionStorage).toHaveLength(left);
});

it('does without a storage that is forbidden', async () => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  }
  const auth = new FakeAuthService({ signedInAs: buildUser() });
  const asked = open(auth);
  pointAt('#/login');
  await auth.changeElsewhere(null);
  expect(asked()).toBeGreaterThan(0);
});
