import { accountUnderTest } from '../testing/accountUnderTest';
import { FakeBasketDatabase } from '../testing/fakeBasketDatabase';
import { createFakeBasketStore } from '../testing/fakeBasketStore';
import { giftKey } from './basketEntries';
import { describeBasketStore } from './basketStoreContract';
import { createLocalBasketStore } from './localBasketStore';

describeBasketStore('local storage', () => {
  const basket = createFakeBasketStore();
  const { browser, elsewhere } = basket;
  return {
    open: () => createLocalBasketStore(browser.openTab().asWindow()),
    settle() {
      browser.settle();
      return Promise.resolve();
    },
    stored: () =>
      Promise.resolve({
        lines: Array.from(basket.lines, ([lineId, productId]) => ({ lineId, productId })),
        gift: giftKey() in browser.entries,
      }),
    elsewhere,
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
