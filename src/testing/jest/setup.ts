/** Runs before each file of unit tests; only those with a page need jsdom and its additions. */
jest.requireActual('document' in globalThis ? './setupBrowser' : '../quietConsole');

export {};
