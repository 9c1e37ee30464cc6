/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, fireEvent, screen } from '@testing-library/react';
import { buildAddress } from '../../testing/address';
import { installAlerts, installWorker, removeAlerts, sleep } from '../../testing/fakes/fakeAlerts';
import type { FakeOrders } from '../../testing/fakes/fakeOrders';
import { openShop } from '../../testing/openAccount';
import { storedSettings } from './alertSettings';

const MINUTE_MS = 60_000;
const item = { productId: '1', price: 100, count: 2 };
const order = { owner: 'asha', items: [item], address: { ...buildAddress(), city: 'Kochi' } };

let alerts = installAlerts();

beforeEach(() => {
  jest.useFakeTimers();
  alerts = installAlerts();
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
  removeAlerts();
});

const open = () =>
  openShop((orders) => {
    orders.add({ ...order, id: 'FIRST' });
  });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (element: HTMLElement) =>
  act(async () => {
    fireEvent.pointerUp(element);
    element.click();
    await jest.advanceTimersByTimeAsync(0);
  });
const become = (visibilityState: 'hidden' | 'visible') =>
  act(async () => {
    const value = { value: visibilityState, configurable: true };
    Object.defineProperty(document, 'visibilityState', value);
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
  });
/** Orders are placed elsewhere, and a minute passes. */
function place(orders: FakeOrders, ...ids: string[]) {
  orders.now += 1000;
  for (const id of ids) orders.add({ ...order, id });
  return pass(MINUTE_MS);
}

const tellMe = () => screen.getByRole('button', { name: 'Tell me about new orders' });
const toggle = (name = 'Tell me about new orders') => screen.getByRole('checkbox', { name });
const state = () => screen.getByText(/^Alerts o/);

it('alerts me once to each order, return and payment, names nobody, and asks only at my press', async () => {
  const { orders } = await open();
  orders.add({ ...order, id: 'BACK', state: 'delivered', stateAt: Date.now() });
  await place(orders, 'SECOND');
  expect(alerts).toMatchObject({ asked: 0, notifications: [], tones: 0, badge: undefined });
  await press(tellMe());
  expect(alerts).toMatchObject({ asked: 1, notifications: [], tones: 2, badge: 2 });
  expect(toggle()).toBeChecked();
  expect(toggle()).toHaveFocus();
  expect(toggle()).toHaveAccessibleDescription(/^You’ll get a notification and a sound/);
  expect(state()).toHaveTextContent(/^Alerts on$/);

  await become('hidden');
  const expectTold = (text: string, badge: number) => {
    expect(alerts.notifications.splice(0)).toEqual([text]);
    expect(alerts).toMatchObject({ tones: 2, badge });
    alerts.tones = 0;
  };
  alerts.tones = 0;
  await place(orders, 'THIRD');
  expectTold('1 new order: ₹200, Kochi. 3 orders are waiting for you.', 3);
  await place(orders, 'FOURTH', 'FIFTH');
  expectTold('2 new orders: ₹400 in all. 5 orders are waiting for you.', 5);
  for (const [id, change] of [
    ['BACK', { state: 'returnAsked' }],
    ['SECOND', { payment: 'claimed' }],
  ] as const) {
    const before = orders.orders.get(id);
    if (before) orders.orders.set(id, { ...before, ...change, changedAt: orders.now });
  }
  await pass(MINUTE_MS);
  expectTold('1 return requested, 1 payment to check: 6 orders are waiting for you.', 6);
  await pass(10 * MINUTE_MS);
  expect(alerts.notifications).toEqual([]);
});

it('keeps alerts on after a reload, and repeats none that another tab has shown', async () => {
  storedSettings.write({ isOn: true, notified: [] });
  alerts.permission = 'granted';
  const { orders } = await open();
  expect(state()).toHaveTextContent(/^Alerts on\. Tap or click anywhere for sound\.$/);
  await place(orders, 'SECOND');
  expect(alerts).toMatchObject({ asked: 0, tones: 0, badge: 2 });
  expect(alerts.notifications.splice(0)).toHaveLength(1);
  await press(document.body);
  expect(state()).toHaveTextContent(/^Alerts on$/);

  orders.now += 1000;
  const { changedAt } = orders.add({ ...order, id: 'THIRD' });
  storedSettings.write({ isOn: true, notified: [`THIRD ${changedAt}`] });
  await place(orders, 'FOURTH');
  expect(alerts.notifications).toEqual(['1 new order: ₹200, Kochi. 4 orders are waiting for you.']);
  expect(alerts).toMatchObject({ tones: 2, badge: 4 });
});

