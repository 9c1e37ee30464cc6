/** @jest-environment ./src/testing/browserEnvironment.ts */
import { markGuest } from '../account/guestMark';
import { endAlerts, showNotification } from '../ui/notifications';
import { storedDraft } from '../checkout/checkoutState';
import { shop } from '../config';
import { buildServices, buildUser } from '../testing/builders';
import { installAlerts, installWorker, removeAlerts } from '../testing/fakes/fakeAlerts';
import { FakeAuthService } from '../testing/fakes/fakeAuthService';
import { startAccounts } from './startAccounts';

const link = (address: string) => document.querySelector<HTMLElement>(`a[href="${address}"]`);
const pointAt = (address: string) =>
  link(address)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
const goTo = (address: string) => {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new Event('hashchange'));
};

/** Opens a page. Returns how often the identity service was observed. */
function open(auth = new FakeAuthService()) {
  const observe = jest.spyOn(auth, 'observe');
  startAccounts(buildServices({ auth }), () => undefined as never, endAlerts);
  return () => observe.mock.calls.length;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '#/');
  document.body.innerHTML =
    '<a href="#/login">Sign In</a><a href="#/checkout">Basket</a>' +
    '<section class="basket-total"><button>Proceed to checkout</button></section>';
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});

afterEach(() => {
  // Removes the listeners of a test that didn't start anything.
  jest.runAllTimers();
  removeAlerts();
  jest.useRealTimers();
});

it.each([
  ['five seconds while a visitor only looks around', 4900, false],
  ['hardly on a device that orders without an account: its address is then known', 0, true],
])('waits %s', (_how, milliseconds, isGuest) => {
  markGuest(isGuest);
  const observed = open();
  pointAt('#/checkout');
  jest.advanceTimersByTime(milliseconds);
  expect(observed()).toBe(0);
  jest.advanceTimersByTime(200);
  expect(observed()).toBeGreaterThan(0);
});

it.each([
  ['points at the sign-in link', () => pointAt('#/login')],
  [
    'points at the button that proceeds to checkout',
    () =>
      document
        .querySelector('.basket-total button')
        ?.dispatchEvent(new Event('pointerover', { bubbles: true })),
  ],
  ['reaches the sign-in link with the keyboard', () => link('#/login')?.focus()],
])('starts at once when the shopper %s, and only once', (_what, act) => {
  const observed = open();
  act();
  expect(observed()).toBe(1);
  act();
  jest.advanceTimersByTime(10_000);
  expect(observed()).toBe(1);
});

it('starts soon, but after the first paint, if a user was signed in, until they sign out', async () => {
  goTo('#/login');
  const auth = new FakeAuthService({ signedInAs: buildUser() });
  expect(open(auth)()).toBeGreaterThan(0);
  await Promise.resolve();
  goTo('#/');
  const observed = open();
  expect(observed()).toBe(0);
  jest.advanceTimersByTime(100);
  expect(observed()).toBeGreaterThan(0);

  await auth.changeElsewhere(null);
  const observedLater = open();
  jest.advanceTimersByTime(100);
  expect(observedLater()).toBe(0);
});

/** Opens the sign-in screen with this session, which has started at once. */
async function openWith(auth: FakeAuthService) {
  goTo('#/login');
  open(auth);
  await Promise.resolve();
}

const another = buildUser();

it.each([
  ['signs out', null],
  ['signs in to another account', another],
])('deletes what I and a merchant have typed when the merchant %s', async (_how, next) => {
  const merchant = buildUser();
  const auth = new FakeAuthService({ signedInAs: merchant });
  localStorage.setItem(`${shop.basePath}user:products/${merchant.uid}`, '{}');
  storedDraft.write({ uid: merchant.uid });
  const ofOthers = [`${shop.basePath}screen-awake`, `${shop.basePath}mugs/user:draft`];
  for (const key of ofOthers) localStorage.setItem(key, 'true');
  await openWith(auth);
  expect([localStorage, sessionStorage].map(({ length }) => length)).toEqual([4, 1]);
  await auth.changeElsewhere(next);
  localStorage.removeItem(`${shop.basePath}session`);
  expect(Object.keys(localStorage)).toEqual(ofOthers);
  expect(sessionStorage).toHaveLength(0);
});

it('keeps the address that I typed if nobody was signed in', async () => {
  const auth = new FakeAuthService();
  storedDraft.write({ uid: null });
  await openWith(auth);
  await auth.changeElsewhere(null);
  expect(sessionStorage).toHaveLength(1);
});

it.each([
  ['itself', () => undefined, null],
  ['in a service worker', installWorker, another],
])(
  'ends alerts, and closes the notification of new orders that the page has shown %s',
  async (_where, install, next) => {
    const alerts = installAlerts();
    alerts.permission = 'granted';
    install();
    const auth = new FakeAuthService({ signedInAs: buildUser() });
    await openWith(auth);
    await showNotification('1 new order', '₹200, Kochi');
    expect(alerts.onScreen).toBe(1);
    await auth.changeElsewhere(next);
    await jest.advanceTimersByTimeAsync(0);
    expect(alerts).toMatchObject({ onScreen: 0, badge: 0 });
  },
);

it('works if storage is forbidden', async () => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  }
  const auth = new FakeAuthService({ signedInAs: buildUser() });
  const observed = open(auth);
  pointAt('#/login');
  await auth.changeElsewhere(null);
  expect(observed()).toBeGreaterThan(0);
});
