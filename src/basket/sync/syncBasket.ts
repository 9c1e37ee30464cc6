import { shop } from '../../config';
import {
  type AccountBasket,
  RejectedError,
  type RemoteBasket,
  type SyncObserver,
  type SyncStatus,
  TooSoonError,
  type UnsentChange,
  WRITE_INTERVAL_MS,
} from '../basketStore';
import type { LocalBasketStore } from '../localBasketStore';
import { exchangeBasket, type SyncOptions } from './exchangeBasket';
import { readUnsent } from './lazyAccountBasket';

type BasketSync = ReturnType<typeof syncBasket>;

function statusAfter(error: unknown): SyncStatus {
  if (error instanceof TooSoonError) return 'ok';
  return error instanceof RejectedError ? 'rejected' : 'unreachable';
}

/** How long presses are collected after a write, because each write costs money. */
const COLLECT_MS = 5000;
/** How often a visible page reads the account's basket. */
const POLL_MS = 120_000;
/** The same while the account can't be reached. */
const RETRY_MS = 30_000;
/** How long an answer may take before the account counts as unreachable. */
const SLOW_MS = 5000;
/** How long `save` waits for an answer. */
const SAVE_MS = 2000;

/**
 * Keeps the account's basket on this device and the one in the database the same. Sends a change at once, and
 * those of the next seconds together; reads those of other devices at the start,
 * when the page is shown again or back online, and by polling. Tabs take turns.
 */
function syncBasket(options: SyncOptions) {
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
  let waking: number | undefined;

  const isOver = () => {
    // Another tab may have just signed out.
    entries.read();
    return signal.aborted || local.owner() !== uid;
  };

  const setStatus = (next: SyncStatus) => {
    status = next;
    if (!isOver()) observer.statusChanged(next);
  };

  const noteWrite: typeof local.noteWrite = (state) => {
    if (!isOver()) local.noteWrite(state);
  };

  /** The rest of an interval that began with this device's last write; milliseconds. */
  function leftOf(interval: number) {
    const since = local.timeSinceWrite();
    return since < interval ? interval - since : 0;
  }

  function syncAfter(ms: number) {
    waking ??= page.setTimeout(() => {
      waking = undefined;
      if (status === 'ok' && !signal.aborted) void sync();
    }, ms);
  }

  const remote = {
    ...options.remote,
    write(change: UnsentChange) {
      // Before it, too: a reload would lose the answer.
      noteWrite('sent');
      return options.remote.write(change).then(
        () => {
          noteWrite('written');
        },
        (error: unknown) => {
          noteWrite('failed');
          throw error;
        },
      );
    },
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
    const shouldRead = isReadDue;
    isReadDue = false;
    try {
      await page.navigator.locks.request(`${shop.basePath}basket/${uid}`, { signal }, () => {
        const mayWrite = leftOf(WRITE_INTERVAL_MS) === 0;
        return exchangeBasket({ ...options, remote }, { mayWrite, shouldRead, isOver });
      });
      setStatus('ok');
    } catch (error) {
      isReadDue = true;
      setStatus(statusAfter(error));
      // Sooner than the other device's next write.
      if (error instanceof TooSoonError) syncAfter(WRITE_INTERVAL_MS);
      schedulePoll();
    } finally {
      page.clearTimeout(slow);
      if (leftOf(COLLECT_MS) > 0) syncAfter(leftOf(COLLECT_MS));
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
    if (leftOf(COLLECT_MS) === 0) void sync();
    else syncAfter(leftOf(COLLECT_MS));
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
      const timeout = () =>
        new Promise<'timeout'>((resolve) => page.setTimeout(resolve, SAVE_MS, 'timeout'));
      // An addition, a removal after it, and another attempt if another device was faster.
      for (let attempt = 0; attempt < 3 && !isSaved(); attempt += 1) {
        const ms = attempt > 0 ? WRITE_INTERVAL_MS : leftOf(WRITE_INTERVAL_MS);
        if (ms > 0) await new Promise((resolve) => page.setTimeout(resolve, ms));
        const isLate = (await Promise.race([sync(), timeout()])) === 'timeout';
        if (isLate || status !== 'ok') break;
      }
      return isSaved() || status === 'rejected';
    },
    isRejected: () => status === 'rejected',
    end() {
      ending.abort();
      page.clearTimeout(polling);
      page.clearTimeout(waking);
      local.onUnsent(() => undefined);
    },
  };
}

/** The account's basket: on this device, synced with the one in the database. */
export function createSyncedAccountBasket(
  local: LocalBasketStore,
  observer: SyncObserver,
  remoteOf: (uid: string) => RemoteBasket,
  page: Window = window,
): AccountBasket {
  let sync: BasketSync | undefined;

  const end = () => {
    sync?.end();
    sync = undefined;
    observer.statusChanged('ok');
  };

  return {
    follow(uid) {
      if (sync && sync.uid === uid && local.owner() === uid) return;
      end();
      local.setOwner(uid);
      if (uid !== undefined)
        sync = syncBasket({ local, uid, remote: remoteOf(uid), observer, page });
    },
    save: async () => !sync || sync.save(),
    forget() {
      // Only this device has a basket that the database rejects.
      if (sync?.isRejected()) local.setOwner(undefined);
      else local.forget();
      end();
    },
  };
}
