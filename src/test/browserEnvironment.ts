import { TestEnvironment } from 'jest-environment-jsdom';

/** What every browser has, react-router needs, and jsdom lacks. */
const missing = { TextEncoder, TextDecoder, Request, Response, Headers, fetch };

/** jsdom, completed from Node. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, missing);
  }
}
