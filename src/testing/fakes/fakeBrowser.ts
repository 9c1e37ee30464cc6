/** The timers of one page, on a clock that only a test moves on. */
class FakeTimers {
  private readonly timers = new Map<number, { run: () => void; at: number }>();
  now = 0;
  private started = 0;

  readonly setTimeout = <Args extends unknown[]>(
    callback: (...args: Args) => void,
    ms: number,
    ...args: Args
  ) => {
    const run = () => {
      callback(...args);
    };
    this.timers.set((this.started += 1), { run, at: this.now + ms });
    return this.started;
  };

  readonly clear = (id?: number) => {
    if (id !== undefined) this.timers.delete(id);
  };

  /** Runs the timers that are due in this time, in order. */
  pass(ms: number) {
    const end = this.now + ms;
    for (let next = this.next(end); next; next = this.next(end)) {
      const [id, { run, at }] = next;
      this.now = at;
      this.timers.delete(id);
      run();
    }
    this.now = end;
  }

  private next(end: number) {
    return [...this.timers]
      .filter(([, { at }]) => at <= end)
      .sort(([, one], [, other]) => one.at - other.at)[0];
  }
}

/** The locks that all tabs of one browser share, as far as the shop uses them. */
class FakeLocks {
  /** A promise for each lock, by its name, which settles when the latest request ends. */
  private readonly last = new Map<string, Promise<void>>();
  private requests = 0;

  /** Whether no tab holds a lock or waits for one. */
  get areFree() {
    return this.requests === 0;
  }

  /** `navigator.locks` of this tab, which releases its locks when it is closed. */
  of(tab: FakeTab): Pick<LockManager, 'request'> {
    const request = <Answer>(
      name: string,
      { signal }: { signal: AbortSignal },
      callback: () => Promise<Answer>,
    ) => {
      const hold = async () => {
        if (tab.isClosed) return undefined;
        signal.throwIfAborted();
        return Promise.race([callback(), tab.closed]);
      };
      const held = (this.last.get(name) ?? Promise.resolve()).then(hold);
      const leave = () => {
        this.requests -= 1;
      };
      this.requests += 1;
      this.last.set(name, held.then(leave, leave));
      return held;
    };
    return { request: request as LockManager['request'] };
  }
}

/** Like `Storage`, only the entries are properties of its own, so that `Object.keys` lists them. */
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

/** The parts of a window that a basket store needs: storage, events, locks, and timers that a test runs. */
export class FakeTab extends EventTarget {
  readonly document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  /** The keys of undelivered `storage` events. */
  readonly inbox: (string | null)[] = [];
  readonly navigator: { locks: Pick<LockManager, 'request'> };
  readonly performance: Pick<Performance, 'timeOrigin' | 'now'>;
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
    this.performance = { timeOrigin: browser.elapsedMs, now: () => this.timers.now };
  }

  get localStorage() {
    if (this.browser.isForbidden) throw new DOMException('Forbidden.', 'SecurityError');
    return this.storage;
  }

  setTimeout = this.timers.setTimeout;
  clearTimeout = this.timers.clear;

  /** Moves the clock on; by default until a store retries a failed write. */
  passTime(ms = 2000) {
    if (!this.isClosed) this.timers.pass(ms);
  }

  /** Closes the tab in the middle of its work: after this many writes to storage. */
  crashAfter(writes: number) {
    this.writesLeft = writes;
  }

  /** @returns whether the tab is still open */
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

  /** Shows the page again, after some events were lost. */
  wakeUp() {
    this.inbox.length = 0;
    this.document.dispatchEvent(new Event('visibilitychange'));
  }

  asWindow() {
    return this as unknown as Window;
  }
}

/** A browser whose tabs share one local storage. `storage` events wait for `settle`. */
export class FakeBrowser {
  readonly entries: Record<string, string> = {};
  isFull = false;
  isForbidden = false;
  elapsedMs = 0;
  readonly locks = new FakeLocks();
  private readonly tabs: FakeTab[] = [];

  openTab() {
    const tab = new FakeTab(this);
    this.tabs.push(tab);
    return tab;
  }

  /** Closes a tab at once: nothing in it goes on. */
  closeTab(tab: FakeTab) {
    if (tab.isClosed) return;
    tab.isClosed = true;
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    tab.end();
  }

  close() {
    for (const tab of Array.from(this.tabs)) this.closeTab(tab);
  }

  /** Moves the clock of every tab on. */
  passTime(ms = 2000) {
    this.elapsedMs += ms;
    for (const tab of this.tabs) tab.passTime(ms);
  }

  /** The shopper comes back to the window. */
  focus() {
    for (const tab of this.tabs) tab.dispatchEvent(new Event('focus'));
  }

  notify(by: FakeTab, key: string | null) {
    for (const tab of this.tabs) if (tab !== by) tab.inbox.push(key);
  }

  /** Delivers all events, and those that follow from them. Throws if they never end. */
  settle() {
    for (let events = 0; this.tabs.some((tab) => tab.receive()); events += 1) {
      if (events > 100_000) throw new Error('The tabs answer each other endlessly.');
    }
  }
}
