import type { AccountBasket, Reached, SyncObserver } from '../services/accountBasket';
import type { LocalBasketStore, StoredLine } from '../services/basketStore';
import { createLineId } from '../model/lineId';
import { createLocalBasketStore } from '../services/storage/localBasketStore';
import { FakeAccountBasket } from './fakes/fakeAccountBasket';
import type { FakeBrowser, FakeTab } from './fakes/fakeBrowser';

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
  reached: Reached = 'yes';
  /** How many lines only the account had, for each sign-in that merged two baskets. */
  merged: number[] = [];
  /** The lines that were removed here and can be put back. */
  removed: StoredLine[] = [];
  readonly tab: FakeTab;
  readonly store: LocalBasketStore;
  readonly account: AccountBasket;

  constructor(
    readonly browser: FakeBrowser,
    makeAccount: MakeAccount = () => new FakeAccountBasket(),
  ) {
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
      reached: (state) => (this.reached = state),
      merged: (count) => this.merged.push(count),
    };
    this.account = makeAccount(this.store, observer, this.tab);
  }

  async signIn(uid = 'asha') {
    this.account.follow(uid);
    await quiet();
  }

  /** @returns the id of the new line */
  add(productId = 'lamp'): string {
    return this.put({ lineId: createLineId(), productId });
  }

  remove(lineId: string) {
    this.removed.push({ lineId, productId: this.lines.get(lineId) ?? '' });
    this.lines.delete(lineId);
    this.store.remove(lineId);
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
  async focus() {
    this.tab.dispatchEvent(new Event('focus'));
    await quiet();
  }

  /** Lets the time pass in this tab. */
  async pass(seconds: number) {
    for (let passed = 0; passed < seconds; passed += 1) {
      this.tab.passTime(1000);
      await quiet();
    }
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
