import { AccountVisit } from '../testing/accountVisit';
import { FakeBrowser } from '../testing/fakeBrowser';
import { lineKey } from './basketEntries';
import { belongTo } from './basketOwner';

it('shows the account’s basket in every tab, then leaves it to the device alone', () => {
  const browser = new FakeBrowser();
  const [one, other] = [new AccountVisit(browser), new AccountVisit(browser)];
  const lamp = one.add('lamp');
  browser.settle();
  belongTo(one.store, 'asha');
  one.remove(lamp);
  const pot = one.add('pot');
  browser.settle();
  // From storage alone.
  expect([other.store.owner(), other.products]).toEqual(['asha', ['pot']]);
  const rug = other.add('rug');
  browser.settle();
  expect(one.products).toEqual(['pot', 'rug']);

  belongTo(one.store, undefined);
  browser.settle();
  for (const { products } of [one, other]) expect(products).toEqual(['pot', 'rug']);
  for (const lineId of [pot, rug]) expect(browser.entries).toHaveProperty([lineKey(lineId)]);
});

it('says after each change that something is unsent, while it is an account’s', () => {
  const visit = new AccountVisit(new FakeBrowser());
  const unsent = jest.fn();
  visit.store.onUnsent(unsent);
  visit.add();
  expect(unsent).not.toHaveBeenCalled();
  belongTo(visit.store, 'asha');
  unsent.mockClear();
  visit.remove(visit.add());
  visit.setGift(true);
  expect(unsent).toHaveBeenCalledTimes(3);
});
