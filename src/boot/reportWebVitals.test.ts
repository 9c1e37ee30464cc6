/** @jest-environment ./src/testing/browserEnvironment.ts */
import type { WebVitalsReporter } from './reportWebVitals';

const names = ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'];
const mockLibrary = Object.fromEntries(names.map((name) => [name, jest.fn()]));
const mockLoad = jest.fn(() => mockLibrary);
jest.mock('web-vitals', () => mockLoad());

/** As on a new page: the library has not been loaded yet. */
async function onNewPage(reporter?: WebVitalsReporter) {
  await jest.isolateModulesAsync(async () => {
    const { reportWebVitals } = await import('./reportWebVitals');
    reportWebVitals(reporter);
    expect(mockLoad).not.toHaveBeenCalled();
    await jest.runAllTimersAsync();
  });
}

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('loads the library once the browser is idle, also without a reporter', async () => {
  await onNewPage();
  expect(mockLoad).toHaveBeenCalledTimes(1);
});

it('says nothing of a library that does not arrive', async () => {
  mockLoad.mockImplementationOnce(() => {
    throw new Error('Loading chunk 7 failed.');
  });
  await onNewPage(jest.fn());
  expect(mockLoad).toHaveBeenCalledTimes(1);
});

it('hands what it measures to the reporter', async () => {
  const reporter = jest.fn();
  await onNewPage(reporter);
  for (const name of names) expect(mockLibrary[name]?.mock.calls).toEqual([[reporter]]);
});
