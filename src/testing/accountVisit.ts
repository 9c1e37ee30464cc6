import { createLineId } from '../basket/storage/basketKeys';
import type {
  AccountBasket,
  StoredLine,
  SyncObserver,
  SyncStatus,
} from '../basket/storage/basketStore';
import { createLocalBasketStore, type LocalBasketStore } from '../basket/storage/localBasketStore';
import { FakeAccountBasket } from './fakes/fakeAccountBasket';
import type { FakeBrowser, FakeTab } from './fakes/fakeBrowser';

/** Resolves once everything has run that can run without the test. */
export const quiet = () =>
  new Promise((resolve) => {
    // jsdom has no `setImmediate`.
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve);
  });

/** Creates the account's basket for a tab, as the shop does at startup. */
export type MakeAccount = (
  local: LocalBasketStore,
  observer: SyncObserver,
  tab: FakeTab,
) => AccountBasket;

/** One tab of the shop as its shopper sees it, at first signed out. */
export class AccountVisit {
  /** The products of the lines, by their ids. */
  readonly lines = new Map<string, string>();
  gift = false;
  /** Whether storage worked, at each report. */
  readonly saved: boolean[] = [];
  status: SyncStatus = 'ok';
  /** For each sign-in that merged two baskets: how many lines only the account had. */
  merged: number[] = [];
  /** How often something was changed elsewhere. */
  changes = 0;
  /** The removals that can be undone. */
  removed: StoredLine[] = [];
  readonly tab: FakeTab;
  readonly store: LocalBasketStore;
  readonly account: AccountBasket;
  readonly stopObserving: () => void;

  constructor(
    readonly browser: FakeBrowser,
    makeAccount: MakeAccount = () => new FakeAccountBasket(),
  ) {
    this.tab = browser.openTab();
    this.store = createLocalBasketStore(this.tab.asWindow());
    this.stopObserving = this.store.observe({
      changed: ({ added, removed, gift, isReplacement }) => {
        this.changes += 1;
        if (isReplacement) {
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
      statusChanged: (status) => (this.status = status),
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

  /** Undoes the last removal. @returns the line's id, if there is one */
  undo(): string | undefined {
    const line = this.removed.pop();
    return line && this.put(line);
  }

  setGift(gift: boolean) {
    this.gift = gift;
    this.store.setGift(gift);
  }

  /** Comes back to this tab, which then reads the account's basket. */
  async focus() {
    this.tab.dispatchEvent(new Event('focus'));
    await quiet();
  }

  /** Moves this tab's clock on. */
  async pass(seconds: number) {
    for (let passed = 0; passed < seconds; passed += 1) {
      this.tab.passTime(1000);
      await quiet();
    }
  }

  /** The products that are shown, in the order of the lines. */
  get products() {
    return [...this.lines].sort().map(([, productId]) => productId);
  }

  private put(line: StoredLine): string {
    this.lines.set(line.lineId, line.productId);
    this.store.add(line);
    return line.lineId;
  }
}
