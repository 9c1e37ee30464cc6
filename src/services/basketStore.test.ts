import { describeBasketStore } from '../testing/basketStoreContract';
import { FakeBasketStore } from '../testing/fakeBasketStore';
import { FakeBrowser } from '../testing/fakeBrowser';
import { giftKey, lineIdOf } from './basketEntries';
import type { BasketStore } from './basketStore';
import { createLocalBasketStore } from './localBasketStore';

describeBasketStore('the fake', () => {
  const store = new FakeBasketStore();
  return {
    open: () => store,
    stored: () => ({
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
  const tabs = [browser.openTab()];
  const otherTab = createLocalBasketStore(browser.openTab().asWindow());
  const inOtherTab = (change: (store: BasketStore) => void) => {
    change(otherTab);
    browser.settle();
  };
  return {
    open() {
      const tab = browser.openTab();
      tabs.push(tab);
      return createLocalBasketStore(tab.asWindow());
    },
    stored: () => ({
      lines: Object.entries(browser.entries)
        .flatMap(([key, productId]) => {
          const lineId = lineIdOf(key);
          return lineId === undefined ? [] : [{ lineId, productId }];
        })
        .sort((one, other) => (one.lineId < other.lineId ? -1 : 1)),
      gift: giftKey in browser.entries,
    }),
    elsewhere: {
      add: (line) => {
        inOtherTab((store) => {
          store.add(line);
        });
      },
      remove: (lineId) => {
        inOtherTab((store) => {
          store.remove(lineId);
        });
      },
      setGift: (gift) => {
        inOtherTab((store) => {
          store.setGift(gift);
        });
      },
    },
    fillUp: () => {
      browser.isFull = true;
    },
    makeRoom: () => {
      browser.isFull = false;
      for (const tab of tabs) tab.passTime();
    },
  };
});
