import type { Dispatch } from '@reduxjs/toolkit';
import { shop } from '#shop/config';
import { announce, withdraw } from '../../app/announce';
import { onReturn } from '../../ui/onReturn';
import { basketWords as words } from '#words/basket';
import { accountBasketWords } from '#words/basketPage';
import { basketsMerged, syncStatusChanged } from '../basketSlice';
import {
  giftKey,
  joiningKey,
  lineIdOf,
  lineKey,
  removedIdOf,
  removedKey,
} from '../storage/basketKeys';
import {
  type AccountBasket,
  RejectedError,
  type RemoteBasket,
  type StoredLine,
  type SyncObserver,
  type SyncStatus,
  TooSoonError,
  type UnsentChange,
  WRITE_INTERVAL_MS,
} from '../storage/basketStore';
import type { BasketEntries, LocalBasketStore } from '../storage/localBasketStore';

/**
 * The next changes that the account has not acknowledged: lines that it lacks and the gift choice, after these the
 * lines to remove, because one write can't do both. `undefined` if there are none.
 */
function readUnsent({ values }: BasketEntries, uid: string): UnsentChange | undefined {
  const change: UnsentChange = { added: [], removed: [] };
  for (const [key, productId] of values) {
    const addedId = lineIdOf(key);
    const removedId = removedIdOf(key, uid);
    if (addedId !== undefined) change.added.push({ lineId: addedId, productId });
    if (removedId !== undefined) change.removed.push({ lineId: removedId, productId });
  }
  const gift = values.get(giftKey());
  if (gift !== undefined) change.gift = gift === 'yes';
  if (change.added.length > 0 || gift !== undefined) return { ...change, removed: [] };
  return change.removed.length > 0 ? change : undefined;
}

/** Records that the account has made this change, except for what has changed again since. */
function acknowledge(
  { values, set }: BasketEntries,
  uid: string,
  { added, removed, gift }: UnsentChange,
) {
  for (const { lineId, productId } of added) {
    if (!values.has(lineKey(lineId))) continue;
    set(lineKey(lineId, uid), productId);
    set(lineKey(lineId), undefined);
  }
  for (const { lineId } of removed) {
    set(lineKey(lineId, uid), undefined);
    set(removedKey(lineId, uid), undefined);
  }
  if (gift !== undefined && (values.get(giftKey()) === 'yes') === gift) {
    set(giftKey(uid), gift ? 'yes' : undefined);
    set(giftKey(), undefined);
  }
}

/**
 * Makes the mirror of the account's basket equal to it, except for lines that were removed or ordered
 * here while it was being read.
 *
 * @param keysBefore the keys that were stored before it was read
 * @returns the keys that changed and, after a sign-in, how many lines only the account had
 */
function mergeRemote(
  { values, set }: BasketEntries,
  uid: string,
  { lines, gift }: { lines: readonly StoredLine[]; gift: boolean },
  keysBefore: ReadonlySet<string>,
) {
  const changed: string[] = [];
  const put = (key: string, value: string | undefined) => {
    if (values.get(key) === value) return;
    set(key, value);
    changed.push(key);
  };
  let merged = 0;
  for (const { lineId, productId } of lines) {
    const key = lineKey(lineId, uid);
    const isOrdered = keysBefore.has(key) && !values.has(key);
    if (isOrdered || values.has(removedKey(lineId, uid))) continue;
    if (!values.has(key) && !values.has(lineKey(lineId))) merged += 1;
    put(key, productId);
  }
  const ids = new Set(lines.map(({ lineId }) => lineId));
  for (const key of values.keys()) {
    const lineId = lineIdOf(key, uid);
    if (lineId !== undefined && !ids.has(lineId)) put(key, undefined);
  }
  put(giftKey(uid), gift ? 'yes' : undefined);
  if (!values.has(joiningKey)) merged = 0;
  set(joiningKey, undefined);
  return { changed, merged };
}

/** The number is that of Firestore's full client. */
const TIMEOUT_MS = 15_000;

interface SyncOptions {
  local: LocalBasketStore;
  uid: string;
  remote: RemoteBasket;
  observer: SyncObserver;
  page: Window;
}

interface Exchange {
  /** Sends all unsent changes in one write. */
  mayWrite: boolean;
  /** Then reads the account's basket. */
  shouldRead: boolean;
  /** Whether the account's basket has left this device: late answers are ignored. */
  isOver: () => boolean;
}

/**
 * Exchanges changes with the account's basket. Rejects if the account doesn't answer in time, and with a
 * `TooSoonError`, after reading, if it didn't take the write yet.
 */
async function exchangeBasket(
  { local, uid, remote, observer, page }: SyncOptions,
  { mayWrite, shouldRead, isOver }: Exchange,
) {
  const { entries } = local;

  // A pending request would keep the other tabs from syncing.
  const timeout = () =>
    new Promise<never>((_resolve, reject) => {
      page.setTimeout(reject, TIMEOUT_MS, new Error('The account does not answer.'));
    });

  if (isOver()) return;
  const change = mayWrite && readUnsent(entries, uid);
  let tooSoon: TooSoonError | undefined;
  if (change) {
    await Promise.race([remote.write(change), timeout()]).catch((error: unknown) => {
      if (!(error instanceof TooSoonError)) throw error;
      tooSoon = error;
    });
    if (isOver()) return;
    if (!tooSoon) acknowledge(entries, uid, change);
  }
  if (shouldRead) {
    const keysBefore = new Set(entries.values.keys());
    const basket = await Promise.race([remote.read(), timeout()]);
    if (isOver()) return;
    const { changed, merged } = mergeRemote(entries, uid, basket, keysBefore);
    local.report(changed);
    if (merged > 0) observer.merged(merged);
  }
  if (tooSoon) throw tooSoon;
}

function statusAfter(error: unknown): SyncStatus {
  if (error instanceof TooSoonError) return 'ok';
  return error instanceof RejectedError ? 'rejected' : 'unreachable';
}

/** How long presses are collected after a write, because each write costs money. */
const COLLECT_MS = 5000;
/** How often a visible page reads the account's basket. */
const POLL_MS = 120_000;
/** How often a visible page retries while the account can't be reached. */
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
      // The time is stored before the write, too, because a reload would lose the answer.
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
      // This retry comes sooner than the other device's next write.
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

  /** The page may be about to close. */
  const syncIfHidden = () => {
    if (page.document.visibilityState === 'hidden') void sync();
  };

  const send = () => {
    if (leftOf(COLLECT_MS) === 0) void sync();
    else syncAfter(leftOf(COLLECT_MS));
  };

  const stopListening = onReturn(poll, page);
  page.document.addEventListener('visibilitychange', syncIfHidden, { signal });
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
      // Three exchanges cover an addition, a removal, and a retry if another device was faster.
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
      stopListening();
      page.clearTimeout(polling);
      page.clearTimeout(waking);
      local.onUnsent(() => undefined);
    },
  };
}

/** Stores the sync's status and result, and announces them. */
export function accountBasketObserver(dispatch: Dispatch): SyncObserver {
  let last: SyncStatus = 'ok';
  return {
    statusChanged(status) {
      dispatch(syncStatusChanged(status));
      if (status !== last && last !== 'ok') dispatch(withdraw(accountBasketWords[last]));
      if (status !== last && status !== 'ok') dispatch(announce(accountBasketWords[status]));
      last = status;
    },
    merged(count) {
      dispatch(basketsMerged(count));
      dispatch(announce(words.merged(count)));
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
  let sync: ReturnType<typeof syncBasket> | undefined;

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
