import type { FakeTab } from './fakeBrowser';

interface Request {
  tab: FakeTab;
  grant(): void;
}

/** The locks that all tabs of one browser share, as much of them as the shop uses. */
export class FakeLocks {
  /** For each name who holds the lock, then who waits for it. */
  private readonly queues = new Map<string, Request[]>();

  /** Whether nobody holds or wants a lock. */
  get areFree() {
    return this.queues.size === 0;
  }

  /** `navigator.locks` of this tab. */
  of(tab: FakeTab): Pick<LockManager, 'request'> {
    const request = (
      name: string,
      { signal }: { signal: AbortSignal },
      callback: () => Promise<void>,
    ) =>
      new Promise<void>((resolve, reject) => {
        if (tab.isClosed) return;
        signal.throwIfAborted();
        const giveUp = () => {
          this.leave(name, asked);
          reject(signal.reason as Error);
        };
        const asked: Request = {
          tab,
          grant: () => {
            signal.removeEventListener('abort', giveUp);
            const leave = () => {
              this.leave(name, asked);
            };
            queueMicrotask(() => void callback().finally(leave).then(resolve, reject));
          },
        };
        signal.addEventListener('abort', giveUp);
        const queue = this.queues.get(name) ?? [];
        this.queues.set(name, [...queue, asked]);
        if (queue.length === 0) asked.grant();
      });
    return { request: request as LockManager['request'] };
  }

  /** A tab that is closed leaves its locks to the others. */
  close(tab: FakeTab) {
    for (const [name, queue] of this.queues) {
      for (const request of queue) if (request.tab === tab) this.leave(name, request);
    }
  }

  private leave(name: string, leaving: Request) {
    const queue = this.queues.get(name) ?? [];
    const rest = queue.filter((request) => request !== leaving);
    if (rest.length === 0) this.queues.delete(name);
    else this.queues.set(name, rest);
    if (queue[0] === leaving) rest[0]?.grant();
  }
}
