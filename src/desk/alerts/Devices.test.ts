/** @jest-environment ./src/testing/browserEnvironment.ts */
import { webcrypto } from 'node:crypto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { deviceIdOf } from '../../orders/model/orderService';
import { installAlerts, installWorker, removeAlerts } from '../../testing/fakes/fakeAlerts';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { openAccount, openShop, shownOrders } from '../../testing/openAccount';
import { shop } from '#shop/config';
import { setShop } from '../../testing/setShop';
import { storedSettings } from './alertSettings';

// jsdom lacks this API.
beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

let alerts = installAlerts();

beforeEach(() => {
  setShop({ functions: { email: 'orders@shop.example', pushKey: 'B' } });
  alerts = installAlerts();
  installWorker();
});

afterEach(() => {
  removeAlerts();
});

const order = { owner: 'asha', items: [{ productId: '1', price: 100, count: 2 }] };
const endpoint = (count: number) => `https://push.example/${count}`;
const idOf = (count: number) => deviceIdOf({ endpoint: endpoint(count) });
const thisDevice = () => screen.findByText(/^this device, since /);
const notify = () =>
  screen.findByRole('button', { name: 'Notify this device, also while this page is closed' });

/** Opens the shop on a device that gets push messages, to its first endpoint. */
async function openSubscribed(orders = new FakeOrders()) {
  alerts.permission = 'granted';
  storedSettings.write({ isOn: true, notified: [], device: await idOf(1) });
  return openShop(undefined, orders);
}

async function tellMe() {
  const shop = await openShop((orders) => {
    orders.add({ ...order, id: 'BACK', state: 'delivered', changedAt: 1 });
  });
  await shop.user.click(screen.getByRole('button', { name: 'Tell me about new orders' }));
  return shop;
}

it('adds this device for push messages when I switch alerts on, tests it, and removes it', async () => {
  const { comeBack, orders, uid, user } = await tellMe();
  expect(await thisDevice()).toBeVisible();
  expect(screen.getByText(/^You’ll get a notification at any time/)).toBeVisible();
  const id = await idOf(1);
  expect([...orders.devices.values()]).toMatchObject([{ id, uid }]);

  orders.now += 1000;
  orders.add({ ...order, id: 'NEW' });
  const before = orders.orders.get('BACK');
  alerts.tones = 0;
  await comeBack();
  await waitFor(() => {
    expect(alerts.tones).toBe(2);
  });
  expect(alerts.notifications).toEqual([]);
  orders.now += 1000;
  if (before) orders.orders.set('BACK', { ...before, state: 'returnAsked', changedAt: orders.now });
  await comeBack();
  await waitFor(() => {
    expect(alerts.notifications).toEqual([expect.stringMatching(/^1 return requested: /)]);
  });

  const item = within((await thisDevice()).closest('li') ?? document.body);
  await user.click(item.getByRole('button', { name: /^Test / }));
  expect(await screen.findAllByText('A test notification is on its way.')).not.toEqual([]);
  expect(orders.calls).toContain(`testDevice ${id}`);
  await user.click(item.getByRole('button', { name: /^Remove / }));
  expect(await notify()).toBeVisible();
  expect(orders.devices.size).toBe(0);
  expect(alerts.endpoint).toBe('');
});

it('leads me to its order when I press a notification', async () => {
  const [id, next] = ['7K3M-9QXT-2B4D', '7K3M-9QXT-2B4E'];
  const path = `/login?order=${id}`;
  await openAccount({
    isMerchant: true,
    path,
    fill: (orders) => {
      for (const each of [id, next]) orders.add({ ...order, id: each, state: 'sent' });
    },
  });
  await screen.findByRole('heading', { name: `Order ${id}` });
  expect(shownOrders()).toEqual([`Order ${id}`]);
  act(() => {
    window.location.hash = `#/login?order=${next}`;
  });
  await screen.findByRole('heading', { name: `Order ${next}` });
  expect(shownOrders()).toEqual([`Order ${next}`]);
});

it('renews a device’s subscription at the next visit if the browser has changed it', async () => {
  alerts.subscribed = 1;
  const fake = new FakeOrders();
  const id = await idOf(1);
  fake.devices.set(id, { id, uid: 'meera', name: 'Chrome on Android', at: 0 });
  const { orders, uid } = await openSubscribed(fake);
  await thisDevice();
  expect([...orders.devices.values()]).toMatchObject([{ id: await idOf(2), uid }]);
});

it('sends a device no more messages once another device has removed it, until I add it again', async () => {
  alerts.endpoint = endpoint(1);
  const { orders, user } = await openSubscribed();
  await user.click(await notify());
  await thisDevice();
  expect(alerts.subscribed).toBe(1);
  expect(orders.devices.size).toBe(1);
});

it('removes this device when I switch alerts off', async () => {
  const { orders, user } = await tellMe();
  await thisDevice();
  await user.click(screen.getByRole('checkbox', { name: 'Tell me about new orders' }));
  await waitFor(() => {
    expect(orders.devices.size).toBe(0);
  });
  expect(alerts.endpoint).toBe('');
});

it('says what to do if this device can’t be added', async () => {
  alerts.isOffline = true;
  const { orders, unmount, user } = await tellMe();
  const failed = 'This device couldn’t be added. Check your connection and try again.';
  expect(await screen.findByText(failed, { selector: '.reason' })).toBeVisible();
  alerts.isOffline = false;
  await user.click(await notify());
  await waitFor(() => {
    expect(orders.devices.size).toBe(1);
  });
  unmount();

  Reflect.deleteProperty(window, 'PushManager');
  storedSettings.write({ isOn: true, notified: [] });
  await openShop(undefined);
  expect(screen.getByText(/^This browser can’t be notified .* home screen/)).toBeInTheDocument();
});

it('offers no push messages while I block notifications', async () => {
  alerts.answer = 'denied';
  const { orders } = await tellMe();
  expect(await screen.findByText(/^Your browser blocks notifications/)).toBeVisible();
  expect(alerts.endpoint).toBe('');
  expect(orders.devices.size).toBe(0);
});

it('says in a shop without functions that alerts need the open page', async () => {
  setShop({ functions: undefined });
  const { orders } = await tellMe();
  expect(await screen.findByText(/Nobody is notified while this page is closed/)).toBeVisible();
  // A phone has no repository, so the link leads to a page of the site.
  const link = screen.getByRole('link', { name: 'How to set up both' });
  expect(link).toHaveAttribute('href', `${shop.basePath}guide/functions.html`);
  await act(() => Promise.resolve());
  expect(orders.calls).not.toContain('listDevices');
  expect(alerts.endpoint).toBe('');
});
