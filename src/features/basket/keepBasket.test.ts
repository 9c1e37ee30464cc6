import { makeStore } from '../../app/store';
import { buildProduct } from '../../test/builders';
import { FakeAuthService } from '../../test/fakeAuthService';
import { FakeBrowserStorage } from '../../test/fakeBrowserStorage';
import { addToBasket, removeFromBasket, setGift, undoRemoval } from './basketSlice';
import { keepBasket } from './keepBasket';
import { readBasket } from './storedBasket';

const lamp = buildProduct({ id: 'lamp' });
const pot = buildProduct({ id: 'pot' });
const rug = buildProduct({ id: 'rug' });
const catalogue = [lamp, pot, rug];

/** A browser whose storage holds this, and a way to open tabs of the shop in it. */
function setUp(stored: unknown = null) {
  const text = stored === null || typeof stored === 'string' ? stored : JSON.stringify(stored);
  const browser = new FakeBrowserStorage(text);
  const openTab = (sold = catalogue) => {
    const store = makeStore({ services: { auth: new FakeAuthService() } });
    const storage = browser.openTab();
    keepBasket(store, storage, sold);
    return {
      add: (...products: typeof catalogue) => {
        for (const product of products) store.dispatch(addToBasket(product));
      },
      remove: (id: string) => store.dispatch(removeFromBasket(id)),
      undo: () => store.dispatch(undoRemoval()),
      setGift: (gift: boolean) => store.dispatch(setGift(gift)),
      basket: () => store.getState().basket,
      ids: () => store.getState().basket.items.map(({ id }) => id),
      notices: () => store.getState().basket.notices,
      storage,
    };
  };
  const storedIds = () => readBasket(browser.text).basket.ids;
  return { browser, openTab, storedIds };
}

const kept = (...ids: unknown[]) => ({ version: 1, ids, gift: false, changes: {} });

describe('the basket is kept', () => {
  it('as a version, ids and the gift choice, and nothing that can go stale', () => {
    const { browser, openTab } = setUp();
    const tab = openTab();
    tab.add(lamp, pot, lamp);
    tab.setGift(true);
    browser.settle();
    const { changes, ...contents } = JSON.parse(browser.text ?? '') as Record<string, unknown>;
    expect(contents).toEqual({ version: 1, ids: ['lamp', 'pot', 'lamp'], gift: true });
    expect(Object.values(changes as object)).toEqual([4]);
  });

  it('and comes back in its order with what the catalogue says today', () => {
    const dearer = { ...lamp, price: 5000 };
    const tab = setUp({ ...kept('pot', 'lamp'), gift: true }).openTab([dearer, pot, rug]);
    expect(tab.basket().items).toEqual([pot, dearer]);
    expect(tab.basket().gift).toBe(true);
    expect(tab.notices()).toEqual([]);
  });

  it('and stays untouched for a visitor who only looks', () => {
    const { browser, openTab } = setUp(kept('pot'));
    const before = browser.text;
    openTab();
    browser.settle();
    expect(browser.text).toBe(before);
    expect(setUp().openTab().storage.storeDue()).toBe(false);
  });

  it('without what is no longer sold, and says how much that is', () => {
    const { browser, openTab, storedIds } = setUp(kept('pot', 'gone', 'lamp', 'gone'));
    const tab = openTab();
    expect(tab.ids()).toEqual(['pot', 'lamp']);
    expect(tab.notices()).toEqual([{ kind: 'withdrawn', count: 2 }]);
    browser.settle();
    expect(storedIds()).toEqual(['pot', 'lamp']);
    expect(openTab().notices()).toEqual([]);
  });

  it('and what can not be read is set aside, never thrown away', () => {
    const broken = '{"version":1,"ids":["pot","lamp","po';
    const { browser, openTab, storedIds } = setUp(broken);
    const tab = openTab();
    expect(tab.ids()).toEqual(['pot', 'lamp']);
    expect(tab.notices()).toEqual([{ kind: 'unreadable' }]);
    browser.settle();
    expect(browser.aside).toEqual([broken]);
    expect(storedIds()).toEqual(['pot', 'lamp']);
  });

  it('for the visit where nothing can be stored, and says so once', () => {
    const { browser, openTab } = setUp();
    browser.full = true;
    const tab = openTab();
    expect(tab.notices()).toEqual([]);
    tab.add(lamp);
    browser.settle();
    tab.add(pot);
    browser.settle();
    expect(tab.ids()).toEqual(['lamp', 'pot']);
    expect(tab.notices()).toEqual([{ kind: 'unkept' }]);
  });

  it('when another hand deletes or spoils it', () => {
    const { browser, openTab, storedIds } = setUp();
    const tab = openTab();
    tab.add(lamp);
    browser.settle();
    for (const text of [null, '', 'no basket', '{"version":7}', '[]']) {
      browser.store(text);
      browser.settle();
      expect(tab.ids()).toEqual(['lamp']);
      expect(storedIds()).toEqual(['lamp']);
    }
  });
});

