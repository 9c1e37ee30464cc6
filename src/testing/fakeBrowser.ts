/** How `Storage` looks to `Object.keys`: its entries are its own properties, its methods are not. */
function fakeStorage(tab: FakeTab, entries: Record<string, string>): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(entries, key) ? entries[key] : null),
    setItem(key: string, value: string) {
      if (tab.browser.isFull) throw new DOMException('Full.', 'QuotaExceededError');
      if (entries[key] === value) return;
      entries[key] = value;
      tab.browser.notify(tab, key);
    },
    removeItem(key: string) {
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

/** As much of a window as a basket store needs: storage, events and timers that a test runs. */
export class FakeTab extends EventTarget {
  readonly document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  /** The keys of `storage` events that have not been delivered yet. */
  readonly inbox: (string | null)[] = [];
  private readonly storage: Storage;
  private timer: (() => void) | undefined;

  constructor(readonly browser: FakeBrowser) {
    super();
    this.storage = fakeStorage(this, browser.entries);
  }

  get localStorage() {
    if (this.browser.isForbidden) throw new DOMException('Forbidden.', 'SecurityError');
    return this.storage;
  }

  setTimeout(callback: () => void) {
    this.timer = callback;
    return 1;
  }

  clearTimeout() {
    this.timer = undefined;
  }

  /** Lets the time pass that a timer waits for. */
  passTime() {
    const timer = this.timer;
    this.timer = undefined;
    timer?.();
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
  private readonly tabs: FakeTab[] = [];

  openTab() {
    const tab = new FakeTab(this);
    this.tabs.push(tab);
    return tab;
  }

  closeTab(tab: FakeTab) {
    this.tabs.splice(this.tabs.indexOf(tab), 1);
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
