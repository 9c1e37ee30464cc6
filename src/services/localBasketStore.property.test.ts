import * as fc from 'fast-check';
import { shop } from '../config';
import { FakeBrowser, type FakeTab } from '../testing/fakeBrowser';
import { holds } from '../testing/properties';
import { giftKey, lineIdOf, lineKey } from './basketEntries';
import type { BasketStore } from './basketStore';
import { createLineId } from './lineId';
import { createLocalBasketStore } from './localBasketStore';

const tab = fc.nat({ max: 2 });
type Step =
  | { do: 'add' | 'remove' | 'undo' | 'gift' | 'receive' | 'sleep' | 'reload'; tab: number }
  | { do: 'fill' | 'makeRoom' | 'poison' };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('add' as const), tab }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('remove' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('gift' as const), tab }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('receive' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sleep' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('fill', 'makeRoom', 'poison') }) },
);

/** A tab as its shopper sees it: the lines, and those that were removed in it. */
class Visit {
  readonly lines = new Map<string, string>();
  readonly removed: string[] = [];
  gift = false;
  readonly tab: FakeTab;
  readonly store: BasketStore;

  constructor(browser: FakeBrowser) {
    this.tab = browser.openTab();
    this.store = createLocalBasketStore(this.tab.asWindow());
    this.store.observe({
      changed: ({ added, removed, gift }) => {
        for (const { lineId, productId } of added) this.lines.set(lineId, productId);
        for (const lineId of removed) this.lines.delete(lineId);
        this.gift = gift ?? this.gift;
      },
      saved: () => undefined,
    });
  }
}

holds(
  'all tabs end with the same lines; none is lost, doubled or removed by itself',
  8_000,
  [fc.array(step, { maxLength: 40 })],
  (steps) => {
    const browser = new FakeBrowser();
    const visits = [0, 1, 2].map(() => new Visit(browser));
    const added = new Set<string>();
    const everRemoved = new Set<string>();
    const unsavedAtReload = new Set<string>();
    const visit = (index: number) => {
      const found = visits[index];
      if (!found) throw new Error(`There is no tab ${index}.`);
      return found;
    };
    for (const taken of steps) {
      switch (taken.do) {
        case 'add': {
          const lineId = createLineId();
          added.add(lineId);
          visit(taken.tab).lines.set(lineId, 'lamp');
          visit(taken.tab).store.add({ lineId, productId: 'lamp' });
          break;
        }
        case 'remove': {
          const here = visit(taken.tab);
          const [lineId] = here.lines.keys();
          if (lineId === undefined) break;
          everRemoved.add(lineId);
          here.removed.push(lineId);
          here.lines.delete(lineId);
          here.store.remove(lineId);
          break;
        }
        case 'undo': {
          const here = visit(taken.tab);
          const lineId = here.removed.pop();
          if (lineId === undefined) break;
          here.lines.set(lineId, 'lamp');
          here.store.add({ lineId, productId: 'lamp' });
          break;
        }
        case 'gift': {
          const here = visit(taken.tab);
          here.gift = !here.gift;
          here.store.setGift(here.gift);
          break;
        }
        case 'receive':
          visit(taken.tab).tab.receive();
          break;
        case 'sleep':
          visit(taken.tab).tab.wakeUp();
          break;
        case 'reload': {
          const old = visit(taken.tab);
          for (const lineId of old.lines.keys()) {
            if (!(lineKey(lineId) in browser.entries)) unsavedAtReload.add(lineId);
          }
          browser.closeTab(old.tab);
          visits[taken.tab] = new Visit(browser);
          break;
        }
        case 'fill':
          browser.isFull = true;
          break;
        case 'makeRoom':
          browser.isFull = false;
          break;
        case 'poison':
          browser.entries[`${shop.basePath}basket/not-a-line`] = '{';
      }
    }
    browser.isFull = false;
    for (const { tab: open } of visits) open.passTime();
    browser.settle();

    const stored = Object.keys(browser.entries).flatMap((key) => lineIdOf(key) ?? []);
    for (const { lines, gift } of visits) {
      expect(Array.from(lines.keys()).sort()).toEqual(stored.toSorted());
      expect(gift).toBe(giftKey() in browser.entries);
    }
    expect(stored.filter((lineId) => !added.has(lineId))).toEqual([]);
    const mayBeGone = (lineId: string) => everRemoved.has(lineId) || unsavedAtReload.has(lineId);
    const lost = Array.from(added).filter((lineId) => !stored.includes(lineId));
    expect(lost.filter((lineId) => !mayBeGone(lineId))).toEqual([]);
  },
);
