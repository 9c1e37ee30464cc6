/** @jest-environment ./src/testing/browserEnvironment.ts */
import { reportWebVitals } from './webVitals';

const names = ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'];
const mockLibrary = Object.fromEntries(names.map((name) => [name, jest.fn()]));
const mockLoad = jest.fn(() => mockLibrary);
jest.mock('web-vitals', () => mockLoad());

// This is one test because the library is loaded once per page; a failed load is retried.
it('measures web vitals once the browser is idle, and passes them to the reporter, if any', async () => {
  jest.useFakeTimers();
  mockLoad.mockImplementationOnce(() => {
    throw new Error('Loading chunk 7 failed.');
  });
  const reporter = jest.fn();
  for (const given of [reporter, undefined, reporter]) {
    reportWebVitals(given);
    expect(mockLibrary.onLCP).not.toHaveBeenCalled();
    await jest.runAllTimersAsync();
  }
  jest.useRealTimers();
  expect(mockLoad).toHaveBeenCalledTimes(2);
  for (const name of names) expect(mockLibrary[name]?.mock.calls).toEqual([[reporter]]);
});
