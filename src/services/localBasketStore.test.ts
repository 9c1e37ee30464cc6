import { shop } from '../config';
import { FakeBrowser, type FakeTab } from '../testing/fakeBrowser';
import { giftKey, lineKey, version1Key } from './basketEntries';
import { createLineId, isLineId, lineIdForPlace } from './lineId';
import { createLocalBasketStore } from './localBasketStore';

/** A tab with an open basket, and the products that it shows, in their order. */
function open(browser: FakeBrowser, tab: FakeTab = browser.openTab()) {
  const store = createLocalBasketStore(tab.asWindow());
  const lines = new Map<string, string>();
  const saved: boolean[] = [];
  let gift = false;
  store.observe({
    changed(change) {
      for (const { lineId, productId } of change.added) lines.set(lineId, productId);
      for (const lineId of change.removed) lines.delete(lineId);
      gift = change.gift ?? gift;
    },
    saved: (isSaved) => saved.push(isSaved),
  });
  const add = (productId: string) => {
    const line = { lineId: createLineId(), productId };
    lines.set(line.lineId, productId);
    store.add(line);
    return line;
  };
  const products = () =>
    Array.from(lines)
      .sort()
      .map(([, product]) => product);
  return { add, lines, products, saved, store, tab, gift: () => gift };
}

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
    const { add, products } = open(browser);
    add('pot');
    expect(products()).toEqual(['lamp', 'pot']);
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
  const { add, store } = open(browser);
  const { lineId } = add('123');
  store.setGift(true);
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
  const { add, products, store } = open(browser);
  const line = add('lamp');
  browser.notify(browser.openTab(), key);
  browser.settle();
  store.remove(line.lineId);
  expect(products()).toEqual(['lamp']);
  expect(browser.entries).toEqual({ [key]: text });
});

describe('what version 1 has stored', () => {
  const text = JSON.stringify({
    version: 1,
    ids: ['lamp', 'pot', 7, 'lamp'],
    gift: true,
    changes: { a: 3 },
  });

  it('becomes lines in the same order, and goes', () => {
    const browser = new FakeBrowser();
    browser.entries[version1Key] = text;
    const { gift, products } = open(browser);
    expect(products()).toEqual(['lamp', 'pot', 'lamp']);
    expect(gift()).toBe(true);
    expect(browser.entries).toEqual({
      [lineKey(lineIdForPlace(0))]: 'lamp',
      [lineKey(lineIdForPlace(1))]: 'pot',
      [lineKey(lineIdForPlace(2))]: 'lamp',
      [giftKey()]: 'yes',
    });
    expect(open(browser).products()).toEqual(['lamp', 'pot', 'lamp']);
  });

  it('comes before what was added since', () => {
    const browser = new FakeBrowser();
    browser.entries[lineKey(createLineId())] = 'rug';
    browser.entries[version1Key] = text;
    expect(open(browser).products()).toEqual(['lamp', 'pot', 'lamp', 'rug']);
  });

  it('becomes the same lines in two tabs at the same moment', () => {
    const browser = new FakeBrowser();
    browser.entries[version1Key] = text;
    const one = open(browser);
    // The other tab has read the old entry before it went.
    browser.entries[version1Key] = text;
    const other = open(browser);
    browser.settle();
    for (const tab of [one, other]) expect(tab.products()).toEqual(['lamp', 'pot', 'lamp']);
  });

  it('stays where there is no room for lines, and is shown all the same', () => {
    const browser = new FakeBrowser();
    browser.entries[version1Key] = text;
    browser.isFull = true;
    const { products, saved } = open(browser);
    expect(products()).toEqual(['lamp', 'pot', 'lamp']);
    expect(saved).toEqual([false]);
    expect(browser.entries[version1Key]).toBe(text);
  });

  it('is not answered when an old tab goes on writing it', () => {
    const browser = new FakeBrowser();
    const { products } = open(browser);
    const old = browser.openTab();
    old.localStorage.setItem(version1Key, text);
    browser.settle();
    expect(products()).toEqual([]);
    expect(browser.entries).toEqual({ [version1Key]: text });
  });
});

it('shows what other tabs did while this one slept', () => {
  const browser = new FakeBrowser();
  const one = open(browser);
  const lamp = one.add('lamp');
  const other = open(browser);
  other.add('pot');
  other.store.remove(lamp.lineId);
  other.store.setGift(true);
  one.tab.wakeUp();
  expect(one.products()).toEqual(['pot']);
  expect(one.gift()).toBe(true);
});

it('stores the basket of an open page again when all storage is deleted', () => {
  const browser = new FakeBrowser();
  const { add, store } = open(browser);
  add('lamp');
  store.setGift(true);
  const before = { ...browser.entries };
  browser.openTab().localStorage.clear();
  browser.settle();
  expect(browser.entries).toEqual(before);
});

it('holds the basket for the visit where storage is forbidden, and says so', () => {
  const browser = new FakeBrowser();
  browser.isForbidden = true;
  const { add, saved } = open(browser);
  expect(saved).toEqual([]);
  add('lamp');
  add('pot');
  expect(saved).toEqual([false]);
  expect(browser.entries).toEqual({});
});

it('goes on trying, and stores all of it when there is room', () => {
  const browser = new FakeBrowser();
  const { add, saved, tab } = open(browser);
  browser.isFull = true;
  const line = add('lamp');
  tab.passTime();
  tab.passTime();
  expect(saved).toEqual([false]);
  browser.isFull = false;
  tab.passTime();
  expect(saved).toEqual([false, true]);
  expect(browser.entries).toEqual({ [lineKey(line.lineId)]: 'lamp' });
});
