/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, waitFor } from '@testing-library/react';
import { renderWithShop } from '../../testing/renderApp';
import { missingFile } from '../../ui/loadChunk';
import { Announcer } from '../announce';
import { OfflineNotices } from './OfflineNotices';

const mockRegister = jest.fn<Promise<Partial<ServiceWorkerRegistration>>, []>();
const mockUpdate = jest.fn();
const mockSkipWaiting = jest.fn();
let mockWorkbox: EventTarget | undefined;
jest.mock('workbox-window', () => ({
  Workbox: class extends EventTarget {
    register = mockRegister;
    messageSkipWaiting = mockSkipWaiting;
    constructor() {
      super();
      // oxlint-disable-next-line typescript/no-this-alias
      mockWorkbox = this;
    }
  },
}));
jest.mock('../../firebase/firebaseAuth', () => ({}));

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Opens a page in a browser with these properties, with or without a controlling worker. */
function open({ controller = null as object | null, browser = {}, build = 'on', path = '/' } = {}) {
  process.env.SERVICE_WORKER = build;
  Object.defineProperties(navigator, {
    serviceWorker: { value: { controller }, configurable: true },
    ...browser,
  });
  return renderWithShop(
    <>
      <h1 tabIndex={-1}>Home</h1>
      <a href="#/">Home</a>
      <OfflineNotices />
      <Announcer />
    </>,
    { path },
  );
}

/** Opens a page that came from a service worker, which runs. */
async function openInstalled(path?: string) {
  const { user } = open({ controller: {}, path });
  await pass(2_000);
  jest.useRealTimers();
  return user;
}

beforeEach(() => {
  jest.useFakeTimers();
  mockRegister.mockReset().mockResolvedValue({ update: mockUpdate });
  mockUpdate.mockReset().mockResolvedValue(undefined);
  mockSkipWaiting.mockReset();
});

afterEach(() => {
  jest.useRealTimers();
  delete process.env.SERVICE_WORKER;
  for (const name of ['serviceWorker', 'connection']) Reflect.deleteProperty(navigator, name);
});

it.each([
  ['twenty seconds after I have come', 20_000, null, undefined],
  ['soon after my first press', 1_000, null, 'pointerdown'],
  ['soon after my first key', 1_000, null, 'keydown'],
  ['soon after I first scroll', 1_000, null, 'scroll'],
  ['at once if the page came from a service worker', 0, {}, undefined],
])('makes the shop available offline %s, once', async (_when, wait, controller, interaction) => {
  open({ controller });
  const interact = () => interaction && window.dispatchEvent(new Event(interaction));
  interact();
  // The shop loads this only once the browser is idle.
  await pass(wait + 900);
  expect(mockRegister).not.toHaveBeenCalled();
  await pass(200);
  interact();
  await pass(60_000);
  expect(mockRegister).toHaveBeenCalledTimes(1);
});

it.each([
  ['I save data', { browser: { connection: { value: { saveData: true }, configurable: true } } }],
  ['the merchant has switched the service worker off', { build: 'off' }],
])('loads nothing for later if %s', async (_why, surroundings) => {
  open(surroundings);
  await pass(60_000);
  expect(mockRegister).not.toHaveBeenCalled();
});

it('registers no second time if the browser forbids service workers', async () => {
  mockRegister.mockRejectedValue(new DOMException('Insecure.', 'SecurityError'));
  open();
  await pass(60_000);
  expect(mockRegister).toHaveBeenCalledTimes(1);
});

const sentence = 'A new version of this shop is available.';
const notice = () => screen.queryByRole('region', { name: 'About this shop' });
const happen = (event: string, target: EventTarget | undefined = mockWorkbox) => {
  act(() => {
    target?.dispatchEvent(new Event(event));
  });
};

it('announces a new version outside the sign-in screen, and updates when I choose to', async () => {
  const user = await openInstalled('/login');
  happen('waiting');
  expect(notice()).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
  });
  expect(notice()).toHaveTextContent(sentence);

  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(notice()).toBeNull();
  expect(screen.getByRole('heading')).toHaveFocus();
  happen('waiting');
  expect(mockSkipWaiting).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Update now' }));
  expect(mockSkipWaiting).toHaveBeenCalledTimes(1);
});

it('offers the new version again, on every screen, once a file of this one is missing', async () => {
  const user = await openInstalled('/login');
  for (const _attempt of [1, 2]) {
    happen(missingFile, window);
    await waitFor(() => {
      expect(notice()).toHaveTextContent(sentence);
    });
    await user.click(screen.getByRole('button', { name: 'Not now' }));
  }
  expect(mockUpdate).toHaveBeenCalledTimes(2);
  // The new version has been found meanwhile: the next load opens it.
  mockSkipWaiting.mockClear();
  happen('waiting');
  await waitFor(() => {
    expect(mockSkipWaiting).toHaveBeenCalledTimes(1);
  });
  happen('controlling');
  expect(notice()).toHaveTextContent(sentence);
});

it('offers a new version that another tab was installing, or a reload if that failed', async () => {
  const installing = Object.assign(new EventTarget(), { state: 'installing' });
  const registration = { update: mockUpdate, active: {}, installing };
  mockRegister.mockResolvedValue(registration as object);
  const user = await openInstalled();
  installing.state = 'installed';
  happen('statechange', installing);
  expect(notice()).toHaveTextContent(sentence);
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  happen(missingFile, window);
  await act(() => Promise.resolve());
  installing.state = 'redundant';
  happen('statechange', installing);
  expect(notice()).toHaveTextContent(sentence);
});

it('says on the home screen while I’m offline that prices may have changed', async () => {
  const offline = 'You’re offline. Prices may have changed.';
  const user = await openInstalled();
  expect(notice()).toBeNull();
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  happen('offline', window);
  expect(notice()).toHaveTextContent(offline);
  expect(screen.getByRole('status')).toHaveTextContent(offline);
  isOnline.mockReturnValue(true);
  happen('online', window);
  expect(notice()).toBeNull();
  isOnline.mockReturnValue(false);
  happen('offline', window);
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(notice()).toBeNull();
});
