/** A browser's Cache API, as far as the shop's pages use it: texts as keys, in the order of insertion. */
export class FakeCaches {
  private readonly caches = new Map<string, Map<string, Response>>();
  /** Whether a further entry has no room. */
  isFull = false;

  readonly open = (name: string) => {
    const entries = this.caches.get(name) ?? new Map<string, Response>();
    this.caches.set(name, entries);
    return Promise.resolve({
      match: (key: string) => Promise.resolve(entries.get(key)?.clone()),
      matchAll: () => Promise.resolve([...entries.values()].map((answer) => answer.clone())),
      keys: () => Promise.resolve([...entries.keys()]),
      delete: (key: string) => Promise.resolve(entries.delete(key)),
      put: (key: string, answer: Response) => {
        if (this.isFull) return Promise.reject(new DOMException('', 'QuotaExceededError'));
        entries.delete(key);
        entries.set(key, answer);
        return Promise.resolve();
      },
    });
  };

  readonly has = (name: string) => Promise.resolve(this.caches.has(name));

  readonly delete = (name: string) => Promise.resolve(this.caches.delete(name));

  readonly keys = () => Promise.resolve([...this.caches.keys()]);

  /** Replaces those of the page, until the test ends. */
  install() {
    Object.defineProperty(globalThis, 'caches', { value: this, configurable: true });
    return this;
  }
}
