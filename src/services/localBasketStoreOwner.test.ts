import { AccountVisit } from '../testing/accountVisit';
import { FakeBasketDatabase } from '../testing/fakeBasketDatabase';
import { FakeBrowser } from '../testing/fakeBrowser';
import { lineIdOf } from './basketEntries';
import { belongTo } from './basketOwner';

/** A tab of the shop, without an account to send anything to. */
const open = (browser: FakeBrowser) =>
  new AccountVisit(browser, new FakeBasketDatabase().makeAccount);

/** The ids of the lines that are stored for this owner. */
const kept = (browser: FakeBrowser, owner?: string) =>
  Object.keys(browser.entries).flatMap((key) => lineIdOf(key, owner) ?? []);

it('gives the account what was the device’s alone, also when the page ends in the middle', () => {
  const browser = new FakeBrowser();
  const visit = open(browser);
  const lamp = visit.add('lamp');
  visit.setGift(true);
  visit.tab.crashAfter(4);
  belongTo(visit.store, 'asha');
  expect(kept(browser)).toEqual([lamp]);
  const next = open(browser);
  expect([next.store.owner(), next.products, next.gift]).toEqual(['asha', ['lamp'], true]);
  expect([kept(browser), kept(browser, 'asha')]).toEqual([[], [lamp]]);
});

it('shows the same basket in every tab, which learns from storage whose it is', () => {
  const browser = new FakeBrowser();
  const [one, other] = [open(browser), open(browser)];
  const lamp = one.add('lamp');
  browser.settle();
  belongTo(one.store, 'asha');
  one.remove(lamp);
  one.add('pot');
  browser.settle();
  expect([other.store.owner(), other.products]).toEqual(['asha', ['pot']]);
  other.add('rug');
  browser.settle();
  expect(one.products).toEqual(['pot', 'rug']);
});

it('keeps for this device alone what was in the basket when the account left', () => {
  const browser = new FakeBrowser();
  const [one, other] = [open(browser), open(browser)];
  belongTo(one.store, 'asha');
  const lamp = one.add('lamp');
  browser.settle();
  belongTo(one.store, undefined);
  browser.settle();
  for (const { products } of [one, other]) expect(products).toEqual(['lamp']);
  expect(kept(browser)).toEqual([lamp]);
  expect(Object.keys(browser.entries)).toHaveLength(1);
});

it('says that it is another basket when it is taken off the device, and leaves nothing', () => {
  const browser = new FakeBrowser();
  const { store } = open(browser);
  belongTo(store, 'asha');
  const changed = jest.fn();
  store.observe({ changed, saved: () => undefined });
  store.add({ lineId: '0mwqo2b0j-evj4gjix', productId: 'lamp' });
  store.setGift(true);
  store.forget();
  expect(changed.mock.calls).toEqual([[{ added: [], removed: [], gift: false, isOther: true }]]);
  expect(browser.entries).toEqual({});
});

it('says after each change that something is unsent, while it is an account’s', () => {
  const visit = open(new FakeBrowser());
  const unsent = jest.fn();
  visit.store.onUnsent(unsent);
  visit.add('lamp');
  expect(unsent).not.toHaveBeenCalled();
  belongTo(visit.store, 'asha');
  unsent.mockClear();
  visit.remove(visit.add('pot'));
  visit.setGift(true);
  expect(unsent).toHaveBeenCalledTimes(3);
});
