/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, render, screen } from '@testing-library/react';
import { OfflineNotices } from './OfflineNotices';

const mockKeepOffline = jest.fn<Promise<void>, [(notice: string) => void]>();
jest.mock('./keepOffline', () => ({ keepOffline: mockKeepOffline }));

/** What a browser has that can register a service worker, and that no worker has opened the page. */
const able = { serviceWorker: { value: { controller: null }, configurable: true } };
const savesData = { connection: { value: { saveData: true }, configurable: true } };

/** Visits the shop long enough, with a touch, and returns whether it is then made available offline. */
async function visit({
  build = 'on',
  browser = able,
}: {
  build?: string;
  browser?: PropertyDescriptorMap;
} = {}) {
  process.env.SERVICE_WORKER = build;
  Object.defineProperties(navigator, browser);
  render(<OfflineNotices />);
  window.dispatchEvent(new Event('keydown'));
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  return mockKeepOffline.mock.calls.length > 0;
}

beforeEach(() => {
  jest.useFakeTimers();
  mockKeepOffline.mockReset().mockResolvedValue();
});

afterEach(() => {
  jest.useRealTimers();
  delete process.env.SERVICE_WORKER;
  for (const name of ['serviceWorker', 'connection']) Reflect.deleteProperty(navigator, name);
});

it('makes the shop available without a network, and shows what there is to say', async () => {
  mockKeepOffline.mockImplementation((show) => {
    show('A newer version');
    return Promise.resolve();
  });
  expect(await visit()).toBe(true);
  expect(screen.getByText('A newer version')).toBeVisible();
});

it.each([
  ['I save data', { browser: { ...able, ...savesData } }],
  ['the browser has no service workers', { browser: {} }],
  ['the merchant has withdrawn the service worker', { build: 'off' }],
])('loads nothing for later where %s', async (_why, surroundings) => {
  expect(await visit(surroundings)).toBe(false);
});

it('does without where the browser forbids service workers', async () => {
  mockKeepOffline.mockRejectedValue(new DOMException('Insecure.', 'SecurityError'));
  expect(await visit()).toBe(true);
});
