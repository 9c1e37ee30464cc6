/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { loadScripts } from './loadScripts';

const addresses = ['/vendor.js', '/main.js'];
const fetchMock = jest.fn<Promise<{ ok: boolean }>, [string, RequestInit]>();
let started: AbortController;

const scripts = () => Array.from(document.querySelectorAll('script'));
const asked = () => scripts().map((script) => script.getAttribute('src'));
const alarm = () => screen.queryByRole('alert');
const tryAgain = () => screen.getByRole('button', { name: 'Try again' });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const late = 'Part of the shop did not arrive.';

beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  started = new AbortController();
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
  jest.useFakeTimers();
  loadScripts(addresses, started.signal);
});

afterEach(() => {
  started.abort();
  jest.useRealTimers();
});

it('says at once that a script does not come', () => {
  expect(alarm()).toBeNull();
  scripts()[1]?.dispatchEvent(new Event('error'));
  expect(alarm()).toHaveTextContent(late);
});

it('says so when the shop has not started after 20 seconds, but asks for each script once', async () => {
  expect(asked()).toEqual(addresses);
  await pass(19_999);
  expect(alarm()).toBeNull();
  await pass(1);
  expect(alarm()).toHaveTextContent(late);
  expect(asked()).toEqual(addresses);
  expect(fetchMock).not.toHaveBeenCalled();
});

it('takes it back when the shop starts late, and says nothing after that', async () => {
  await pass(20_000);
  started.abort();
  expect(alarm()).toBeNull();
  scripts()[0]?.dispatchEvent(new Event('error'));
  await pass(60_000);
  expect(alarm()).toBeNull();
});

describe('trying again', () => {
  beforeEach(() => pass(20_000));

  it('asks the host, past the cache, and loads what is there', async () => {
    fetchMock.mockResolvedValue({ ok: true });
    tryAgain().click();
    expect(fetchMock.mock.calls.map(([address]) => address)).toEqual(addresses);
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-cache' });
    await pass(0);
    expect(asked()).toEqual([...addresses, ...addresses]);
  });

  it('says that it does, in place, and that it was in vain after another 20 seconds', async () => {
    fetchMock.mockReturnValue(new Promise(() => undefined));
    tryAgain().focus();
    tryAgain().click();
    expect(alarm()).toHaveTextContent('Trying again…');
    expect(tryAgain()).toHaveAttribute('aria-busy', 'true');
    await pass(19_999);
    expect(alarm()).toHaveTextContent('Trying again…');
    await pass(1);
    expect(alarm()).toHaveTextContent(late);
    expect(tryAgain()).toHaveAttribute('aria-busy', 'false');
    expect(tryAgain()).toHaveFocus();
  });

  it('says at once that there is no network', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    tryAgain().click();
    await pass(0);
    expect(alarm()).toHaveTextContent(late);
    expect(asked()).toEqual(addresses);
  });

  it('goes on until the shop starts', async () => {
    fetchMock.mockResolvedValue({ ok: true });
    tryAgain().click();
    await pass(0);
    expect(alarm()).toHaveTextContent('Trying again…');
    await pass(20_000);
    expect(alarm()).toHaveTextContent(late);
    tryAgain().click();
    await pass(0);
    started.abort();
    expect(alarm()).toBeNull();
    expect(fetchMock.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  });
});
