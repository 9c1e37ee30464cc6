import { webcrypto } from 'node:crypto';
import { TestEnvironment } from 'jest-environment-jsdom';

/** Names that jsdom lacks, though browsers have them and libraries need them. */
const missing = { TextEncoder, TextDecoder, Request, Response, Headers, fetch, structuredClone };

/** jsdom with what it lacks taken from Node. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, missing);
    const page = this.global as unknown as Window & typeof globalThis;
    // The page is on a screen, whatever the query asks.
    page.matchMedia = (media) =>
      Object.assign(new page.EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
    page.Element.prototype.animate = () => ({}) as Animation;
    Object.defineProperty(this.global.crypto, 'subtle', { value: webcrypto.subtle });
  }
}
