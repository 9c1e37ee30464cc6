import type { BasketStorage, BasketStorageListener } from '../services/basketStorage';

/**
 * A browser's storage for one text, with its tabs: what one stores is read by all at once, but the
 * others hear of it only when it is delivered, in the order in which it was stored.
 */
export class FakeBrowserStorage {
  text: string | null;
  aside: string[] = [];
  /** Whether storing fails. */
  full = false;
  private readonly tabs: FakeTab[] = [];

  constructor(text: string | null = null) {
    this.text = text;
  }

  /** The storage as a new tab has it. */
  openTab(): FakeTab {
    const tab = new FakeTab(this);
    this.tabs.push(tab);
    return tab;
  }

  /** The tab hears and stores no more. */
  closeTab(tab: FakeTab) {
    this.tabs.splice(this.tabs.indexOf(tab), 1);
  }

  /** Stores a text, as the tab `by` or by other hands. */
  store(text: string | null, by?: FakeTab) {
    if (text === this.text) return;
    this.text = text;
    for (const tab of this.tabs) if (tab !== by) tab.inbox.push(text);
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

  constructor(private readonly browser: FakeBrowserStorage) {}

  read() {
    return this.browser.text;
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
    this.listener?.changed(text);
    return true;
  }
}
