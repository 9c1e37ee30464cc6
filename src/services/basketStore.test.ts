import { accountUnderTest } from '../testing/accountUnderTest';
import { describeBasketStore } from '../testing/basketStoreContract';
import { FakeBasketDatabase } from '../testing/fakeBasketDatabase';
import { FakeBasketStore } from '../testing/fakeBasketStore';
import { FakeBrowser } from '../testing/fakeBrowser';
import { giftKey, lineIdOf } from './basketEntries';
import { createLocalBasketStore } from './localBasketStore';

describeBasketStore('the fake', () => {
  const store = new FakeBasketStore();
  return {
    open: () => store,
    settle: () => Promise.resolve(),
    stored: () =>
      Promise.resolve({
        lines: Array.from(store.lines, ([lineId, productId]) => ({ lineId, productId })),
        gift: store.gift,
      }),
    elsewhere: {
      add: (line) => {
        store.changeElsewhere({ added: [line] });
      },
      remove: (lineId) => {
        store.changeElsewhere({ removed: [lineId] });
      },
      setGift: (gift) => {
        store.changeElsewhere({ gift });
      },
    },
    fillUp: () => {
      store.fillUp();
    },
    makeRoom: () => {
      store.makeRoom();
    },
  };
});

describeBasketStore('local storage', () => {
  const browser = new FakeBrowser();
  const otherTab = createLocalBasketStore(browser.openTab().asWindow());
  otherTab.observe({ changed: () => undefined, saved: () => undefined });
  return {
    open: () => createLocalBasketStore(browser.openTab().asWindow()),
    settle() {
      browser.settle();
      return Promise.resolve();
    },
    stored: () =>
      Promise.resolve({
        lines: Object.entries(browser.entries)
          .flatMap(([key, productId]) => {
            const lineId = lineIdOf(key);
            return lineId === undefined ? [] : [{ lineId, productId }];
          })
          .sort((one, other) => (one.lineId < other.lineId ? -1 : 1)),
        gift: giftKey() in browser.entries,
      }),
    elsewhere: otherTab,
    fillUp: () => {
      browser.isFull = true;
    },
    makeRoom: () => {
      browser.isFull = false;
      browser.passTime();
    },
  };
});

describeBasketStore('the account, on two devices', () => {
  const database = new FakeBasketDatabase();
  return {
    ...accountUnderTest('asha', database.makeAccount),
    stored: () => Promise.resolve(database.contentOf('asha')),
  };
});
