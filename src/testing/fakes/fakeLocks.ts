import type { FakeTab } from './fakeBrowser';

/** The locks that all tabs of one browser share, as far as the shop uses them. */
export class FakeLocks {
  /** By name: settles when the latest request ends. */
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
