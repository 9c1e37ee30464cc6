/** @jest-environment ./src/testing/browserEnvironment.ts */
import { shop } from '#shop/config';
import { endAlerts, showNotification } from '../../desk/alerts/notifications';
import { markGuest } from '../../auth/guest/guestMark';
import { lazyAuthService } from '../../auth/lazyAuthService';
import { storedDraft } from '../../checkout/storedDraft';
import { buildServices, buildUser } from '../../testing/builders';
import { installAlerts, installWorker, removeAlerts } from '../../testing/fakes/fakeAlerts';
import { FakeAuthService } from '../../testing/fakes/fakeAuthService';
import { makeStore } from '../store';
import { startAccounts } from './startAccounts';

const link = (address: string) => document.querySelector<HTMLElement>(`a[href="${address}"]`);
const pointAt = (address: string) =>
  link(address)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
const sessionKey = `${shop.basePath}session`;

/** Opens a page. Returns its store, and how often it has started to load the identity service, or only its code. */
function open(auth = new FakeAuthService()) {
  const load = jest.fn(() => Promise.resolve(auth));
  const importIdentity = jest.fn(() => Promise.resolve({ endDesk: endAlerts }));
  const services = buildServices({ auth: lazyAuthService(load), importIdentity });
  const store = makeStore(services);
  startAccounts(services, store.dispatch);
  return {
    store,
    loads: () => load.mock.calls.length,
    imports: () => importIdentity.mock.calls.length,
  };
}

/** Another tab has signed in or out. */
const hearFromTab = () => window.dispatchEvent(new StorageEvent('storage', { key: sessionKey }));

let listening: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>;

beforeEach(() => {
  listening = jest.spyOn(window, 'addEventListener');
  window.history.replaceState(null, '', '#/');
  document.body.innerHTML = '<a href="#/login">Sign In</a><a href="#/checkout">Basket</a>';
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});

afterEach(() => {
  // A page's listeners last as long as the page.
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
  removeAlerts();
  jest.useRealTimers();
});

it('does not load the identity service while a visitor only browses', () => {
  const { loads, imports } = open();
  pointAt('#/checkout');
  link('#/checkout')?.focus();
  window.dispatchEvent(new StorageEvent('storage', { key: `${shop.basePath}basket` }));
  jest.advanceTimersByTime(600_000);
  expect([loads(), imports()]).toEqual([0, 0]);
});

it('does not load the identity service when a finger presses Sign In: the screen comes first', () => {
  const { imports } = open();
  const touch = Object.assign(new Event('pointerover', { bubbles: true }), {
    pointerType: 'touch',
  });
  link('#/login')?.dispatchEvent(touch);
  expect(imports()).toBe(0);
});

it.each([
  ['points at the sign-in link', () => pointAt('#/login')],
  ['reaches the sign-in link with the keyboard', () => link('#/login')?.focus()],
])('loads only the code when the shopper %s, and finds no user yet', async (_what, act) => {
  const { imports, store } = open(new FakeAuthService({ signedInAs: buildUser() }));
  act();
  expect(imports()).toBe(1);
  await jest.advanceTimersByTimeAsync(0);
  expect(store.getState().auth.user).toBeUndefined();
});

it('loads the identity service after the first paint on a device with a guest', () => {
  markGuest(true);
  const { loads } = open();
  expect(loads()).toBe(0);
  jest.advanceTimersByTime(100);
  expect(loads()).toBe(1);
});

it('loads the identity service soon in a background tab, where nothing is painted', () => {
  markGuest(true);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const { loads } = open();
  jest.advanceTimersByTime(100);
  expect(loads()).toBe(1);
});

it('loads the identity service after the first paint if a user was signed in before', async () => {
  const auth = new FakeAuthService({ signedInAs: buildUser() });
  await openWith(auth);
  const { loads } = open(auth);
  expect(loads()).toBe(0);
  await jest.advanceTimersByTimeAsync(100);
  expect(loads()).toBe(1);

  await auth.changeElsewhere(null);
  const later = open(auth);
  await jest.advanceTimersByTimeAsync(100);
  expect(later.loads()).toBe(0);
});

it('signs me in here when I sign in in another tab', async () => {
  const asha = buildUser();
  const auth = new FakeAuthService();
  const { store } = open(auth);
  await auth.changeElsewhere(asha);
  expect(store.getState().auth.user).toBeUndefined();
  hearFromTab();
  await jest.advanceTimersByTimeAsync(0);
  expect(store.getState().auth.user).toEqual(asha);
});

/** Opens a page, which loads this session. */
async function openWith(auth: FakeAuthService) {
  open(auth);
  hearFromTab();
  await jest.advanceTimersByTimeAsync(0);
}

const another = buildUser();

it.each([
  ['signs out', null],
  ['signs in to another account', another],
])('deletes drafts of mine and of a merchant when the merchant %s', async (_how, next) => {
  const merchant = buildUser();
  const auth = new FakeAuthService({ signedInAs: merchant });
  localStorage.setItem(`${shop.basePath}user:products/${merchant.uid}`, '{}');
  storedDraft.write({ uid: merchant.uid });
  const ofOthers = [`${shop.basePath}screen-awake`, `${shop.basePath}mugs/user:draft`];
  for (const key of ofOthers) localStorage.setItem(key, 'true');
  await openWith(auth);
  expect([localStorage, sessionStorage].map(({ length }) => length)).toEqual([4, 1]);
  await auth.changeElsewhere(next);
  localStorage.removeItem(sessionKey);
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
  'ends alerts and closes the page’s notification of new orders %s',
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

it('loads the identity service once even if the browser forbids storage', async () => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  }
  const auth = new FakeAuthService({ signedInAs: buildUser() });
  await openWith(auth);
  const { loads } = open(auth);
  hearFromTab();
  await auth.changeElsewhere(null);
  expect(loads()).toBe(1);
});
