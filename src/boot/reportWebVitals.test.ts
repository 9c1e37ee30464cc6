import type { WebVitalsReporter } from './reportWebVitals';

const names = ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'];
const mockLibrary = Object.fromEntries(names.map((name) => [name, jest.fn()]));
const mockLoad = jest.fn(() => mockLibrary);
jest.mock('web-vitals', () => mockLoad());

/** As on a new page: the library has not been loaded yet. */
async function onNewPage(reporter?: WebVitalsReporter) {
  await jest.isolateModulesAsync(async () => {
    const { reportWebVitals } = await import('./reportWebVitals');
    await reportWebVitals(reporter);
  });
}

beforeEach(() => {
  jest.clearAllMocks();
});

it('does not even load the library without a reporter', async () => {
  await onNewPage();
  expect(mockLoad).not.toHaveBeenCalled();
});

it.each(names)('hands what %s measures to the reporter', async (name) => {
  const reporter = jest.fn();
  await onNewPage(reporter);
  expect(mockLoad).toHaveBeenCalledTimes(1);
  expect(mockLibrary[name]?.mock.calls).toEqual([[reporter]]);
});
