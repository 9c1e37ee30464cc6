import type { FakeTab } from './fakeBrowser';

/** The locks that all tabs of one browser share, as much of them as the shop uses. */
export class FakeLocks {
  /** For each name, what ends with the request that was made last. */
  private readonly last = new Map<string, Promise<void>>();
  private requests = 0;

  /** Whether nobody holds or wants a lock. */
  get areFree() {
    return this.requests === 0;
  }

  /** `navigator.locks` of this tab, which leaves its locks to the others when it is closed. */
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
