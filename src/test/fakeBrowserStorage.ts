import type { BasketStorage, BasketStorageListener } from '../services/basketStorage';

/**
 * A browser's storage for one text, with its tabs: what one stores the others hear of only when it is
 * delivered, in the order in which it was stored. Tabs of one process read it at once; those of
 * `processes` of their own read it when they hear of it.
 */
export class FakeBrowserStorage {
  text: string | null;
  aside: string[] = [];
  /** Whether storing fails. */
  full = false;
  private readonly tabs: FakeTab[] = [];

  constructor(
    text: string | null = null,
    readonly processes = false,
  ) {
    this.text = text;
  }

  /** The storage as a new tab has it. */
  openTab(): FakeTab {
    const tab = new FakeTab(this);
    this.tabs.push(tab);
    return tab;
  }

  /** The tab stores what is due, and then hears and stores no more. */
  closeTab(tab: FakeTab) {
    tab.storeDue();
    this.tabs.splice(this.tabs.indexOf(tab), 1);
  }

  /** Stores a text, as the tab `by` or by other hands. */
  store(text: string | null, by?: FakeTab) {
    if (text === this.text) return;
    this.text = text;
    for (const tab of this.tabs) {
      if (tab === by) tab.view = text;
      else tab.inbox.push(text);
    }
  }

  /** Lets everything be stored and heard, until nothing is left to tell. */
  settle() {
    const step = () => this.tabs.some((tab) => tab.storeDue() || tab.hear());
    for (let steps = 0; step(); steps += 1) {
      if (steps > 10_000) throw new Error('The tabs never come to an end.');
    }
  }
}

export class FakeTab implements BasketStorage {
  readonly inbox: (string | null)[] = [];
  private listener: BasketStorageListener | undefined;
  private due: (() => string) | undefined;

  /** The storage as its process sees it. */
  view: string | null;

  constructor(private readonly browser: FakeBrowserStorage) {
    this.view = browser.text;
  }

  read() {
    return this.browser.processes ? this.view : this.browser.text;
  }

  write(text: () => string) {
    this.due = text;
  }

  setAside(text: string) {
    this.browser.aside.push(text);
  }

  observe(listener: BasketStorageListener) {
    this.listener = listener;
  }

  /** @returns whether there was anything to store. */
  storeDue(): boolean {
    if (!this.due) return false;
    const text = this.due();
    this.due = undefined;
    if (this.browser.full) this.listener?.failed();
    else this.browser.store(text, this);
    return true;
  }

  /** Hears of the next text that another tab has stored. @returns whether there was one. */
  hear(): boolean {
    const text = this.inbox.shift();
    if (text === undefined) return false;
    this.view = text;
    this.listener?.changed(text);
    return true;
  }
}
