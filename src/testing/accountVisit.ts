import type { AccountBasket } from '../services/accountBasket';
import type { StoredLine } from '../services/basketStore';
import { createLineId } from '../services/lineId';
import { createLocalBasketStore, type LocalBasketStore } from '../services/localBasketStore';
import type { Reached, SyncObserver } from '../services/syncBasket';
import { FakeBasketDatabase } from './fakeBasketDatabase';
import type { FakeBrowser, FakeTab } from './fakeBrowser';

/** Resolves when all that can go on without a test has gone on. */
export const quiet = () =>
  new Promise((resolve) => {
    // jsdom has no `setImmediate`.
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve);
  });

/** Resolves when no tab of this browser waits for an answer, and each has heard of the others. */
export async function untilIdle(browser: FakeBrowser) {
  do {
    await quiet();
    browser.settle();
  } while (!browser.locks.areFree);
}

/** Resolves when these visits have sent their changes: also those that were collected. */
export async function untilSent(...visits: AccountVisit[]) {
  for (const { tab } of visits) tab.passTime(5000);
  await quiet();
}

/** Makes the account's basket of one tab, as the shop does at its start. */
export type MakeAccount = (
  local: LocalBasketStore,
  observer: SyncObserver,
  tab: FakeTab,
) => AccountBasket;

/** One tab of the shop, as its shopper sees it, at first without an account. */
export class AccountVisit {
  /** The products of the lines, by their ids. */
  readonly lines = new Map<string, string>();
  gift = false;
  /** What it was told of storage. */
  readonly saved: boolean[] = [];
  reached: Reached[] = [];
  joined: number[] = [];
  /** The lines that were removed here and can be put back. */
  removed: StoredLine[] = [];
  readonly tab: FakeTab;
  readonly store: LocalBasketStore;
  readonly account: AccountBasket;

  constructor(browser: FakeBrowser, makeAccount = new FakeBasketDatabase().makeAccount) {
    this.tab = browser.openTab();
    this.store = createLocalBasketStore(this.tab.asWindow());
    this.store.observe({
      changed: ({ added, removed, gift, isOther }) => {
        if (isOther) {
          this.lines.clear();
          this.removed = [];
        }
        for (const { lineId, productId } of added) {
          this.lines.set(lineId, productId);
          this.removed = this.removed.filter((line) => line.lineId !== lineId);
        }
        for (const lineId of removed) this.lines.delete(lineId);
        this.gift = gift ?? this.gift;
      },
      saved: (isSaved) => this.saved.push(isSaved),
    });
    const observer: SyncObserver = {
      reached: (state) => this.reached.push(state),
      joined: (count) => this.joined.push(count),
    };
    this.account = makeAccount(this.store, observer, this.tab);
  }

  add(productId = 'lamp'): string {
    return this.put({ lineId: createLineId(), productId });
  }

  remove(lineId: string) {
    this.removed.push({ lineId, productId: this.lines.get(lineId) ?? '' });
    this.lines.delete(lineId);
    this.store.remove(lineId);
  }

  /** An order has taken this line out of the account's basket. */
  order(lineId: string) {
    this.lines.delete(lineId);
    this.store.removeOrdered([lineId]);
  }

  /** Puts the line back that was removed last. @returns its id, if there is one */
  undo(): string | undefined {
    const line = this.removed.pop();
    return line && this.put(line);
  }

  setGift(gift: boolean) {
    this.gift = gift;
    this.store.setGift(gift);
  }

  /** Comes back to this tab, which looks what the account has. */
  focus() {
    this.tab.dispatchEvent(new Event('focus'));
  }

  /** What is shown, in the order of the lines. */
  get products() {
    return [...this.lines].sort().map(([, productId]) => productId);
  }

  private put(line: StoredLine): string {
    this.lines.set(line.lineId, line.productId);
    this.store.add(line);
    return line.lineId;
  }
}
