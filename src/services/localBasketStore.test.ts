import { shop } from '../config';
import { AccountVisit } from '../testing/accountVisit';
import { FakeBrowser } from '../testing/fakeBrowser';
import { giftKey, lineKey, version1Key } from './basketEntries';
import { createLineId, isLineId, lineIdForPlace } from './lineId';

describe('ids of lines', () => {
  it('sort in the order in which they were made, within one millisecond too', () => {
    const ids = Array.from({ length: 1000 }, () => createLineId());
    expect(ids.every(isLineId)).toBe(true);
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(1000);
  });

  it('sort after those of a clock that was ahead', () => {
    const browser = new FakeBrowser();
    const ahead = `${(Date.now() + 3_600_000).toString(36).padStart(9, '0')}-00000000`;
    browser.entries[lineKey(ahead)] = 'lamp';
    const visit = new AccountVisit(browser);
    visit.add('pot');
    expect(visit.products).toEqual(['lamp', 'pot']);
  });

  it('keep their form whatever a stored id says of the time', async () => {
    const browser = new FakeBrowser();
    browser.entries[lineKey('zzzzzzzzz-zzzzzzzz')] = 'lamp';
    // The time that it notes is no other test's.
    await jest.isolateModulesAsync(async () => {
      const page = { ...(await import('./localBasketStore')), ...(await import('./lineId')) };
      const changed = jest.fn();
      page
        .createLocalBasketStore(browser.openTab().asWindow())
        .observe({ changed, saved: jest.fn() });
      expect(changed).toHaveBeenCalled();
      expect(page.createLineId()).toMatch(/^zzzzzzzzz-[0-9a-z]{8}$/);
    });
  });
});

it('stores the id of the product and nothing that can go stale', () => {
  const browser = new FakeBrowser();
  const visit = new AccountVisit(browser);
  const lineId = visit.add('123');
  visit.setGift(true);
  expect(browser.entries).toEqual({ [lineKey(lineId)]: '123', [giftKey()]: 'yes' });
});

it.each([
  ['a key of a later release', `${shop.basePath}basket/v9/0mwqo2b0j-evj4gjix`, '{"product":"123"}'],
  ['a key that is no line’s', `${shop.basePath}basket/0MWQO2B0J-EVJ4GJIX`, '123'],
  ['a later format of the whole basket', `${shop.basePath}basket`, '{"version":2,"ids":["123"]}'],
  ['a basket that breaks off', `${shop.basePath}basket`, '{"version":1,"ids":["12'],
  ['nonsense', `${shop.basePath}basket`, 'null'],
  ['another shop’s entry', '/bazaar/basket/0mwqo2b0j-evj4gjix', '123'],
])('ignores %s, and leaves it alone', (_name, key, text) => {
  const browser = new FakeBrowser();
  browser.entries[key] = text;
  const visit = new AccountVisit(browser);
  const lineId = visit.add('lamp');
  browser.notify(browser.openTab(), key);
  browser.settle();
  expect(visit.products).toEqual(['lamp']);
  visit.remove(lineId);
  expect(browser.entries).toEqual({ [key]: text });
});

describe('what version 1 has stored', () => {
  const text = JSON.stringify({
    version: 1,
    ids: ['lamp', 'pot', 7, 'lamp'],
    gift: true,
    changes: { a: 3 },
  });

  const old = ['lamp', 'pot', 'lamp'];
  const openOld = () => {
    const browser = new FakeBrowser();
    browser.entries[version1Key] = text;
    return browser;
  };

  it('becomes lines in the same order, before what was added since, and goes', () => {
    const browser = openOld();
    const rug = createLineId();
    browser.entries[lineKey(rug)] = 'rug';
    const { gift, products } = new AccountVisit(browser);
    expect([products, gift]).toEqual([[...old, 'rug'], true]);
    expect(browser.entries).toEqual({
      ...Object.fromEntries(old.map((id, place) => [lineKey(lineIdForPlace(place)), id])),
      [lineKey(rug)]: 'rug',
      [giftKey()]: 'yes',
    });
  });

  it('becomes the same lines in two tabs at the same moment', () => {
    const browser = openOld();
    const one = new AccountVisit(browser);
    // The other tab has read the old entry before it went.
    browser.entries[version1Key] = text;
    const other = new AccountVisit(browser);
    browser.settle();
    for (const { products } of [one, other]) expect(products).toEqual(old);
  });

  it('stays where there is no room for lines, and is shown all the same', () => {
    const browser = openOld();
    browser.isFull = true;
    const { products, saved } = new AccountVisit(browser);
    expect([products, saved]).toEqual([old, [false]]);
    expect(browser.entries[version1Key]).toBe(text);
  });

  it('is not answered when an old tab goes on writing it', () => {
    const browser = new FakeBrowser();
    const visit = new AccountVisit(browser);
    browser.openTab().localStorage.setItem(version1Key, text);
    browser.settle();
    expect(visit.products).toEqual([]);
    expect(browser.entries).toEqual({ [version1Key]: text });
  });
});

it('stores the basket of an open page again when all storage is deleted', () => {
  const browser = new FakeBrowser();
  const visit = new AccountVisit(browser);
  visit.add();
  visit.setGift(true);
  const before = { ...browser.entries };
  browser.openTab().localStorage.clear();
  browser.settle();
  expect(browser.entries).toEqual(before);
});

it('holds the basket for the visit where storage is forbidden, and says so', () => {
  const browser = new FakeBrowser();
  browser.isForbidden = true;
  const visit = new AccountVisit(browser);
  expect(visit.saved).toEqual([]);
  visit.add('lamp');
  visit.add('pot');
  expect([visit.products, visit.saved]).toEqual([['lamp', 'pot'], [false]]);
  expect(browser.entries).toEqual({});
});
