/** Runs before each file of unit tests; only some of them use jsdom. */
jest.requireActual('document' in globalThis ? './setupBrowser' : '../quietConsole');

export {};
