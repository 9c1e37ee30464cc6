import { shop } from '../config';
import type { SyncStatus } from '../services/accountBasket';
import {
  RejectedError,
  TooSoonError,
  type UnsentChange,
  WRITE_INTERVAL_MS,
} from '../services/remoteBasket';
import { exchangeBasket, type SyncOptions } from './exchangeBasket';
import { readUnsent } from './outbox';

export type BasketSync = ReturnType<typeof syncBasket>;

function statusAfter(error: unknown): SyncStatus {
  if (error instanceof TooSoonError) return 'ok';
  return error instanceof RejectedError ? 'rejected' : 'unreachable';
}

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
 * those that follow together when the database takes the next write; reads those of other devices at the start,
 * when the page is shown again or back online, and by polling. Tabs take turns.
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

  const noteWrite = () => {
    if (!isOver()) local.noteWrite();
  };

  /** How long the database won't take another write from this device; milliseconds. */
  function restMs() {
    const since = local.sinceWrite();
    // Negative if the device's clock was set back.
    return since >= 0 && since < WRITE_INTERVAL_MS ? WRITE_INTERVAL_MS - since : 0;
  }

  function syncAfterRest() {
    waking ??= page.setTimeout(() => {
      waking = undefined;
      if (status === 'ok' && !signal.aborted) void sync();
    }, restMs());
  }

  const remote = {
    ...options.remote,
    write: (change: UnsentChange) =>
      options.remote.write(change).then(noteWrite, (error: unknown) => {
        if (error instanceof TooSoonError) noteWrite();
        throw error;
      }),
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
      await page.navigator.locks.request(`${shop.basePath}basket/${uid}`, { signal }, () => {
        const isWriting = restMs() === 0;
        return exchangeBasket({ ...options, remote }, { isWriting, isReading, isOver });
      });
      setStatus('ok');
    } catch (error) {
      isReadDue = true;
      setStatus(statusAfter(error));
      schedulePoll();
    } finally {
      page.clearTimeout(slow);
      if (restMs() > 0) syncAfterRest();
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
    if (restMs() === 0) void sync();
    else syncAfterRest();
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
      do {
        if (isSaved()) return true;
        const ms = restMs();
        if (ms > 0) await new Promise((resolve) => page.setTimeout(resolve, ms));
        if ((await Promise.race([sync(), timeout()])) === 'timeout') break;
      } while (restMs() > 0);
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
