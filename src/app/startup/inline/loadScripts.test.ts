/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { loadScripts } from './loadScripts';

const addresses = ['/vendor.js', '/main.js'];
const fetchMock = jest.fn<Promise<{ ok: boolean }>, [string, RequestInit]>();

const asked = () =>
  Array.from(document.querySelectorAll('script'), (script) => script.getAttribute('src'));
const alarm = () => screen.queryByRole('alert');
const tryAgain = () => screen.getByRole('button', { name: 'Try again' });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const late = 'Part of the shop couldn’t be loaded.';

beforeEach(() => {
  Object.assign(globalThis, { fetch: fetchMock });
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

// The browser tests cover scripts that fail at once, and the host's answers.
it('says that the scripts are late, retries when I ask, and hides the notice once they start', async () => {
  const started = new AbortController();
  loadScripts(addresses, started.signal);
  await pass(19_999);
  expect(alarm()).toBeNull();
  await pass(1);
  expect(alarm()).toHaveTextContent(late);
  expect(asked()).toEqual(addresses);
  expect(fetchMock).not.toHaveBeenCalled();

  fetchMock.mockReturnValueOnce(new Promise(() => undefined));
  fetchMock.mockReturnValueOnce(new Promise(() => undefined));
  tryAgain().focus();
  tryAgain().click();
  await pass(19_999);
  expect(alarm()).toHaveTextContent('Trying again…');
  await pass(1);
  expect(alarm()).toHaveTextContent(late);
  expect(tryAgain()).toHaveFocus();

  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetchMock.mockResolvedValue({ ok: true });
  tryAgain().click();
  await pass(0);
  expect(alarm()).toHaveTextContent(late);
  expect(asked()).toEqual([...addresses, '/main.js']);

  started.abort();
  expect(alarm()).toBeNull();
  const options = fetchMock.mock.calls[0]?.[1];
  expect(options?.cache).toBe('no-cache');
  expect(options?.signal?.aborted).toBe(true);
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  await pass(60_000);
  expect(alarm()).toBeNull();
});
