import { WRITE_INTERVAL_MS } from '../basket/basketStore';
import { createLocalBasketStore, type LocalBasketStore } from '../basket/localBasketStore';
import { type MakeAccount, quiet, untilIdle } from './accountVisit';
import type { BasketStoreUnderTest } from './contracts/basketStoreContract';
import { FakeBrowser } from './fakes/fakeBrowser';

const ignore = { statusChanged: () => undefined, merged: () => undefined };

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
    const tab = browser.openTab();
    const local = createLocalBasketStore(tab.asWindow());
    const account = makeAccount(local, ignore, tab);
    return {
      ...local,
      observe(observer: Parameters<LocalBasketStore['observe']>[0]) {
        const stop = local.observe(observer);
        account.follow(uid);
        return stop;
      },
    };
  }

  const elsewhere = signIn(there);
  elsewhere.observe({ changed: () => undefined, saved: () => undefined });

  return {
    browser: here,
    open: () => signIn(here),
    async settle() {
      // Each device sends its changes, in two writes; then the first reads those of the second.
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