it('stops alerts and removes the badge when I switch them off, here or in another tab', async () => {
  const { orders } = await open();
  await press(tellMe());
  await press(toggle());
  expect(state()).toHaveTextContent(/^Alerts off$/);
  expect(alerts.badge).toBe(0);
  alerts.tones = 0;
  await place(orders, 'SECOND');
  expect(alerts).toMatchObject({ notifications: [], tones: 0, badge: 0 });
  await press(toggle());
  alerts.tones = 0;
  storedSettings.write({ isOn: false, notified: [] });
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: storedSettings.key }));
  });
  expect(toggle()).not.toBeChecked();
  await place(orders, 'THIRD');
  expect(alerts).toMatchObject({ notifications: [], tones: 0 });
});

it('says how to allow notifications if I have blocked them; sound and badge still work', async () => {
  alerts.answer = 'denied';
  const { comeBack, orders } = await open();
  await press(tellMe());
  expect(state()).toHaveTextContent(/^Alerts on, sound only$/);
  expect(toggle()).toHaveAccessibleDescription(/To allow them, open the site settings/);
  alerts.tones = 0;
  await place(orders, 'SECOND');
  expect(alerts).toMatchObject({ notifications: [], tones: 2, badge: 2 });
  alerts.permission = 'granted';
  await comeBack();
  expect(state()).toHaveTextContent(/^Alerts on$/);
});

it('works without the APIs a browser lacks, and suggests the home screen for notifications', async () => {
  Reflect.deleteProperty(window, 'Notification');
  Reflect.deleteProperty(navigator, 'wakeLock');
  const { orders } = await open();
  expect(screen.queryByRole('checkbox', { name: 'Keep the screen awake' })).toBeNull();
  await press(tellMe());
  expect(toggle()).toHaveAccessibleDescription(/add this site to your home screen/);
  alerts.tones = 0;
  await place(orders, 'SECOND');
  expect(alerts).toMatchObject({ tones: 2, badge: 2 });
});

it('shows notifications by the service worker on Android, and says if there is none', async () => {
  alerts.needsWorker = true;
  installWorker();
  const { orders } = await open();
  await press(tellMe());
  await place(orders, 'SECOND');
  expect(alerts.notifications).toHaveLength(1);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await place(orders, 'THIRD');
  expect(alerts.notifications).toHaveLength(1);
  expect(state()).toHaveTextContent(/^Alerts on, sound only$/);
});

describe('Keep the screen awake', () => {
  const awake = () => toggle('Keep the screen awake');

  it('keeps this device’s screen awake, also after I return to the tab, until I switch it off', async () => {
    const { unmount } = await open();
    expect(awake()).not.toBeChecked();
    await press(awake());
    expect(alerts.isAwake).toBe(true);
    await become('hidden');
    act(sleep);
    expect(alerts.isAwake).toBe(false);
    await become('visible');
    expect(alerts.isAwake).toBe(true);
    unmount();
    expect(alerts.isAwake).toBe(false);
    await open();
    expect(awake()).toBeChecked();
    expect(alerts.isAwake).toBe(true);
    await press(awake());
    expect(alerts.isAwake).toBe(false);
  });

  it('says so when the device refuses to keep its screen awake', async () => {
    alerts.allowsAwake = false;
    await open();
    await press(awake());
    const sentence = 'Your device doesn’t allow that right now, perhaps to save its battery.';
    expect(screen.getAllByText(sentence)).toHaveLength(2);
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
    alerts.allowsAwake = true;
    await become('hidden');
    await become('visible');
    expect(alerts.isAwake).toBe(true);
    expect(screen.getByRole('main')).not.toHaveTextContent(sentence);
    act(sleep);
    expect(screen.getByRole('main')).toHaveTextContent(sentence);
  });
});
