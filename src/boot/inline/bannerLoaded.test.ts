/** @jest-environment ./src/testing/browserEnvironment.ts */
import { bannerLoaded } from './bannerLoaded';

/** Puts a banner on the page. Returns what ends the loading of its picture. */
function showBanner() {
  document.body.innerHTML = '<div class="home-hero"><img alt=""></div>';
  const picture = document.querySelector('img');
  if (!picture) throw new Error('The banner has no picture.');
  const nothing = () => undefined;
  const end: Record<'come' | 'fail', () => void> = { come: nothing, fail: nothing };
  picture.decode = () =>
    new Promise<void>((resolve, reject) => {
      end.come = resolve;
      end.fail = () => {
        reject(new DOMException('The source image cannot be decoded.', 'EncodingError'));
      };
    });
  return end;
}

/** Starts the wait. Returns whether it is over, one way or another. */
function startWait() {
  let over = false;
  const end = () => {
    over = true;
  };
  bannerLoaded().then(end, end);
  return async (milliseconds = 0) => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    return over;
  };
}

beforeEach(() => {
  document.body.replaceChildren();
  window.history.replaceState(null, '', '#/');
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('does not wait where there is no banner', async () => {
  expect(await startWait()()).toBe(true);
});

it('does not wait where another screen is asked for', async () => {
  showBanner();
  window.history.replaceState(null, '', '#/checkout');
  expect(await startWait()()).toBe(true);
});

it.each(['come', 'fail'] as const)('waits for the picture to %s', async (end) => {
  const picture = showBanner();
  const isOver = startWait();
  expect(await isOver(3000)).toBe(false);
  picture[end]();
  expect(await isOver()).toBe(true);
});

it('waits for 4 seconds at most', async () => {
  showBanner();
  const isOver = startWait();
  expect(await isOver(3999)).toBe(false);
  expect(await isOver(1)).toBe(true);
});
