import { WRITE_INTERVAL_MS } from '../basket/storage/basketStore';
import { AccountVisit, type MakeAccount, quiet } from './accountVisit';
import type { BasketStoreUnderTest } from './contracts/basketStoreContract';
import { FakeBrowser } from './fakes/fakeBrowser';

/** Resolves once no tab of this browser waits for a response, and all storage events are delivered. */
async function untilIdle(browser: FakeBrowser) {
  do {
    await quiet();
    browser.settle();
  } while (!browser.locks.areFree);
}

/**
 * An account's basket for the contract test: `open` is on one device, `elsewhere` on another.
 *
 * @param age makes the database take the next write at once
 */
export function accountUnderTest(
  uid: string,
  makeAccount: MakeAccount,
  age: () => unknown = () => undefined,
): Omit<BasketStoreUnderTest, 'stored'> {
  const [here, there] = [new FakeBrowser(), new FakeBrowser()];

  function signIn(browser: FakeBrowser) {
    const visit = new AccountVisit(browser, makeAccount);
    visit.account.follow(uid);
    return visit;
  }

  const elsewhere = signIn(there).store;

  return {
    browser: here,
    open: () => signIn(here),
    async settle() {
      // Each device sends its changes in two writes; then the first reads those of the second.
      for (const browser of [here, here, there, there, here]) {
        await untilIdle(browser);
        await age();
        browser.passTime(WRITE_INTERVAL_MS);
        browser.focus();
        await untilIdle(browser);
      }
    },
    elsewhere,
    async end() {
      for (const browser of [here, there]) browser.close();
      await quiet();
    },
  };
}
