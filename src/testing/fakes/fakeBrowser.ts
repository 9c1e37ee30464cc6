import { FakeLocks } from './fakeLocks';
import { FakeTimers } from './fakeTimers';

/** How `Storage` looks to `Object.keys`: its entries are its own properties, its methods are not. */
function fakeStorage(tab: FakeTab, entries: Record<string, string>): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(entries, key) ? entries[key] : null),
    setItem(key: string, value: string) {
      if (!tab.isWriting()) return;
      if (tab.browser.isFull) throw new DOMException('Full.', 'QuotaExceededError');
      if (entries[key] === value) return;
      entries[key] = value;
      tab.browser.notify(tab, key);
    },
    removeItem(key: string) {
      if (!tab.isWriting()) return;
      if (!Object.hasOwn(entries, key)) return;
      Reflect.deleteProperty(entries, key);
      tab.browser.notify(tab, key);
    },
    clear() {
      for (const key of Object.keys(entries)) Reflect.deleteProperty(entries, key);
      tab.browser.notify(tab, null);
    },
  };
  return new Proxy(entries, {
    get: (_entries, name) => Reflect.get(methods, name) as unknown,
  }) as unknown as Storage;
}

/** As much of a window as a basket store needs: storage, events, locks, and timers that a test runs. */
export class FakeTab extends EventTarget {
  readonly document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  /** The keys of `storage` events that have not been delivered yet. */
  readonly inbox: (string | null)[] = [];
  readonly navigator: { locks: Pick<LockManager, 'request'> };
  isClosed = false;
  /** Makes `closed` resolve. */
  end: () => void = () => undefined;
  readonly closed = new Promise<void>((resolve) => (this.end = resolve));
  private readonly storage: Storage;
  private readonly timers = new FakeTimers();
  private writesLeft = Infinity;

  constructor(readonly browser: FakeBrowser) {
    super();
    this.storage = fakeStorage(this, browser.entries);
    this.navigator = { locks: browser.locks.of(this) };
  }

  get localStorage() {
    if (this.browser.isForbidden) throw new DOMException('Forbidden.', 'SecurityError');
    return this.storage;
  }

  setTimeout = this.timers.setTimeout;
  clearTimeout = this.timers.clear;

  /** Lets the time pass: without a number, until a store tries again to store what it could not. */
  passTime(ms = 2000) {
    if (!this.isClosed) this.timers.pass(ms);
  }

  /** Closes the tab in the middle of what it does: when it has written to storage this often. */
  crashAfter(writes: number) {
    this.writesLeft = writes;
  }

  /** @returns whether the tab is still there to write to storage */
  isWriting(): boolean {
    if (!this.isClosed && this.writesLeft === 0) this.browser.closeTab(this);
    this.writesLeft -= 1;
    return !this.isClosed;
  }

  /** Delivers one `storage` event. @returns whether there was one */
  receive(): boolean {
    const [key] = this.inbox.splice(0, 1);
    if (key === undefined) return false;
    this.dispatchEvent(Object.assign(new Event('storage'), { key }));
    return true;
  }

  /** The page is shown again, after some events were lost in the meantime. */
  wakeUp() {
    this.inbox.length = 0;
    this.document.dispatchEvent(new Event('visibilitychange'));
  }

  asWindow() {
    return this as unknown as Window;
  }
}

/** A browser whose tabs share one local storage; `storage` events wait until they are delivered. */
export class FakeBrowser {
  readonly entries: Record<string, string> = {};
  isFull = false;
  isForbidden = false;
  readonly locks = new FakeLocks();
  private readonly tabs: FakeTab[] = [];

  openTab() {
    const tab = new FakeTab(this);
    this.tabs.push(tab);
    return tab;
  }

  /** Closes a tab at once: whatever it waits for, it never goes on. */
  closeTab(tab: FakeTab) {
    if (tab.isClosed) return;
    tab.isClosed = true;
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    tab.end();
  }

  close() {
    for (const tab of [...this.tabs]) this.closeTab(tab);
  }

  /** Lets the time pass in every tab. */
  passTime(ms?: number) {
    for (const tab of this.tabs) tab.passTime(ms);
  }

  /** The shopper comes back to the window. */
  focus() {
    for (const tab of this.tabs) tab.dispatchEvent(new Event('focus'));
  }

  notify(by: FakeTab, key: string | null) {
    for (const tab of this.tabs) if (tab !== by) tab.inbox.push(key);
  }

  /** Delivers every event and all that follow. Throws when there is no end to them. */
  settle() {
    for (let events = 0; this.tabs.some((tab) => tab.receive()); events += 1) {
      if (events > 100_000) throw new Error('The tabs answer each other without an end.');
    }
  }
}
