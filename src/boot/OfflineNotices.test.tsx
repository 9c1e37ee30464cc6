/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, waitFor } from '@testing-library/react';
import { Announcer } from '../app/Announcer';
import { renderWithShop } from '../testing/renderApp';
import { OfflineNotices } from './OfflineNotices';

const mockRegister = jest.fn<Promise<void>, []>();
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
jest.mock('../services/firebase/firebaseAuthService', () => ({}));

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

beforeEach(() => {
  jest.useFakeTimers();
  mockRegister.mockReset().mockResolvedValue();
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
  // Only once the browser is idle.
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

it('does nothing more if the browser forbids service workers', async () => {
  mockRegister.mockRejectedValue(new DOMException('Insecure.', 'SecurityError'));
  open();
  await pass(60_000);
  expect(mockRegister).toHaveBeenCalledTimes(1);
});

it('announces a new version, but not on the sign-in screen, and updates when I choose to', async () => {
  const sentence = 'A new version of this shop is available.';
  const notice = () => screen.queryByRole('region', { name: 'About this shop' });
  const find = () => {
    act(() => {
      mockWorkbox?.dispatchEvent(new Event('waiting'));
    });
  };
  const { user } = open({ controller: {}, path: '/login' });
  await pass(2_000);
  jest.useRealTimers();
  find();
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
  find();
  expect(mockSkipWaiting).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Update now' }));
  expect(mockSkipWaiting).toHaveBeenCalledTimes(1);
});
