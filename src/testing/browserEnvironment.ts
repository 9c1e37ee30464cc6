import { webcrypto } from 'node:crypto';
import { TestEnvironment } from 'jest-environment-jsdom';

/** What jsdom lacks, though browsers have it and libraries need it. */
const missing = { TextEncoder, TextDecoder, Request, Response, Headers, fetch, structuredClone };

/** jsdom with what it lacks taken from Node. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, missing);
    Object.defineProperty(this.global.crypto, 'subtle', { value: webcrypto.subtle });
  }
}