describe('tabs agree', () => {
  it('about what one of them adds, removes, puts back and gives', () => {
    const { browser, openTab } = setUp();
    const [one, other] = [openTab(), openTab()];
    one.add(lamp, pot, rug);
    browser.settle();
    expect(other.ids()).toEqual(['lamp', 'pot', 'rug']);
    other.remove('pot');
    other.setGift(true);
    browser.settle();
    expect(one.ids()).toEqual(['lamp', 'rug']);
    expect(one.basket().gift).toBe(true);
    other.undo();
    browser.settle();
    expect(one.ids()).toEqual(['lamp', 'pot', 'rug']);
    expect(one.basket().changedElsewhere).toBe(true);
  });

  it('when each adds at the same time, and nothing is lost', () => {
    const { browser, openTab, storedIds } = setUp();
    const [one, other] = [openTab(), openTab()];
    for (let time = 0; time < 100; time += 1) {
      one.add(lamp);
      other.add(pot);
      one.storage.storeDue();
      other.storage.storeDue();
      // They hear of each other late, and at different times.
      if (time % 3 === 0) one.storage.hear();
      if (time % 7 === 0) other.storage.hear();
    }
    browser.settle();
    expect(one.ids()).toHaveLength(200);
    expect(one.ids().filter((id) => id === 'lamp')).toHaveLength(100);
    expect(other.ids()).toEqual(one.ids());
    expect(storedIds()).toEqual(one.ids());
    expect(openTab().ids()).toEqual(one.ids());
  });

  it('when a third has closed in the middle of it', () => {
    const { browser, openTab } = setUp();
    const [one, other, third] = [openTab(), openTab(), openTab()];
    third.add(rug);
    third.storage.storeDue();
    browser.closeTab(third.storage);
    one.storage.hear();
    other.add(pot);
    other.storage.storeDue();
    browser.settle();
    expect([...one.ids()].sort()).toEqual(['pot', 'rug']);
    expect(other.ids()).toEqual(one.ids());
  });

  it('though one has a newer catalogue, whose product the other can not show', () => {
    const { browser, openTab } = setUp();
    const bell = buildProduct({ id: 'bell' });
    const [old, fresh] = [openTab(), openTab([...catalogue, bell])];
    fresh.add(bell, lamp);
    browser.settle();
    expect(old.ids()).toEqual(['lamp']);
    old.add(pot);
    browser.settle();
    expect(fresh.ids()).toEqual(['bell', 'lamp', 'pot']);
  });

  it('after many visits, whose counts are not kept for ever', () => {
    jest.useFakeTimers();
    const { browser, openTab } = setUp();
    const first = openTab();
    first.add(lamp);
    browser.settle();
    for (let visit = 0; visit < 60; visit += 1) {
      jest.advanceTimersByTime(60_001);
      const tab = openTab();
      tab.add(pot);
      browser.settle();
      browser.closeTab(tab.storage);
    }
    expect(first.ids()).toHaveLength(61);
    jest.useRealTimers();
    first.add(rug);
    browser.settle();
    browser.closeTab(first.storage);
    const last = openTab();
    expect(last.ids()).toHaveLength(62);
    last.add(rug);
    browser.settle();
    expect(Object.keys(readBasket(browser.text).basket.changes).length).toBeLessThan(40);
  });
});
