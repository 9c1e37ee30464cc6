import { webcrypto } from 'node:crypto';
import { TestEnvironment } from 'jest-environment-jsdom';

/** What every browser has, libraries need, and jsdom lacks. */
const missing = { TextEncoder, TextDecoder, Request, Response, Headers, fetch, structuredClone };

/** jsdom, completed from Node. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, missing);
    Object.defineProperty(this.global.crypto, 'subtle', { value: webcrypto.subtle });
  }
}
