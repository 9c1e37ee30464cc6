import { shop } from '#shop/config';
import { AccountVisit } from '../../testing/accountVisit';
import { describeBasketStore } from '../../testing/contracts/basketStoreContract';
import { createFakeBasketStore } from '../../testing/fakes/fakeBasketStore';
import { FakeBrowser } from '../../testing/fakes/fakeBrowser';
import { createLineId, giftKey, isLineId, lineKey } from './basketKeys';

describeBasketStore('local storage', () => {
  const basket = createFakeBasketStore();
  const { browser, elsewhere } = basket;
  return {
    browser,
    open: () => new AccountVisit(browser),
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
  };
});

/** A browser that has stored these entries. */
const buildBrowser = (entries: Record<string, string> = {}) => {
  const browser = new FakeBrowser();
  Object.assign(browser.entries, entries);
  return browser;
};

describe('ids of lines', () => {
  it('sort in the order in which they were created, even within a millisecond', () => {
    const ids = Array.from({ length: 1000 }, () => createLineId());
    expect(ids.every(isLineId)).toBe(true);
    expect([...new Set(ids)].sort()).toEqual(ids);
  });

  it('sort after ids from a clock that was ahead', () => {
    const ahead = `${(Date.now() + 3_600_000).toString(36).padStart(9, '0')}-00000000`;
    const visit = new AccountVisit(buildBrowser({ [lineKey(ahead)]: 'lamp' }));
    visit.add('pot');
    expect(visit.products).toEqual(['lamp', 'pot']);
  });

  it('keep their format after a stored id with the latest time possible', async () => {
    const browser = buildBrowser({ [lineKey('zzzzzzzzz-zzzzzzzz')]: 'lamp' });
    // The module is loaded again, so that other tests don't get its time.
    await jest.isolateModulesAsync(async () => {
      const page = {
        ...(await import('../../testing/accountVisit')),
        ...(await import('./basketKeys')),
      };
      expect(new page.AccountVisit(browser).products).toEqual(['lamp']);
      expect(page.createLineId()).toMatch(/^zzzzzzzzz-[0-9a-z]{8}$/);
    });
  });
});

it.each([
  ['a key of a later release', `${shop.basePath}basket/v9/0mwqo2b0j-evj4gjix`, '{"product":"123"}'],
  ['a key that is no line’s', `${shop.basePath}basket/0MWQO2B0J-EVJ4GJIX`, '123'],
  ['another shop’s entry', '/bazaar/basket/0mwqo2b0j-evj4gjix', '123'],
])('ignores %s, and doesn’t change or delete it', (_name, key, text) => {
  const browser = buildBrowser({ [key]: text });
  const visit = new AccountVisit(browser);
  const lineId = visit.add('lamp');
  browser.notify(browser.openTab(), key);
  browser.settle();
  expect(visit.products).toEqual(['lamp']);
  // A line stores only the product's id, because everything else could go stale.
  expect(browser.entries).toEqual({ [key]: text, [lineKey(lineId)]: 'lamp' });
});

it('stores an open page’s basket again after another tab has cleared storage', () => {
  const browser = buildBrowser();
  const visit = new AccountVisit(browser);
  const lineId = visit.add();
  visit.setGift(true);
  browser.openTab().localStorage.clear();
  browser.settle();
  expect(browser.entries).toEqual({ [lineKey(lineId)]: 'lamp', [giftKey()]: 'yes' });
});

it('keeps the basket until the page is closed if storage is forbidden, and reports that', () => {
  const browser = buildBrowser();
  browser.isForbidden = true;
  const visit = new AccountVisit(browser);
  expect(visit.saved).toEqual([]);
  visit.add('lamp');
  visit.add('pot');
  expect([visit.products, visit.saved]).toEqual([['lamp', 'pot'], [false]]);
});
