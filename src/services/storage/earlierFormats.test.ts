import { lineIdForPlace } from '../../model/lineId';
import { AccountVisit } from '../../testing/accountVisit';
import { FakeBrowser } from '../../testing/fakes/fakeBrowser';
import { basketPrefix, giftKey, lineKey, ownerKey, removedKey } from './basketKeys';

const [lamp, pot, rug] = [0, 1, 2].map(lineIdForPlace) as [string, string, string];
const visit = (entries: Record<string, string>) => {
  const browser = new FakeBrowser();
  Object.assign(browser.entries, entries);
  return { browser, visit: new AccountVisit(browser) };
};

it('an update of the shop keeps what I changed in my account’s basket and it has not received', () => {
  const account = `${basketPrefix}asha/`;
  const { browser, visit: mine } = visit({
    [ownerKey]: 'asha',
    [account + lamp]: 'lamp',
    [account + pot]: 'pot',
    [`${account}unsent/add/${pot}`]: 'pot',
    [`${account}unsent/remove/${rug}`]: 'rug',
    [`${account}unsent/gift`]: 'yes',
  });
  expect([mine.products, mine.gift]).toEqual([['lamp', 'pot'], true]);
  expect(browser.entries).toEqual({
    [ownerKey]: 'asha',
    [lineKey(lamp, 'asha')]: 'lamp',
    [lineKey(pot)]: 'pot',
    [removedKey(rug, 'asha')]: 'rug',
    [giftKey()]: 'yes',
  });
});

describe('a basket of the first release', () => {
  const text = JSON.stringify({ version: 1, ids: ['lamp', 'pot', 7, 'lamp'], gift: true });
  const key = basketPrefix.slice(0, -1);

  it('becomes lines in the same order', () => {
    const { browser, visit: mine } = visit({ [key]: text });
    expect([mine.products, mine.gift]).toEqual([['lamp', 'pot', 'lamp'], true]);
    expect(browser.entries).not.toHaveProperty([key]);
  });

  it('stays stored until its lines are', () => {
    const browser = new FakeBrowser();
    browser.entries[key] = text;
    browser.isFull = true;
    expect(new AccountVisit(browser).products).toEqual(['lamp', 'pot', 'lamp']);
    expect(browser.entries).toHaveProperty([key]);
    browser.isFull = false;
    expect(new AccountVisit(browser).products).toEqual(['lamp', 'pot', 'lamp']);
    expect(browser.entries).not.toHaveProperty([key]);
  });
});
