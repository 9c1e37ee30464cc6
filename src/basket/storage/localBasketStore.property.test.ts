import * as fc from 'fast-check';
import { shop } from '#shop/config';
import { AccountVisit } from '../../testing/accountVisit';
import { FakeBrowser } from '../../testing/fakes/fakeBrowser';
import { holds } from '../../testing/properties';
import { giftKey, lineIdOf, lineKey } from './basketKeys';

const happenings = fc.oneof(
  { weight: 5, arbitrary: fc.constant('add' as const) },
  { weight: 3, arbitrary: fc.constant('remove' as const) },
  { weight: 2, arbitrary: fc.constant('undo' as const) },
  { weight: 6, arbitrary: fc.constant('receive' as const) },
  { weight: 4, arbitrary: fc.constantFrom('gift', 'sleep', 'reload', 'storage' as const) },
);
const step = fc.record({
  what: happenings,
  place: fc.nat({ max: 2 }),
  storage: fc.constantFrom('full', 'roomy', 'poisoned'),
});

holds(
  'all tabs end with the same lines; none is lost, duplicated or removed unasked',
  8_000,
  [fc.array(step, { maxLength: 40 })],
  (steps) => {
    const browser = new FakeBrowser();
    const visits = [0, 1, 2].map(() => new AccountVisit(browser));
    const added = new Set<string>();
    const mayBeGone = new Set<string>();
    for (const { what, place, storage } of steps) {
      const visit = visits[place] ?? new AccountVisit(browser);
      const [first] = visit.lines.keys();
      if (what === 'add') added.add(visit.add());
      if (what === 'remove' && first !== undefined) {
        mayBeGone.add(first);
        visit.remove(first);
      }
      if (what === 'undo') visit.undo();
      if (what === 'gift') visit.setGift(!visit.gift);
      if (what === 'receive') visit.tab.receive();
      if (what === 'sleep') visit.tab.wakeUp();
      if (what === 'reload') {
        // There was no room to store these lines.
        for (const lineId of visit.lines.keys())
          if (!(lineKey(lineId) in browser.entries)) mayBeGone.add(lineId);
        browser.closeTab(visit.tab);
        visits[place] = new AccountVisit(browser);
      }
      if (what === 'storage') {
        if (storage === 'poisoned') browser.entries[`${shop.basePath}basket/not-a-line`] = '{';
        else browser.isFull = storage === 'full';
      }
    }
    browser.isFull = false;
    browser.passTime();
    browser.settle();

    const stored = Object.keys(browser.entries).flatMap((key) => lineIdOf(key) ?? []);
    for (const { lines, gift } of visits) {
      expect(Array.from(lines.keys()).sort()).toEqual(stored.toSorted());
      expect(gift).toBe(giftKey() in browser.entries);
    }
    expect(stored.filter((lineId) => !added.has(lineId))).toEqual([]);
    const lost = Array.from(added).filter((lineId) => !stored.includes(lineId));
    expect(lost.filter((lineId) => !mayBeGone.has(lineId))).toEqual([]);
  },
);
