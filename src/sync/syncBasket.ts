import { shop } from '../config';
import type { SyncStatus } from '../services/accountBasket';
import { RejectedError } from '../services/remoteBasket';
import { exchangeBasket, type SyncOptions } from './exchangeBasket';
import { readUnsent } from './outbox';

export type BasketSync = ReturnType<typeof syncBasket>;

/** How often a visible page reads the account's basket. */
const POLL_MS = 120_000;
/** The same while the account can't be reached. */
const RETRY_MS = 30_000;
/** A change is sent at once, and those that follow within this time together. */
const COLLECT_MS = 5000;
/** How long an answer may take before the account counts as unreachable. */
const SLOW_MS = 5000;

/**
 * Keeps the account's basket on this device and the one in the database the same. Sends changes as they
 * are made, and reads those of other devices at the start, when the page is shown again or back online,
 * and by polling. Tabs take turns.
 */
export function syncBasket(options: SyncOptions) {
  const { local, uid, observer, page } = options;
  const { entries } = local;
  const ending = new AbortController();
  const { signal } = ending;
  let status: SyncStatus = 'ok';
  let isReadDue = true;
  /** The latest exchange. */
  let last = Promise.resolve();
  let queued: Promise<void> | undefined;
  let polling: number | undefined;
  let collecting: number | undefined;

  const isOver = () => {
    // Another tab may have just signed out.
    entries.read();
    return signal.aborted || local.owner() !== uid;
  };

  const setStatus = (next: SyncStatus) => {
    status = next;
    if (!isOver()) observer.statusChanged(next);
  };

  /** Starts an exchange once the current one has ended, and resolves when it has ended too. */
  function sync(): Promise<void> {
    queued ??= last.then(() => {
      queued = undefined;
      last = run();
      return last;
    });
    return queued;
  }

  async function run() {
    const slow = page.setTimeout(setStatus, SLOW_MS, 'unreachable');
    const isReading = isReadDue;
    isReadDue = false;
    try {
      await page.navigator.locks.request(`${shop.basePath}basket/${uid}`, { signal }, () =>
        exchangeBasket(options, isReading, isOver),
      );
      setStatus('ok');
    } catch (error) {
      isReadDue = true;
      setStatus(error instanceof RejectedError ? 'rejected' : 'unreachable');
      schedulePoll();
    } finally {
      page.clearTimeout(slow);
    }
  }

  function schedulePoll() {
    page.clearTimeout(polling);
    if (!signal.aborted)
      polling = page.setTimeout(poll, status === 'unreachable' ? RETRY_MS : POLL_MS);
  }

  function poll() {
    schedulePoll();
    if (page.document.visibilityState !== 'visible') return;
    isReadDue = true;
    void sync();
  }

  const onVisibilityChange = () => {
    if (page.document.visibilityState === 'visible') poll();
    // The page may be about to close.
    else void sync();
  };

  const send = () => {
    if (collecting !== undefined) return;
    collecting = page.setTimeout(() => {
      collecting = undefined;
      void sync();
    }, COLLECT_MS);
    void sync();
  };

  page.addEventListener('online', poll, { signal });
  page.addEventListener('focus', poll, { signal });
  page.document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  local.onUnsent(send);
  schedulePoll();
  void sync();

  return {
    uid,
    /** Also resolves with `true` if the account rejects the basket: another attempt wouldn't help. */
    async save() {
      const isSaved = () => {
        entries.read();
        return !readUnsent(entries, uid);
      };
      if (isSaved()) return true;
      await sync();
      return isSaved() || status === 'rejected';
    },
    isRejected: () => status === 'rejected',
    end() {
      ending.abort();
      for (const timer of [polling, collecting]) page.clearTimeout(timer);
      local.onUnsent(() => undefined);
    },
  };
}
