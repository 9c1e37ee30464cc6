/** @jest-environment ./src/testing/browserEnvironment.ts */
import { onReturn } from './onReturn';

afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState');
});

const show = (visibilityState: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', {
    value: visibilityState,
    configurable: true,
  });
  return document.dispatchEvent(new Event('visibilitychange'));
};

it.each<[what: string, happen: () => boolean, runs: number]>([
  ['once for a page that is back online', () => dispatchEvent(new Event('online')), 1],
  ['once for a page that gets the focus', () => dispatchEvent(new Event('focus')), 1],
  ['once for a page that comes into view', () => show('visible'), 1],
  ['never for a page that is left', () => show('hidden'), 0],
])('runs the listener %s, and not after it was removed', (_what, happen, runs) => {
  const run = jest.fn();
  const end = onReturn(run);
  happen();
  expect(run).toHaveBeenCalledTimes(runs);
  end();
  happen();
  expect(run).toHaveBeenCalledTimes(runs);
});
