/** @jest-environment ./src/testing/browserEnvironment.ts */
import { webcrypto } from 'node:crypto';
import { waitFor } from '@testing-library/react';
import { deviceIdOf } from '../orders/model/orderService';
import { installAlerts, installWorker, removeAlerts } from '../testing/fakes/fakeAlerts';
import { FakeOrders } from '../testing/fakes/fakeOrders';
import { endDesk, leaveDevices } from './endDesk';

// jsdom lacks this API.
beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

let alerts = installAlerts();
beforeEach(() => {
  alerts = installAlerts();
  installWorker();
});
afterEach(() => {
  jest.useRealTimers();
  removeAlerts();
});

const endpoint = 'https://push.example/1';

async function subscribed() {
  alerts.endpoint = endpoint;
  const orders = new FakeOrders();
  const id = await deviceIdOf({ endpoint });
  orders.devices.set(id, { id, uid: 'meera', name: 'Chrome on Android', at: 0 });
  return orders;
}
const leave = (orders: FakeOrders) =>
  leaveDevices(() => Promise.resolve(orders.serviceOf('meera')));

it('removes a device from the list, and ends its messages, when its merchant signs out', async () => {
  const orders = await subscribed();
  await leave(orders);
  expect(orders.devices.size).toBe(0);
  endDesk();
  await waitFor(() => {
    expect(alerts.endpoint).toBe('');
  });
});

it('signs the merchant out even if the network is slow or missing', async () => {
  const orders = await subscribed();
  orders.fate = 'unreachable';
  await leave(orders);
  orders.hang();
  jest.useFakeTimers();
  const leaving = leave(orders);
  await jest.advanceTimersByTimeAsync(3000);
  await leaving;
  expect(orders.devices.size).toBe(1);
});

it('loads no code at sign-out for a device that gets no messages', async () => {
  const open = jest.fn();
  await leaveDevices(open);
  expect(open).not.toHaveBeenCalled();
});
